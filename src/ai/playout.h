/* playout.h: complete games without a match: as fast as the rules go, for measuring and
 * for simulations; and complete matches between players of one kind. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "base/rng.h"
#include "core/player.h"
#include "core/playout_loop.h"

/* Plays one game at random from its start, leaving the last state in `state` (of
 * GAME_MAX_STATE bytes). Allocates nothing. Adds to the counts. */
void playout_random(const struct game *game, const void *world, struct rng *rng,
                    void *state, struct playout_count *count);
/* As playout_random, from `state` on. */
void playout_from(const struct game *game, const void *world, struct rng *rng,
                  void *state, struct playout_count *count);

/* The seed of a seat's player in a game with that seed: each thinks with a generator of
 * its own, apart from that of the dice. */
uint64_t playout_seed(const char *seed, int seat);
/* Lets players of one spec (ai/ai.h) play a match with a seed to its end, at most `limit`
 * choices (0: no limit). The same seed gives the same game everywhere. The think control,
 * which may be NULL, is for all players. `choices`, when given, is the number of choices
 * made. False with an error when there is no such player. */
bool playout_match(struct match *match, const char *spec, long limit,
                   struct think_control *think_control, long *choices,
                   struct error *error);

#endif
