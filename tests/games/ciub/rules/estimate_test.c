/* estimate_test.c: how well a player of ciub stands, for simple players. */
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

#define ROWS_2 "top: 6-6 20+ =4; bottom: 1-1-1 2-4-6 1-4-7;"

static int estimate(struct position *p, int seat)
{
    return ciub_game.estimate(position_world(p), position_state(p), seat - 1);
}

static int estimate_of(const char *drawing)
{
    POSITION p;
    position_draw(&p, "players=2", drawing);
    return estimate(&p, 1);
}

/* A die in the tray is as much the player's own as any other. */
TEST(dice_in_the_tray_count)
{
    assert_true(estimate_of(ROWS_2 "tray: white 2, white 3, white 3, white 4, red 5") >
                estimate_of(ROWS_2 "tray: white 2, white 3, white 3, white 4"));
}

/* A card that the tray is good for is worth more than one that is still to be rolled. */
TEST(a_good_tray_counts)
{
    assert_true(estimate_of(ROWS_2 "outside: white 2; tray: white 1, white 1, white 1") >
                estimate_of(ROWS_2 "outside: white 2; tray: white 3, white 3, white 1"));
}

/* 5.1: cards of the top row can be gained in last turns, and only then. */
TEST(last_turns_hope_for_the_top_row)
{
    const char *last = "; won 2: 2-4-6; opus: 2; pile: 0 0;"
                       "tray: white 2, white 3, red 6, red 6, white 3";
    char with[256], without[256];
    struct text out = text_init(with, sizeof with);
    text_format(&out, "top: 6-6 20+ =4; bottom: 1-1-1 . 1-4-7%s", last);
    out = text_init(without, sizeof without);
    text_format(&out, "top: . 20+ =4; bottom: 1-1-1 . 1-4-7; removed: 6-6%s", last);
    assert_true(estimate_of(with) > estimate_of(without));
}

/* 5.1: who took D has no turn after it, and nothing to hope for. */
TEST(nothing_to_hope_for_after_the_last_turn)
{
    POSITION p;
    position_draw(&p, "players=2",
                  ROWS_2 "pile: 0 0; dice 2: 4 white;"
                         "tray: white 1, white 1, white 1, white 2, red 5");
    position_move(&p, "gain 1-1-1");
    assert_string_equal(position_step(&p), "trade");
    assert_int_equal(estimate(&p, 1), 1024 * position_score(&p, 1) + 5 * 64);
    assert_true(estimate(&p, 2) > 4 * 64);
}
