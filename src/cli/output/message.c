/* message.c: sanitises messages for the terminal. */
#include "cli/output/message.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/text/words.h"

/* In bytes. File names and lists of options may be long; single words are not. */
enum { WORD_SHOWN = 200, LINE_SHOWN = 2000 };

/* Returns the number of bytes in the character, of the `left` remaining. */
static size_t print_character(FILE *out, const char *at, size_t left)
{
    size_t size = words_character(at, left);
    if (size > 0)
        fwrite(at, 1, size, out);
    else
        fprintf(out, "\\x%02x", (unsigned)(unsigned char)*at);
    return size > 0 ? size : 1;
}

static void print_word(FILE *out, const char *word, size_t length)
{
    size_t at = 0;
    while (at < length && at < WORD_SHOWN)
        at += print_character(out, word + at, length - at);
    if (at < length)
        fputs("...", out);
}

static void print_safely(FILE *out, const char *line)
{
    const char *at = line;
    while (*at && at - line < LINE_SHOWN) {
        size_t length = strcspn(at, " "), spaces = strspn(at + length, " ");
        print_word(out, at, length);
        fprintf(out, "%*s", (int)spaces, "");
        at += length + spaces;
    }
    fputs(*at ? "...\n" : "\n", out);
}

void message_print_list(FILE *out, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length < 0)
        return;
    char *line = memory_new((size_t)length + 1, 1);
    vsnprintf(line, (size_t)length + 1, format, arguments);
    print_safely(out, line);
    free(line);
}

void message_print(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    message_print_list(out, format, arguments);
    va_end(arguments);
}

int message_print_lines(FILE *out, const char *title, const char *text)
{
    int count = 0;
    for (const char *line = text; line && *line; count++) {
        size_t length = strcspn(line, "\n");
        message_print(out, "%s%s%.*s", title ? title : "", title ? ": " : "", (int)length,
                      line);
        line += length + (line[length] == '\n');
    }
    return count;
}
