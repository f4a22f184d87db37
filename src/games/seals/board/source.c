/* source.c: lines, words, numbers and titles of board and face files. */
#include "games/seals/board/source.h"

#include <string.h>

#include "core/text/words.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
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
    if (!words_are_readable(line, length, source->error))
        return false;
    struct reader words = words_init(line, length);
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

bool seals_board_source_read(struct board_source *source, const char *head,
                             source_line *take, void *context)
{
    return read_pass(source, head, take, context, PASS_PLACES) &&
           read_pass(source, head, take, context, PASS_WAYS);
}

bool seals_board_source_word(struct board_source *source, struct reader *words,
                             const char *what, char word[WORD_SIZE])
{
    return words_take(words, what, word, source->error);
}

bool seals_board_source_number(struct board_source *source, struct reader *words,
                               const char *what, int low, int high, int *value)
{
    return words_number(words, what, low, high, value, source->error);
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

bool seals_board_source_angle(struct board_source *source, struct reader *words,
                              const char *what, int low, int high, int *tenths)
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, what, word))
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

bool seals_board_source_title(struct board_source *source, struct reader *words,
                              const char *what, char title[BOARD_TITLE])
{
    return words_title(words, what, title, BOARD_TITLE, source->error);
}

bool seals_board_source_end(struct board_source *source, struct reader *words)
{
    return words_end(words, source->error);
}

int seals_board_source_space(struct board_source *source, struct reader *words,
                             const char *what)
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, what, word))
        return -1;
    int space = seals_board_find(source->board, word);
    if (space < 0)
        error_set(
            source->error,
            "there is no space '%s': a way must lead to a start, circle, box or floor "
            "of this file",
            word);
    return space;
}
