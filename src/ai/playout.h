/* playout.h: plays whole games without a match, as fast as the rules allow, for
 * benchmarks and simulations; and whole matches between players of one kind. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "base/rng.h"
#include "core/match/player.h"
#include "core/playout_loop.h"

/* Plays one random game from the start; the final state is left in `state`
 * (GAME_MAX_STATE bytes). Does not allocate. Adds to the counts. */
void playout_random(const struct game *game, const void *world, struct rng *rng,
                    void *state, struct playout_count *count);
/* Like playout_random, but from `state`. */
void playout_from(const struct game *game, const void *world, struct rng *rng,
                  void *state, struct playout_count *count);

/* The seed of the player in a seat: independent of the other seats and of the dice. */
uint64_t playout_seed(const char *seed, int seat);
/* Plays a match that has a seed to the end, with players of one spec (ai/ai.h), at most
 * `limit` choices (0: no limit). The same seed gives the same game everywhere.
 * `think_control` applies to all players and may be NULL. `choices`, if not NULL, gets
 * the number of choices made. False with an error if there is no such player. */
bool playout_match(struct match *match, const char *spec, long limit,
                   struct think_control *think_control, long *choices,
                   struct error *error);

#endif
