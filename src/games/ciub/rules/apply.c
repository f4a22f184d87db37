/* apply.c: what a choice does. */
#include <assert.h>

#include "games/ciub/rules/phase2.h"
#include "games/ciub/rules/rules.h"

static uint64_t card_bit(int card)
{
    return UINT64_C(1) << card;
}

static int place_of(const uint8_t row[CIUB_ROW], int card)
{
    int place = 0;
    while (place < CIUB_ROW && row[place] != card)
        place++;
    return place;
}

static void deal_card(const struct ciub_world *world, struct ciub_state *state, int card)
{
    int place = state->gap++;
    uint8_t *row = place < world->row ? state->top : state->bottom;
    row[place % world->row] = (uint8_t)card;
    state->unseen &= ~card_bit(card);
    if (state->gap == 2 * world->row) {
        state->gap = CIUB_NONE;
        ciub_flow_turn(state);
    }
}

/* 4.2, 4.9, 5.1 */
static void turn_card_up(const struct ciub_world *world, struct ciub_state *state,
                         int card)
{
    state->top[state->gap] = (uint8_t)card;
    state->gap = CIUB_NONE;
    state->unseen &= ~card_bit(card);
    state->pile[state->pile[0] > 0 ? 0 : 1]--;
    if (state->pile[0] + state->pile[1] == 0)
        state->stage = STAGE_ENDING;
    if (state->gained)
        ciub_flow_gained(world, state);
    else
        ciub_flow_roll_all(state);
}

static void show_face(struct ciub_state *state, int look)
{
    uint64_t rolling = colours_load(state->rolling);
    int colour = colours_first(rolling);
    outside_add(state, kind_of(colour, look));
    rolling -= colour_one(colour);
    colours_store(state->rolling, rolling);
    if (rolling == 0) {
        state->single = 0;
        state->step = STEP_ACT;
    }
}

/* 4.2 */
static void remove_card(struct ciub_state *state, int card)
{
    int place = place_of(state->top, card);
    state->top[place] = CIUB_NONE;
    state->busy = 1;
    if (state->stage == STAGE_OPEN) {
        state->gap = (uint8_t)place;
        state->step = STEP_REFILL;
    } else {
        ciub_flow_roll_all(state);
    }
}

static void end_action(struct ciub_state *state)
{
    state->source = state->target = CIUB_NONE;
    state->step = STEP_ACT;
}

/* 4.5: the new die is taken before the old one goes back. */
static void swap_die(struct ciub_state *state, int colour)
{
    outside_remove(state, state->source);
    outside_add(state, kind_of(colour, LOOK_INACTIVE));
    state->supply[colour]--;
    state->supply[kind_colour(state->source)]++;
    state->moved = 1;
    end_action(state);
}

/* 4.5, 4.5a: the die that re-rolled another is spent. */
static void reroll_die(struct ciub_state *state, int kind, bool itself)
{
    outside_remove(state, state->source);
    if (!itself) {
        outside_add(state, kind_of(kind_colour(state->source), LOOK_SPENT));
        outside_remove(state, kind);
    }
    state->rolling[kind_colour(kind)] = 1;
    state->single = 1;
    end_action(state);
    state->step = STEP_ROLL;
}

static void choose_target(struct ciub_state *state, int kind, bool itself)
{
    if (state->step == STEP_REROLL) {
        reroll_die(state, kind, itself);
        return;
    }
    state->target = (uint8_t)kind;
    state->itself = itself;
    state->step = STEP_TURN;
}

/* 4.5: the adjusting die goes to the tray at once, be it with a new face. */
static void turn_die(const struct ciub_world *world, struct ciub_state *state, int look)
{
    int turned = kind_of(kind_colour(state->target), look);
    outside_remove(state, state->source);
    if (state->itself) {
        tray_add(&world->set, state, turned, 1);
    } else {
        tray_add(&world->set, state, state->source, 1);
        outside_remove(state, state->target);
        outside_add(state, turned);
    }
    state->itself = 0;
    state->moved = 1;
    end_action(state);
    if (state->showing == 0)
        ciub_flow_spell(world, state);
}

/* 4.8, 4.9, 5.1 */
static void gain_card(const struct ciub_world *world, struct ciub_state *state, int card)
{
    int place = place_of(state->bottom, card);
    if (place < CIUB_ROW)
        state->bottom[place] = CIUB_NONE;
    else
        state->top[place_of(state->top, card)] = CIUB_NONE;
    if (state->token[state->turn] == card)
        state->token[state->turn] = CIUB_NONE;
    state->won[state->turn] |= card_bit(card);
    state->busy = state->gained = 1;
    if (state->stage == STAGE_OPEN) {
        state->gap = (uint8_t)place;
        state->step = STEP_DOWN;
        return;
    }
    if (state->stage == STAGE_ENDING) {
        state->opus = state->turn;
        state->stage = STAGE_LAST;
        state->left = (uint8_t)(world->players - 1);
    }
    ciub_flow_gained(world, state);
}

