/* heuristics.c: what players that think want to know about Pig. */
#include "core/heuristics.h"
#include "core/move.h"
#include "games/data.h"
#include "games/pig/state.h"
#include "i18n/i18n.h"

/* Shares of the target: the score; the points of the turn; by how much the best other
 * player is ahead, or behind when below 0. And whether it is the seat's turn. */
enum { FEATURE_SCORE, FEATURE_POINTS, FEATURE_AHEAD, FEATURE_TURN, FEATURES };

static const char *const feature_names[FEATURES] = {
    [FEATURE_SCORE] = "score",
    [FEATURE_POINTS] = "points",
    [FEATURE_AHEAD] = "other-ahead",
    [FEATURE_TURN] = "turn",
};

/* As long as the die is in the air nothing is settled. */
static bool pig_settled(const void *world, const void *state)
{
    const struct pig_state *pig = state;
    (void)world;
    return pig->phase == PIG_DECIDE;
}

static int best_other(const struct pig_world *world, const struct pig_state *pig,
                      int seat)
{
    int best = 0;
    for (int i = 0; i < world->players; i++)
        if (i != seat && pig->score[i] > best)
            best = pig->score[i];
    return best;
}

static void pig_compute_features(const void *world, const void *state, float *value)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    float target = (float)pig_world->target;
    for (int seat = 0; seat < pig_world->players; seat++, value += FEATURES) {
        bool on_turn = seat == pig->turn;
        int ahead = best_other(pig_world, pig, seat) - pig->score[seat];
        value[FEATURE_SCORE] = (float)pig->score[seat] / target;
        value[FEATURE_POINTS] = on_turn ? (float)pig->points / target : 0;
        value[FEATURE_AHEAD] = (float)ahead / target;
        value[FEATURE_TURN] = on_turn ? 1 : 0;
    }
}

/* With 20 points a roll loses as much as it gains on average. */
static void pig_prior(const void *world, const void *state, const choice_t *list,
                      int count, float *weight)
{
    const struct pig_state *pig = state;
    bool roll = pig->points < 20;
    (void)world;
    for (int i = 0; i < count; i++)
        weight[i] = roll == (list[i] == PIG_ROLL) ? 4 : 1;
}

static void pig_explain(const void *world, const void *before, const struct move *move,
                        const void *after, const void *other, struct text *out)
{
    const struct pig_state *pig = before;
    (void)world;
    (void)after;
    (void)other;
    if (move->choice[0] == PIG_HOLD)
        tr_put_count(out, pig->points, "keeps %d point that a one would lose",
                     "keeps %d points that a one would lose", pig->points);
    else if (pig->points > 0)
        tr_put_count(out, pig->points, "risks no more than %d point",
                     "risks no more than %d points", pig->points);
}

static const char *pig_weights_text(void)
{
    return data_text("pig/weights.txt");
}

static const char *pig_levels_text(void)
{
    return data_text("pig/levels.txt");
}

const struct heuristics pig_heuristics = {
    .features = FEATURES,
    .feature = feature_names,
    .settled = pig_settled,
    .compute_features = pig_compute_features,
    .prior = pig_prior,
    .explain = pig_explain,
    .weights = pig_weights_text,
    .levels = pig_levels_text,
};
