/* rule_words.h: the words that rule tests of Five Seals are written in.
 *
 * A drawing is made of these lines, in the words of position.h:
 *     circle 2              the circle chosen; 1 if it is not said
 *     board hall - n1:2     the board; "board + ..." adds to the one before
 *     table n1=f2 vault     what lies where, "-" for nothing; "table + ..." likewise
 *     witch on h1: f3 f4    a player; the test's own come first, in the order written
 *     start players=2       instead of table and players: a game from its beginning
 *
 * Looks at a player: dice, next, up, down, place, familiar, score, owed, out (yes or no).
 * Looks at the table: at SITE, guardian ELEMENT, absorbed ELEMENT, supply, actor, turn,
 * first, winners, chosen-circle, round, idle, stuck, broken. */
#ifndef TESTS_GAMES_SEALS_RULE_WORDS_H
#define TESTS_GAMES_SEALS_RULE_WORDS_H

#include "tests/support/rule_text.h"

extern const struct rule_game seals_rule_game;

#endif
