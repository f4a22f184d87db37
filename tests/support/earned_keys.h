/* earned_keys.h: what the people of a match have earned, for tests. */
#ifndef TESTS_SUPPORT_EARNED_KEYS_H
#define TESTS_SUPPORT_EARNED_KEYS_H

#include "tests/support/table.h"

/* The keys of the achievements that the last move earns, or the result if it ended the
 * game: "leap guard". Everybody is a person. For a rule_question,
 * which asks about nothing further. */
const char *earned_keys(struct position *p, const char *what);

#endif
