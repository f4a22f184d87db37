/* read.c: files of weights, read strictly: a judge that lacks a trait or a digit
 * would play, and badly, without anybody noticing. */
#include <string.h>

#include "ai/evaluator/weights.h"
#include "core/lines.h"
#include "core/words.h"

enum { MAX_LINE = 2000, MAX_TITLE = 32 };

struct judge_file {
    const struct game *game;
    struct judge *judge; /* NULL until the number of hidden units is known */
    struct lines lines;
    struct reader words; /* of the current line, its keyword taken */
    struct error *error;
    bool seen_format, seen_game, seen_bias;
    bool seen[MIND_MAX_TRAITS];
    int units; /* `unit` lines so far */
};

static bool read_weight(struct judge_file *in, const char *what, float *weight)
{
    int value = 0;
    if (!words_number(&in->words, what, -JUDGE_MOST, JUDGE_MOST, &value, in->error))
        return false;
    *weight = (float)value / (float)JUDGE_UNIT;
    return true;
}

/* STRENGTH POINTS UNIT1 ... */
static bool read_row(struct judge_file *in, float *row)
{
    char what[MAX_TITLE];
    if (!read_weight(in, "the weight of strength", &row[ROW_STRENGTH]) ||
        !read_weight(in, "the weight of points", &row[ROW_POINTS]))
        return false;
    for (int i = 0; i < in->judge->hidden; i++) {
        struct text text = text_init(what, sizeof what);
        text_format(&text, "the weight of unit %d", i + 1);
        if (!read_weight(in, what, &row[ROW_UNITS + i]))
            return false;
    }
    return true;
}

static bool read_format(struct judge_file *in)
{
    int format = 0;
    if (in->seen_format)
        return error_set(in->error, "the file has begun already: remove this line");
    if (!reader_accept(&in->words, "judge"))
        return error_set(in->error, "a file of weights begins 'cantrip judge %d'",
                         JUDGE_FORMAT);
    in->seen_format = true;
    return words_number(&in->words, "a format that this program knows", JUDGE_FORMAT,
                        JUDGE_FORMAT, &format, in->error);
}

static bool read_game(struct judge_file *in)
{
    char word[WORD_SIZE];
    if (in->seen_game)
        return error_set(in->error, "the game was named already: remove this line");
    if (!words_take(&in->words, "the name of the game", word, in->error))
        return false;
    in->seen_game = true;
    return strcmp(word, in->game->name) == 0 ||
           error_set(in->error, "the weights are for '%s', and cannot be used for '%s'",
                     word, in->game->name);
}

static bool read_hidden(struct judge_file *in)
{
    int hidden = 0;
    if (in->judge != NULL)
        return error_set(in->error, "'hidden' was there already: remove this line");
    if (!words_number(&in->words, "a number of hidden units", 0, JUDGE_MAX_HIDDEN,
                      &hidden, in->error))
        return false;
    in->judge = judge_blank(in->game->mind->traits, hidden);
    return true;
}

static bool read_bias(struct judge_file *in)
{
    if (in->seen_bias)
        return error_set(in->error, "'bias' was there already: remove this line");
    in->seen_bias = true;
    return read_row(in, judge_row(in->judge, 0));
}

static bool read_trait(struct judge_file *in)
{
    const struct mind *mind = in->game->mind;
    char word[WORD_SIZE];
    int i = 0;
    if (!words_take(&in->words, "the name of a trait", word, in->error))
        return false;
    while (i < mind->traits && strcmp(mind->trait[i], word) != 0)
        i++;
    if (i == mind->traits)
        return error_set(in->error,
                         "%s has no trait '%s': remove the line, or fit the weights anew",
                         in->game->name, word);
    if (in->seen[i])
        return error_set(in->error, "the trait '%s' was there already: remove one", word);
    in->seen[i] = true;
    return read_row(in, judge_row(in->judge, 1 + i));
}

static bool read_unit(struct judge_file *in)
{
    if (in->units == in->judge->hidden)
        return error_set(in->error, "there are more 'unit' lines than hidden units (%d)",
                         in->judge->hidden);
    float *unit = in->judge->unit[in->units++];
    return read_weight(in, "the weight of strength", &unit[ROW_STRENGTH]) &&
           read_weight(in, "the weight of points", &unit[ROW_POINTS]);
}

/* What a line begins with, and whether it needs the number of hidden units. */
static const struct {
    const char *keyword;
    bool (*read)(struct judge_file *in);
    bool has_units;
} kinds[] = {
    {"cantrip", read_format, false}, {"game", read_game, false},
    {"hidden", read_hidden, false},  {"bias", read_bias, true},
    {"trait", read_trait, true},     {"unit", read_unit, true},
};

static bool read_line(struct judge_file *in)
{
    char word[WORD_SIZE];
    size_t length = strlen(in->lines.line);
    if (!words_are_readable(in->lines.line, length, in->error))
        return false;
    in->words = words_init(in->lines.line, length);
    if (!reader_word(&in->words, word))
        return true;
    if (!in->seen_format && strcmp(word, "cantrip") != 0)
        return error_set(in->error, "a file of weights begins 'cantrip judge %d'",
                         JUDGE_FORMAT);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].keyword, word) != 0)
            continue;
        if (kinds[i].has_units && in->judge == NULL)
            return error_set(in->error, "'%s' comes before 'hidden': move it behind",
                             word);
        return kinds[i].read(in) && words_end(&in->words, in->error);
    }
    return error_set(in->error,
                     "'%s' is not known: a line begins with game, hidden, bias, trait or "
                     "unit",
                     word);
}

static bool check_complete(struct judge_file *in)
{
    const struct mind *mind = in->game->mind;
    if (!in->seen_format)
        return error_set(in->error, "the file is empty: it begins 'cantrip judge %d'",
                         JUDGE_FORMAT);
    if (!in->seen_game || in->judge == NULL || !in->seen_bias)
        return error_set(in->error, "the line '%s' is missing",
                         !in->seen_game      ? "game"
                         : in->judge == NULL ? "hidden"
                                             : "bias");
    for (int i = 0; i < mind->traits; i++)
        if (!in->seen[i])
            return error_set(in->error,
                             "the trait '%s' is missing: add it, or fit the weights anew",
                             mind->trait[i]);
    return in->units == in->judge->hidden ||
           error_set(in->error, "there are %d 'unit' lines for %d hidden units",
                     in->units, in->judge->hidden);
}

static bool read_lines(struct judge_file *in)
{
    while (lines_next(&in->lines, in->error))
        if (!read_line(in))
            return lines_blame(&in->lines, in->error);
    if (in->error->text[0] != '\0')
        return false;
    return check_complete(in) || lines_blame(&in->lines, in->error);
}

struct judge *judge_read(const struct game *game, const char *text, size_t length,
                         const char *name, struct error *error)
{
    struct judge_file in = {.game = game, .error = error};
    if (game->mind == NULL) {
        error_set(error, "%s has no mind: it cannot use weights", game->title);
        return NULL;
    }
    lines_init(&in.lines, text, length, name, MAX_LINE);
    bool good = read_lines(&in);
    lines_deinit(&in.lines);
    if (good)
        return in.judge;
    judge_free(in.judge);
    return NULL;
}
