/* json.c: the JSON writer. */
#include "base/json.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

enum { DIGITS = 15, NUMBER_ROOM = 40 };

/* A comma is needed unless the last byte opens a container or ends a key; no value ends
 * with one of these bytes. */
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

/* --- strings ------------------------------------------------------------------------ */

static void put_character(struct buffer *out, const char *at, size_t size)
{
    unsigned char byte = (unsigned char)*at;
    char letter = text_json_escape(*at);
    if (size == 0)
        buffer_put_n(out, "?", 1);
    else if (letter != '\0')
        buffer_format(out, "\\%c", letter);
    else if (byte < 0x20 || byte == 0x7f)
        buffer_format(out, "\\u%04x", (unsigned)byte);
    else
        buffer_put_n(out, at, size);
}

/* Most of a text can be copied as it is, in runs. */
static size_t plain_run(const char *at, size_t left)
{
    size_t length = 0;
    while (length < left && at[length] >= 0x20 && at[length] < 0x7f &&
           at[length] != '"' && at[length] != '\\')
        length++;
    return length;
}

void json_put_text_n(struct buffer *out, const char *words, size_t length)
{
    const char *at = words, *end = at + length;
    separate(out);
    buffer_put_n(out, "\"", 1);
    while (at < end) {
        size_t run = plain_run(at, (size_t)(end - at));
        buffer_put_n(out, at, run);
        at += run;
        if (at == end)
            break;
        size_t size = utf8_size(at, (size_t)(end - at));
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

/* "1e-05" becomes "1e-5", and "1e+20" becomes "1e20". */
static void shorten_exponent(char *words)
{
    char *to = strchr(words, 'e');
    if (to == NULL)
        return;
    to += to[1] == '-' ? 2 : 1;
    char *from = to + strspn(to, "+0");
    memmove(to, from, strlen(from) + 1);
}

void json_put_digits(struct buffer *out, double number, int digits)
{
    char words[NUMBER_ROOM];
    assert(number - number == 0);
    snprintf(words, sizeof words, "%.*g", digits, number);
    shorten_exponent(words);
    json_put_raw(out, words);
    if (strpbrk(words, ".e") == NULL)
        buffer_put(out, ".0");
}

void json_put_real(struct buffer *out, double number)
{
    json_put_digits(out, number, DIGITS);
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

void json_add_null(struct buffer *out, const char *key)
{
    json_key(out, key);
    json_put_null(out);
}

void json_add_real(struct buffer *out, const char *key, double number)
{
    json_key(out, key);
    json_put_real(out, number);
}

void json_add_digits(struct buffer *out, const char *key, double number, int digits)
{
    json_key(out, key);
    json_put_digits(out, number, digits);
}

void json_add_words(struct buffer *out, const char *key, const char *words)
{
    json_add_open(out, key, '[');
    json_put_each(out, words);
    json_close(out, ']');
}
