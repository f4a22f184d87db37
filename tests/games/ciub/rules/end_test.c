/* end_test.c: rules 5.1, 5.1a and 5.2: the last C card, the Opus Magnum, last turns. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

/* The two rows that these positions have; no B is left in the pile. */
static void draw(struct position *p, int players, const char *more)
{
    char options[32], drawing[1024];
    static const char *const rows[] = {
        [2] = "top: 6-6 20+ =4; bottom: 1-1-1 2-4-6 1-4-7",
        [3] = "top: 6-6 20+ =4 1-3-3-5; bottom: 1-1-1 2-4-6 1-4-7 2-2-4-4",
        [4] =
            "top: 6-6 20+ =4 1-3-3-5 2-2-2-2; bottom: 1-1-1 2-4-6 1-4-7 2-2-4-4 3-3-3-3",
    };
    struct text out = text_init(drawing, sizeof drawing);
    snprintf(options, sizeof options, "players=%d", players);
    text_format(&out, "%s; %s", rows[players], more);
    assert_false(out.overflow);
    position_draw(p, options, drawing);
}

static int stage(struct position *p)
{
    return position_state(p)->stage;
}

/* A turn of five white dice, from its roll on, that ends with a blue die. */
static void play_idle_roll(struct position *p)
{
    position_chance(p, "roll white 1 2 2 3 3");
    position_move(p, "put white 1 white 2 white 2 white 3 white 3, take blue");
    if (strcmp(position_step(p), "trade") == 0)
        position_move(p, "end");
}

/* --- 5.1: the end begins ------------------------------------------------------------ */

static void rule_5_1_the_next_gain_takes_d(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 2, red 5; pile: 0 0;"
         "dice 2: 4 white");
    assert_int_equal(stage(&p), STAGE_ENDING);
    position_move(&p, "gain 1-1-1");
    assert_string_equal(position_won(&p, 1), "1-1-1 opus-magnum");
    assert_int_equal(position_score(&p, 1), 3 + 5);
    assert_int_equal(stage(&p), STAGE_LAST);
}

/* As long as C cards are in the pile nobody takes D. */
static void rule_5_1_not_before_the_last_c(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 2, red 5; pile: 0 2;"
         "dice 2: 4 white");
    position_move(&p, "gain 1-1-1 down 6-6");
    position_chance(&p, "card 30+");
    assert_int_equal(stage(&p), STAGE_OPEN);
    assert_string_equal(position_won(&p, 1), "1-1-1");
    assert_int_equal(position_score(&p, 1), 3);
}

/* Turns go on as before until somebody gains a card: nobody does, and all is open still.
 */
static void rule_5_1_the_end_lasts_until_a_gain(void **unused)
{
    POSITION p;
    draw(&p, 2, "dice 1: 5 white; dice 2: 5 white; pile: 0 0");
    position_move(&p, "roll");
    play_idle_roll(&p);
    assert_int_equal(position_turn(&p), 2);
    assert_int_equal(stage(&p), STAGE_ENDING);
    assert_string_equal(position_step(&p), "foresee");
    position_move(&p, "token 20+");
    play_idle_roll(&p);
    assert_int_equal(position_turn(&p), 1);
    assert_string_equal(position_step(&p), "foresee");
    /* 4.2: only D is left, so the gap stays. */
    position_move(&p, "remove 6-6");
    assert_string_equal(position_top(&p), ". 20+ =4");
    assert_string_equal(position_rolling(&p), "5 white, 1 blue");
}

/* The gain that takes D is none of the last turns: the bottom row only. */
static void rule_5_1_the_gain_of_d_is_from_the_bottom_row(void **unused)
{
    POSITION p;
    draw(&p, 2, "tray: red 6, red 6, red 4, red 5, orange 2; pile: 0 0");
    assert_string_equal(position_refuse(&p, "4.8", "gain 6-6"),
                        "6-6 lies in the top row: only in last turns can it be gained "
                        "from there");
    position_move(&p, "gain 2-4-6");
    assert_string_equal(position_won(&p, 1), "2-4-6 opus-magnum");
}

static void rule_5_1_d_only_with_a_gain(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 2, red 5; pile: 0 0;"
         "dice 2: 4 white");
    position_move(&p, "take red");
    assert_string_equal(position_won(&p, 1), "");
    assert_int_equal(stage(&p), STAGE_ENDING);
}

