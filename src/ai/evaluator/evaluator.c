/* evaluator.c: features through the network, for every seat.
 *
 * The hidden units of a feature lie side by side and are the inner loop, so that a
 * compiler can handle several at once without changing the order in which anything is
 * added up: results are the same bits everywhere. */
#include "ai/evaluator/weights.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "core/memory.h"

struct evaluator *evaluator_blank(int features, int hidden)
{
    int blocks = (ROW_UNITS + hidden + EVALUATOR_BLOCK - 1) / EVALUATOR_BLOCK;
    size_t floats = (size_t)(features + 1) * (size_t)blocks * EVALUATOR_BLOCK;
    struct evaluator *evaluator =
        memory_new(1, sizeof *evaluator + floats * sizeof(float));
    evaluator->features = features;
    evaluator->hidden = hidden;
    evaluator->width = blocks * EVALUATOR_BLOCK;
    return evaluator;
}

struct evaluator *evaluator_new(const struct game *game, struct error *error)
{
    char name[ERROR_FILE];
    struct text text = text_init(name, sizeof name);
    const char *weights = NULL;
    if (game->heuristics == NULL) {
        error_set(error, "%s has no mind: nothing is known of how to judge a position",
                  game->title);
        return NULL;
    }
    if (game->heuristics->weights != NULL)
        weights = game->heuristics->weights();
    if (weights == NULL) {
        error_set(error, "%s has no weights yet: make them with 'cantrip fit %s'",
                  game->title, game->name);
        return NULL;
    }
    text_format(&text, "%s/judge.txt", game->name);
    return evaluator_read(game, weights, strlen(weights), name, error);
}

void evaluator_free(struct evaluator *evaluator)
{
    free(evaluator);
}

/* Most features of most positions are 0. */
static void evaluator_seat(const struct evaluator *evaluator, const float *feature,
                           float *strength, float *points)
{
    float sum[EVALUATOR_MAX_WIDTH];
    const float *row = evaluator->row;
    memcpy(sum, row, (size_t)evaluator->width * sizeof *sum);
    for (int i = 0; i < evaluator->features; i++) {
        row += evaluator->width;
        if (feature[i] != 0)
            evaluator_add_row(sum, row, evaluator->width, feature[i]);
    }
    *strength = sum[ROW_STRENGTH];
    *points = sum[ROW_POINTS];
    for (int i = 0; i < evaluator->hidden; i++) {
        float unit = sum[ROW_UNITS + i] > 0 ? sum[ROW_UNITS + i] : 0;
        *strength += unit * evaluator->unit[i][ROW_STRENGTH];
        *points += unit * evaluator->unit[i][ROW_POINTS];
    }
}

/* From strengths to chances; relative to the largest, so that nothing is beyond what a
 * float can hold. */
static void share_out(float *strength, int players)
{
    float most = strength[0], sum = 0;
    for (int seat = 1; seat < players; seat++)
        if (strength[seat] > most)
            most = strength[seat];
    for (int seat = 0; seat < players; seat++) {
        strength[seat] = number_exp(strength[seat] - most);
        sum += strength[seat];
    }
    for (int seat = 0; seat < players; seat++)
        strength[seat] /= sum;
}

void evaluator_features(const struct evaluator *evaluator, const float *feature,
                        int players, struct outlook *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < players; seat++)
        evaluator_seat(evaluator, feature + seat * evaluator->features, &out->win[seat],
                       &out->score[seat]);
    share_out(out->win, players);
}

void evaluator_state(const struct evaluator *evaluator, const struct game *game,
                     const void *world, const void *state, int players,
                     struct outlook *out)
{
    float feature[GAME_MAX_PLAYERS * HEURISTICS_MAX_FEATURES];
    if (game->actor(world, state) == SEAT_NOBODY) {
        evaluator_outlook_of_end(game, world, state, players, out);
        return;
    }
    assert(game->heuristics->settled(world, state));
    game->heuristics->compute_features(world, state, feature);
    evaluator_features(evaluator, feature, players, out);
}

void evaluator_outlook_of_end(const struct game *game, const void *world,
                              const void *state, int players, struct outlook *out)
{
    int score[GAME_MAX_PLAYERS] = {0};
    unsigned winners = game->winners(world, state);
    float share = 1.0f / (float)__builtin_popcount(winners);
    game->scores(world, state, score);
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < players; seat++) {
        out->win[seat] = winners >> seat & 1 ? share : 0;
        out->score[seat] = (float)score[seat];
    }
}
