/* flow.c: setup, turns, rounds and the end (rules 3, 4). */
#include <assert.h>
#include <string.h>

#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

static void forget_move(struct seals_state *state)
{
    state->scroll = state->lent = SCROLL_NONE;
    state->colour = state->victim = NONE;
    state->one = state->target = SITE_NONE;
    state->figure = 0;
    state->chosen = 0;
}

void seals_flow_ask(struct seals_state *state, enum step step, int actor)
{
    state->step = (uint8_t)step;
    state->actor = (int8_t)actor;
    state->midway = 1;
}

void seals_flow_begin(struct seals_state *state, enum step step, int actor)
{
    seals_flow_ask(state, step, actor);
    state->midway = 0;
}

void seals_flow_menu(struct seals_state *state)
{
    forget_move(state);
    seals_flow_begin(state, STEP_TURN, state->turn);
}

/* 3.1-3.3: circle, deal, mages and first player, unless the options set them. */
void seals_flow_start(const struct seals_world *world, struct seals_state *state)
{
    memset(state, 0, sizeof *state);
    forget_move(state);
    state->first = NONE;
    state->circle = (uint8_t)world->circle;
    memset(state->guardian, SITE_NONE, sizeof state->guardian);
    memset(state->supply, world->players + 1, sizeof state->supply); /* 1.2 */
    for (int seat = 0; seat < SEALS_MAX_PLAYERS; seat++) {
        struct seals_seat *mine = &state->seat[seat];
        mine->mage = NONE;
        mine->place = mine->familiar = SITE_NONE;
        if (seat >= world->players)
            continue;
        mine->up = scroll_bit(SCROLL_BINDING);
        if (world->mage[seat] != ANY)
            mine->mage = (uint8_t)world->mage[seat];
    }
    if (world->circle == 0)
        seals_flow_begin(state, STEP_CIRCLE, SEAT_CHANCE);
    else
        seals_flow_after_circle(world, state);
}

void seals_flow_after_circle(const struct seals_world *world, struct seals_state *state)
{
    state->cursor = (uint8_t)world->starts;
    seals_flow_begin(state, STEP_DEAL, SEAT_CHANCE);
}

/* The deal is written in lines of eight sites. */
void seals_flow_after_deal(const struct seals_world *world, struct seals_state *state)
{
    state->cursor++;
    state->midway = (state->cursor - world->starts) % 8 != 0;
    if (state->cursor < world->sites)
        return;
    state->cursor = 0;
    state->midway = 0;
    seals_flow_after_mage(world, state);
}

void seals_flow_after_mage(const struct seals_world *world, struct seals_state *state)
{
    bool begun = state->step == STEP_MAGE;
    while (state->cursor < world->players && state->seat[state->cursor].mage != NONE)
        state->cursor++;
    if (state->cursor < world->players) {
        seals_flow_begin(state, STEP_MAGE, SEAT_CHANCE);
        state->midway = begun;
        return;
    }
    state->cursor = 0;
    if (world->first == ANY) {
        seals_flow_begin(state, STEP_FIRST, SEAT_CHANCE);
        return;
    }
    state->first = (uint8_t)world->first;
    seals_flow_after_first(state);
}

void seals_flow_after_first(struct seals_state *state)
{
    state->cursor = 0;
    state->turn = state->first;
    seals_flow_begin(state, STEP_PLACE, state->first);
}

/* Moves on to the next seat before round 1; false after the last. */
static bool next_before_round(const struct seals_world *world, struct seals_state *state)
{
    state->turn = (uint8_t)seat_after(world, state->turn);
    if (++state->cursor < world->players)
        return true;
    state->cursor = 0;
    state->turn = state->first;
    return false;
}

void seals_flow_after_place(const struct seals_world *world, struct seals_state *state)
{
    if (next_before_round(world, state)) {
        seals_flow_begin(state, STEP_PLACE, state->turn);
        return;
    }
    state->taking = TAKING_FIRST;
    seals_flow_begin(state, STEP_TAKE, state->turn); /* 3.5 */
}

static int supply_count(const struct seals_state *state)
{
    return state->supply[0] + state->supply[1] + state->supply[2] + state->supply[3];
}

/* 4.6: three, or what is owed, but no more than the supply has. */
int seals_take_count(const struct seals_state *state)
{
    int wanted = state->taking == TAKING_SHORT ? state->seat[state->actor].owed : 3;
    int there = supply_count(state);
    return wanted < there ? wanted : there;
}

int seals_first_expected(const struct seals_world *world, int round)
{
    if (world->first == ANY)
        return ANY;
    return (world->first + (round > 0 ? round - 1 : 0)) % world->players;
}

int seals_dice_in_use(const struct seals_world *world, const struct seals_state *state,
                      int colour)
{
    bool rolls = state->step == STEP_REROLL && state->colour == colour;
    int count = rolls ? state->rolling : 0;
    for (int seat = 0; seat < world->players; seat++)
        count +=
            dice_count(state->seat[seat].dice[colour]) + state->seat[seat].next[colour];
    return count;
}

/* 4.1: all roll, from the first player on. */
static void start_round(struct seals_state *state)
{
    state->round++;
    state->cursor = 0;
    state->broken = 0;
    state->taking = 0;
    state->turn = state->first;
    forget_move(state);
    seals_flow_begin(state, STEP_ROLL, SEAT_CHANCE);
}

