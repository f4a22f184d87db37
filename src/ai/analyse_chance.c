/* analyse_chance.c: what chance brought, beside all that it could have brought.
 *
 * To be fair, all outcomes are judged by small searches of one size, also the one that
 * came: a larger search would play better from there on, and take that for luck. */
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/analyse_parts.h"
#include "ai/analyse_spread.h"
#include "base/hash.h"
#include "core/chance.h"
#include "core/memory.h"

/* Of the simulations for a position, so many go into one look at one outcome. */
enum { LOOK_LEAST = 16, LOOK_MOST = 256, LOOKS = 64, PLAY_ON = 1000 };

struct looks {
    uint64_t nodes; /* of each */
    int outcomes;   /* so many looks at what could come ... */
    int actual;     /* ... and so many at what came */
};

static struct looks plan_looks(uint64_t nodes)
{
    uint64_t each = nodes / LOOKS;
    each = each < LOOK_LEAST ? LOOK_LEAST : each > LOOK_MOST ? LOOK_MOST : each;
    int looks = (int)(nodes / each);
    looks = looks < 4 ? 4 : looks;
    return (struct looks){
        .nodes = each, .outcomes = looks - looks / 4, .actual = looks / 4};
}

/* Looking at one position again and again. */
struct watch {
    const struct analyst *analyst;
    struct search *search;
    struct looks looks;
    uint64_t seed;
    int number; /* of the next look: each has a seed of its own */
};

struct tally {
    double win[GAME_MAX_PLAYERS], score[GAME_MAX_PLAYERS];
};

/* On to where somebody has something to choose, or the game is over: only there are looks
 * of one size equally good. */
static void play_on(const struct appraiser *appraiser, void *state, uint64_t seed)
{
    const struct game *game = appraiser->game;
    struct rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < PLAY_ON; i++) {
        int actor = appraise_skip(appraiser, state);
        if (actor != SEAT_CHANCE)
            return;
        chance_play(game, appraiser->world, state, &rng);
    }
}

/* Adds `weight` of the average of several looks at a state. */
static void add_looks(struct watch *watch, const void *state, int looks, double weight,
                      struct tally *tally)
{
    const struct appraiser *appraiser = &watch->analyst->appraiser;
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    for (int i = 0; i < looks && !appraiser_stopped(appraiser); i++) {
        struct outlook one;
        uint64_t seed = hash_bytes(&watch->number, sizeof watch->number, watch->seed);
        watch->number++;
        memcpy(at, state, appraiser->game->state_size);
        play_on(appraiser, at, seed);
        appraise_view(appraiser, watch->search, at, watch->looks.nodes, seed, &one);
        for (int seat = 0; seat < appraiser->players; seat++) {
            tally->win[seat] += weight / looks * (double)one.win[seat];
            tally->score[seat] += weight / looks * (double)one.score[seat];
        }
    }
}

static struct watch begin_watch(const struct analyst *analyst, struct search *search,
                                const void *view)
{
    return (struct watch){.analyst = analyst,
                          .search = search,
                          .looks = plan_looks(analyst->analysis->nodes),
                          .seed = analyst_seed(analyst, view)};
}

/* Over all that the chance event which begins at `view` could bring. */
static void add_outcomes(struct watch *watch, const void *view, struct tally *tally)
{
    const struct appraiser *appraiser = &watch->analyst->appraiser;
    int wanted = watch->looks.outcomes;
    struct sample *list = memory_new((size_t)wanted, sizeof *list);
    struct rng rng;
    rng_seed(&rng, watch->seed);
    int count =
        spread_outcomes(appraiser->game, appraiser->world, view, wanted, &rng, list);
    for (int i = 0; i < count; i++)
        add_looks(watch, list[i].state, list[i].share, list[i].weight, tally);
    free(list);
}

static void tell_average(const struct tally *tally, struct outlook *out)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        out->win[seat] = (float)tally->win[seat];
        out->score[seat] = (float)tally->score[seat];
    }
}

/* Chance is nobody's secret: it is seen as by somebody who watches. */
static void watch_position(const struct analyst *analyst, size_t step, void *view)
{
    const struct match *match = analyst->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, step, state);
    match->game->observe(match->world, state, SEAT_NOBODY, view);
}

void analyse_average(const struct analyst *analyst, struct search *search,
                     const void *view, struct outlook *out)
{
    struct watch watch = begin_watch(analyst, search, view);
    struct tally average = {0};
    add_outcomes(&watch, view, &average);
    tell_average(&average, out);
}

void analyse_chance(struct analyst *analyst, struct search *search,
                    struct analyse_event *event)
{
    const struct match *match = analyst->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct tally average = {0}, actual = {0};
    watch_position(analyst, event->first, view);
    struct watch watch = begin_watch(analyst, search, view);
    add_outcomes(&watch, view, &average);
    tell_average(&average, &event->expected);
    watch_position(analyst, event->last, view);
    if (match->game->actor(match->world, view) != SEAT_CHANCE)
        add_looks(&watch, view, watch.looks.actual, 1, &actual);
    tell_average(&actual, &event->actual);
}
