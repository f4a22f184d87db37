/* lines.c: reads a text file line by line. */
#include "core/text/lines.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

void lines_init(struct lines *lines, const char *text, size_t length, const char *name,
                size_t max_length)
{
    *lines = (struct lines){
        .text = text, .length = length, .name = name, .max_length = max_length};
    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        lines->at = 3;
}

void lines_deinit(struct lines *lines)
{
    free(lines->line);
    lines->line = NULL;
}

bool lines_blame(const struct lines *lines, struct error *error)
{
    error_place(error, lines->name, lines->number);
    return false;
}

static bool check_bytes(const struct lines *lines, const char *begin, size_t length,
                        struct error *error)
{
    for (size_t i = 0; i < length; i++) {
        unsigned byte = (unsigned char)begin[i];
        if ((byte >= ' ' && byte != 0x7f) || byte == '\t')
            continue;
        error_set(error, "byte %zu of the line is 0x%02x: this is not a text file", i + 1,
                  byte);
        return lines_blame(lines, error);
    }
    return true;
}

static void copy_line(struct lines *lines, const char *begin, size_t length)
{
    if (length + 1 > lines->line_size) {
        lines->line_size = length + 256;
        lines->line = memory_resize(lines->line, lines->line_size, 1);
    }
    memcpy(lines->line, begin, length);
    lines->line[length] = '\0';
}

bool lines_next(struct lines *lines, struct error *error)
{
    error_clear(error);
    if (lines->at >= lines->length)
        return false;
    const char *begin = lines->text + lines->at;
    size_t left = lines->length - lines->at;
    const char *stop = memchr(begin, '\n', left);
    size_t length = stop != NULL ? (size_t)(stop - begin) : left;
    lines->begin = lines->at;
    lines->at += length + (stop != NULL ? 1 : 0);
    lines->ended = stop != NULL;
    lines->number++;
    if (length > 0 && begin[length - 1] == '\r')
        length--;
    if (length > lines->max_length) {
        error_set(error, "the line has %zu bytes; the limit is %zu", length,
                  lines->max_length);
        return lines_blame(lines, error);
    }
    if (!check_bytes(lines, begin, length, error))
        return false;
    copy_line(lines, begin, length);
    return true;
}
