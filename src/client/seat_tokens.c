/* seat_tokens.c: reading and replacing the file of seats. */
#include "client/seat_tokens.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/text/file_read.h"
#include "i18n/i18n.h"
#include "session/store/store.h"

enum { SEAT_TOKENS_MOST = 200 };

/* The next word of a line into `out`. */
static bool take(const char **at, char *out, size_t size)
{
    struct text text = text_init(out, size);
    size_t length = strcspn(*at, " \n");
    text_put_n(&text, *at, length);
    *at += length;
    *at += **at == ' ';
    return length > 0 && !text.overflow;
}

static bool read_line(const char *line, struct seat_tokens_seat *seat)
{
    char hex[FAIR_HEX];
    *seat = (struct seat_tokens_seat){0};
    struct table_address *address = &seat->address;
    return take(&line, address->server, sizeof address->server) &&
           take(&line, address->table, sizeof address->table) &&
           take(&line, address->token, sizeof address->token) &&
           take(&line, hex, sizeof hex) && fair_from_hex(hex, seat->entropy);
}

static bool is_same(const struct seat_tokens_seat *a, const struct seat_tokens_seat *b)
{
    return strcmp(a->address.server, b->address.server) == 0 &&
           strcmp(a->address.table, b->address.table) == 0;
}

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');
    return end != NULL ? end + 1 : line + strlen(line);
}

bool seat_tokens_find(const char *path, struct seat_tokens_seat *seat)
{
    struct buffer text = {0};
    struct error error = {0};
    struct seat_tokens_seat found;
    bool good = false;
    if (file_read_path(path, &text, &error))
        for (const char *line = text.data; line != NULL && *line; line = next_line(line))
            if (read_line(line, &found) && is_same(&found, seat)) {
                text_copy(seat->address.token, sizeof seat->address.token,
                          found.address.token);
                memcpy(seat->entropy, found.entropy, sizeof seat->entropy);
                good = true;
            }
    buffer_deinit(&text);
    return good;
}

static void put(struct buffer *out, const struct seat_tokens_seat *seat)
{
    char hex[FAIR_HEX];
    fair_to_hex(seat->entropy, hex);
    buffer_format(out, "%s %s %s %s\n", seat->address.server, seat->address.table,
                  seat->address.token, hex);
}

/* The newest lines of other seats, then this one. */
static void renew(const char *text, const struct seat_tokens_seat *seat,
                  struct buffer *out)
{
    struct seat_tokens_seat other;
    int count = 0;
    for (const char *line = text; line != NULL && *line; line = next_line(line))
        count++;
    for (const char *line = text; line != NULL && *line; line = next_line(line))
        if (count-- < SEAT_TOKENS_MOST && read_line(line, &other) &&
            !is_same(&other, seat))
            put(out, &other);
    put(out, seat);
}

static bool write_all(int file, const struct buffer *text)
{
    for (size_t at = 0; at < text->length;) {
        ssize_t count = write(file, text->data + at, text->length - at);
        if (count <= 0)
            return false;
        at += (size_t)count;
    }
    return fsync(file) == 0;
}

static bool replace(const char *path, const struct buffer *text, struct error *error)
{
    char beside[STORE_PATH];
    struct text name = text_init(beside, sizeof beside);
    text_format(&name, "%s.%ld", path, (long)getpid());
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool good = file >= 0 && write_all(file, text);
    int why = errno;
    if (file >= 0)
        close(file);
    if (good && rename(beside, path) == 0)
        return true;
    why = good ? errno : why;
    if (file >= 0)
        unlink(beside);
    error_set(error, tr("the seat could not be kept: %s"), strerror(why));
    error_place(error, path, 0);
    return false;
}

bool seat_tokens_keep(const char *path, const struct seat_tokens_seat *seat,
                      struct error *error)
{
    struct buffer old = {0}, fresh = {0};
    struct error missing = {0};
    if (!file_read_path(path, &old, &missing))
        buffer_clear(&old);
    renew(old.data, seat, &fresh);
    bool good = replace(path, &fresh, error);
    buffer_deinit(&old);
    buffer_deinit(&fresh);
    return good;
}
