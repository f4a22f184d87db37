/* expected.c: what follows from the rest of a state, and may be left out of JSON. */
#include "games/ciub/rules/rules.h"

/* 4.2, 4.7, 4.9 */
const struct ciub_flags ciub_step_flags[STEPS] = {
    [STEP_REFILL] = {.busy = FLAG_YES, .gained = FLAG_MAY},
    [STEP_ROLL] = {.busy = FLAG_MAY, .moved = FLAG_MAY, .single = FLAG_MAY},
    [STEP_ACT] = {.busy = FLAG_MAY, .moved = FLAG_MAY},
    [STEP_SWAP] = {.busy = FLAG_MAY, .moved = FLAG_MAY},
    [STEP_REROLL] = {.busy = FLAG_MAY, .moved = FLAG_MAY},
    [STEP_ADJUST] = {.busy = FLAG_MAY, .moved = FLAG_MAY},
    [STEP_TURN] = {.busy = FLAG_MAY, .moved = FLAG_MAY},
    [STEP_PUT] = {.busy = FLAG_MAY, .moved = FLAG_YES},
    [STEP_SPELL] = {.busy = FLAG_MAY},
    [STEP_DOWN] = {.busy = FLAG_YES, .gained = FLAG_YES},
    [STEP_KEEP] = {.busy = FLAG_YES, .gained = FLAG_YES},
    [STEP_TRADE] = {.busy = FLAG_MAY},
    [STEP_TRADE_ONE] = {.busy = FLAG_MAY},
    [STEP_TRADE_TWO] = {.busy = FLAG_MAY},
};

int ciub_stage_expected(int pile, int opus)
{
    return pile > 0 ? STAGE_OPEN : opus == CIUB_NONE ? STAGE_ENDING : STAGE_LAST;
}

int ciub_left_expected(const struct ciub_world *world, const struct ciub_state *state)
{
    if (state->stage != STAGE_LAST || state->opus == CIUB_NONE)
        return 0;
    return (state->opus - state->turn - 1 + world->players) % world->players;
}

int ciub_dice_in_use(const struct ciub_state *state, int colour)
{
    int count = state->rolling[colour];
    for (int seat = 0; seat < CIUB_PLAYERS; seat++)
        count += state->dice[seat][colour];
    for (int look = 0; look < CIUB_LOOKS; look++)
        count +=
            state->outside[kind_of(colour, look)] + state->tray[kind_of(colour, look)];
    if (state->step != STEP_KEEP) /* dice to be kept still lie in the tray */
        count += state->plain[colour] + state->paired[colour];
    return count;
}
