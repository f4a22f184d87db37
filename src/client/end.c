/* end.c: when a game is over, checks its dice against the seed, and saves the record. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "client/internal.h"
#include "core/record/record.h"
#include "i18n/i18n.h"

/* The moves seen here, under the head that the server sent: seats that computer players
 * had for a while must not show in it. */
static struct match *seen_match(const struct client *client)
{
    struct error error = {0};
    const struct match *seen = client->remote.table->match;
    struct match *match = record_read(client->plan.games, client->head.data,
                                      client->head.length, "", &error);
    for (size_t i = match != NULL ? match->count : seen->count; i < seen->count; i++)
        match_choose(match, seen->log[i].choice);
    return match;
}

static bool write_file(const char *path, const struct buffer *text)
{
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    size_t at = 0;
    while (at < text->length) {
        ssize_t count = write(file, text->data + at, text->length - at);
        if (count <= 0)
            break;
        at += (size_t)count;
    }
    return close(file) == 0 && at == text->length;
}

/* The file is named after the table, so saving it twice makes one file. */
static void keep_record(struct client *client, const struct buffer *text)
{
    char path[STORE_PATH];
    struct text out = text_init(path, sizeof path);
    if (client->folder[0] == '\0')
        return;
    text_format(&out, "%s/online-%s.rec", client->folder, client->address.table);
    if (out.overflow || !write_file(path, text)) {
        client_notify(client, tr("The record could not be kept in %s: %s"), path,
                      strerror(errno));
        return;
    }
    if (!text_copy(client->remote.record, sizeof client->remote.record, path))
        client->remote.record[0] = '\0';
}

static void notify_check(struct client *client, const struct buffer *text)
{
    struct error error = {0};
    struct buffer report = {0};
    if (fair_check(client->plan.games, text->data, text->length, "", &report, &error))
        client_notify(client, "%s",
                      tr("The dice were checked: all fell as was promised before the "
                         "game."));
    else
        client_notify(client, tr("The dice do not agree with what was promised: %s"),
                      error.text);
    buffer_deinit(&report);
}

void client_end(struct client *client, const char *seed)
{
    struct error error = {0};
    struct buffer text = {0};
    if (client->remote.table == NULL || client->remote.record[0] != '\0' ||
        seed[0] == '\0')
        return;
    struct match *match = seen_match(client);
    if (match == NULL)
        return;
    if (notes_set(&match->notes, "x-fair-seed", seed, &error)) {
        fair_write_record(match, &text);
        notify_check(client, &text);
        keep_record(client, &text);
    }
    buffer_deinit(&text);
    match_free(match);
}
