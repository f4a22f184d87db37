/* support.h: set files for the tests of sets. */
#ifndef TESTS_GAMES_CIUB_SET_SUPPORT_H
#define TESTS_GAMES_CIUB_SET_SUPPORT_H

#include <string.h>

#include "base/rng.h"
#include "core/match/setup.h"
#include "games/ciub/set/set.h"
#include "tests/base/check.h"

/* Lines of the small set, by number from 1. */
enum {
    LINE_HEAD = 1,
    LINE_TITLE,
    LINE_WHITE,
    LINE_RED,
    LINE_A,              /* the first of six */
    LINE_B = LINE_A + 6, /* the first of five, the last two of which are owls */
    LINE_C = LINE_B + 5, /* likewise */
    LINE_D = LINE_C + 5,
    LINES = LINE_D,
};

/* The smallest set there is, with line `number` replaced by `instead` (which may be
 * several lines, or "" for none; number 0 leaves all as it is). The text lives until the
 * next call. */
const char *small_set(int number, const char *instead);
/* As the small set in `text`, but that its red dice are a comment. Lives as long. */
const char *without_red(const char *text);
/* The small set with two to eight colours of dice, of any symbols, few or many of them
 * different. */
const char *random_set(struct rng *rng);

/* Reads a set that must be right. */
void read_set(struct ciub_set *set, const char *text);
/* Reads a set that must be refused at that line (0: no line) with those words. */
void refuse_set(const char *text, int line, const char *words);
/* The same for the small set with a line replaced, which is the one to blame. */
struct refused_line {
    int number;
    const char *instead, *words;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]
void refuse_lines(const struct refused_line *rows, size_t count);
void refuse_line(int number, const char *instead, const char *words);

#endif
