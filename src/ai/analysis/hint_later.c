/* hint_later.c: which moves are no ideas of their own, but the same plan in another
 * order. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/hint.h"

static const float as_good = 0.005f; /* of winning chance: less is not told apart */

/* Makes the move if all of it is legal, and its maker is still to act after it. */
static bool goes_on(const struct sight *sight, const struct move *move, void *state)
{
    const struct game *game = sight->game;
    struct reason why;
    for (int i = 0; i < move->count; i++) {
        if (game->actor(sight->world, state) != sight->seat ||
            !game->verdict(sight->world, state, move->choice[i], &why))
            return false;
        game->apply(sight->world, state, move->choice[i]);
    }
    return game->actor(sight->world, state) == sight->seat;
}

bool hint_waits(const struct sight *sight, const struct hint_move *best,
                const struct hint_move *other)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE], turned[GAME_MAX_STATE];
    if (other->win < best->win - as_good)
        return false;
    memcpy(state, sight->view, sight->game->state_size);
    memcpy(turned, sight->view, sight->game->state_size);
    return goes_on(sight, &best->move, state) && goes_on(sight, &other->move, state) &&
           goes_on(sight, &other->move, turned) && goes_on(sight, &best->move, turned) &&
           memcmp(state, turned, sight->game->state_size) == 0;
}
