/* spread.c: enumerates or samples the outcomes of chance. */
#include "ai/analysis/spread.h"

#include <string.h>

#include "core/match/chance.h"

/* The outcomes of the next chance step of a sample, and the share of each. */
struct split {
    int count;
    choice_t choice[GAME_MAX_CHOICES];
    double probability[GAME_MAX_CHOICES];
    int share[GAME_MAX_CHOICES];
};

/* Enough for all outcomes: one each, and the rest in proportion to probability. */
static void share_exactly(struct split *split, int wanted)
{
    double sum = 0;
    int given = 0;
    for (int i = 0; i < split->count; i++) {
        sum += split->probability[i];
        int due = (int)(sum * (wanted - split->count) + 0.5);
        split->share[i] = 1 + due - given;
        given = due;
    }
}

/* Too few: systematic sampling with a random start, so that each outcome's share is
 * within one of its expectation. Its share then becomes its probability. */
static void share_by_sampling(struct split *split, int wanted, struct rng *rng)
{
    double start = (double)(rng_next(rng) >> 11) * 0x1p-53, sum = 0;
    int given = 0;
    for (int i = 0; i < split->count; i++) {
        sum += split->probability[i] * wanted;
        int due = i == split->count - 1 ? wanted : (int)(sum + start);
        due = due > wanted ? wanted : due;
        split->share[i] = due - given;
        split->probability[i] = (double)split->share[i] / wanted;
        given = due;
    }
}

static void split_sample(const struct appraiser *appraiser, const struct sample *sample,
                         struct rng *rng, struct split *split)
{
    const struct game *game = appraiser->game;
    const void *world = appraiser->world;
    split->count = game->choices(world, sample->state, split->choice);
    chance_probabilities(game, world, sample->state, split->count, split->probability);
    if (sample->share >= split->count)
        share_exactly(split, sample->share);
    else
        share_by_sampling(split, sample->share, rng);
}

static void skip_forced(const struct appraiser *appraiser, struct sample *sample)
{
    sample->complete = appraise_skip(appraiser, sample->state) != SEAT_CHANCE;
}

/* `parent` after one more outcome. */
static void add_sample(const struct appraiser *appraiser, const struct sample *parent,
                       const struct split *split, int which, struct sample *out)
{
    memcpy(out->state, parent->state, appraiser->game->state_size);
    appraiser->game->apply(appraiser->world, out->state, split->choice[which]);
    out->weight = parent->weight * split->probability[which];
    out->share = split->share[which];
    skip_forced(appraiser, out);
}

/* One outcome replaces the sample, the others are appended. Returns the new count. */
static int replace_sample(const struct appraiser *appraiser, const struct split *split,
                          struct sample *list, int at, int count)
{
    struct sample parent = list[at];
    bool first = true;
    for (int i = 0; i < split->count; i++) {
        if (split->share[i] == 0)
            continue;
        add_sample(appraiser, &parent, split, i, &list[first ? at : count]);
        count += !first;
        first = false;
    }
    return count;
}

int spread_outcomes(const struct appraiser *appraiser, const void *state, int wanted,
                    struct rng *rng, struct sample *list)
{
    int count = 1;
    struct split split;
    list[0] = (struct sample){.weight = 1, .share = wanted};
    memcpy(list[0].state, state, appraiser->game->state_size);
    skip_forced(appraiser, &list[0]);
    for (int at = 0; at < count; at++)
        while (!list[at].complete) {
            split_sample(appraiser, &list[at], rng, &split);
            count = replace_sample(appraiser, &split, list, at, count);
        }
    return count;
}
