/* internal.h: the parts of reading a set: its file, its names, its limits. */
#ifndef GAMES_CIUB_SET_INTERNAL_H
#define GAMES_CIUB_SET_INTERNAL_H

#include "games/ciub/set/set.h"

/* names.c: whether a colour or card can be called so; if not, why. Names given in
 * the file begin with a letter, so that none of them looks like a requirement. */
bool ciub_check_colour_name(const struct ciub_set *set, const char *name,
                            struct error *error);
bool ciub_check_card_name(const char *name, struct error *error);
/* A card that has no name of its own is called by what it needs: "2-4-6", "20+", "=4". */
void ciub_name_by_need(struct ciub_card *card);

/* check.c: whether dice and cards are enough for every number of players and both
 * lengths of game. */
bool ciub_check_set(const struct ciub_set *set, struct error *error);

#endif
