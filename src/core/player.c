/* player.c: letting the players of all seats play. */
#include "core/player.h"

#include <stdalign.h>
#include <stddef.h>

/* One choice by the player whose turn it is; false when there is no answer. A choice that
 * is not legal counts as none: players may be remote or broken. */
static bool decide_once(struct match *match, struct player *const *seats)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    const struct game *game = match->game;
    struct reason why;
    choice_t choice = 0;
    int seat = match_actor(match);
    if (seat < 0 || seats[seat] == NULL)
        return false;
    game->observe(match->world, match->state, seat, view);
    if (!seats[seat]->decide(seats[seat], game, match->world, view, seat, &choice))
        return false;
    if (!game->verdict(match->world, match->state, choice, &why))
        return false;
    match_choose(match, choice);
    return true;
}

size_t player_run(struct match *match, struct player *const *seats, size_t limit)
{
    size_t made = 0;
    match_draw_all(match);
    while ((limit == 0 || made < limit) && decide_once(match, seats)) {
        made++;
        match_draw_all(match);
    }
    return made;
}

void player_free(struct player *player)
{
    if (player != NULL && player->free != NULL)
        player->free(player);
}
