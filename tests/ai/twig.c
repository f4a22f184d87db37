/* twig.c: a game defined by a table. */
#include "twig.h"

#include <string.h>

#include "core/heuristics.h"

static const struct twig *twig_of(const void *world, const void *state)
{
    return &((const struct twig *)world)[((const struct twig_state *)state)->at];
}

static void twig_start(const void *world, void *state)
{
    (void)world;
    memset(state, 0, sizeof(struct twig_state));
}

static int twig_actor(const void *world, const void *state)
{
    return twig_of(world, state)->actor;
}

static int twig_choices(const void *world, const void *state, choice_t *list)
{
    const struct twig *twig = twig_of(world, state);
    for (int i = 0; i < twig->count; i++)
        list[i] = (choice_t)i;
    return twig->count;
}

static uint32_t twig_weights(const void *world, const void *state, uint32_t *weight)
{
    const struct twig *twig = twig_of(world, state);
    uint32_t sum = 0;
    for (int i = 0; i < twig->count; i++)
        sum += weight[i] = twig->weight[i];
    return sum;
}

static void twig_apply(const void *world, void *state, choice_t choice)
{
    ((struct twig_state *)state)->at = (uint32_t)twig_of(world, state)->next[choice];
}

static bool twig_between_moves(const void *world, const void *state)
{
    return !twig_of(world, state)->inside;
}

static bool twig_verdict(const void *world, const void *state, choice_t choice,
                         struct reason *why)
{
    return choice < (choice_t)twig_of(world, state)->count ||
           reason_set(why, "1", "there is no such twig");
}

static void twig_observe(const void *world, const void *state, int seat, void *view)
{
    (void)world;
    (void)seat;
    memcpy(view, state, sizeof(struct twig_state));
}

static void twig_scores(const void *world, const void *state, int *score)
{
    memcpy(score, twig_of(world, state)->score, TWIG_SEATS * sizeof *score);
}

static unsigned twig_winners(const void *world, const void *state)
{
    return twig_of(world, state)->winners;
}

static const char *const features[] = {"worth"};

static void twig_evaluator(const void *world, const void *state, float *value)
{
    memcpy(value, twig_of(world, state)->worth, TWIG_SEATS * sizeof *value);
}

static void twig_prior(const void *world, const void *state, const choice_t *list,
                       int count, float *weight)
{
    for (int i = 0; i < count; i++)
        weight[i] = (float)twig_of(world, state)->weight[list[i]];
}

static const char *twig_text(void)
{
    return "cantrip judge 1\ngame twig\nhidden 0\nbias 0 0\ntrait worth 1000 0\n";
}

static const char *twig_levels(void)
{
    return "level hasty nodes=20 overlook=80 waver=50\nlevel calm* nodes=200\n";
}

static const struct heuristics heuristics = {
    .features = 1,
    .feature = features,
    .settled = twig_between_moves,
    .compute_features = twig_evaluator,
    .prior = twig_prior,
    .weights = twig_text,
    .levels = twig_levels,
};

const struct game twig_game = {
    .name = "twig",
    .title = "Twig",
    .min_players = TWIG_SEATS,
    .max_players = TWIG_SEATS,
    .state_size = sizeof(struct twig_state),
    .start = twig_start,
    .actor = twig_actor,
    .choices = twig_choices,
    .weights = twig_weights,
    .apply = twig_apply,
    .between_moves = twig_between_moves,
    .verdict = twig_verdict,
    .observe = twig_observe,
    .scores = twig_scores,
    .winners = twig_winners,
    .heuristics = &heuristics,
};

struct observation twig_observation(const struct twig *tree,
                                    const struct twig_state *state)
{
    return (struct observation){.game = &twig_game,
                                .world = tree,
                                .view = state,
                                .players = TWIG_SEATS,
                                .seat = twig_actor(tree, state)};
}
