/* desk_file.c: the record of a game: written to a file, and looked through. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/speech.h"
#include "core/memory.h"
#include "core/record.h"
#include "tui/desk.h"
#include "tui/panel.h"

/* True, or the error says why not; a file that is there is not written over. */
static bool write_file(const char *name, const struct buffer *data, struct error *error)
{
    error_place(error, name, 0);
    FILE *file = fopen(name, "wx");
    if (!file && errno == EEXIST)
        return error_set(error, "%s", say("there is a file of that name already"));
    if (!file)
        return error_set(error, "%s", strerror(errno));
    bool written = fwrite(data->data, 1, data->length, file) == data->length;
    bool closed = fclose(file) == 0;
    return (written && closed) || error_set(error, "%s", strerror(errno));
}

void desk_export(struct desk *desk)
{
    const struct match *match = desk->table->match;
    char name[STORE_PATH], line[ERROR_TEXT + ERROR_FILE];
    struct error error = {0};
    struct buffer record;
    desk->message[0] = '\0';
    snprintf(name, sizeof name, "%s-%s.record", match->game->name, match->seed);
    if (!panel_type(desk->screen, say("Save the record"), say("To which file?"), name,
                    sizeof name) ||
        !name[0])
        return;
    buffer_init(&record);
    record_write(match, &record);
    if (write_file(name, &record, &error))
        desk_say(desk, INK_GOOD, say("The record is in %s."), name);
    else
        desk_say(desk, INK_BAD, "%s", error_line(&error, line, sizeof line));
    buffer_deinit(&record);
}

/* The list of what happened; from there the positions can be gone through. */
void desk_log(struct desk *desk)
{
    size_t events = table_events(desk->table);
    desk->message[0] = '\0';
    if (events == 0) {
        desk_say(desk, INK_PLAIN, "%s", say("Nothing happened yet."));
        return;
    }
    struct panel_item *items = memory_new(events, sizeof *items);
    for (size_t i = 0; i < events; i++) {
        struct text text = text_init(items[i].words, sizeof items[i].words);
        table_write_event(desk->table, i, &text);
    }
    int chosen = panel_choose(desk->screen, say("What happened (Enter: look at it)"),
                              items, (int)events, (int)events - 1);
    free(items);
    if (chosen >= 0)
        replay_run(desk->screen, desk->table, (size_t)chosen + 1);
}
