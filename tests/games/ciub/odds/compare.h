/* compare.h: the odds held against brute force. */
#ifndef TESTS_GAMES_CIUB_ODDS_COMPARE_H
#define TESTS_GAMES_CIUB_ODDS_COMPARE_H

/* Solves all states that a situation leads to by brute force, and asks for the odds of
 * every `stride`th: they must agree. Advice must be there wherever there is a
 * choice and a chance, and be a legal line that keeps the chance. `dice` are lines of a
 * set file, or NULL for the standard dice; the need is written "6 6", "9+" or "=2". The
 * supply must have a die, or phase 3 may be skipped. */
void compare_with(const char *dice, const char *need, const char *situation, int stride);

#endif
