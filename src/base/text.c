/* text.c: writing text into a fixed buffer. */
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

bool text_copy(char *to, size_t size, const char *words)
{
    struct text text = text_init(to, size);
    text_put(&text, words);
    return !text.overflow;
}

void text_put_char(struct text *text, char c)
{
    text_put_n(text, &c, 1);
}

void text_format(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_format_list(text, format, arguments);
    va_end(arguments);
}

void text_format_list(struct text *text, const char *format, va_list arguments)
{
    size_t room = text->size - text->length;
    int length = vsnprintf(text->data + text->length, room, format, arguments);
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

bool text_take(const char **at, const char *ends, char *part, size_t size)
{
    struct text out = text_init(part, size);
    size_t length = strcspn(*at, ends);
    text_put_n(&out, *at, length);
    *at += length;
    return !out.overflow;
}

char text_json_escape(char c)
{
    static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
    const char *at = c == '\0' ? NULL : strchr(from, c);
    return at != NULL ? to[at - from] : '\0';
}

void text_put_json(struct text *text, const char *words)
{
    text_put_char(text, '"');
    for (; *words; words++) {
        unsigned char byte = (unsigned char)*words;
        char letter = text_json_escape(*words);
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
