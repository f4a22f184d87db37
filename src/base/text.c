/* text.c: writing text into a caller's buffer. */
#include "base/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct text text_init(char *data, size_t size)
{
    assert(size >= 1);
    data[0] = '\0';
    return (struct text){.data = data, .size = size};
}

void text_put_n(struct text *text, const char *words, size_t length)
{
    size_t room = text->size - 1 - text->length;
    if (length > room) {
        length = room;
        text->overflow = true;
    }
    if (length > 0)
        memcpy(text->data + text->length, words, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_put(struct text *text, const char *words)
{
    text_put_n(text, words, strlen(words));
}

void text_put_char(struct text *text, char c)
{
    text_put_n(text, &c, 1);
}

void text_format(struct text *text, const char *format, ...)
{
    size_t room = text->size - text->length;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text->data + text->length, room, format, arguments);
    va_end(arguments);
    assert(length >= 0);
    if ((size_t)length < room) {
        text->length += (size_t)length;
    } else {
        text->length = text->size - 1;
        text->overflow = true;
    }
}

void text_space(struct text *text)
{
    if (text->length > 0 && text->data[text->length - 1] != ' ')
        text_put_char(text, ' ');
}

/* The letter after the backslash of a short escape, or 0. */
static char escape_letter(char c)
{
    switch (c) {
    case '"':
    case '\\':
        return c;
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    default:
        return '\0';
    }
}

void text_put_json(struct text *text, const char *words)
{
    text_put_char(text, '"');
    for (; *words; words++) {
        unsigned char byte = (unsigned char)*words;
        char letter = escape_letter(*words);
        if (letter) {
            text_put_char(text, '\\');
            text_put_char(text, letter);
        } else if (byte < 0x20 || byte == 0x7f) {
            text_format(text, "\\u%04x", (unsigned)byte);
        } else {
            text_put_char(text, *words);
        }
    }
    text_put_char(text, '"');
}

void text_json_comma(struct text *text)
{
    char last = text->length > 0 ? text->data[text->length - 1] : '{';
    if (last != '{' && last != '[' && last != ':')
        text_put_char(text, ',');
}

void text_json_key(struct text *text, const char *key)
{
    text_json_comma(text);
    text_put_json(text, key);
    text_put_char(text, ':');
}

void text_json_number(struct text *text, const char *key, int value)
{
    text_json_key(text, key);
    text_format(text, "%d", value);
}

void text_json_count(struct text *text, const char *key, int value)
{
    if (value != 0)
        text_json_number(text, key, value);
}
