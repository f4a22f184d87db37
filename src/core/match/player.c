/* player.c: running the players of all seats. */
#include "core/match/player.h"

#include <stdalign.h>
#include <stddef.h>

static enum run_end end_of_answer(enum answer answer)
{
    switch (answer) {
    case ANSWER_WAIT:
        return RUN_WAIT;
    case ANSWER_STOPPED:
        return RUN_STOPPED;
    default:
        return RUN_EMPTY;
    }
}

/* Asks the player in `seat`; false with the cause in `*end`. Players may be remote or
 * buggy, so their choices are checked. */
static bool ask(const struct match *match, struct player *player, int seat,
                choice_t *choice, enum run_end *end)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    const struct game *game = match->game;
    struct reason why;
    game->observe(match->world, match->state, seat, view);
    struct observation observation = {.game = game,
                                      .world = match->world,
                                      .view = view,
                                      .players = match->setup.players,
                                      .seat = seat};
    enum answer answer = player->decide(player, &observation, choice);
    if (answer != ANSWER_CHOICE) {
        *end = end_of_answer(answer);
        return false;
    }
    *end = RUN_ILLEGAL;
    return game->verdict(match->world, match->state, *choice, &why);
}

/* One choice by the player to move; false with the cause in `*end`. */
static bool decide_once(struct match *match, struct player *const *seats,
                        enum run_end *end)
{
    choice_t choice = 0;
    int seat = match_actor(match);
    *end = seat == SEAT_NOBODY ? RUN_OVER : seat == SEAT_CHANCE ? RUN_CHANCE : RUN_EMPTY;
    if (seat < 0 || seats[seat] == NULL || !ask(match, seats[seat], seat, &choice, end))
        return false;
    match_choose(match, choice);
    match_draw_all(match);
    return true;
}

enum run_end player_run(struct match *match, struct player *const *seats, size_t limit,
                        size_t *made)
{
    enum run_end end = RUN_LIMIT;
    size_t count = 0;
    match_draw_all(match);
    while (limit == 0 || count < limit) {
        if (!decide_once(match, seats, &end))
            break;
        count++;
        end = RUN_LIMIT;
    }
    if (match_over(match))
        end = RUN_OVER;
    if (made != NULL)
        *made = count;
    return end;
}

void player_free(struct player *player)
{
    if (player != NULL && player->free != NULL)
        player->free(player);
}