/* --- 5.1: last turns ---------------------------------------------------------------- */

/* Whoever takes D, all others have one turn each, in order, and he has none. */
static void rule_5_1_one_last_turn_for_each_other(void **unused)
{
    for (int players = 2; players <= 4; players++)
        for (int taker = 1; taker <= players; taker++) {
            POSITION p;
            char more[256];
            snprintf(more, sizeof more,
                     "turn: %d; tray: white 1, white 1, white 1, white 2, white 3;"
                     "pile: 0 0",
                     taker);
            draw(&p, players, more);
            position_move(&p, "gain 1-1-1");
            for (int i = 1; i < players; i++) {
                assert_int_equal(position_turn(&p), (taker - 1 + i) % players + 1);
                assert_string_equal(position_actor(&p), "chance");
                play_idle_roll(&p);
            }
            assert_string_equal(position_step(&p), "over");
            assert_string_equal(position_actor(&p), "nobody");
            const char winner[] = {(char)('0' + taker), '\0'};
            assert_string_equal(position_winners(&p), winner);
        }
}

/* Player 1 has taken D; player 2 has his last turn. */
static const char last_turn[] = "opus: 1; turn: 2; won 1: 1-3-3-5; dice 1: 5 white;";

static void draw_last_turn(struct position *p, const char *more)
{
    char drawing[1024];
    struct text out = text_init(drawing, sizeof drawing);
    text_format(&out, "top: 6-6 20+ =4; bottom: . 2-4-6 1-4-7; pile: 0 0; %s %s",
                last_turn, more);
    assert_false(out.overflow);
    position_draw(p, "players=2", drawing);
}

static void rule_5_1_last_turns_skip_phase_1(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 2, white 3; dice 2: 5 white;"
         "token 2: 6-6; pile: 0 0");
    position_move(&p, "gain 1-1-1");
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_step(&p), "roll");
    assert_string_equal(position_rolling(&p), "5 white");
    position_chance(&p, "roll white 1 2 2 3 3");
    static const struct refused rows[] = {
        {"token 20+", "5.1",
         "in last turns there is no phase 1: use a die's action, put dice into the tray, "
         "or roll on"},
        {"remove 20+", "5.1",
         "in last turns there is no phase 1: use a die's action, put dice into the tray, "
         "or roll on"},
    };
    position_refuse_all(&p, ROWS(rows));
    assert_string_equal(position_top(&p), "6-6 20+ =4");
    assert_string_equal(position_token(&p, 2), "6-6");
}

static void rule_5_1_last_turns_gain_from_either_row(void **unused)
{
    POSITION p;
    static const char tray[] = "tray: red 6, red 6, red 4, red 5, orange 2";
    draw_last_turn(&p, tray);
    position_move(&p, "gain 6-6");
    assert_string_equal(position_won(&p, 2), "6-6");
    assert_string_equal(position_top(&p), ". 20+ =4");
    position_end(&p);
    draw_last_turn(&p, tray);
    position_move(&p, "gain 2-4-6");
    assert_string_equal(position_won(&p, 2), "2-4-6");
    assert_string_equal(position_bottom(&p), ". . 1-4-7");
    position_end(&p);
    draw_last_turn(&p, tray);
    position_move(&p, "gain 20+");
    assert_string_equal(position_won(&p, 2), "20+");
}

static void rule_5_1_last_turns_respect_tokens(void **unused)
{
    POSITION p;
    draw_last_turn(&p, "tray: red 6, red 6, red 4, red 5, orange 2;"
                       "token 1: 6-6; token 2: 20+");
    assert_string_equal(position_refuse(&p, "4.3", "gain 6-6"),
                        "6-6 bears the token of player 1: nobody else can gain it");
    position_move(&p, "gain 20+");
    assert_string_equal(position_token(&p, 2), "");
    assert_string_equal(position_token(&p, 1), "6-6");
}

static void rule_5_1_last_turns_want_the_requirement_too(void **unused)
{
    POSITION p;
    draw_last_turn(&p, "tray: red 6, red 5, red 4, red 4");
    position_refuse(&p, "4.8", "gain 6-6");
    position_refuse(&p, "4.8", "gain 20+");
    position_refuse(&p, "4.8", "gain =4");
    position_refuse(&p, "4.8", "gain 1-1-1");
}

