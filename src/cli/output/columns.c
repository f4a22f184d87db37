/* columns.c: pads text by display width. */
#include "cli/output/columns.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/utf8.h"

void columns_left(const char *words, int width)
{
    int spaces = width - utf8_width(words);
    printf("%s%*s", words, spaces > 0 ? spaces : 0, "");
}

void columns_right(const char *words, int width)
{
    int spaces = width - utf8_width(words);
    printf("%*s%s", spaces > 0 ? spaces : 0, "", words);
}

int columns_fit(struct column *columns, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) {
        int wanted = utf8_width(columns[i].title) + 2;
        if (columns[i].width < wanted)
            columns[i].width = wanted;
        sum += columns[i].width;
    }
    return sum;
}

void columns_print_titles(const struct column *columns, int count)
{
    for (int i = 0; i < count; i++)
        columns_right(columns[i].title, columns[i].width);
}

void columns_print(const struct column *column, const char *format, ...)
{
    char room[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(room, sizeof room, format, arguments);
    va_end(arguments);
    columns_right(room, column->width);
}
