/* flow.c: what follows of itself: turns, rolls, phases, the end. */
#include <assert.h>

#include "games/ciub/rules/rules.h"

void ciub_state_clear(struct ciub_state *state)
{
    memset(state, 0, sizeof *state);
    memset(state->top, CIUB_NONE, sizeof state->top);
    memset(state->bottom, CIUB_NONE, sizeof state->bottom);
    memset(state->token, CIUB_NONE, sizeof state->token);
    state->opus = state->source = state->target = state->first = CIUB_NONE;
    state->gap = CIUB_NONE;
}

void ciub_start(const void *game_world, void *game_state)
{
    const struct ciub_world *world = game_world;
    struct ciub_state *state = game_state;
    ciub_state_clear(state);
    state->unseen = world->in_play;
    state->pile[0] = (uint8_t)world->pile[0];
    state->pile[1] = (uint8_t)world->pile[1];
    memcpy(state->supply, world->total, sizeof state->supply);
    state->supply[CIUB_WHITE] = 0;
    for (int seat = 0; seat < world->players; seat++)
        state->dice[seat][CIUB_WHITE] = world->set.die[CIUB_WHITE].count;
    state->step = STEP_FIRST;
    if (world->first >= 0) {
        state->turn = (uint8_t)world->first;
        ciub_flow_first(state);
    }
}

/* The starting player is known: the A cards are laid out. */
void ciub_flow_first(struct ciub_state *state)
{
    state->first = state->turn;
    state->step = STEP_DEAL;
    state->gap = 0;
}

/* 4.4: all dice of the player on turn go into the air. */
static void roll_own(struct ciub_state *state)
{
    memcpy(state->rolling, state->dice[state->turn], CIUB_COLOURS);
    memset(state->dice[state->turn], 0, CIUB_COLOURS);
    state->step = STEP_ROLL;
}

void ciub_flow_turn(struct ciub_state *state)
{
    if (state->stage == STAGE_LAST) /* 5.1 */
        roll_own(state);
    else
        state->step = STEP_FORESEE;
}

/* From phase 1 all own dice, later all that are left outside (4.7). */
void ciub_flow_roll_all(struct ciub_state *state)
{
    state->moved = 0;
    state->target = CIUB_NONE;
    if (state->showing == 0) {
        roll_own(state);
        return;
    }
    colours_store(state->rolling, kinds_by_colour(state->outside));
    memset(state->outside, 0, sizeof state->outside);
    state->showing = 0;
    state->step = STEP_ROLL;
}

/* All dice are in the tray: phase 3, unless there is nothing to decide (4.10). */
void ciub_flow_spell(const struct ciub_world *world, struct ciub_state *state)
{
    state->moved = 0;
    state->target = CIUB_NONE;
    state->step = STEP_SPELL;
    if (colours_load(state->supply) == 0 && cards_gainable(world, state) == 0) {
        ciub_flow_to_hand(&world->set, state);
        ciub_flow_trade(world, state);
    }
}

static void clear_tray(struct ciub_state *state)
{
    memset(state->tray, 0, sizeof state->tray);
    state->lanes = 0;
    state->sum = 0;
}

void ciub_flow_to_hand(const struct ciub_set *set, struct ciub_state *state)
{
    uint64_t paired = tray_paired(set, state);
    colours_store(state->paired, paired);
    colours_store(state->plain, kinds_by_colour(state->tray) - paired);
    clear_tray(state);
}

/* 4.9: keep five, unless there are no more; those in `plain` and `paired` are chosen. */
void ciub_flow_gained(const struct ciub_world *world, struct ciub_state *state)
{
    uint64_t all = kinds_by_colour(state->tray);
    uint64_t kept = hand_by_colour(state);
    state->step = STEP_KEEP;
    if (colours_sum(all) <= CIUB_KEPT) {
        ciub_flow_to_hand(&world->set, state);
    } else if (colours_sum(kept) < CIUB_KEPT) {
        return;
    } else {
        colours_store(state->supply, colours_load(state->supply) + all - kept);
        clear_tray(state);
    }
    state->target = CIUB_NONE;
    state->gained = 0;
    ciub_flow_trade(world, state);
}

void ciub_flow_trade(const struct ciub_world *world, struct ciub_state *state)
{
    state->step = STEP_TRADE;
    if (!ciub_trade_possible(state))
        ciub_flow_end_turn(world, state);
}

/* 4.12: what exceeds the limits goes to the supply. */
static void put_down(const struct ciub_world *world, struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++) {
        int limit = colour_limit(colour);
        int count = state->plain[colour] + state->paired[colour];
        int kept = count < limit ? count : limit;
        state->dice[state->turn][colour] = (uint8_t)kept;
        state->supply[colour] = (uint8_t)(state->supply[colour] + count - kept);
    }
    memset(state->plain, 0, sizeof state->plain);
    memset(state->paired, 0, sizeof state->paired);
}

void ciub_flow_end_turn(const struct ciub_world *world, struct ciub_state *state)
{
    put_down(world, state);
    state->quiet = state->busy ? 0 : (uint8_t)(state->quiet + 1);
    state->busy = 0;
    bool last = state->stage == STAGE_LAST && state->left == 0;
    bool stuck = state->quiet >= CIUB_QUIET_ROUNDS * world->players; /* 5.2a */
    if (last || stuck) {
        state->step = STEP_OVER;
        return;
    }
    if (state->stage == STAGE_LAST)
        state->left--;
    state->turn = (uint8_t)((state->turn + 1) % world->players);
    ciub_flow_turn(state);
}
