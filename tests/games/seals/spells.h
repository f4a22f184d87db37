/* spells.h: what the tests of the spells share. */
#ifndef TESTS_GAMES_SEALS_SPELLS_H
#define TESTS_GAMES_SEALS_SPELLS_H

#include "tests/games/seals/position.h"

#define same assert_string_equal

/* All whole moves that begin with the word, sorted, joined by ", "; "" when there are
 * none. At every step on the way, what is listed and what the verdict allows is held
 * against each other for every choice there could be. */
const char *moves_of(struct position *p, const char *word);
/* The scroll cannot be used now: it is not listed, and the verdict names that rule. */
void refuse_scroll(struct position *p, const char *rule, const char *scroll);
/* The player whose turn it is has to break a seal, or may give up. */
bool may_give_up(struct position *p);
/* Back to before the last move or chance event. */
void take_back(struct position *p);

#endif
