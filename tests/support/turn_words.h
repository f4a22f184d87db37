/* turn_words.h: the latest turn of a match as a line, for tests. */
#ifndef TESTS_SUPPORT_TURN_WORDS_H
#define TESTS_SUPPORT_TURN_WORDS_H

#include "tests/support/table.h"

/* "1: took `6-6` | white 6 red 6 | +4 | over": the seat, or "nobody"; what was achieved;
 * the dice; the points; and whether the turn is over. What there is none of is left out.
 * For a rule_question, which asks about nothing further. */
const char *turn_words(struct position *p, const char *what);

#endif