/* 4.9 */
static void move_down(struct ciub_state *state, int card)
{
    int place = place_of(state->top, card);
    state->bottom[state->gap] = (uint8_t)card;
    state->top[place] = CIUB_NONE;
    state->gap = (uint8_t)place;
    state->step = STEP_REFILL;
}

/* 4.10 */
static void take_die(const struct ciub_world *world, struct ciub_state *state, int colour)
{
    ciub_flow_to_hand(&world->set, state);
    if (colour != CIUB_NONE) {
        state->supply[colour]--;
        state->plain[colour]++;
    }
    ciub_flow_trade(world, state);
}

static void keep_die(const struct ciub_world *world, struct ciub_state *state, int which)
{
    if (which % 2 == 0)
        state->plain[which / 2]++;
    else
        state->paired[which / 2]++;
    state->target = (uint8_t)which;
    ciub_flow_gained(world, state);
}

/* 4.11 */
static void trade_die(const struct ciub_world *world, struct ciub_state *state,
                      int colour)
{
    if (state->step == STEP_TRADE_ONE) {
        state->target = (uint8_t)colour;
        state->step = STEP_TRADE_TWO;
        return;
    }
    state->paired[state->source]--;
    state->supply[state->source]++;
    state->supply[state->target]--;
    state->supply[colour]--;
    state->plain[state->target]++;
    state->plain[colour]++;
    state->source = state->target = CIUB_NONE;
    ciub_flow_trade(world, state);
}

/* 4.11: a die without 2for1 first. */
static void whiten_die(const struct ciub_world *world, struct ciub_state *state,
                       int colour)
{
    uint8_t *from = state->plain[colour] > 0 ? state->plain : state->paired;
    from[colour]--;
    state->supply[colour]++;
    state->supply[CIUB_WHITE]--;
    state->plain[CIUB_WHITE]++;
    ciub_flow_trade(world, state);
}

void ciub_apply(const void *game_world, void *game_state, choice_t choice)
{
    const struct ciub_world *world = game_world;
    struct ciub_state *state = game_state;
    int value = choice_value(choice);
    switch ((enum ciub_verb)choice_verb(choice)) {
    case VERB_BEGIN:
        state->turn = (uint8_t)value;
        ciub_flow_first(state);
        break;
    case VERB_CARD:
        if (state->step == STEP_DEAL)
            deal_card(world, state, value);
        else
            turn_card_up(world, state, value);
        break;
    case VERB_FACE:
        show_face(state, value);
        break;
    case VERB_TOKEN:
        state->token[state->turn] = (uint8_t)value;
        ciub_flow_roll_all(state);
        break;
    case VERB_REMOVE:
        remove_card(state, value);
        break;
    case VERB_ROLL:
        roll_on(world, state);
        break;
    case VERB_STOP:
        stop_rolling(world, state);
        break;
    case VERB_SWAP:
        begin_action(state, STEP_SWAP, value);
        break;
    case VERB_REROLL:
        begin_action(state, STEP_REROLL, value);
        break;
    case VERB_ADJUST:
        begin_action(state, STEP_ADJUST, value);
        break;
    case VERB_PUT:
        put_die(world, state, value);
        break;
    case VERB_FOR:
        if (state->step == STEP_SWAP)
            swap_die(state, value);
        else
            trade_die(world, state, value);
        break;
    case VERB_ITSELF:
        choose_target(state, state->source, true);
        break;
    case VERB_ON:
        choose_target(state, value, false);
        break;
    case VERB_TO:
        turn_die(world, state, value);
        break;
    case VERB_GAIN:
        gain_card(world, state, value);
        break;
    case VERB_TAKE:
        take_die(world, state, value);
        break;
    case VERB_DOWN:
        move_down(state, value);
        break;
    case VERB_KEEP:
        keep_die(world, state, value);
        break;
    case VERB_TRADE:
        begin_action(state, STEP_TRADE_ONE, value);
        break;
    case VERB_WHITEN:
        whiten_die(world, state, value);
        break;
    case VERB_END:
        ciub_flow_end_turn(world, state);
        break;
    case VERB_NONE:
    case VERBS:
        assert(false);
        break;
    }
}
