/* referee.h: a second opinion on requirements and hands of dice (4.8 to 4.12), which uses
 * none of the tables that the game plays with: requirements are read off the names of the
 * cards, and dice are counted one by one. */
#ifndef TESTS_GAMES_CIUB_RULES_REFEREE_H
#define TESTS_GAMES_CIUB_RULES_REFEREE_H

#include "games/ciub/rules/state.h"

/* Dice by colour: in the hand without and with 2for1, and in the supply. */
struct hands {
    int plain[CIUB_COLOURS], paired[CIUB_COLOURS], supply[CIUB_COLOURS];
};

/* 4.8: whether the tray fulfils the card; of the standard set. */
bool referee_fulfils(const struct ciub_set *set, const struct ciub_state *state,
                     int card);

/* The dice of phase 4, and those of the tray as if it were phase 4. */
struct hands hands_of_state(const struct ciub_state *state);
struct hands hands_of_tray(const struct ciub_set *set, const struct ciub_state *state);

int hands_count_dice(const struct hands *hands);
/* 4.9: in how many ways five dice can be kept, for more than five. */
long hands_count_keeps(const struct hands *hands);
/* 4.11: how many different trades can be made. */
int hands_count_trades(const struct hands *hands);

#endif
