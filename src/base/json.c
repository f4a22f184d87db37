/* json.c: writing JSON. */
#include "base/json.h"

#include <assert.h>
#include <string.h>

enum { DIGITS = 15, NUMBER_ROOM = 40 };

/* A value follows another one when the last byte ends one: no value ends with these. */
static void separate(struct buffer *out)
{
    char last = out->length > 0 ? out->data[out->length - 1] : '[';
    if (last != '{' && last != '[' && last != ':')
        buffer_put_n(out, ",", 1);
}

void json_open(struct buffer *out, char bracket)
{
    separate(out);
    buffer_put_n(out, &bracket, 1);
}

void json_close(struct buffer *out, char bracket)
{
    buffer_put_n(out, &bracket, 1);
}

void json_key(struct buffer *out, const char *key)
{
    json_put_text(out, key);
    buffer_put_n(out, ":", 1);
}

/* --- texts -------------------------------------------------------------------------- */

/* The bytes that follow the first one of a UTF-8 character, and the least and greatest
 * that the second may be: what else looks like one is too long, a surrogate, or beyond
 * the last character. */
struct shape {
    unsigned char low, high; /* first bytes */
    unsigned char more;
    unsigned char second_low, second_high;
};

static const struct shape shapes[] = {
    {0xc2, 0xdf, 1, 0x80, 0xbf}, {0xe0, 0xe0, 2, 0xa0, 0xbf}, {0xe1, 0xec, 2, 0x80, 0xbf},
    {0xed, 0xed, 2, 0x80, 0x9f}, {0xee, 0xef, 2, 0x80, 0xbf}, {0xf0, 0xf0, 3, 0x90, 0xbf},
    {0xf1, 0xf3, 3, 0x80, 0xbf}, {0xf4, 0xf4, 3, 0x80, 0x8f}, {0},
};

/* How many bytes the character at `at` has, 0 when it is none. */
static size_t character_size(const unsigned char *at, size_t left)
{
    if (at[0] < 0x80)
        return 1;
    const struct shape *shape = shapes;
    while (shape->more > 0 && (at[0] < shape->low || at[0] > shape->high))
        shape++;
    if (shape->more == 0 || left <= shape->more || at[1] < shape->second_low ||
        at[1] > shape->second_high)
        return 0;
    for (size_t i = 2; i <= shape->more; i++)
        if (at[i] < 0x80 || at[i] > 0xbf)
            return 0;
    return (size_t)shape->more + 1;
}

static char escape_letter(unsigned char byte)
{
    static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
    const char *at = byte == 0 ? NULL : strchr(from, byte);
    return at != NULL ? to[at - from] : '\0';
}

static void put_character(struct buffer *out, const unsigned char *at, size_t size)
{
    char letter = escape_letter(at[0]);
    if (size == 0)
        buffer_put_n(out, "?", 1);
    else if (letter != '\0')
        buffer_format(out, "\\%c", letter);
    else if (at[0] < 0x20 || at[0] == 0x7f)
        buffer_format(out, "\\u%04x", (unsigned)at[0]);
    else
        buffer_put_n(out, (const char *)at, size);
}

/* Most of a text can be copied as it is, in runs. */
static size_t plain_run(const unsigned char *at, size_t left)
{
    size_t length = 0;
    while (length < left && at[length] >= 0x20 && at[length] < 0x7f &&
           at[length] != '"' && at[length] != '\\')
        length++;
    return length;
}

void json_put_text_n(struct buffer *out, const char *words, size_t length)
{
    const unsigned char *at = (const unsigned char *)words, *end = at + length;
    separate(out);
    buffer_put_n(out, "\"", 1);
    while (at < end) {
        size_t run = plain_run(at, (size_t)(end - at));
        buffer_put_n(out, (const char *)at, run);
        at += run;
        if (at == end)
            break;
        size_t size = character_size(at, (size_t)(end - at));
        put_character(out, at, size);
        at += size > 0 ? size : 1;
    }
    buffer_put_n(out, "\"", 1);
}

void json_put_text(struct buffer *out, const char *words)
{
    json_put_text_n(out, words, strlen(words));
}

void json_put_each(struct buffer *out, const char *words)
{
    for (const char *at = words; *(at += strspn(at, " ")) != '\0';) {
        size_t length = strcspn(at, " ");
        json_put_text_n(out, at, length);
        at += length;
    }
}

void json_put_words(struct buffer *out, const char *words)
{
    json_open(out, '[');
    json_put_each(out, words);
    json_close(out, ']');
}

/* --- other values ------------------------------------------------------------------- */

void json_put_raw(struct buffer *out, const char *json)
{
    separate(out);
    buffer_put(out, json);
}

void json_put_number(struct buffer *out, long long number)
{
    separate(out);
    buffer_format(out, "%lld", number);
}

void json_put_bool(struct buffer *out, bool truth)
{
    json_put_raw(out, truth ? "true" : "false");
}

void json_put_null(struct buffer *out)
{
    json_put_raw(out, "null");
}

void json_put_real(struct buffer *out, double number)
{
    char digits[NUMBER_ROOM];
    assert(number - number == 0);
    snprintf(digits, sizeof digits, "%.*g", DIGITS, number);
    json_put_raw(out, digits);
    if (strpbrk(digits, ".e") == NULL)
        buffer_put(out, ".0");
}

/* --- members ------------------------------------------------------------------------ */

void json_add_open(struct buffer *out, const char *key, char bracket)
{
    json_key(out, key);
    json_open(out, bracket);
}

void json_add_text(struct buffer *out, const char *key, const char *words)
{
    json_key(out, key);
    json_put_text(out, words);
}

void json_add_number(struct buffer *out, const char *key, long long number)
{
    json_key(out, key);
    json_put_number(out, number);
}

void json_add_bool(struct buffer *out, const char *key, bool truth)
{
    json_key(out, key);
    json_put_bool(out, truth);
}

void json_add_real(struct buffer *out, const char *key, double number)
{
    json_key(out, key);
    json_put_real(out, number);
}

void json_add_words(struct buffer *out, const char *key, const char *words)
{
    json_key(out, key);
    json_put_words(out, words);
}
