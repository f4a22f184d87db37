/* board_source.c: lines, words, numbers and titles of board and face files. */
#include "games/seals/board_source.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* A comment starts at a '#' that begins a word. */
static size_t length_without_comment(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            return i;
    return length;
}

/* How many bytes the UTF-8 character at `at` has, or 0 if it is none or not printable. */
static size_t character_size(const unsigned char *at, size_t left)
{
    if (at[0] < 0x80)
        return at[0] >= 0x20 && at[0] != 0x7f ? 1 : 0;
    size_t size = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2;
    if (at[0] < 0xc2 || at[0] > 0xf4 || size > left)
        return 0;
    for (size_t i = 1; i < size; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    bool overlong = (at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xf0 && at[1] < 0x90);
    bool surrogate = at[0] == 0xed && at[1] >= 0xa0;
    bool beyond = at[0] == 0xf4 && at[1] >= 0x90;
    bool control = at[0] == 0xc2 && at[1] < 0xa0;
    bool nothing = at[0] == 0xef && at[1] == 0xbf && at[2] >= 0xbe; /* U+FFFE, U+FFFF */
    return overlong || surrogate || beyond || control || nothing ? 0 : size;
}

static bool is_readable(struct board_source *source, const char *line, size_t length)
{
    size_t at = 0;
    while (at < length) {
        const unsigned char *here = (const unsigned char *)line + at;
        size_t size = is_blank(line[at]) ? 1 : character_size(here, length - at);
        if (size == 0)
            return error_set(
                source->error,
                "byte %zu of the line (0x%02x) is no readable character: the "
                "file must be plain UTF-8 text",
                at + 1, *here);
        at += size;
    }
    return true;
}

static bool is_head(const char *line, size_t length, const char *head)
{
    while (length > 0 && is_blank(line[length - 1]))
        length--;
    return length == strlen(head) && memcmp(line, head, length) == 0;
}

static bool take_line(struct board_source *source, const char *line, size_t length,
                      source_line *take, void *context, enum source_pass pass)
{
    if (!is_readable(source, line, length))
        return false;
    struct reader words = reader_init(line, length_without_comment(line, length));
    char keyword[WORD_SIZE];
    if (!reader_word(&words, keyword))
        return true;
    return take(source, context, keyword, &words, pass);
}

static bool read_pass(struct board_source *source, const char *head, source_line *take,
                      void *context, enum source_pass pass)
{
    const char *at = source->text;
    const char *end = at + source->length;
    if (source->length >= 3 && memcmp(at, "\xef\xbb\xbf", 3) == 0) /* byte order mark */
        at += 3;
    for (int number = 1; at < end || number == 1; number++) {
        const char *stop = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
        size_t length = (size_t)((stop != NULL ? stop : end) - at);
        error_place(source->error, source->name, number);
        if (number == 1 && !is_head(at, length, head))
            return error_set(source->error, "the first line must be '%s'", head);
        if (number > 1 && !take_line(source, at, length, take, context, pass))
            return false;
        at += length + (stop != NULL ? 1 : 0);
    }
    return true;
}

bool source_read(struct board_source *source, const char *head, source_line *take,
                 void *context)
{
    return read_pass(source, head, take, context, PASS_PLACES) &&
           read_pass(source, head, take, context, PASS_WAYS);
}

bool source_word(struct board_source *source, struct reader *words, const char *what,
                 char word[WORD_SIZE])
{
    if (reader_word(words, word))
        return true;
    return error_set(source->error, "the line ends too early: %s is missing", what);
}

bool source_number(struct board_source *source, struct reader *words, const char *what,
                   int low, int high, int *value)
{
    char word[WORD_SIZE];
    if (!source_word(source, words, what, word))
        return false;
    if (text_to_int(word, low, high, value))
        return true;
    return error_set(source->error,
                     "'%s' is not %s: a whole number from %d to %d is needed", word, what,
                     low, high);
}

/* Splits "12.5" in two; without a point the second part is "0". */
static bool split_decimal(char *word, const char **decimal)
{
    char *point = strchr(word, '.');
    *decimal = "0";
    if (point == NULL)
        return true;
    *point = '\0';
    *decimal = point + 1;
    return point[1] >= '0' && point[1] <= '9' && point[2] == '\0';
}

bool source_angle(struct board_source *source, struct reader *words, const char *what,
                  int low, int high, int *tenths)
{
    char word[WORD_SIZE];
    if (!source_word(source, words, what, word))
        return false;
    char whole[WORD_SIZE];
    memcpy(whole, word, sizeof whole);
    const char *decimal;
    int degrees;
    if (split_decimal(whole, &decimal) && text_to_int(whole, low, high, &degrees)) {
        *tenths = degrees * 10 + (*decimal - '0');
        if (*tenths <= high * 10)
            return true;
    }
    return error_set(source->error,
                     "'%s' is not %s: degrees from %d to %d with at most one decimal are "
                     "needed",
                     word, what, low, high);
}

bool source_title(struct board_source *source, struct reader *words, const char *what,
                  char title[BOARD_TITLE])
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
        return error_set(source->error, "the line ends too early: %s is missing", what);
    if (length >= BOARD_TITLE)
        return error_set(source->error, "%s is too long: at most %d bytes", what,
                         BOARD_TITLE - 1);
    memcpy(title, at, length);
    memset(title + length, 0, BOARD_TITLE - length);
    return memchr(title, '\t', length) == NULL ||
           error_set(source->error, "%s holds a tab: use blanks", what);
}

bool source_end(struct board_source *source, struct reader *words)
{
    char word[WORD_SIZE];
    if (!reader_peek(words, word))
        return true;
    return error_set(source->error, "'%s' is more than the line should hold: remove it",
                     word);
}

int source_space(struct board_source *source, struct reader *words, const char *what)
{
    char word[WORD_SIZE];
    if (!source_word(source, words, what, word))
        return -1;
    int space = board_find(source->board, word);
    if (space < 0)
        error_set(
            source->error,
            "there is no space '%s': a way must lead to a start, circle, box or floor "
            "of this file",
            word);
    return space;
}
