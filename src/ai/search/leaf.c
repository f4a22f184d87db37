/* leaf.c: evaluates a position at the edge of the tree. */
#include "ai/playout.h"
#include "ai/search/internal.h"
#include "core/match/chance.h"

/* Limit on choices and chance events until a state is settled. No turn is that long; if
 * the heuristics never settle, the game is played out at random instead. */
enum { LEAF_STEPS = 2000 };

/* Sharpens the prior, since players pick their best choice more often than it says: cubes
 * each weight relative to the largest. Returns the sum. */
static float sharpen(float *weight, int count)
{
    float most = weight[0], sum = 0;
    for (int i = 1; i < count; i++)
        most = weight[i] > most ? weight[i] : most;
    for (int i = 0; i < count; i++) {
        float share = weight[i] / most;
        sum += weight[i] = share * share * share;
    }
    return sum;
}

static choice_t pick_prior(struct search *search, const void *state)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    int count = search->game->choices(search->world, state, list);
    if (count == 1)
        return list[0];
    search->game->heuristics->prior(search->world, state, list, count, weight);
    float sum = sharpen(weight, count);
    /* 24 random bits convert to a float exactly. */
    float number = (float)(rng_next(&search->rng) >> 40) * (1.0f / (1 << 24)) * sum;
    int at = 0;
    while (at < count - 1 && number >= weight[at])
        number -= weight[at++];
    return list[at];
}

/* Returns true once the state is settled or the game over. */
static bool play_until_settled(struct search *search, void *state)
{
    const struct game *game = search->game;
    for (int step = 0; step < LEAF_STEPS; step++) {
        int actor = game->actor(search->world, state);
        if (actor == SEAT_NOBODY || game->heuristics->settled(search->world, state))
            return true;
        if (actor == SEAT_CHANCE)
            chance_play(game, search->world, state, &search->rng);
        else
            game->apply(search->world, state, pick_prior(search, state));
    }
    return false;
}

void search_leaf(struct search *search, void *state, struct outlook *out)
{
    const struct game *game = search->game;
    if (search->style.leaf == LEAF_EVALUATOR && play_until_settled(search, state)) {
        evaluator_evaluate(search->evaluator, game, search->world, state, search->players,
                           out);
        return;
    }
    struct playout_count unused = {0};
    playout_from(game, search->world, &search->rng, state, &unused);
    evaluator_final_outlook(game, search->world, state, search->players, out);
}
