/* playout_loop.h: plays a game randomly to its end.
 *
 * A header, so that a game can compile it over its own constant table (game->playout) and
 * the compiler can inline the calls through it. */
#ifndef CORE_PLAYOUT_LOOP_H
#define CORE_PLAYOUT_LOOP_H

#include "base/rng.h"
#include "core/game.h"
#include "core/match/chance.h"

struct playout_count {
    uint64_t games;
    uint64_t choices;  /* by players */
    uint64_t outcomes; /* by chance */
};

/* One choice, or one chance event. False if the game is over. */
static inline __attribute__((always_inline)) bool
playout_step(const struct game *game, const void *world, void *state, struct rng *rng,
             struct playout_count *count)
{
    choice_t list[GAME_MAX_CHOICES];
    int actor = game->actor(world, state);
    if (actor == SEAT_NOBODY)
        return false;
    if (actor != SEAT_CHANCE) {
        int length = game->choices(world, state, list);
        game->apply(world, state, list[rng_below(rng, (uint32_t)length)]);
        count->choices++;
    } else if (game->draw != NULL) {
        count->outcomes += (uint64_t)game->draw(world, state, rng);
    } else {
        count->outcomes += (uint64_t)chance_play(game, world, state, rng);
    }
    return true;
}

/* Plays from `state`, which becomes the final state. Adds to the counts. */
static inline __attribute__((always_inline)) void
playout_loop(const struct game *game, const void *world, void *state, struct rng *rng,
             struct playout_count *count)
{
    struct playout_count made = {.games = 1};
    while (playout_step(game, world, state, rng, &made))
        ;
    count->games += made.games;
    count->choices += made.choices;
    count->outcomes += made.outcomes;
}

#endif
