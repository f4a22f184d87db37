/* wrap.c: writes lines, on a terminal broken between words where it would break them
 * anywhere. */
#include <string.h>

#include "base/utf8.h"
#include "ui/plain/internal.h"

/* How much of a line, without the space behind it, fits the columns: whole words, or one
 * that is too long for any line. */
static size_t fitting(const char *line, size_t length, int columns)
{
    const char *at = line, *good = NULL;
    for (int used = 0; at < line + length;) {
        const char *before = at;
        uint32_t glyph = utf8_read(&at);
        used += utf8_columns(glyph);
        if (used > columns && good)
            return (size_t)(good - line);
        if (glyph == ' ')
            good = before;
    }
    return length;
}

/* Indented like its first part. */
static void write_line(const struct plain *plain, const char *line, size_t length,
                       int columns)
{
    int indent = (int)strspn(line, " ");
    if (indent > columns / 2)
        indent = 0;
    size_t skipped = (size_t)indent;
    do {
        size_t part = fitting(line + skipped, length - skipped, columns - indent);
        fprintf(plain->out, "%*s%.*s\n", indent, "", (int)part, line + skipped);
        skipped += part;
        while (skipped < length && line[skipped] == ' ')
            skipped++;
    } while (skipped < length);
}

void plain_write_lines(const struct plain *plain, const char *lines)
{
    int columns = plain->options.columns ? plain->options.columns() : 0;
    if (columns <= 0) {
        size_t length = strlen(lines);
        fputs(lines, plain->out);
        if (length > 0 && lines[length - 1] != '\n')
            putc('\n', plain->out);
        return;
    }
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        write_line(plain, lines, length, columns);
        lines += length + (lines[length] == '\n');
    }
}
