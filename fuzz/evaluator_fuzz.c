/* evaluator_fuzz.c: weights. The first byte picks the game, the second how far it has
 * progressed, the rest is the file. Weights that can be read must round-trip and give
 * valid evaluations. */
#include <math.h>
#include <string.h>

#include "ai/evaluator/weights.h"
#include "positions.h"

static bool same_weights(const struct evaluator *one, const struct evaluator *two)
{
    size_t floats = (size_t)(one->features + 1) * (size_t)one->width;
    return one->hidden == two->hidden && one->width == two->width &&
           memcmp(one->unit, two->unit, sizeof one->unit) == 0 &&
           memcmp(one->row, two->row, floats * sizeof one->row[0]) == 0;
}

static void write_and_read(const struct evaluator *evaluator, const struct game *game)
{
    struct buffer out;
    struct error error;
    error_clear(&error);
    buffer_init(&out);
    evaluator_write(evaluator, game, "", &out);
    struct evaluator *back = evaluator_read(game, out.data, out.length, "back", &error);
    positions_expect(back != NULL && same_weights(evaluator, back));
    evaluator_free(back);
    buffer_deinit(&out);
}

/* Whatever the weights, chances must be probabilities. */
static void evaluate_position(const struct evaluator *evaluator,
                              const struct match *match)
{
    struct outlook outlook;
    float sum = 0;
    int players = match->setup.players;
    if (!match_over(match) &&
        !match->game->heuristics->settled(match->world, match->state))
        return;
    evaluator_evaluate(evaluator, match->game, match->world, match->state, players,
                       &outlook);
    for (int seat = 0; seat < players; seat++) {
        positions_expect(outlook.win[seat] >= 0 && isfinite(outlook.score[seat]));
        sum += outlook.win[seat];
    }
    positions_expect(fabsf(sum - 1) < 1e-3f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error;
    if (size < 2)
        return 0;
    struct match *match = positions_match(data[0]);
    error_clear(&error);
    struct evaluator *evaluator =
        evaluator_read(match->game, (const char *)data + 2, size - 2, "fuzz", &error);
    if (evaluator != NULL) {
        write_and_read(evaluator, match->game);
        positions_skip(match, data[1] * 4, data[1]);
        evaluate_position(evaluator, match);
    } else {
        bool empty = strstr(error.text, "the file is empty") != NULL;
        positions_refused(&error, "fuzz", !empty);
    }
    evaluator_free(evaluator);
    return 0;
}
