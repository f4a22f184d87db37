/* chance.c: what chance brought, beside all that it could have brought.
 *
 * To be fair, all outcomes are judged by small searches of one size, also the one that
 * came: a larger search would play better from there on, and take that for luck. */
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>

#include "ai/analysis/internal.h"
#include "ai/analysis/spread.h"
#include "base/hash.h"
#include "core/memory.h"

/* So many simulations go into one look; and how many looks they are to make. */
enum { LOOK_LEAST = 16, LOOK_MOST = 256, LOOKS = 64, LOOKS_LEAST = 4 };

/* Looking at one position again and again. */
struct watch {
    const struct analyst *analyst;
    struct search *search;
    uint64_t nodes; /* of a look */
    int looks;      /* at what can come of a position; at what came the half of it */
    uint64_t seed;
    int number; /* of the next look: each has a seed of its own */
};

struct tally {
    double win[GAME_MAX_PLAYERS], score[GAME_MAX_PLAYERS];
};

static struct watch begin_watch(const struct analyst *analyst, struct search *search,
                                const void *view)
{
    struct watch watch = {.analyst = analyst,
                          .search = search,
                          .nodes = analyst->analysis->nodes / LOOKS,
                          .seed = analysis_seed(analyst, view)};
    watch.nodes = watch.nodes < LOOK_LEAST  ? LOOK_LEAST
                  : watch.nodes > LOOK_MOST ? LOOK_MOST
                                            : watch.nodes;
    watch.looks = (int)(analyst->analysis->nodes / watch.nodes * 2 / 3);
    watch.looks = watch.looks < LOOKS_LEAST ? LOOKS_LEAST : watch.looks;
    return watch;
}

/* Adds the average of several looks at a sample, as much of it as the sample weighs. */
static void add_sample(struct watch *watch, const struct sample *sample,
                       struct tally *tally)
{
    const struct appraiser *appraiser = &watch->analyst->appraiser;
    double weight = sample->weight / sample->share;
    for (int i = 0; i < sample->share && !appraise_stopped(appraiser); i++) {
        struct outlook one;
        uint64_t seed = hash_bytes(&watch->number, sizeof watch->number, watch->seed);
        watch->number++;
        appraise_view(appraiser, watch->search, sample->state, watch->nodes, seed, &one);
        for (int seat = 0; seat < appraiser->players; seat++) {
            tally->win[seat] += weight * (double)one.win[seat];
            tally->score[seat] += weight * (double)one.score[seat];
        }
    }
}

/* The average over all that can come of `view`, up to where somebody has something to
 * choose: only there are looks of one size equally good. */
static void look_at(struct watch *watch, const void *view, int looks, struct tally *tally)
{
    struct sample *list = memory_new((size_t)looks, sizeof *list);
    struct rng rng;
    rng_seed(&rng, watch->seed);
    int count = spread_outcomes(&watch->analyst->appraiser, view, looks, &rng, list);
    for (int i = 0; i < count; i++)
        add_sample(watch, &list[i], tally);
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
    look_at(&watch, view, watch.looks, &average);
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
    look_at(&watch, view, watch.looks, &average);
    tell_average(&average, &event->expected);
    watch_position(analyst, event->last, view);
    event->more = match->game->actor(match->world, view) == SEAT_CHANCE;
    if (!event->more)
        look_at(&watch, view, watch.looks / 2, &actual);
    tell_average(&actual, &event->actual);
}
