/* impossible_test.c: what is wrong with a state is told in words. Each row changes one
 * byte of a sound state of two players. */
#include "tests/games/ciub/check/table.h"

struct wrong {
    int step;
    size_t at; /* the byte */
    int value;
    const char *text;
};

#define AT(field)  offsetof(struct ciub_state, field)
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]

static void assert_wrong(const struct wrong *rows, size_t count)
{
    struct table table;
    struct ciub_state found[STEPS];
    table_collect(&table, found);
    for (size_t i = 0; i < count; i++) {
        struct ciub_state state = found[rows[i].step];
        assert_int_equal(state.step, rows[i].step);
        uint8_t *byte = (uint8_t *)&state + rows[i].at;
        assert_int_not_equal(*byte, rows[i].value);
        *byte = (uint8_t)rows[i].value;
        const char *wrong = ciub_check(table.world, &state);
        if (wrong == NULL || strcmp(wrong, rows[i].text) != 0)
            fail_msg("step %d, byte %zu = %d: '%s', not '%s'", rows[i].step, rows[i].at,
                     rows[i].value, wrong != NULL ? wrong : "", rows[i].text);
    }
    table_close(&table);
}

static void bytes_out_of_bounds(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_FORESEE, AT(step), STEPS, "the step or the stage is unknown"},
        {STEP_FORESEE, AT(stage), 3, "the step or the stage is unknown"},
        {STEP_FORESEE, AT(turn), 2, "it is the turn of nobody"},
        {STEP_FORESEE, AT(moved), 2, "what is yes or no is neither"},
        {STEP_TURN, AT(itself), 7, "what is yes or no is neither"},
        {STEP_FORESEE, AT(spare), 1, "a spare byte is set"},
    };
    assert_wrong(ROWS(rows));
}

static void cards_that_cannot_lie_so(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_DEAL, AT(gap), 6, "the deal is beyond the rows"},
        {STEP_DEAL, AT(gap), 1, "a card is missing in a row"},
        {STEP_DEAL, AT(bottom), 1, "cards are dealt in order, the top row first"},
        {STEP_DEAL, AT(token), 0, "a token lies on a card before the first turn"},
        {STEP_FORESEE, AT(gap), 0, "a gap is noted that no step fills"},
        {STEP_FORESEE, AT(top), CIUB_NONE, "a card is missing in a row"},
        {STEP_FORESEE, AT(bottom) + 2, CIUB_NONE, "a card is missing in a row"},
        {STEP_FORESEE, AT(top) + 3, 20, "a card lies beyond the end of a row"},
        {STEP_FORESEE, AT(top), 63, "a card in a row is unknown, or lies there twice"},
        {STEP_FORESEE, AT(top), 32, "a card in a row is unknown, or lies there twice"},
        {STEP_FORESEE, AT(won) + 24, 1, "a seat without a player has won cards"},
        {STEP_FORESEE, AT(won) + 4, 1, "a card is won that is not in the game"},
        {STEP_FORESEE, AT(won), 0xff,
         "a won card lies in a row or was won by another player"},
        {STEP_FORESEE, AT(won) + 2, 1,
         "an unseen card is in a row, won, or not in the game"},
        {STEP_FORESEE, AT(unseen) + 4, 1,
         "an unseen card is in a row, won, or not in the game"},
        {STEP_FORESEE, AT(unseen) + 2, 0,
         "the unseen cards do not fit the number of cards turned up"},
        {STEP_FORESEE, AT(pile), 8, "the pile has more cards than at the start"},
        {STEP_FORESEE, AT(pile) + 1, 3, "the C cards lie below the B cards in the pile"},
        {STEP_FORESEE, AT(pile), 6,
         "the unseen cards do not fit the number of cards turned up"},
        {STEP_FORESEE, AT(stage), STAGE_ENDING,
         "the end begins when the last C card is turned up, not before or later"},
        {STEP_FORESEE, AT(token) + 3, 0, "a seat without a player has a token"},
        {STEP_FORESEE, AT(token), 30, "a token lies on a card that is not open"},
        {STEP_REFILL, AT(gap), CIUB_NONE,
         "there is no gap in the top row to be refilled"},
        {STEP_DOWN, AT(gap), 9,
         "there is no gap in the bottom row for a card to go down to"},
    };
    assert_wrong(ROWS(rows));
}

