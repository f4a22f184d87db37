/* words.c: parsing one line of a data file. */
#include "core/text/words.h"

#include <string.h>

#include "base/utf8.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

size_t words_character(const char *text, size_t left)
{
    const unsigned char *at = (const unsigned char *)text;
    size_t size = utf8_size(text, left);
    if (size == 0)
        return 0;
    bool control = at[0] < 0x20 || at[0] == 0x7f || (at[0] == 0xc2 && at[1] < 0xa0);
    bool nothing = at[0] == 0xef && at[1] == 0xbf && at[2] >= 0xbe; /* U+FFFE, U+FFFF */
    return control || nothing ? 0 : size;
}

bool words_are_readable(const char *line, size_t length, struct error *error)
{
    size_t at = 0;
    while (at < length) {
        size_t size = is_blank(line[at]) ? 1 : words_character(line + at, length - at);
        if (size == 0)
            return error_set(
                error,
                "byte %zu of the line (0x%02x) is not a printable character: the "
                "file must be plain UTF-8 text",
                at + 1, (unsigned)(unsigned char)line[at]);
        at += size;
    }
    return true;
}

struct reader words_init(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            return reader_init(line, i);
    return reader_init(line, length);
}

bool words_take(struct reader *words, const char *what, char word[WORD_SIZE],
                struct error *error)
{
    if (reader_word(words, word))
        return true;
    return error_set(error, "the line ends too early: %s is missing", what);
}

bool words_number(struct reader *words, const char *what, int low, int high, int *value,
                  struct error *error)
{
    char word[WORD_SIZE];
    if (!words_take(words, what, word, error))
        return false;
    if (text_to_int(word, low, high, value))
        return true;
    return error_set(error, "'%s' is not %s: a whole number from %d to %d is needed",
                     word, what, low, high);
}

bool words_title(struct reader *words, const char *what, char *title, size_t size,
                 struct error *error)
{
    const char *at = words->at;
    const char *end = words->end;
    while (at < end && is_blank(*at))
        at++;
    while (end > at && is_blank(end[-1]))
        end--;
    size_t length = (size_t)(end - at);
    words->at = words->end;
    if (length == 0)
        return error_set(error, "the line ends too early: %s is missing", what);
    if (length >= size)
        return error_set(error, "%s is too long: at most %zu bytes", what, size - 1);
    memcpy(title, at, length);
    memset(title + length, 0, size - length);
    return memchr(title, '\t', length) == NULL ||
           error_set(error, "%s contains a tab: use spaces", what);
}

bool words_end(const struct reader *words, struct error *error)
{
    char word[WORD_SIZE];
    if (!reader_peek(words, word))
        return true;
    return error_set(error, "unexpected '%s' at the end of the line", word);
}