/* Nothing can be taken, and only cards of the top row gained: that is a choice yet. */
static void rule_5_1_last_turns_with_an_empty_supply(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "top: 6-6 20+ =4 1-1-1; bottom: . 2-4-6 1-4-7 2-2-4-4; won 1: 1-3-3-5;"
                  "pile: 0 0; opus: 1; turn: 2; outside: red 6; moved; supply:;"
                  "tray: white 1, white 1, white 2, white 3, white 3, red 6");
    position_move(&p, "put red 6");
    assert_string_equal(position_moves(&p), "gain 20+, gain 6-6, take nothing");
    position_move(&p, "gain 6-6");
    assert_string_equal(position_won(&p, 2), "6-6");
}

/* There is one Opus Magnum. */
static void rule_5_1_a_later_gain_takes_no_d(void **unused)
{
    POSITION p;
    draw_last_turn(&p, "tray: white 3, red 6, red 6, red 4, orange 2; won 2: 27+");
    assert_int_equal(position_score(&p, 1), 3 + 5);
    position_move(&p, "gain 6-6");
    assert_int_equal(position_score(&p, 1), 3 + 5);
    assert_int_equal(position_score(&p, 2), 5 + 4);
}

/* 4.10, 4.11: nothing gained: a die is taken, and trades are made as ever. */
static void rule_5_1_last_turns_are_turns(void **unused)
{
    POSITION p;
    draw_last_turn(&p, "tray: white 1, white 2, green 2for1");
    position_refuse(&p, "4.10", "take nothing");
    position_move(&p, "take red, trade green for blue and blue, whiten red, end");
    assert_string_equal(position_dice(&p, 2), "3 white, 2 blue");
    assert_string_equal(position_step(&p), "over");
}

/* --- 5.1a --------------------------------------------------------------------------- */

static void rule_5_1a_a_gain_that_turns_the_last_c_takes_no_d(void **unused)
{
    POSITION p;
    draw(&p, 2, "tray: white 1, white 1, white 1, white 2, white 3; pile: 0 1");
    position_move(&p, "gain 1-1-1 down 6-6");
    position_chance(&p, "card 30+");
    assert_int_equal(stage(&p), STAGE_ENDING);
    assert_string_equal(position_won(&p, 1), "1-1-1");
    assert_int_equal(position_score(&p, 1), 3);
    assert_string_equal(position_top(&p), "30+ 20+ =4");
    /* It is the next player's turn, phase 1 included, and he takes D. */
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_step(&p), "foresee");
    position_move(&p, "roll");
    position_chance(&p, "roll white 2 3 4 4 swap");
    position_move(&p, "swap white for red, roll");
    position_chance(&p, "roll white 2 3 4 4 red 6");
    position_move(&p, "put white 2 white 3 white 4 white 4 red 6, gain 2-4-6");
    assert_string_equal(position_won(&p, 2), "2-4-6 opus-magnum");
}

/* The same player may be the next to gain, in his next turn. */
static void rule_5_1a_he_may_take_d_a_turn_later(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 4, white 4; pile: 0 1;"
         "dice 2: 5 white; token 1: 1-4-7");
    position_move(&p, "gain 1-1-1 down =4");
    position_chance(&p, "card 30+");
    position_move(&p, "roll");
    play_idle_roll(&p);
    position_move(&p, "roll");
    position_chance(&p, "roll white 4 4 4 4 1");
    position_move(&p, "put white 1 white 4 white 4 white 4 white 4, gain =4");
    assert_string_equal(position_won(&p, 1), "=4 1-1-1 opus-magnum");
    assert_int_equal(position_score(&p, 1), 3 + 3 + 5);
}

static void rule_5_1a_a_removal_that_turns_the_last_c_may_take_d(void **unused)
{
    POSITION p;
    draw(&p, 2, "pile: 0 1; dice 1: 5 white; dice 2: 5 white");
    position_move(&p, "remove 6-6");
    position_chance(&p, "card 30+");
    assert_int_equal(stage(&p), STAGE_ENDING);
    assert_int_equal(position_turn(&p), 1);
    assert_string_equal(position_top(&p), "30+ 20+ =4");
    position_chance(&p, "roll white 1 1 1 2 3");
    position_move(&p, "put white 1 white 1 white 1 white 2 white 3, gain 1-1-1");
    assert_string_equal(position_won(&p, 1), "1-1-1 opus-magnum");
    /* One last turn for the other. */
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_step(&p), "roll");
    play_idle_roll(&p);
    assert_string_equal(position_step(&p), "over");
}

