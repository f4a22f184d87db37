/* chance.c: luck: the outcome of a chance event compared with all possible outcomes.
 *
 * For a fair comparison every outcome, including the actual one, is evaluated by small
 * searches of the same size: a larger search plays better, which would look like luck. */
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>

#include "ai/analysis/internal.h"
#include "ai/analysis/spread.h"
#include "base/hash.h"
#include "core/memory.h"

/* Simulations per evaluation, and how many evaluations to spread them over. */
enum {
    MIN_SIMULATIONS = 16,
    MAX_SIMULATIONS = 256,
    EVALUATIONS = 64,
    MIN_EVALUATIONS = 4
};

/* Repeated evaluation of positions. */
struct sampler {
    const struct analyst *analyst;
    struct search *search;
    uint64_t nodes;  /* per evaluation */
    int evaluations; /* for all outcomes; half as many for the actual one */
    uint64_t seed;
    int number; /* of the next evaluation: each has its own seed */
};

struct sums {
    double win[GAME_MAX_PLAYERS], score[GAME_MAX_PLAYERS];
};

static struct sampler begin_sampling(const struct analyst *analyst, struct search *search,
                                     const void *view)
{
    struct sampler sampler = {.analyst = analyst,
                              .search = search,
                              .nodes = analyst->analysis->nodes / EVALUATIONS,
                              .seed = analysis_seed(analyst, view)};
    sampler.nodes = sampler.nodes < MIN_SIMULATIONS   ? MIN_SIMULATIONS
                    : sampler.nodes > MAX_SIMULATIONS ? MAX_SIMULATIONS
                                                      : sampler.nodes;
    sampler.evaluations = (int)(analyst->analysis->nodes / sampler.nodes * 2 / 3);
    sampler.evaluations =
        sampler.evaluations < MIN_EVALUATIONS ? MIN_EVALUATIONS : sampler.evaluations;
    return sampler;
}

/* Adds the mean of several evaluations of a sample, times its weight. */
static void add_sample(struct sampler *sampler, const struct sample *sample,
                       struct sums *sums)
{
    const struct appraiser *appraiser = &sampler->analyst->appraiser;
    double weight = sample->weight / sample->share;
    for (int i = 0; i < sample->share && !appraise_stopped(appraiser); i++) {
        struct outlook one;
        uint64_t seed =
            hash_bytes(&sampler->number, sizeof sampler->number, sampler->seed);
        sampler->number++;
        appraise_view(appraiser, sampler->search, sample->state, sampler->nodes, seed,
                      &one);
        for (int seat = 0; seat < appraiser->players; seat++) {
            sums->win[seat] += weight * (double)one.win[seat];
            sums->score[seat] += weight * (double)one.score[seat];
        }
    }
}

/* The average over all outcomes of `view`, up to the next decision: only there are
 * evaluations of the same size equally accurate. */
static void add_average(struct sampler *sampler, const void *view, int evaluations,
                        struct sums *sums)
{
    struct sample *list = memory_new((size_t)evaluations, sizeof *list);
    struct rng rng;
    rng_seed(&rng, sampler->seed);
    int count =
        spread_outcomes(&sampler->analyst->appraiser, view, evaluations, &rng, list);
    for (int i = 0; i < count; i++)
        add_sample(sampler, &list[i], sums);
    free(list);
}

static void set_outlook(const struct sums *sums, struct outlook *out)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        out->win[seat] = (float)sums->win[seat];
        out->score[seat] = (float)sums->score[seat];
    }
}

/* Chance is public: uses the view of a spectator. */
static void public_view(const struct analyst *analyst, size_t step, void *view)
{
    const struct match *match = analyst->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, step, state);
    match->game->observe(match->world, state, SEAT_NOBODY, view);
}

void analyse_average(const struct analyst *analyst, struct search *search,
                     const void *view, struct outlook *out)
{
    struct sampler sampler = begin_sampling(analyst, search, view);
    struct sums average = {0};
    add_average(&sampler, view, sampler.evaluations, &average);
    set_outlook(&average, out);
}

void analyse_chance(struct analyst *analyst, struct search *search,
                    struct analyse_event *event)
{
    const struct match *match = analyst->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct sums average = {0}, actual = {0};
    public_view(analyst, event->first, view);
    struct sampler sampler = begin_sampling(analyst, search, view);
    add_average(&sampler, view, sampler.evaluations, &average);
    set_outlook(&average, &event->expected);
    public_view(analyst, event->last, view);
    event->more = match->game->actor(match->world, view) == SEAT_CHANCE;
    if (!event->more)
        add_average(&sampler, view, sampler.evaluations / 2, &actual);
    set_outlook(&actual, &event->actual);
}
