/* hint_later.c: which moves are no ideas of their own, but the same plan in another
 * order. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/hint.h"

static const float as_good = 0.005f; /* of winning chance: less is not told apart */

/* Makes the move if all of it is legal, and its maker is still to act after it. */
static bool goes_on(const struct observation *observation, const struct move *move,
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

bool hint_waits(const struct observation *observation, const struct hint_move *best,
                const struct hint_move *other)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE], turned[GAME_MAX_STATE];
    if (other->win < best->win - as_good)
        return false;
    memcpy(state, observation->view, observation->game->state_size);
    memcpy(turned, observation->view, observation->game->state_size);
    return goes_on(observation, &best->move, state) &&
           goes_on(observation, &other->move, state) &&
           goes_on(observation, &other->move, turned) &&
           goes_on(observation, &best->move, turned) &&
           memcmp(state, turned, observation->game->state_size) == 0;
}
