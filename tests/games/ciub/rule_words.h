/* rule_words.h: the words that rule tests of ciub are written in.
 *
 * A drawing is made of these lines:
 *     game players=3        options as in a game id; two players if they are not said
 *     draw outside: red 5; tray: blue 2
 *                           parts in the words of position.h; several lines add up, and
 *                           the last word about a part counts
 *     start players=3       instead of these: a game from its beginning
 *
 * Looks at a player ("player 1:"): dice, won, token, score.
 * Looks at the table: top, bottom, removed, pile, unseen, outside, tray, rolling, hand,
 * supply, step, actor, turn, winners, row (its cards), quiet, moved (yes or
 * no), stage (open, ending, last). */
#ifndef TESTS_GAMES_CIUB_RULE_WORDS_H
#define TESTS_GAMES_CIUB_RULE_WORDS_H

#include "tests/support/rule_text.h"

extern const struct rule_game ciub_rule_game;

#endif
