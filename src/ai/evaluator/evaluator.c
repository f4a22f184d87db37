/* evaluator.c: evaluates the network for every seat.
 *
 * The hidden units of a feature are adjacent and form the inner loop, so that compilers
 * can vectorize it without reordering any sum: results are the same bits everywhere. */
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
        error_set(error, "%s has no heuristics, so its positions cannot be evaluated",
                  game->title);
        return NULL;
    }
    if (game->heuristics->weights != NULL)
        weights = game->heuristics->weights();
    if (weights == NULL) {
        error_set(error, "%s has no weights yet: create them with 'cantrip fit %s'",
                  game->title, game->name);
        return NULL;
    }
    text_format(&text, "%s/weights.txt", game->name);
    return evaluator_read(game, weights, strlen(weights), name, error);
}

void evaluator_free(struct evaluator *evaluator)
{
    free(evaluator);
}

/* Most features are 0 in most positions. */
static void evaluate_seat(const struct evaluator *evaluator, const float *feature,
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

/* Turns strengths into probabilities. Subtracting the maximum first avoids overflow. */
static void softmax(float *strength, int players)
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

void evaluator_evaluate_features(const struct evaluator *evaluator, const float *feature,
                                 int players, struct outlook *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < players; seat++)
        evaluate_seat(evaluator, feature + seat * evaluator->features, &out->win[seat],
                      &out->score[seat]);
    softmax(out->win, players);
}

void evaluator_evaluate(const struct evaluator *evaluator, const struct game *game,
                        const void *world, const void *state, int players,
                        struct outlook *out)
{
    float feature[GAME_MAX_PLAYERS * HEURISTICS_MAX_FEATURES];
    if (game->actor(world, state) == SEAT_NOBODY) {
        evaluator_final_outlook(game, world, state, players, out);
        return;
    }
    assert(game->heuristics->settled(world, state));
    game->heuristics->compute_features(world, state, feature);
    evaluator_evaluate_features(evaluator, feature, players, out);
}

void evaluator_final_outlook(const struct game *game, const void *world,
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
