/* impossible_test.c: what is wrong with a state is told in words. Each row changes one
 * byte of a sound state of two players. */
#include "tests/games/ciub/check/table.h"

struct wrong {
    int step;
    size_t at; /* the byte */
    int value;
    const char *text;
};

#define AT(field) offsetof(struct ciub_state, field)

static void assert_wrong(const struct wrong *rows, size_t count)
{
    struct table table;
    struct ciub_state found[STEPS];
    int different = 0;
    table_collect(&table, found);
    for (size_t i = 0; i < count; i++) {
        struct ciub_state state = found[rows[i].step];
        assert_int_equal(state.step, rows[i].step);
        uint8_t *byte = (uint8_t *)&state + rows[i].at;
        assert_int_not_equal(*byte, rows[i].value);
        *byte = (uint8_t)rows[i].value;
        different += !table_refused(table.world, &state, rows[i].text, i);
    }
    table_close(&table);
    assert_int_equal(different, 0);
}

TEST(bytes_out_of_bounds)
{
    static const struct wrong rows[] = {
        {STEP_FORESEE, AT(step), STEPS, "step: 18 means nothing there"},
        {STEP_FORESEE, AT(stage), 3, "stage: 3 means nothing there"},
        {STEP_FORESEE, AT(moved), 2, "moved: 2 means nothing there"},
        {STEP_TURN, AT(itself), 7, "spare: a byte of it is set"},
        {STEP_FORESEE, AT(spare), 1, "spare: a byte of it is set"},
    };
    assert_wrong(ROWS(rows));
}

TEST(cards_that_cannot_lie_so)
{
    static const struct wrong rows[] = {
        {STEP_DEAL, AT(bottom), 1,
         "bottom[0]: cards are dealt in order, the top row first"},
        {STEP_DEAL, AT(token), 0,
         "players[0].token: leave it out: cards are still dealt"},
        {STEP_FORESEE, AT(gap), 0, "gap: no step fills it at 'foresee'"},
        {STEP_FORESEE, AT(top), CIUB_NONE, "top[0]: a card must lie here"},
        {STEP_FORESEE, AT(bottom) + 2, CIUB_NONE, "bottom[2]: a card must lie here"},
        {STEP_FORESEE, AT(top) + 3, 20, "top[3]: it is beyond the end of the row"},
        {STEP_FORESEE, AT(top), 63, "top[0]: 63 means nothing there"},
        {STEP_FORESEE, AT(top), 32,
         "top[0]: opus-magnum lies below the pile; who took it is said by 'opus'"},
        {STEP_FORESEE, AT(won) + 24, 1, "players[3]: nobody sits there"},
        {STEP_FORESEE, AT(won), 0xff, "players[0].won: =4 is somewhere else already"},
        {STEP_FORESEE, AT(won) + 2, 1,
         "unseen: a card of it is in a row, won, or not in the game"},
        {STEP_FORESEE, AT(unseen) + 4, 1,
         "unseen: a card of it is in a row, won, or not in the game"},
        {STEP_FORESEE, AT(unseen) + 2, 0,
         "pile.b: 7 here and 5 turned up make 12; this game has 7"},
        {STEP_FORESEE, AT(pile) + 1, 3,
         "pile.c: 3 here and 0 turned up make 3; this game has 7"},
        {STEP_FORESEE, AT(pile), 6,
         "pile.b: 6 here and 0 turned up make 6; this game has 7"},
        {STEP_FORESEE, AT(token) + 3, 0, "players[3]: nobody sits there"},
        {STEP_DOWN, AT(gap), 9, "bottom: at step 'down' it has a gap: write null"},
    };
    assert_wrong(ROWS(rows));
}

TEST(dice_that_cannot_be_there)
{
    static const struct wrong rows[] = {
        {STEP_DEAL, AT(dice), 4, "players[0].dice: players begin with 5 white dice"},
        {STEP_FORESEE, AT(dice) + 1, 5,
         "players[0].dice.yellow: at most 4 are left after a turn (4.12)"},
        {STEP_FORESEE, AT(dice) + 3 * CIUB_COLOURS, 1, "players[3]: nobody sits there"},
        {STEP_FORESEE, AT(supply) + 7, 1, "supply: no die has colour 7"},
        {STEP_FORESEE, AT(paired), 1, "hand: it has no item 1"},
        {STEP_ACT, AT(supply) + 1, 200, "supply.yellow: must be from 0 to 7, not 200"},
        {STEP_ACT, AT(showing), 0, "showing: it is not what 'outside' shows"},
        {STEP_SPELL, AT(sum), 99, "lanes: they are not those of 'tray'"},
        {STEP_SPELL, AT(lanes) + 7, 99, "lanes: they are not those of 'tray'"},
    };
    assert_wrong(ROWS(rows));
}

TEST(counters_that_cannot_be)
{
    static const struct wrong rows[] = {
        {STEP_FORESEE, AT(first), 2, "first: must be from 1 to 2, not 3"},
        {STEP_DEAL, AT(quiet), 1, "quiet: leave it out: no turn has been played"},
        {STEP_OVER, AT(quiet), 2, "quiet: at most 1, the turns since D was taken"},
        {STEP_KEEP, AT(busy), 0, "busy: leave it out: at step 'keep' it is true"},
        {STEP_ACT, AT(busy), 1,
         "busy: leave it out: no card was gained or removed in this turn"},
        {STEP_SPELL, AT(moved), 1, "moved: leave it out: at step 'spell' it is false"},
    };
    assert_wrong(ROWS(rows));
}

TEST(moves_that_cannot_be_half_made)
{
    static const struct wrong rows[] = {
        {STEP_ACT, AT(source), 0,
         "move.die: leave it out: at step 'act' it has not been chosen"},
        {STEP_REROLL, AT(source), 64, "move.die: 64 means nothing there"},
        {STEP_ACT, AT(target), 0,
         "move.last: leave it out: at step 'act' it has not been chosen"},
        {STEP_TURN, AT(target), CIUB_KINDS, "move.on: 65 means nothing there"},
        {STEP_ACT, AT(itself), 1, "move.on: no die is turned at step 'act'"},
        {STEP_PUT, AT(target), 63, "move.last: 63 means nothing there"},
        {STEP_KEEP, AT(target), 15, "move.last: 15 means nothing there"},
        {STEP_KEEP, AT(plain), 200, "hand.white: must be from 0 to 10, not 200"},
        {STEP_TRADE_TWO, AT(target), 7, "move.for: 7 means nothing there"},
        {STEP_ACT, AT(single), 1, "single: leave it out: at step 'act' it is false"},
        {STEP_ROLL, AT(single), 1, "rolling: a re-roll action rolls one die"},
        {STEP_ROLL, AT(moved), 1, "moved: leave it out: all dice are rolled"},
    };
    assert_wrong(ROWS(rows));
}
