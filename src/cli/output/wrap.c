/* wrap.c: wraps text between words. */
#include "cli/output/wrap.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

/* The length of the next word; a bracketed group counts as one. */
static int word_length(const char *words)
{
    if (words[0] == '[') {
        size_t length = strcspn(words, "]");
        length += strcspn(words + length, " ");
        if (length < WRAP_COLUMNS / 2)
            return (int)length;
    }
    return (int)strcspn(words, " ");
}

static int word_columns(const char *words, int length)
{
    int columns = 0;
    for (const char *at = words; at < words + length;)
        columns += utf8_columns(utf8_read(&at));
    return columns;
}

int wrap_words(const char *words, int at, int indent)
{
    int start = at;
    while (*words) {
        int length = word_length(words), columns = word_columns(words, length);
        int blank = at > start;
        if (blank && at + 1 + columns > WRAP_COLUMNS) {
            printf("\n%*s", indent, "");
            at = start = indent;
            blank = 0;
        }
        printf("%s%.*s", blank ? " " : "", length, words);
        at += columns + blank;
        words += length;
        words += strspn(words, " ");
    }
    return at;
}

void wrap_print(const char *words, int at, int indent)
{
    wrap_words(words, at, indent);
    putchar('\n');
}
