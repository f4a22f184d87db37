/* bench.c: random games by the thousand; the host holds the clock. */
#include <stdalign.h>
#include <stddef.h>

#include "ai/playout.h"
#include "games/games.h"
#include "wasm/host.h"

/* Plays so many games of a terminated game id, and returns the number of players' choices
 * made; -1 when the id makes no game. */
double HOST_EXPORT(cantrip_bench)(const char *id, int games);
double HOST_EXPORT(cantrip_bench)(const char *id, int games)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct playout_count count = {0};
    struct error error = {0};
    struct setup setup;
    const struct game *game;
    char seed[SETUP_VALUE];
    struct rng rng;
    struct match *match = NULL;
    if (setup_read_id(&setup, games_list(), &game, seed, id, &error))
        match = match_new(game, &setup, seed, &error);
    setup_deinit(&setup);
    if (match == NULL)
        return -1;
    rng_seed(&rng, rng_seed_from_text(seed));
    for (int i = 0; i < games; i++)
        playout_random(game, match->world, &rng, state, &count);
    match_free(match);
    return (double)count.choices;
}
