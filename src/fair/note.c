/* note.c: writes what a record says about its dice, and its digest. */
#include <assert.h>
#include <string.h>

#include "core/record/record.h"
#include "fair/internal.h"

static void set_note(struct match *match, const char *name, const char *value)
{
    struct error error;
    bool set = notes_set(&match->notes, name, value, &error);
    assert(set);
    (void)set;
}

static void set_bytes(struct match *match, const char *name, const unsigned char *bytes)
{
    char hex[FAIR_HEX];
    fair_to_hex(bytes, hex);
    set_note(match, name, hex);
}

void fair_note(const struct fair *fair, bool reveal, struct match *match)
{
    unsigned char commitment[FAIR_BYTES];
    fair_commit(fair->table, fair->seed, commitment);
    set_note(match, "x-fair-table", fair->table);
    set_bytes(match, "x-fair-commitment", commitment);
    for (int seat = 0; seat < fair->players; seat++) {
        char name[NOTES_NAME];
        struct text out = text_init(name, sizeof name);
        text_format(&out, "x-fair-entropy.%d", seat + 1);
        if (fair->given >> seat & 1)
            set_bytes(match, name, fair->entropy[seat]);
    }
    if (reveal)
        set_bytes(match, "x-fair-seed", fair->seed);
}

/* Notes come before the attachment, the position and the blank line. */
static bool ends_notes(const char *line)
{
    return line[0] == '\n' || strncmp(line, "attach|", 7) == 0 ||
           strncmp(line, "state:", 6) == 0;
}

static size_t end_of_notes(const char *text)
{
    const char *line = text;
    while (!ends_notes(line))
        line = strchr(line, '\n') + 1;
    return (size_t)(line - text);
}

/* The record with an all-zero digest, in its old place or as the last note. */
static void write_unsealed(const struct match *match, struct buffer *out)
{
    static const unsigned char zeros[FAIR_BYTES];
    struct buffer plain;
    char hex[FAIR_HEX];
    buffer_init(&plain);
    record_write(match, &plain);
    if (notes_get(&match->notes, FAIR_DIGEST_NOTE) != NULL) {
        buffer_put_n(out, plain.data, plain.length);
    } else {
        size_t at = end_of_notes(plain.data);
        fair_to_hex(zeros, hex);
        buffer_put_n(out, plain.data, at);
        buffer_format(out, "%s: %s\n", FAIR_DIGEST_NOTE, hex);
        buffer_put_n(out, plain.data + at, plain.length - at);
    }
    buffer_deinit(&plain);
}

bool fair_find_digest(const char *text, size_t length, size_t *at)
{
    static const char head[] = "\n" FAIR_DIGEST_NOTE ": ";
    const size_t before = sizeof head - 1;
    for (size_t i = 0; i + before + FAIR_HEX <= length; i++) {
        if (text[i] != '\n' || memcmp(text + i, head, before) != 0)
            continue;
        *at = i + before;
        return text[*at + FAIR_HEX - 1] == '\n';
    }
    return false;
}

void fair_digest(const char *text, size_t length, size_t at, unsigned char *digest)
{
    struct buffer rest;
    buffer_init(&rest);
    buffer_put_n(&rest, text, at);
    buffer_put_n(&rest, text + at + FAIR_HEX - 1, length - at - (FAIR_HEX - 1));
    fair_hash(rest.data, rest.length, digest);
    buffer_deinit(&rest);
}

void fair_write_record(const struct match *match, struct buffer *out)
{
    struct buffer text;
    unsigned char digest[FAIR_BYTES];
    char hex[FAIR_HEX];
    size_t at = 0;
    buffer_init(&text);
    write_unsealed(match, &text);
    bool found = fair_find_digest(text.data, text.length, &at);
    assert(found);
    (void)found;
    fair_digest(text.data, text.length, at, digest);
    fair_to_hex(digest, hex);
    memcpy(text.data + at, hex, FAIR_HEX - 1);
    buffer_put_n(out, text.data, text.length);
    buffer_deinit(&text);
}