static void dice_that_cannot_be_there(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_DEAL, AT(dice), 4, "players begin with white dice only"},
        {STEP_FORESEE, AT(dice) + 1, 5,
         "a player has more than 5 white dice or 4 of another colour"},
        {STEP_FORESEE, AT(dice), 0, "a player has no dice"},
        {STEP_FORESEE, AT(dice) + 3 * CIUB_COLOURS, 1,
         "a seat without a player has dice"},
        {STEP_FORESEE, AT(supply), 1,
         "the dice of a colour do not add up to those in the game"},
        {STEP_FORESEE, AT(supply) + 7, 1,
         "the dice of a colour do not add up to those in the game"},
        {STEP_FORESEE, AT(rolling), 1,
         "dice are in the air when they are rolled, and only then"},
        {STEP_FORESEE, AT(outside), 1,
         "dice lie outside the tray at a step that has none there"},
        {STEP_FORESEE, AT(tray), 1, "dice lie in the tray at a step that has none there"},
        {STEP_FORESEE, AT(paired), 1, "dice are in hand before phase 4"},
        {STEP_ACT, AT(supply) + 1, 200,
         "the dice of a colour do not add up to those in the game"},
        {STEP_ACT, AT(showing), 0,
         "the symbols noted as showing are not those outside the tray"},
        {STEP_SPELL, AT(sum), 99, "the numbers noted of the tray are not those in it"},
        {STEP_SPELL, AT(lanes) + 7, 99,
         "the numbers noted of the tray are not those in it"},
    };
    assert_wrong(ROWS(rows));
}

static void counters_that_cannot_be(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_FIRST, AT(first), 0, "the starting player is known before he is drawn"},
        {STEP_FORESEE, AT(first), 2,
         "the starting player is unknown, or not the one of the options"},
        {STEP_FORESEE, AT(opus), 0, "D is taken, but the last turns have not begun"},
        {STEP_FORESEE, AT(left), 1, "turns are counted before D is taken"},
        {STEP_DEAL, AT(quiet), 1, "turns are counted before the first"},
        {STEP_FORESEE, AT(quiet), 20, "the game should have ended by rule 5.2a"},
        {STEP_FORESEE, AT(step), STEP_OVER, "the game is not over yet"},
        {STEP_OVER, AT(opus), 2,
         "nobody has taken D in the last turns, or too many turns are to come"},
        {STEP_OVER, AT(left), 1, "the last turns go round from the player who took D"},
        {STEP_OVER, AT(quiet), 2, "more quiet turns than turns since D was taken"},
        {STEP_FORESEE, AT(gained), 1,
         "a gain is noted at a step that has none, or missing at one that has"},
        {STEP_KEEP, AT(busy), 0,
         "a card was gained or removed, but the turn counts as quiet"},
        {STEP_FORESEE, AT(busy), 1,
         "a card was gained or removed before or after a turn"},
        {STEP_ACT, AT(busy), 1,
         "a card is said to be gained or removed in this turn, but none was"},
        {STEP_SPELL, AT(moved), 1,
         "a die is said to be put or swapped outside of phase 2"},
        {STEP_PUT, AT(moved), 0, "a die was put, but none is said to be"},
    };
    assert_wrong(ROWS(rows));
}

static void moves_that_cannot_be_half_made(void **unused)
{
    static const struct wrong rows[] = {
        {STEP_ACT, AT(source), 0, "a die acts at a step that has no action"},
        {STEP_SWAP, AT(source), 0,
         "the acting die is not outside the tray, or does not show its action"},
        {STEP_REROLL, AT(source), 64,
         "the acting die is not outside the tray, or does not show its action"},
        {STEP_TRADE_ONE, AT(source), 1, "the die to be traded does not show 2for1"},
        {STEP_TURN, AT(target), CIUB_NONE,
         "the die to be adjusted is not outside the tray"},
        {STEP_ACT, AT(target), 0, "something is named at a step that names none"},
        {STEP_ACT, AT(itself), 1, "a die adjusts itself at a step that adjusts none"},
        {STEP_PUT, AT(target), 63, "the die put last is not in the tray"},
        {STEP_KEEP, AT(target), 15, "the die kept last is not the last of those kept"},
        {STEP_KEEP, AT(plain), 200, "a die is kept that the tray does not have"},
        {STEP_TRADE_TWO, AT(target), 7,
         "the first die of a trade is not one of another colour in the supply"},
        {STEP_ACT, AT(single), 1, "a single die is rolled at a step that rolls none"},
        {STEP_ROLL, AT(single), 1, "a re-roll action rolls one die"},
        {STEP_ROLL, AT(moved), 1,
         "a die is said to be put or swapped since a roll that is not over"},
    };
    assert_wrong(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_out_of_bounds),
        cmocka_unit_test(cards_that_cannot_lie_so),
        cmocka_unit_test(dice_that_cannot_be_there),
        cmocka_unit_test(counters_that_cannot_be),
        cmocka_unit_test(moves_that_cannot_be_half_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
