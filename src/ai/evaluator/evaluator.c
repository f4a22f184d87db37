/* evaluator.c: traits through the network, for every seat.
 *
 * The hidden units of a trait lie side by side and are the inner loop, so that a compiler
 * can handle several at once without changing the order in which anything is added up:
 * results are the same bits everywhere. */
#include "ai/evaluator/weights.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "core/memory.h"

struct judge *judge_blank(int traits, int hidden)
{
    int blocks = (ROW_UNITS + hidden + JUDGE_BLOCK - 1) / JUDGE_BLOCK;
    size_t floats = (size_t)(traits + 1) * (size_t)blocks * JUDGE_BLOCK;
    struct judge *judge = memory_new(1, sizeof *judge + floats * sizeof(float));
    judge->traits = traits;
    judge->hidden = hidden;
    judge->width = blocks * JUDGE_BLOCK;
    return judge;
}

struct judge *judge_new(const struct game *game, struct error *error)
{
    char name[ERROR_FILE];
    struct text text = text_init(name, sizeof name);
    const char *weights = NULL;
    if (game->mind == NULL) {
        error_set(error, "%s has no mind: nothing is known of how to judge a position",
                  game->title);
        return NULL;
    }
    if (game->mind->weights != NULL)
        weights = game->mind->weights();
    if (weights == NULL) {
        error_set(error, "%s has no weights yet: make them with 'cantrip fit %s'",
                  game->title, game->name);
        return NULL;
    }
    text_format(&text, "%s/judge.txt", game->name);
    return judge_read(game, weights, strlen(weights), name, error);
}

void judge_free(struct judge *judge)
{
    free(judge);
}

/* Most traits of most positions are 0. */
static void judge_seat(const struct judge *judge, const float *trait, float *strength,
                       float *points)
{
    float sum[JUDGE_MAX_WIDTH];
    const float *row = judge->row;
    memcpy(sum, row, (size_t)judge->width * sizeof *sum);
    for (int i = 0; i < judge->traits; i++) {
        row += judge->width;
        if (trait[i] != 0)
            judge_add_row(sum, row, judge->width, trait[i]);
    }
    *strength = sum[ROW_STRENGTH];
    *points = sum[ROW_POINTS];
    for (int i = 0; i < judge->hidden; i++) {
        float unit = sum[ROW_UNITS + i] > 0 ? sum[ROW_UNITS + i] : 0;
        *strength += unit * judge->unit[i][ROW_STRENGTH];
        *points += unit * judge->unit[i][ROW_POINTS];
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

void judge_traits(const struct judge *judge, const float *trait, int players,
                  struct outlook *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < players; seat++)
        judge_seat(judge, trait + seat * judge->traits, &out->win[seat],
                   &out->score[seat]);
    share_out(out->win, players);
}

void judge_state(const struct judge *judge, const struct game *game, const void *world,
                 const void *state, int players, struct outlook *out)
{
    float trait[GAME_MAX_PLAYERS * MIND_MAX_TRAITS];
    if (game->actor(world, state) == SEAT_NOBODY) {
        outlook_of_end(game, world, state, players, out);
        return;
    }
    assert(game->mind->settled(world, state));
    game->mind->judge(world, state, trait);
    judge_traits(judge, trait, players, out);
}

void outlook_of_end(const struct game *game, const void *world, const void *state,
                    int players, struct outlook *out)
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