void seals_flow_after_roll(const struct seals_world *world, struct seals_state *state)
{
    const uint8_t *next = state->seat[state->turn].next;
    state->midway = 1;
    if ((next[0] | next[1] | next[2] | next[3]) != 0)
        return;
    state->midway = 0;
    state->turn = (uint8_t)seat_after(world, state->turn);
    if (++state->cursor < world->players)
        return;
    state->cursor = 0;
    seals_reach_renew(world, state);
    seals_flow_menu(state);
}

int seals_end_limit(const struct seals_world *world)
{
    return world->players <= 3 ? 4 : 5;
}

int seals_sixes_lying(const struct seals_state *state)
{
    return __builtin_popcountll(state->lying & scrolls_of_strength(MAX_STRENGTH));
}

int seals_sixes_to_go(const struct seals_world *world, const struct seals_state *state)
{
    int left = seals_sixes_lying(state) - seals_end_limit(world) + 1;
    return left > 0 ? left : 0;
}

/* 4.8: whether any mage can reach a seal that no figure bars. */
static bool anyone_reaches(const struct seals_world *world,
                           const struct seals_state *state)
{
    for (int seat = 0; seat < world->players; seat++) {
        struct sites found = seals_reached(world, state, seat);
        if (sites_any(&found))
            return true;
    }
    return false;
}

/* 4.7, 4.8 */
static bool game_ends(const struct seals_world *world, struct seals_state *state)
{
    if (state->broken) {
        state->idle = state->stuck = 0;
    } else {
        state->idle++;
        state->stuck = anyone_reaches(world, state) ? 0 : (uint8_t)(state->stuck + 1);
    }
    return seals_sixes_to_go(world, state) == 0 || state->stuck >= MOST_STUCK ||
           state->idle >= MOST_IDLE;
}

/* 4.6: the next seat, from the old first player on, that is short of dice. */
static void take_what_is_owed(const struct seals_world *world, struct seals_state *state)
{
    for (int i = 0, seat = state->first; i < world->players; i++) {
        if (state->seat[seat].owed != 0) {
            state->taking = TAKING_SHORT;
            seals_flow_begin(state, STEP_TAKE, seat);
            return;
        }
        seat = seat_after(world, seat);
    }
    state->first = (uint8_t)seat_after(world, state->first); /* 4.7 */
    for (int seat = 0; seat < world->players; seat++)
        state->seat[seat].over = 0;
    start_round(state);
}

static void end_round(const struct seals_world *world, struct seals_state *state)
{
    forget_move(state);
    state->touched = (struct sites){0};
    state->taking = 0;
    if (game_ends(world, state)) {
        state->turn = state->first;
        seals_flow_begin(state, STEP_OVER, SEAT_NOBODY);
        return;
    }
    take_what_is_owed(world, state);
}

/* What the next player on turn can walk to. If it is the same player again, only the seal
 * just broken changed that (not so in circle IV, where the place left may be another's
 * familiar's too, 6.20). */
static void walk_for_turn(const struct seals_world *world, struct seals_state *state,
                          int seat)
{
    if (seat == state->turn && state->circle != 4) {
        seals_reach_extend(world, state, state->target);
        return;
    }
    state->turn = (uint8_t)seat;
    seals_reach_renew(world, state);
}

/* 4.1: clockwise to the next player still in the round. */
static void next_turn(const struct seals_world *world, struct seals_state *state)
{
    int seat = state->turn;
    for (int i = 0; i < world->players; i++) {
        seat = seat_after(world, seat);
        if (!state->seat[seat].over) {
            walk_for_turn(world, state, seat);
            seals_flow_menu(state);
            return;
        }
    }
    end_round(world, state);
}

/* After 4.5 for a seat: if it was its own turn, the next player is on turn; after Theft
 * the thief's turn goes on. */
static void go_on_after_round_of(const struct seals_world *world,
                                 struct seals_state *state, int seat)
{
    state->taking = 0;
    if (seat == state->turn) {
        next_turn(world, state);
        return;
    }
    seals_reach_renew(world, state);
    seals_flow_menu(state);
}

void seals_flow_end_round_of(const struct seals_world *world, struct seals_state *state,
                             int seat)
{
    struct seals_seat *mine = &state->seat[seat];
    assert(!seat_has_dice(mine));
    mine->up |= mine->down;
    mine->down = 0;
    mine->familiar = SITE_NONE;
    mine->over = 1;
    if (supply_count(state) == 0) { /* 4.6 */
        mine->owed = 3;
        go_on_after_round_of(world, state, seat);
        return;
    }
    forget_move(state);
    state->touched = (struct sites){0};
    state->taking = TAKING_ROUND;
    seals_flow_begin(state, STEP_TAKE, seat);
}

void seals_flow_end_turn(const struct seals_world *world, struct seals_state *state)
{
    if (seat_has_dice(&state->seat[state->turn]))
        next_turn(world, state);
    else
        seals_flow_end_round_of(world, state, state->turn);
}

void seals_flow_after_take(const struct seals_world *world, struct seals_state *state)
{
    switch ((enum taking)state->taking) {
    case TAKING_FIRST:
        if (next_before_round(world, state))
            seals_flow_begin(state, STEP_TAKE, state->turn);
        else
            start_round(state);
        break;
    case TAKING_ROUND:
        go_on_after_round_of(world, state, state->actor);
        break;
    case TAKING_SHORT:
        take_what_is_owed(world, state);
        break;
    }
}
