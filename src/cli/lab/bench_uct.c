/* bench_uct.c: random games from a position, with and without a search tree. */
#include "cli/lab/bench_uct.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/playout.h"
#include "base/clock.h"
#include "core/match/chance.h"

/* Simulations per batch, as for one move; the two sides alternate, so that other load
 * affects them equally. */
enum { BATCH = 1000 };

struct rates {
    const struct match *match;
    struct search *search;
    struct rng rng;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

static double time_playouts(struct rates *rates)
{
    const struct match *match = rates->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct playout_count count = {0};
    double start = clock_cpu_seconds();
    for (int i = 0; i < BATCH; i++) {
        memcpy(state, rates->state, match->game->state_size);
        playout_from(match->game, match->world, &rates->rng, state, &count);
    }
    return clock_cpu_seconds() - start;
}

static double time_simulations(struct rates *rates)
{
    const struct match *match = rates->match;
    struct observation observation = {.game = match->game,
                                      .world = match->world,
                                      .view = rates->state,
                                      .players = match->setup.players,
                                      .seat =
                                          match->game->actor(match->world, rates->state)};
    double start = clock_cpu_seconds();
    search_begin(rates->search, &observation, rng_next(&rates->rng));
    search_run(rates->search, BATCH);
    return clock_cpu_seconds() - start;
}

/* Deals and rolls up to the first choice. */
static void begin(struct rates *rates, const struct match *match, uint64_t seed)
{
    const struct game *game = match->game;
    rates->match = match;
    rng_seed(&rates->rng, seed);
    memcpy(rates->state, match->state, game->state_size);
    while (game->actor(match->world, rates->state) == SEAT_CHANCE)
        chance_play(game, match->world, rates->state, &rates->rng);
}

bool bench_uct(const struct match *match, uint64_t seed, double seconds,
               struct bench_uct *out)
{
    struct rates rates = {.search = search_new(ai_style("uct"), NULL)};
    double playing = 0, searching = 0, done = 0;
    if (rates.search == NULL)
        return false;
    begin(&rates, match, seed);
    time_playouts(&rates); /* warms up caches and branch prediction */
    do {
        playing += time_playouts(&rates);
        searching += time_simulations(&rates);
        done += (double)BATCH;
    } while (playing < seconds || searching < seconds);
    out->playouts_per_s = done / playing;
    out->simulations_per_s = done / searching;
    search_free(rates.search);
    return true;
}
