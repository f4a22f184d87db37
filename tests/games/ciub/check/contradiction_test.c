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

#define ROWS(rows) rows, sizeof rows / sizeof rows[0]

static void assert_wrong(const struct wrong *rows, size_t count)
{
    struct table table;
    struct ciub_state found[STEPS];
    table_collect(&table, found);
    for (size_t i = 0; i < count; i++) {
        struct ciub_state state = found[rows[i].step];
        struct ciub_world world = *table.world;
        rows[i].change(&world, &state);
        table_note(&world, &state);
        const char *wrong = ciub_check(&world, &state);
        if (wrong == NULL || strcmp(wrong, rows[i].text) != 0)
            fail_msg("step %d, row %zu: '%s', not '%s'", rows[i].step, i,
                     wrong != NULL ? wrong : "", rows[i].text);
    }
    table_close(&table);
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

static void both_tokens_on_one_card(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->token[0] = state->token[1] = state->top[0];
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

static void over_with_the_gain(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->left = 1;
    state->turn = state->opus;
}

static void a_card_goes_down_in_a_last_turn(struct ciub_world *world,
                                            struct ciub_state *state)
{
    state->step = STEP_DOWN;
    state->gained = state->busy = 1;
    state->gap = 0;
    while (state->bottom[state->gap] != CIUB_NONE)
        state->gap++;
    for (int colour = 0; colour < world->set.colours; colour++)
        move(&state->dice[state->turn][colour], &state->tray[kind_of(colour, 0)],
             state->dice[state->turn][colour]);
}

static void cards_and_turns(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_FORESEE, both_tokens_on_one_card, "two tokens lie on one card"},
        {STEP_DEAL, another_deals,
         "the starting player is on turn while cards are dealt"},
        {STEP_KEEP, gainer_has_no_card, "a card was gained by a player who has none"},
        {STEP_OVER, opus_without_a_card,
         "D is taken together with a card of the bottom row"},
        {STEP_OVER, bottom_row_is_full,
         "D is taken together with a card of the bottom row"},
        {STEP_OVER, phase_one_in_a_last_turn, "there is no phase 1 in last turns"},
        {STEP_OVER, a_card_goes_down_in_a_last_turn,
         "a gap is to be filled although the pile has nothing but D"},
        {STEP_OVER, over_with_the_gain, "the player who took D has no turn after it"},
    };
    assert_wrong(ROWS(rows));
}

static void dice_at_rest_and_in_play(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    move(&state->outside[some_kind(state->outside)], state->dice[state->turn], 1);
}

static void nothing_outside(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        move(&state->outside[kind], &state->tray[kind], state->outside[kind]);
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

static void nothing_in_hand(struct ciub_world *world, struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++) {
        move(&state->plain[colour], &state->supply[colour], state->plain[colour]);
        move(&state->paired[colour], &state->supply[colour], state->paired[colour]);
    }
}

static void white_that_shows_two_for_one(struct ciub_world *world,
                                         struct ciub_state *state)
{
    (void)world;
    move(&state->plain[CIUB_WHITE], &state->paired[CIUB_WHITE], 1);
}

static void dice_in_their_places(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_ACT, dice_at_rest_and_in_play,
         "the dice of the player on turn lie in two places"},
        {STEP_ACT, nothing_outside,
         "no die lies outside the tray, so rolling should be over"},
        {STEP_SPELL, nothing_in_the_tray, "the tray is empty after rolling"},
        {STEP_ACT, a_side_that_is_not_there, "a die shows what its colour does not have"},
        {STEP_SPELL, inactive_in_the_tray, "an inactive die lies in the tray"},
        {STEP_ACT, the_whole_supply_is_rolled,
         "a player rolls more dice than he can have"},
        {STEP_ACT, inactive_without_a_swap,
         "there are inactive dice although none was swapped since the roll"},
        {STEP_TRADE, nothing_in_hand, "no dice are in hand in phase 4"},
        {STEP_TRADE, white_that_shows_two_for_one,
         "a die is said to show 2for1 that has no such side"},
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

static void adjusts_itself_unsaid(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    move(&state->outside[state->source], &state->tray[state->source],
         state->outside[state->source] - 1);
    state->target = state->source;
    state->itself = 0;
}

static void adjusts_itself_and_another(struct ciub_world *world, struct ciub_state *state)
{
    (void)world;
    state->itself = 1;
    state->target = (uint8_t)(state->source + 1);
}

static void moves_half_made(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_ROLL, spent_when_just_rolled,
         "spent or inactive dice lie among those just rolled"},
        {STEP_ROLL, red_before_white, "dice are rolled colour by colour"},
        {STEP_ROLL, rerolled_by_nothing,
         "a die is re-rolled, but none has the action for it"},
        {STEP_PUT, skull_left_outside,
         "a skull lies outside the tray although dice were put"},
        {STEP_TURN, adjusts_itself_unsaid, "the die to be adjusted is the adjusting one"},
        {STEP_TURN, adjusts_itself_and_another, "a die cannot adjust itself so"},
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

static void steps_with_nothing_to_choose(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_KEEP, five_in_the_tray,
         "no die is left to be chosen: five are kept, or all"},
        {STEP_TRADE, nothing_to_trade,
         "no trade is possible, so the turn should have ended"},
        {STEP_SPELL, nothing_to_be_had,
         "there is neither card nor die to be had, so nothing is to be chosen"},
        {STEP_SWAP, empty_supply, "nothing could be chosen at this step"},
    };
    assert_wrong(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_and_turns),
        cmocka_unit_test(dice_in_their_places),
        cmocka_unit_test(moves_half_made),
        cmocka_unit_test(steps_with_nothing_to_choose),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