/* --- 5.2 ---------------------------------------------------------------------------- */

static void rule_5_2_the_gain_of_d_moves_nothing_down(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, white 2, white 3; pile: 0 0;"
         "token 1: 1-1-1");
    assert_string_equal(position_refuse(&p, "5.2", "gain 1-1-1 down 6-6"),
                        "no card goes down any more: 'gain 1-1-1' is the whole move");
    assert_string_equal(position_moves(&p), "gain 1-1-1, take blue, take green, "
                                            "take orange, take purple, take red, "
                                            "take yellow");
    position_move(&p, "gain 1-1-1");
    assert_string_equal(position_top(&p), "6-6 20+ =4");
    assert_string_equal(position_bottom(&p), ". 2-4-6 1-4-7");
    assert_string_equal(position_token(&p, 1), "");
}

static void rule_5_2_nor_do_later_gains(void **unused)
{
    POSITION p;
    draw_last_turn(&p, "tray: red 6, red 6, red 4, orange 2");
    position_refuse(&p, "5.2", "gain 2-4-6 down 6-6");
    position_move(&p, "gain 2-4-6");
    assert_string_equal(position_top(&p), "6-6 20+ =4");
    assert_string_equal(position_bottom(&p), ". . 1-4-7");
}

static void rule_5_2_five_dice_are_kept_all_the_same(void **unused)
{
    POSITION p;
    draw(&p, 2,
         "tray: white 1, white 1, white 1, red 3, red 4, blue 2, blue skull;"
         "pile: 0 0; dice 2: 4 white");
    position_move(&p, "gain 1-1-1");
    assert_string_equal(position_step(&p), "keep");
    position_move(&p, "keep white white white red blue");
    assert_string_equal(position_hand(&p), "3 white, 1 red, 1 blue");
    assert_string_equal(position_refuse(&p, "4.1", "token 20+"),
                        "phase 1 is over: trade dice, or end the turn");
    position_end(&p);
    draw_last_turn(&p, "tray: red 6, red 6, red 4, red 4, orange 2, blue 2");
    position_move(&p, "gain 6-6");
    assert_string_equal(position_step(&p), "keep");
    position_move(&p, "keep orange red red red blue, end");
    assert_string_equal(position_dice(&p, 2), "1 orange, 3 red, 1 blue");
    assert_string_equal(position_step(&p), "over");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_5_1_the_next_gain_takes_d),
        cmocka_unit_test(rule_5_1_not_before_the_last_c),
        cmocka_unit_test(rule_5_1_the_end_lasts_until_a_gain),
        cmocka_unit_test(rule_5_1_the_gain_of_d_is_from_the_bottom_row),
        cmocka_unit_test(rule_5_1_d_only_with_a_gain),
        cmocka_unit_test(rule_5_1_one_last_turn_for_each_other),
        cmocka_unit_test(rule_5_1_last_turns_skip_phase_1),
        cmocka_unit_test(rule_5_1_last_turns_gain_from_either_row),
        cmocka_unit_test(rule_5_1_last_turns_respect_tokens),
        cmocka_unit_test(rule_5_1_last_turns_want_the_requirement_too),
        cmocka_unit_test(rule_5_1_last_turns_with_an_empty_supply),
        cmocka_unit_test(rule_5_1_a_later_gain_takes_no_d),
        cmocka_unit_test(rule_5_1_last_turns_are_turns),
        cmocka_unit_test(rule_5_1a_a_gain_that_turns_the_last_c_takes_no_d),
        cmocka_unit_test(rule_5_1a_he_may_take_d_a_turn_later),
        cmocka_unit_test(rule_5_1a_a_removal_that_turns_the_last_c_may_take_d),
        cmocka_unit_test(rule_5_2_the_gain_of_d_moves_nothing_down),
        cmocka_unit_test(rule_5_2_nor_do_later_gains),
        cmocka_unit_test(rule_5_2_five_dice_are_kept_all_the_same),
    };
    return cmocka_run_group_tests_name("end", tests, NULL, NULL);
}
