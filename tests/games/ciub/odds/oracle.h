/* oracle.h: a world and the oracle that knows its odds.
 *
 *     ORACLE o;
 *     oracle_start(&o, "=4");
 *     struct odds_answer answer = oracle_ask(&o, "5 white", "6-6", ODDS_FULL);
 */
#ifndef TESTS_GAMES_CIUB_ODDS_ORACLE_H
#define TESTS_GAMES_CIUB_ODDS_ORACLE_H

#include "games/ciub/odds/odds.h"
#include "tests/games/ciub/odds/brute.h"

struct oracle {
    struct ciub_world *world;
    void *oracle;
};

/* ORACLE o; ends with the block it is declared in. */
#define ORACLE __attribute__((cleanup(oracle_end))) struct oracle
void oracle_end(struct oracle *o);

/* With a first card that asks for `need`, as in brute_world. */
void oracle_start(struct oracle *o, const char *need);
/* Forgets all that was found out. */
void oracle_renew(struct oracle *o);
/* The odds of a situation in words; it must make sense. */
struct odds_answer oracle_ask(const struct oracle *o, const char *words, const char *card,
                              uint64_t effort);

#endif
