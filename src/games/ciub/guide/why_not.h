/* why_not.h: why things that were pointed at are not what is wanted. */
#ifndef GAMES_CIUB_GUIDE_WHY_NOT_H
#define GAMES_CIUB_GUIDE_WHY_NOT_H

#include "games/ciub/guide/internal.h"

/* A question about a position, and where the reason goes. */
struct asking {
    const struct ciub_world *world;
    const struct ciub_state *state;
    struct reason *why;
};

/* why_not_thing.c */
/* What is chosen now, and what to point at for it. */
void ciub_tell_ask(const struct asking *ask);
/* The verdict on what was meant. If that is legal, as it can be when too much or too
 * little was pointed at, what to point at instead. */
void ciub_tell_verdict(const struct asking *ask, int verb, int value);
/* thing.c: a thing that is not part of any choice. */
void ciub_tell_why_thing(const struct asking *ask, const char *name);
/* The same by kind of thing. */
void ciub_why_not_card(const struct asking *ask, int card);
void ciub_why_not_supply(const struct asking *ask, int colour);
void ciub_why_not_symbol(const struct asking *ask, int symbol);
void ciub_why_not_word(const struct asking *ask, int verb);
void ciub_why_not_die(const struct asking *ask, int kind);
void ciub_why_not_hand(const struct asking *ask, int number);
void ciub_why_not_tray_die(const struct asking *ask, int kind);

#endif
