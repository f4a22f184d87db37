/* read.c: reads lines of arbitrary bytes. */
#include <string.h>

#include "core/text/words.h"
#include "ui/plain/internal.h"

static int next_byte(const struct plain *plain)
{
    return plain->options.await == NULL || plain->options.await() ? getc(plain->in) : EOF;
}

/* Reads up to the end of the line, skipping what does not fit. An unfinished last line is
 * ignored. */
static enum plain_read read_bytes(const struct plain *plain, char *line, size_t room,
                                  size_t *length)
{
    int c = next_byte(plain);
    if (c == EOF)
        return PLAIN_END;
    size_t count = 0;
    for (; c != EOF && c != '\n'; c = next_byte(plain)) {
        if (count < room)
            line[count] = (char)c;
        count++;
    }
    if (c == EOF && plain_is_stopped(plain))
        return PLAIN_END;
    *length = count < room ? count : room;
    return count > room ? PLAIN_TOO_LONG : PLAIN_READ;
}

/* Input that is echoed later must not contain terminal escapes. */
static void make_readable(char *line, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t size = words_character(line + at, length - at);
        if (size == 0)
            line[at] = line[at] == '\t' || line[at] == '\r' ? ' ' : '?';
        at += size > 0 ? size : 1;
    }
}

static void trim(char *line, size_t length)
{
    size_t first = 0;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    while (first < length && line[first] == ' ')
        first++;
    memmove(line, line + first, length - first);
    line[length - first] = '\0';
}

enum plain_read plain_read(struct plain *plain, char line[PLAIN_LINE])
{
    size_t length = 0;
    enum plain_read what = read_bytes(plain, line, PLAIN_LINE - 1, &length);
    make_readable(line, length);
    trim(line, length);
    return what;
}
