/* bench.c: plays random games for benchmarks; the host measures the time. */
#include <stdalign.h>
#include <stddef.h>

#include "ai/playout.h"
#include "wasm/host.h"

/* Plays games of a NUL-terminated game id. Returns the number of choices made by players;
 * -1 if the id is not valid. */
double HOST_EXPORT(cantrip_bench)(const char *id, int games);
double HOST_EXPORT(cantrip_bench)(const char *id, int games)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct playout_count count = {0};
    struct error error = {0};
    struct rng rng;
    struct match *match = host_match(id, &error);
    if (match == NULL)
        return -1;
    rng_seed(&rng, rng_seed_from_text(match->seed));
    for (int i = 0; i < games; i++)
        playout_random(match->game, match->world, &rng, state, &count);
    match_free(match);
    return (double)count.choices;
}
