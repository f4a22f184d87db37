/* read.c: parses weights strictly: an evaluator with a missing feature or digit would
 * still play, but badly, and nobody would notice. */
#include <string.h>

#include "ai/evaluator/weights.h"
#include "core/text/lines.h"
#include "core/text/words.h"

enum { MAX_LINE = 2000, MAX_TITLE = 32 };

struct evaluator_file {
    const struct game *game;
    struct evaluator *evaluator; /* NULL until the number of hidden units is known */
    struct lines lines;
    struct reader words; /* rest of the current line, after its keyword */
    struct error *error;
    bool seen_format, seen_game, seen_bias;
    bool seen[HEURISTICS_MAX_FEATURES];
    int units; /* `unit` lines so far */
};

static bool read_weight(struct evaluator_file *in, const char *what, float *weight)
{
    int value = 0;
    if (!words_number(&in->words, what, -EVALUATOR_MAX_WEIGHT, EVALUATOR_MAX_WEIGHT,
                      &value, in->error))
        return false;
    *weight = (float)value / (float)EVALUATOR_SCALE;
    return true;
}

/* STRENGTH POINTS UNIT1 ... */
static bool read_row(struct evaluator_file *in, float *row)
{
    char what[MAX_TITLE];
    if (!read_weight(in, "the weight of strength", &row[ROW_STRENGTH]) ||
        !read_weight(in, "the weight of points", &row[ROW_POINTS]))
        return false;
    for (int i = 0; i < in->evaluator->hidden; i++) {
        struct text text = text_init(what, sizeof what);
        text_format(&text, "the weight of unit %d", i + 1);
        if (!read_weight(in, what, &row[ROW_UNITS + i]))
            return false;
    }
    return true;
}

static bool read_format(struct evaluator_file *in)
{
    int format = 0;
    if (in->seen_format)
        return error_set(in->error, "repeated first line: remove this line");
    if (!reader_accept(&in->words, "judge"))
        return error_set(in->error, "a weights file starts with 'cantrip judge %d'",
                         EVALUATOR_FORMAT);
    in->seen_format = true;
    return words_number(&in->words, "a format that this program knows", EVALUATOR_FORMAT,
                        EVALUATOR_FORMAT, &format, in->error);
}

static bool read_game(struct evaluator_file *in)
{
    char word[WORD_SIZE];
    if (in->seen_game)
        return error_set(in->error, "'game' is given twice: remove this line");
    if (!words_take(&in->words, "the name of the game", word, in->error))
        return false;
    in->seen_game = true;
    return strcmp(word, in->game->name) == 0 ||
           error_set(in->error, "the weights are for '%s', not for '%s'", word,
                     in->game->name);
}

static bool read_hidden(struct evaluator_file *in)
{
    int hidden = 0;
    if (in->evaluator != NULL)
        return error_set(in->error, "'hidden' is given twice: remove this line");
    if (!words_number(&in->words, "a number of hidden units", 0, EVALUATOR_MAX_HIDDEN,
                      &hidden, in->error))
        return false;
    in->evaluator = evaluator_blank(in->game->heuristics->features, hidden);
    return true;
}

static bool read_bias(struct evaluator_file *in)
{
    if (in->seen_bias)
        return error_set(in->error, "'bias' is given twice: remove this line");
    in->seen_bias = true;
    return read_row(in, evaluator_row(in->evaluator, 0));
}

static bool read_feature(struct evaluator_file *in)
{
    const struct heuristics *heuristics = in->game->heuristics;
    char word[WORD_SIZE];
    int i = 0;
    if (!words_take(&in->words, "the name of a trait", word, in->error))
        return false;
    while (i < heuristics->features && strcmp(heuristics->feature[i], word) != 0)
        i++;
    if (i == heuristics->features)
        return error_set(in->error,
                         "%s has no trait '%s': remove the line, or refit the weights",
                         in->game->name, word);
    if (in->seen[i])
        return error_set(in->error, "the trait '%s' is given twice: remove one", word);
    in->seen[i] = true;
    return read_row(in, evaluator_row(in->evaluator, 1 + i));
}

static bool read_unit(struct evaluator_file *in)
{
    if (in->units == in->evaluator->hidden)
        return error_set(in->error, "there are more 'unit' lines than hidden units (%d)",
                         in->evaluator->hidden);
    float *unit = in->evaluator->unit[in->units++];
    return read_weight(in, "the weight of strength", &unit[ROW_STRENGTH]) &&
           read_weight(in, "the weight of points", &unit[ROW_POINTS]);
}

/* Keywords, and whether `hidden` must come first. */
static const struct {
    const char *keyword;
    bool (*read)(struct evaluator_file *in);
    bool has_units;
} kinds[] = {
    {"cantrip", read_format, false}, {"game", read_game, false},
    {"hidden", read_hidden, false},  {"bias", read_bias, true},
    {"trait", read_feature, true},   {"unit", read_unit, true},
};

static bool read_line(struct evaluator_file *in)
{
    char word[WORD_SIZE];
    size_t length = strlen(in->lines.line);
    if (!words_are_readable(in->lines.line, length, in->error))
        return false;
    in->words = words_init(in->lines.line, length);
    if (!reader_word(&in->words, word))
        return true;
    if (!in->seen_format && strcmp(word, "cantrip") != 0)
        return error_set(in->error, "a weights file starts with 'cantrip judge %d'",
                         EVALUATOR_FORMAT);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].keyword, word) != 0)
            continue;
        if (kinds[i].has_units && in->evaluator == NULL)
            return error_set(in->error, "'%s' must come after 'hidden'", word);
        return kinds[i].read(in) && words_end(&in->words, in->error);
    }
    return error_set(
        in->error,
        "unknown keyword '%s': a line starts with game, hidden, bias, trait or "
        "unit",
        word);
}

static bool check_complete(struct evaluator_file *in)
{
    const struct heuristics *heuristics = in->game->heuristics;
    if (!in->seen_format)
        return error_set(in->error,
                         "the file is empty: it must start with 'cantrip judge %d'",
                         EVALUATOR_FORMAT);
    if (!in->seen_game || in->evaluator == NULL || !in->seen_bias)
        return error_set(in->error, "the line '%s' is missing",
                         !in->seen_game          ? "game"
                         : in->evaluator == NULL ? "hidden"
                                                 : "bias");
    for (int i = 0; i < heuristics->features; i++)
        if (!in->seen[i])
            return error_set(in->error,
                             "the trait '%s' is missing: add it, or refit the weights",
                             heuristics->feature[i]);
    return in->units == in->evaluator->hidden ||
           error_set(in->error, "there are %d 'unit' lines for %d hidden units",
                     in->units, in->evaluator->hidden);
}

static bool read_lines(struct evaluator_file *in)
{
    while (lines_next(&in->lines, in->error))
        if (!read_line(in))
            return lines_blame(&in->lines, in->error);
    if (in->error->text[0] != '\0')
        return false;
    return check_complete(in) || lines_blame(&in->lines, in->error);
}

struct evaluator *evaluator_read(const struct game *game, const char *text, size_t length,
                                 const char *name, struct error *error)
{
    struct evaluator_file in = {.game = game, .error = error};
    if (game->heuristics == NULL) {
        error_set(error, "%s has no heuristics, so it cannot use weights", game->title);
        return NULL;
    }
    lines_init(&in.lines, text, length, name, MAX_LINE);
    bool good = read_lines(&in);
    lines_deinit(&in.lines);
    if (good)
        return in.evaluator;
    evaluator_free(in.evaluator);
    return NULL;
}
