/* playout.c: plays games to the end. */
#include "ai/playout.h"

#include <string.h>

#include "ai/ai.h"
#include "base/hash.h"

void playout_from(const struct game *game, const void *world, struct rng *rng,
                  void *state, struct playout_count *count)
{
    if (game->playout != NULL)
        game->playout(world, state, rng, count);
    else
        playout_loop(game, world, state, rng, count);
}

void playout_random(const struct game *game, const void *world, struct rng *rng,
                    void *state, struct playout_count *count)
{
    game->start(world, state);
    playout_from(game, world, rng, state, count);
}

uint64_t playout_seed(const char *seed, int seat)
{
    return hash_bytes(seed, strlen(seed), (uint64_t)seat + 1);
}

bool playout_match(struct match *match, const char *spec, long limit,
                   struct think_control *think_control, long *choices,
                   struct error *error)
{
    struct player *seat[GAME_MAX_PLAYERS] = {0};
    size_t made = 0;
    bool ok = false;
    for (int i = 0; i < match->setup.players; i++) {
        seat[i] = ai_new(match->game, spec, playout_seed(match->seed, i), error);
        if (!seat[i])
            goto out;
        seat[i]->think_control = think_control;
    }
    player_run(match, seat, (size_t)limit, &made);
    ok = true;
out:
    for (int i = 0; i < match->setup.players; i++)
        player_free(seat[i]);
    if (choices != NULL)
        *choices = (long)made;
    return ok;
}
