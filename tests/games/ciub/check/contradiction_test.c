/* contradiction_test.c: states whose parts are sound by themselves, but not together.
 * Each starts from a sound state of two players. */
#include "tests/games/ciub/check/table.h"

enum { RED = 3, GREEN = 4 }; /* of the standard set */

typedef void change(struct ciub_world *world, struct ciub_state *state);

struct wrong {
    int step;
    change *change;
    const char *text;
};

static void assert_wrong(const struct wrong *rows, size_t count)
{
    struct table table;
    struct ciub_state found[STEPS];
    int different = 0;
    table_collect(&table, found);
    for (size_t i = 0; i < count; i++) {
        struct ciub_state state = found[rows[i].step];
        struct ciub_world world = *table.world;
        rows[i].change(&world, &state);
        table_note(&world, &state);
        different += !table_refused(&world, &state, rows[i].text, i);
    }
    table_close(&table);
    assert_int_equal(different, 0);
}

/* The lowest kind of which there is a die. */
static int some_kind(const uint8_t count[CIUB_KINDS])
{
    int kind = 0;
    while (count[kind] == 0)
        kind++;
    return kind;
}

static void move(uint8_t *from, uint8_t *to, int count)
{
    *from = (uint8_t)(*from - count);
    *to = (uint8_t)(*to + count);
}

static void another_deals(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->turn = !state->turn;
}

static void gainer_has_no_card(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->won[state->turn] = 0;
}

static void opus_without_a_card(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->won[state->opus] = 0;
}

static void bottom_row_is_full(struct ciub_world *world, struct ciub_state *state)
{
    for (int place = 0; place < world->row; place++)
        if (state->bottom[place] == CIUB_NONE) {
            int card =
                __builtin_ctzll(state->won[0] != 0 ? state->won[0] : state->won[1]);
            state->bottom[place] = (uint8_t)card;
            state->won[0] &= ~(UINT64_C(1) << card);
            state->won[1] &= ~(UINT64_C(1) << card);
        }
}

static void phase_one_in_a_last_turn(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->step = STEP_FORESEE;
}

TEST(cards_and_turns)
{
    static const struct wrong rows[] = {
        {STEP_DEAL, another_deals, "turn: player 2 begins, and cards are still dealt"},
        {STEP_KEEP, gainer_has_no_card,
         "players[1].won: missing: a card has been gained"},
        {STEP_OVER, opus_without_a_card,
         "opus: D is taken together with a card of the bottom row"},
        {STEP_OVER, bottom_row_is_full,
         "opus: D is taken together with a card of the bottom row"},
        {STEP_OVER, phase_one_in_a_last_turn, "step: there is no phase 1 in last turns"},
    };
    assert_wrong(ROWS(rows));
}

static void nothing_in_the_tray(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        move(&state->tray[kind], &state->supply[kind_colour(kind)], state->tray[kind]);
}

static void a_side_that_is_not_there(struct ciub_world *world, struct ciub_state *state)
{
    (void)world; /* white dice have five symbols */
    move(&state->outside[some_kind(state->outside)], &state->outside[5], 1);
}

static void inactive_in_the_tray(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    int kind = some_kind(state->tray);
    move(&state->tray[kind], &state->tray[kind_of(kind_colour(kind), LOOK_INACTIVE)], 1);
}

static void the_whole_supply_is_rolled(struct ciub_world *world, struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++)
        move(&state->supply[colour], &state->outside[kind_of(colour, 0)],
             state->supply[colour]);
}

static void inactive_without_a_swap(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    int kind = some_kind(state->outside);
    move(&state->outside[kind],
         &state->outside[kind_of(kind_colour(kind), LOOK_INACTIVE)], 1);
    state->moved = 0;
}

static void white_that_shows_two_for_one(struct ciub_world *world,
                                         struct ciub_state *state)
{
    (void)world;
    move(&state->plain[CIUB_WHITE], &state->paired[CIUB_WHITE], 1);
}

