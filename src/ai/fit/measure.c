/* measure.c: how well an evaluator predicts the results of games. */
#include <math.h>
#include <string.h>

#include "ai/evaluator/weights.h"
#include "ai/fit/internal.h"

static const float MIN_CHANCE = 1e-6f; /* probabilities are clamped to this in log loss */

static void measure_position(const struct fit_game *game, const struct outlook *predicted,
                             struct fit_measure *out)
{
    out->positions++;
    out->base += log(game->players);
    for (int seat = 0; seat < game->players; seat++) {
        float win = predicted->win[seat], actual = game->end.win[seat];
        double wrong = predicted->score[seat] - game->end.score[seat];
        int bin = (int)(win * (float)FIT_BINS);
        if (bin == FIT_BINS)
            bin--;
        out->log_loss -= actual * log((double)(win > MIN_CHANCE ? win : MIN_CHANCE));
        out->points += wrong * wrong / game->players;
        out->bin[bin].seats++;
        out->bin[bin].predicted += win;
        out->bin[bin].actual += actual;
    }
}

static void take_averages(struct fit_measure *out)
{
    double positions = out->positions > 0 ? (double)out->positions : 1;
    out->base /= positions;
    out->log_loss /= positions;
    out->points = sqrt(out->points / positions);
    for (int i = 0; i < FIT_BINS; i++) {
        double seats = out->bin[i].seats > 0 ? (double)out->bin[i].seats : 1;
        out->bin[i].predicted /= seats;
        out->bin[i].actual /= seats;
    }
}

void fit_measure(const struct evaluator *evaluator, const struct fit_game *games,
                 long count, struct fit_measure *out)
{
    bool all = fit_holds_out_none(count);
    memset(out, 0, sizeof *out);
    for (long i = 0; i < count; i++) {
        const struct fit_game *game = &games[i];
        const float *feature = game->feature;
        for (int j = 0; j < game->count && (all || fit_is_held_out(i)); j++) {
            struct outlook predicted;
            evaluator_evaluate_features(evaluator, feature, game->players, &predicted);
            measure_position(game, &predicted, out);
            feature += game->players * evaluator->features;
        }
    }
    take_averages(out);
}
