/* tidy_test.c: people name dice in any order; what is not understood is left alone. */
#include <string.h>

#include "games/ciub/notation/notation.h"
#include "tests/games/ciub/notation/lines.h"

static const char *tidied(struct position *p, const char *line, char words[256])
{
    struct text out = text_init(words, 256);
    return ciub_tidy(p->match->world, p->match->state, line, &out) ? words : NULL;
}

static void assert_tidied(struct position *p, const char *line, const char *expected)
{
    char words[256], again[256];
    const char *first = tidied(p, line, words);
    if (first == NULL)
        fail_msg("'%s' is left alone", line);
    assert_string_equal(first, expected);
    assert_string_equal(tidied(p, expected, again), expected);
}

/* A line, and the same with its dice in order. */
struct tidied {
    const char *line, *tidy;
};

static void assert_all_tidied(struct position *p, const struct tidied *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_tidied(p, rows[i].line, rows[i].tidy);
}

static void assert_alone(struct position *p, const char *const *lines)
{
    char words[256];
    for (; *lines != NULL; lines++)
        if (tidied(p, *lines, words) != NULL && strcmp(words, *lines) != 0)
            fail_msg("'%s' becomes '%s'", *lines, words);
}

TEST(put_in_any_order)
{
    static const char *const alone[] = {
        "",
        "put",
        "put roll",
        "put pink 3",
        "put white",
        "put white 6",
        "put 2 roll",
        "put white 3 roll roll",
        "put white 3 stop",
        "put 0 white 3",
        "put 97 white 3",
        "put x white 3",
        "put put white 3",
        "put keep white 3",
        "roll",
        "white 3 roll",
        "keep red white",
        NULL,
    };
    static const struct tidied tidy[] = {
        {"put red 5 white 3 roll", "put white 3 red 5 roll"},
        {"put blue spent red 5 white 3 white 1 white 3",
         "put white 1 white 3 white 3 red 5 blue spent"},
        {"PUT 2 White 3 roll", "put white 3 white 3 roll"},
        {"put red 5 2x white 3 1 white 1", "put white 1 white 3 white 3 red 5"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 3 white 3, white 1, red 5, blue spent, green skull");
    assert_all_tidied(&p, ROWS(tidy));
    assert_alone(&p, alone);
    lines_say(&p, "put red 5 2 white 3 roll", "put white 3 white 3 red 5 roll");
}

/* A face without a colour is of the colour before it. */
TEST(put_colours_once)
{
    static const struct refused rows[] = {
        {"put white 2 2 red 3 roll", "",
         "'2' may be what one more die shows, or a count: put a comma behind it or "
         "before "
         "it"},
        {"put white 2 9 roll", "",
         "'9' is not understood here; write another die to put aside, or 'roll', for "
         "example: white 2"},
        {"put white 2 5 roll", "", "white dice have no '5'; they have 1 2 3 4 swap"},
        {"put red 3 white 2 5 roll", "",
         "white dice have no '5'; they have 1 2 3 4 swap"},
        {"put 2 2 roll", "",
         "'2' is no colour; 'put' needs dice by colour and face: put white 2"},
        {"put 2 white 2 pink 3 roll", "",
         "'pink' is not understood here; write another die to put aside, or 'roll', for "
         "example: white swap"},
        {"put red 3 2 white", "",
         "the move is not complete; next comes a side of the white die: 1 2 3 4 swap"},
    };
    static const struct tidied tidy[] = {
        {"put white 2 2 roll", "put white 2 white 2 roll"},
        {"put red 3 4 white 2 2 swap roll",
         "put white 2 white 2 white swap red 3 red 4 roll"},
        {"put white 2 2 red 4 roll", "put white 2 white 2 red 4 roll"},
        {"put red 4 2 white 2 roll", "put white 2 white 2 red 4 roll"},
        {"put red 4 1 white 2 2 red 3 roll", "put white 2 red 3 red 3 red 4 roll"},
        {"put red 3 white 2 2 red 3 roll", "put white 2 white 2 red 3 red 3 roll"},
        {"put white 2 2x red 3 roll", "put white 2 red 3 red 3 roll"},
        {"put 2 white 2 swap roll", "put white 2 white 2 white swap roll"},
        {"put white 2 2, red 3 roll", "put white 2 white 2 red 3 roll"},
        {"put white 2 2 and red 3 roll", "put white 2 white 2 red 3 roll"},
        {"put white 2, 2 red 3 roll", "put white 2 red 3 red 3 roll"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 2 white 2, white swap, 2 red 3, red 4, blue skull");
    assert_all_tidied(&p, ROWS(tidy));
    position_refuse_all(&p, ROWS(rows));
    lines_say(&p, "put white 2 2 2 red 3 roll", "put white 2 white 2 red 3 red 3 roll");
}

TEST(words_between_dice)
{
    static const struct refused put[] = {
        {"put white 2, white 9, roll", "",
         "white dice have no '9'; they have 1 2 3 4 swap"},
        {"put red, roll", "", "which red die? name what it shows: red 3, red 6"},
    };
    POSITION p;
    position_draw(
        &p, "players=2",
        CARDS "outside: 2 white 2, red 3, red 6; tray: white 3, red 6, 2 green 2for1");
    position_refuse_all(&p, ROWS(put));
    position_redraw(
        &p,
        CARDS "outside: 2 white 2, red 3, red 6; tray: white 3, red 6, 2 green 2for1");
    assert_tidied(&p, "put white 2,red 3 , white 2 roll",
                  "put white 2 white 2 red 3 roll");
    lines_say(&p, "put red 3, 2 white 2 and red 6", "put white 2 white 2 red 3 red 6");
    lines_play_all(&p, "gain 6-6 down 20+", "card 6-6-6");
    lines_say(&p, "keep white, red, red, and 2 green 2for1",
              "keep white red red green 2for1 green 2for1");
    lines_say(&p, "trade green for blue and red", "trade green for red and blue");
    position_redraw(&p, CARDS);
    lines_say(&p, "roll", "roll");
    lines_say(&p, "roll white 1, 3, swap, 4 and 1", "roll white 1 3 swap 4 1");
    lines_say(&p, "put white 1, 1 then roll", "put white 1 white 1 roll");
}

TEST(put_all)
{
    static const struct refused rows[] = {
        {"put all roll", "",
         "'all' is no colour; 'put' needs dice by colour and face: put white 3"},
    };
    static const struct refused inactive[] = {
        {"put all", "4.6",
         "the blue die is inactive: it cannot go into the tray before it is rolled or "
         "adjusted"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: 3 white 3, red 5, blue skull");
    position_refuse_all(&p, ROWS(rows));
    assert_tidied(&p, "put red 5 and all", "put white 3 white 3 white 3 red 5");
    lines_say(&p, "put all", "put white 3 white 3 white 3 red 5");
    assert_string_equal(position_step(&p), "spell");
    position_redraw(&p, CARDS "outside: 3 white 3, blue inactive");
    position_refuse_all(&p, ROWS(inactive));
    position_redraw(&p, CARDS "outside: 2 blue skull; tray: white 3");
    lines_say(&p, "put all", "stop");
}

/* A die that acts may be named with the symbol it shows, like any other. */
TEST(acting_dice_in_full)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: white swap, red 5, purple adjust, blue reroll");
    lines_say(&p, "swap white swap for red", "swap white for red");
    lines_say(&p, "reroll blue reroll on red 5", "reroll blue on red 5");
    lines_say(&p, "roll red 4", "roll red 4");
    lines_say(&p, "adjust purple adjust on red 4 to 6", "adjust purple on red 4 to 6");
}

/* Nothing is left to roll: who says so too is understood. */
TEST(stop_after_the_last)
{
    static const char *const alone[] = {"put white 3 stop", "put red 5 stop now", NULL};
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: white 3, red 5, blue skull");
    assert_alone(&p, alone);
    assert_tidied(&p, "put red 5 white 3 stop", "put white 3 red 5");
    lines_say(&p, "put red 5 blue skull white 3 stop", "put white 3 red 5");
    assert_string_equal(position_step(&p), "spell");
    position_redraw(&p, CARDS "outside: white 3, red 5");
    position_begin(&p, "put white 3");
    lines_say(&p, "red 5 stop", "red 5");
}

/* 4.6: people who have the dice before them name the skulls too. */
TEST(put_with_skulls)
{
    static const struct refused rows[] = {
        {"put 3 blue skull white 3 roll", "4.6",
         "no other blue skull is left outside the tray"},
        {"put green skull white 3 roll", "4.6",
         "no other green skull is left outside the tray"},
        {"put 3 blue skull roll", "4.6",
         "skulls go into the tray by themselves: name other dice, 'roll' or 'stop'"},
        {"put blue skull", "4.6",
         "skulls go into the tray by themselves: name other dice, 'roll' or 'stop'"},
        {"put purple skull roll", "4.6", "there is no purple skull outside the tray"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 2 white 3, 2 blue skull; tray: green skull");
    position_refuse_all(&p, ROWS(rows));
    assert_tidied(&p, "put blue skull white 3 blue skull roll", "put white 3 roll");
    assert_tidied(&p, "put blue skull 2 white 3", "put white 3 white 3");
    lines_say(&p, "put 2 blue skull roll", "roll");
    position_redraw(&p, CARDS "outside: 2 white 3, blue skull");
    lines_say(&p, "put blue skull white 3 roll", "put white 3 roll");
}

TEST(put_only_skulls)
{
    static const struct refused rows[] = {
        {"put blue skull roll", "4.7",
         "only skulls are outside: they go into the tray, so stop"},
        {"put 3 blue skull", "4.6",
         "skulls go into the tray by themselves: name other dice, 'roll' or 'stop'"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: 2 blue skull; tray: white 3");
    position_refuse_all(&p, ROWS(rows));
    lines_say(&p, "put blue skull", "stop");
    assert_string_equal(position_step(&p), "spell");
}

TEST(the_rest_of_a_put)
{
    static const char *const alone[] = {"roll", "keep white", "red", NULL};
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: white 1, 2 white 3, red 5, blue 1");
    position_begin(&p, "put white 1");
    assert_tidied(&p, "red 5 white 3 roll", "white 3 red 5 roll");
    assert_tidied(&p, "put red 5 2 white 3", "white 3 white 3 red 5");
    assert_alone(&p, alone);
    lines_say(&p, "red 5 white 3 roll", "white 3 red 5 roll");
}

/* A number after a colour may be what the die shows: then it is no count. */
TEST(keep_in_any_order)
{
    static const char *const alone[] = {
        "",
        "keep",
        "keep pink",
        "keep 5",
        "white red",
        "keep white red 6 red green green",
        "keep white 3 red 6 red 6 green green",
        "keep white 2 red green green green",
        "put white 3",
        NULL,
    };
    static const struct tidied tidy[] = {
        {"keep green 2for1 red green white red", "keep white red red green green 2for1"},
        {"keep 2 red 3 white", "keep white white white red red"},
        {"keep 2x green 2for1 green 2 red", "keep red red green green 2for1 green 2for1"},
        {"keep red white", "keep white red"},
        {"keep green red red white white white", "keep white white white red red green"},
    };
    POSITION p;
    position_draw(
        &p, "players=2",
        CARDS "outside: red 6; tray: white 3, 2 white 1, red 6, green 7, 2 green 2for1");
    lines_play_all(&p, "put red 6", "gain 6-6 down 20+", "card 6-6-6");
    assert_all_tidied(&p, ROWS(tidy));
    assert_alone(&p, alone);
    position_begin(&p, "keep white");
    assert_tidied(&p, "green red", "keep red green");
    lines_say(&p, "green 2for1 red 2 white", "white white red green 2for1");
}

TEST(trade_in_any_order)
{
    static const char *const alone[] = {
        "",
        "trade",
        "trade green",
        "trade pink for red and blue",
        "trade green red and blue",
        "trade green for red",
        "trade green for white",
        "trade orange for yellow",
        "trade orange 2for1 for white",
        "trade green for red and",
        "trade green for red and pink",
        "trade green for 3 red",
        "trade green for 2 red and blue",
        "trade green for red and 2 blue",
        "trade green for red and blue now",
        "for red and blue",
        "whiten red",
        NULL,
    };
    static const struct tidied tidy[] = {
        {"trade green for blue and red", "trade green for red and blue"},
        {"trade green 2for1 for blue and red", "trade green for red and blue"},
        {"trade green for 2 red", "trade green for red and red"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: red 3; tray: 2 green 2for1");
    lines_play_all(&p, "put red 3", "take orange");
    assert_all_tidied(&p, ROWS(tidy));
    assert_alone(&p, alone);
    lines_say(&p, "trade green for blue and red", "trade green for red and blue");
    lines_say(&p, "trade orange for white", "whiten orange");
    position_begin(&p, "trade green");
    lines_say(&p, "for blue and red", "for red and blue");
}

/* A face is of the colour named before it, as long as that many dice are in the air. */
TEST(rolls_in_any_order)
{
    static const char *const alone[] = {
        "",
        "roll",
        "roll red",
        "roll 4 1 swap",
        "roll 1 red 5 white 3",
        "roll red 5 white 1 3 4 1",
        "roll red 5 5 white 1",
        "roll red 1 white 3",
        "roll red 5 white 3 pink 1",
        "roll red 5 roll white 3",
        "roll red inactive white 3",
        NULL,
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: 3 white 3, red inactive, blue 1");
    lines_play(&p, "roll");
    assert_tidied(&p, "roll red 5 blue skull white 4 1 swap",
                  "roll white 4 1 swap red 5 blue skull");
    assert_tidied(&p, "white 4 red 5 white 1 blue skull white swap",
                  "white 4 1 swap red 5 blue skull");
    assert_alone(&p, alone);
    position_begin(&p, "white 4");
    assert_tidied(&p, "red 5 white 1", "white 1 red 5");
    lines_say(&p, "blue skull red 5 white 1 swap", "1 swap red 5 blue skull");
}

TEST(other_steps_are_left_alone)
{
    static const char *const alone[] = {"token 2-4-6", "put red 5 white 3", "roll", NULL};
    POSITION p;
    position_draw(&p, "players=2", CARDS);
    assert_alone(&p, alone);
}

/* What does not fit the line is left alone too, by move_read. */
TEST(too_many_to_name)
{
    char words[64];
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: white 3, red 5");
    struct text out = text_init(words, sizeof words);
    assert_false(ciub_tidy(position_world(&p), position_state(&p),
                           "put 90 white 3 90 red 5", &out));
    out = text_init(words, sizeof words);
    ciub_tidy(position_world(&p), position_state(&p), "put 90 white 3", &out);
    assert_true(out.overflow);
}