TEST(dice_in_their_places)
{
    static const struct wrong rows[] = {
        {STEP_ACT, a_side_that_is_not_there, "outside: it has no item 5"},
        {STEP_SPELL, inactive_in_the_tray, "tray: it has no item 7"},
        {STEP_ACT, the_whole_supply_is_rolled,
         "outside: 47 dice are rolled, and a player has at most 29"},
        {STEP_ACT, inactive_without_a_swap,
         "moved: must be true: inactive dice come from a swap"},
        {STEP_TRADE, white_that_shows_two_for_one, "hand: it has no item 1"},
    };
    assert_wrong(ROWS(rows));
}

static void spent_when_just_rolled(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    move(&state->supply[GREEN], &state->outside[kind_of(GREEN, LOOK_SPENT)], 1);
}

static void red_before_white(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    move(&state->supply[RED], &state->outside[kind_of(RED, 0)], 1);
}

static void rerolled_by_nothing(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    move(&state->rolling[CIUB_WHITE], &state->tray[kind_of(CIUB_WHITE, 0)],
         state->rolling[CIUB_WHITE] - 1);
    state->single = 1;
}

static void skull_left_outside(struct ciub_world *world, struct ciub_state *state)
{
    int look = ciub_set_look(&world->set, GREEN, SYMBOL_SKULL);
    move(&state->supply[GREEN], &state->outside[kind_of(GREEN, look)], 1);
}

static void adjusts_itself_and_another(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->itself = 1;
    state->target = (uint8_t)(state->source + 1);
}

TEST(moves_half_made)
{
    static const struct wrong rows[] = {
        {STEP_ROLL, spent_when_just_rolled,
         "outside: spent or inactive dice lie among those just rolled"},
        {STEP_ROLL, red_before_white, "outside: dice are rolled colour by colour"},
        {STEP_ROLL, rerolled_by_nothing,
         "rolling: a die is re-rolled, but none has the action for it"},
        {STEP_PUT, skull_left_outside,
         "outside: skulls go into the tray with the first die"},
        {STEP_TURN, adjusts_itself_and_another,
         "move.on: that die has no face to turn itself to"},
    };
    assert_wrong(ROWS(rows));
}

static void five_in_the_tray(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    for (int count = 0, kind = 0; kind < CIUB_KINDS; kind++) {
        int kept =
            state->tray[kind] < CIUB_KEPT - count ? state->tray[kind] : CIUB_KEPT - count;
        move(&state->tray[kind], &state->supply[kind_colour(kind)],
             state->tray[kind] - kept);
        count += kept;
    }
}

static void nothing_to_trade(struct ciub_world *world, struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++)
        move(&state->paired[colour], &state->plain[colour], state->paired[colour]);
    move(&state->supply[CIUB_WHITE], &state->plain[CIUB_WHITE],
         state->supply[CIUB_WHITE]);
}

static void empty_supply(struct ciub_world *world, struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++) {
        world->total[colour] = (uint8_t)(world->total[colour] - state->supply[colour]);
        state->supply[colour] = 0;
    }
}

static void nothing_to_be_had(struct ciub_world *world, struct ciub_state *state)
{
    nothing_in_the_tray(world, state);
    move(&state->supply[CIUB_WHITE], &state->tray[kind_of(CIUB_WHITE, 0)], 1);
    empty_supply(world, state);
}

TEST(steps_with_nothing_to_choose)
{
    static const struct wrong rows[] = {
        {STEP_KEEP, five_in_the_tray,
         "step: no die is left to be chosen: five are kept, or all"},
        {STEP_TRADE, nothing_to_trade,
         "step: no trade is possible, so the turn should have ended"},
        {STEP_SPELL, nothing_to_be_had,
         "step: there is neither card nor die to be had, so nothing is to be chosen"},
        {STEP_SWAP, empty_supply, "step: nothing could be chosen at 'swap'"},
    };
    assert_wrong(ROWS(rows));
}
