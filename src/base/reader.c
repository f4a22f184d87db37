/* reader.c: reading words and numbers from a line (see text.h). Case folding is ASCII
 * only, so records read the same in every locale. */
#include <limits.h>
#include <string.h>

#include "base/text.h"

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

static char to_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static const char *skip_spaces(const char *at, const char *end)
{
    while (at < end && is_space(*at))
        at++;
    return at;
}

static const char *skip_word(const char *at, const char *end)
{
    while (at < end && !is_space(*at))
        at++;
    return at;
}

/* A NUL byte also ends the line, so nothing can be hidden behind one. */
struct reader reader_init(const char *line, size_t length)
{
    const char *zero = length > 0 ? memchr(line, '\0', length) : NULL;
    return (struct reader){.at = line, .end = zero ? zero : line + length};
}

bool reader_peek(const struct reader *reader, char word[WORD_SIZE])
{
    const char *at = skip_spaces(reader->at, reader->end);
    const char *end = skip_word(at, reader->end);
    size_t length = 0;
    while (at < end && length < WORD_SIZE - 1)
        word[length++] = to_lower(*at++);
    word[length] = '\0';
    return length > 0;
}

bool reader_word(struct reader *reader, char word[WORD_SIZE])
{
    bool found = reader_peek(reader, word);
    reader->at = skip_word(skip_spaces(reader->at, reader->end), reader->end);
    return found;
}

bool reader_accept(struct reader *reader, const char *word)
{
    const char *at = skip_spaces(reader->at, reader->end);
    const char *end = skip_word(at, reader->end);
    size_t length = strlen(word);
    if (length == 0 || (size_t)(end - at) != length)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (to_lower(at[i]) != to_lower(word[i]))
            return false;
    }
    reader->at = end;
    return true;
}

bool reader_at_end(const struct reader *reader)
{
    return skip_spaces(reader->at, reader->end) == reader->end;
}

bool text_to_u64(const char *word, uint64_t *value)
{
    uint64_t sum = 0;
    if (!*word)
        return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9')
            return false;
        uint64_t digit = (uint64_t)(*word - '0');
        if (sum > (UINT64_MAX - digit) / 10)
            return false;
        sum = sum * 10 + digit;
    }
    *value = sum;
    return true;
}

bool text_to_int(const char *word, int low, int high, int *value)
{
    bool negative = *word == '-';
    uint64_t size;
    if (!text_to_u64(word + negative, &size) || size > (uint64_t)INT_MAX + 1)
        return false;
    int64_t number = negative ? -(int64_t)size : (int64_t)size;
    if (number < low || number > high)
        return false;
    *value = (int)number;
    return true;
}
