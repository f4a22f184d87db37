/* hint_reorder.c: detects moves that belong to the same plan in another order. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/hint.h"

static const float tolerance =
    0.005f; /* winning chance: smaller differences are ignored */

/* Makes the move if it is legal and the same player acts after it. */
static bool make_move(const struct observation *observation, const struct move *move,
                      void *state)
{
    const struct game *game = observation->game;
    struct reason why;
    for (int i = 0; i < move->count; i++) {
        if (game->actor(observation->world, state) != observation->seat ||
            !game->verdict(observation->world, state, move->choice[i], &why))
            return false;
        game->apply(observation->world, state, move->choice[i]);
    }
    return game->actor(observation->world, state) == observation->seat;
}

bool hint_is_reordering(const struct observation *observation,
                        const struct hint_move *best, const struct hint_move *other)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE], reordered[GAME_MAX_STATE];
    if (other->win < best->win - tolerance)
        return false;
    memcpy(state, observation->view, observation->game->state_size);
    memcpy(reordered, observation->view, observation->game->state_size);
    return make_move(observation, &best->move, state) &&
           make_move(observation, &other->move, state) &&
           make_move(observation, &other->move, reordered) &&
           make_move(observation, &best->move, reordered) &&
           memcmp(state, reordered, observation->game->state_size) == 0;
}
