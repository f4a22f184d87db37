/* sample_turn_test.c: the rulebook's sample turn in full. The book's pictures are not
 * ours; dice, faces and cards are chosen so that they agree with every word of its text.
 * The lines are those of docs/ciub-notation.md.
 *
 * Florian is the second of three. His seven dice are four white ones, an orange one and
 * two blue ones: two white dice are swapped after the first roll, one after the second,
 * and one shows the "1" of the third; the blue re-roll and the blue adjust of the second
 * roll are two dice. */
#include "tests/games/ciub/position.h"

enum { FLORIAN = 2 };

static void assert_dice(struct position *p, const char *outside, const char *tray)
{
    assert_string_equal(position_outside(p), outside);
    assert_string_equal(position_tray(p), tray);
}

static void draw_start(struct position *p)
{
    position_draw(p, "players=3",
                  "turn: 2; top: 20+ 6-6 6-6-6 =4; bottom: 1-1-6-6 1-4-7 2-4-6 3-3-3-3;"
                  "won 1: 1-1-1; won 3: 2-2-2-2;"
                  "token 1: 6-6-6; token 3: 2-4-6;"
                  "dice 1: 5 white; dice 2: 4 white, 1 orange, 2 blue;"
                  "dice 3: 5 white, 1 green");
}

/* He marks a card of the top row. */
static void phase_1(struct position *p)
{
    position_refuse(p, "4.1", "token 6-6-6");
    position_move(p, "token 20+");
    assert_string_equal(position_token(p, FLORIAN), "20+");
    assert_string_equal(position_actor(p), "chance");
    assert_string_equal(position_rolling(p), "4 white, 1 orange, 2 blue");
}

/* Two white dice become red ones, and the orange one is rolled again with the blue
 * re-roll: a 6, which he keeps. */
static void first_roll(struct position *p)
{
    position_chance(p, "roll white 2 3 swap swap orange 2 blue 1 reroll");
    assert_dice(p,
                "white 2, white 3, white swap, white swap, orange 2, blue 1, "
                "blue reroll",
                "");
    position_move(p, "swap white for red");
    position_move(p, "swap white for red");
    assert_dice(p,
                "white 2, white 3, orange 2, red inactive, red inactive, blue 1, "
                "blue reroll",
                "");
    assert_string_equal(position_supply(p),
                        "3 white, 7 yellow, 6 orange, 5 red, 6 green, "
                        "7 purple, 5 blue");
    position_refuse(p, "4.6", "put red inactive roll");
    position_move(p, "reroll blue on orange 2");
    assert_string_equal(position_rolling(p), "1 orange");
    position_chance(p, "roll orange 6");
    assert_dice(p,
                "white 2, white 3, orange 6, red inactive, red inactive, blue 1, "
                "blue spent",
                "");
    position_move(p, "put orange 6 roll");
    assert_string_equal(position_tray(p), "orange 6");
    assert_string_equal(position_rolling(p), "2 white, 2 red, 2 blue");
}

/* A white die becomes a yellow one, which the blue re-roll wakes: it falls on 1. The blue
 * adjust turns the red 5 to 6, and that blue die goes to the tray at once (4.5). The 1
 * and the 6 follow. */
static void second_roll(struct position *p)
{
    position_chance(p, "roll white 3 swap red 4 5 blue reroll adjust");
    position_move(p, "swap white for yellow");
    assert_dice(p, "white 3, yellow inactive, red 4, red 5, blue reroll, blue adjust",
                "orange 6");
    position_move(p, "reroll blue on yellow inactive");
    position_chance(p, "roll yellow 1");
    assert_dice(p, "white 3, yellow 1, red 4, red 5, blue adjust, blue spent",
                "orange 6");
    position_move(p, "adjust blue on red 5 to 6");
    assert_dice(p, "white 3, yellow 1, red 4, red 6, blue spent",
                "orange 6, blue adjust");
    position_move(p, "put yellow 1 red 6 roll");
    assert_string_equal(position_tray(p), "yellow 1, orange 6, red 6, blue adjust");
    assert_string_equal(position_rolling(p), "1 white, 1 red, 1 blue");
}

/* A skull has to be put aside. The white 1 is what was missing, so he stops. */
static void third_roll(struct position *p)
{
    position_chance(p, "roll white 1 red 4 blue skull");
    position_move(p, "put white 1 red 4");
    assert_dice(p, "",
                "white 1, yellow 1, orange 6, red 4, red 6, blue adjust, "
                "blue skull");
    assert_string_equal(position_step(p), "spell");
}

/* He gains the card. The one that he marked moves down with his token, and a new card of
 * the pile takes its place. */
static void phase_3(struct position *p)
{
    position_refuse(p, "4.8", "gain 1-4-7 down 20+");
    position_refuse(p, "4.3", "gain 2-4-6 down 20+");
    position_move(p, "gain 1-1-6-6 down 20+");
    assert_string_equal(position_won(p, FLORIAN), "1-1-6-6");
    assert_int_equal(position_score(p, FLORIAN), 6);
    assert_string_equal(position_bottom(p), "20+ 1-4-7 2-4-6 3-3-3-3");
    assert_string_equal(position_token(p, FLORIAN), "20+");
    position_chance(p, "card 27+");
    assert_string_equal(position_top(p), "27+ 6-6 6-6-6 =4");
    assert_string_equal(position_pile(p), "6 9");
}

/* A gained card leaves five dice: two of the seven go back. */
static void return_two(struct position *p)
{
    assert_string_equal(position_step(p), "keep");
    position_move(p, "keep white yellow red blue blue");
    assert_string_equal(position_hand(p), "1 white, 1 yellow, 1 red, 2 blue");
    assert_string_equal(position_supply(p),
                        "4 white, 6 yellow, 7 orange, 6 red, 6 green, "
                        "7 purple, 5 blue");
}

/* No die of the tray shows 2 for 1. Red and yellow are traded for white, and the turn is
 * over. */
static void phase_4(struct position *p)
{
    position_refuse(p, "4.11", "trade blue for red and red");
    position_move(p, "whiten red");
    position_move(p, "whiten yellow");
    assert_string_equal(position_hand(p), "3 white, 2 blue");
    position_move(p, "end");
    assert_int_equal(position_turn(p), 3);
    assert_string_equal(position_step(p), "foresee");
    assert_string_equal(position_dice(p, FLORIAN), "3 white, 2 blue");
    assert_string_equal(position_supply(p),
                        "2 white, 7 yellow, 7 orange, 7 red, 6 green, "
                        "7 purple, 5 blue");
    assert_dice(p, "", "");
}

static void the_sample_turn(void **unused)
{
    POSITION p;
    draw_start(&p);
    phase_1(&p);
    first_roll(&p);
    second_roll(&p);
    third_roll(&p);
    phase_3(&p);
    return_two(&p);
    phase_4(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sample_turn),
    };
    return cmocka_run_group_tests_name("sample_turn", tests, NULL, NULL);
}
