/* setup_test.c: rules 1 to 3: dice, cards, and the table before the first turn. */
#include <stdio.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

/* --- 1 ------------------------------------------------------------------------------ */

static void rule_1_every_die_falls_on_its_six_sides(void **unused)
{
    static const struct {
        const char *colour, *outcomes;
    } rows[] = {
        {"white", "1 roll white 1, 1 roll white 2, 1 roll white 3, 1 roll white 4, "
                  "2 roll white swap"},
        {"yellow", "2 roll yellow 1, 2 roll yellow 3, 2 roll yellow 5"},
        {"orange", "3 roll orange 2, 2 roll orange 4, 1 roll orange 6"},
        {"red", "1 roll red 3, 2 roll red 4, 2 roll red 5, 1 roll red 6"},
        {"green", "1 roll green 7, 2 roll green reroll, 2 roll green 2for1, "
                  "1 roll green skull"},
        {"purple", "1 roll purple 3, 1 roll purple 4, 2 roll purple adjust, "
                   "1 roll purple 2for1, 1 roll purple skull"},
        {"blue", "1 roll blue 1, 1 roll blue 2, 1 roll blue swap, 1 roll blue reroll, "
                 "1 roll blue adjust, 1 roll blue skull"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        char drawing[64];
        snprintf(drawing, sizeof drawing, "dice 1: 1 %s", rows[i].colour);
        position_draw(&p, "players=2", drawing);
        position_move(&p, "roll");
        assert_string_equal(position_outcomes(&p), rows[i].outcomes);
    }
}

static void rule_1_no_die_shows_what_its_sides_do_not_have(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "dice 1: 4 white, 1 red");
    position_move(&p, "roll");
    position_refuse(&p, "", "roll white 5 1 1 1 red 3");
    position_refuse(&p, "", "roll white 1 1 1 skull red 3");
    position_refuse(&p, "", "roll white 1 1 1 1 red 2");
    position_chance(&p, "roll white 1 2 3 swap red 6");
    assert_string_equal(position_outside(&p),
                        "white 1, white 2, white 3, white swap, red 6");
}

/* --- 2 ------------------------------------------------------------------------------ */

static void rule_2_cards_bring_their_points(void **unused)
{
    static const struct {
        const char *name;
        int points;
    } rows[] = {
        {"=4", 3},          {"2-4-6", 3},       {"20+", 3},         {"2-2-2-2", 4},
        {"1-3-3-5", 3},     {"6-6", 4},         {"2-2-4-4", 3},     {"1-4-7", 4},
        {"1-1-1", 3},       {"3-3-3-3", 4},     {"6-6-6", 6},       {"1-1-3-5-5", 5},
        {"1-3-5-7", 6},     {"27+", 5},         {"=5", 5},          {"2-2-4-4-6", 5},
        {"1-1-1-1", 4},     {"3-3-3-3-3", 6},   {"2-2-2-2-2", 6},   {"2-3-4-5-6", 5},
        {"1-1-6-6", 6},     {"2-2-4-4-6-6", 7}, {"33+", 8},         {"6-6-6-6-6", 8},
        {"1-1-1-3-3-3", 7}, {"7-7-7", 7},       {"1-2-3-4-5-6", 6}, {"1-1-3-3-5-5", 6},
        {"1-1-1-1-6-6", 8}, {"6-6-6-6", 7},     {"=6", 7},          {"30+", 6},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        char drawing[64];
        snprintf(drawing, sizeof drawing, "won 2: %s", rows[i].name);
        position_draw(&p, "players=4", drawing);
        assert_int_equal(position_score(&p, 2), rows[i].points);
        assert_int_equal(position_score(&p, 1), 0);
    }
}

/* --- 3.1 ---------------------------------------------------------------------------- */

static void rule_3_1_everyone_starts_with_five_white_dice(void **unused)
{
    for (int players = 2; players <= 4; players++) {
        POSITION p;
        char options[32];
        snprintf(options, sizeof options, "players=%d", players);
        position_start(&p, options);
        for (int seat = 1; seat <= players; seat++) {
            assert_string_equal(position_dice(&p, seat), "5 white");
            assert_string_equal(position_token(&p, seat), "");
            assert_string_equal(position_won(&p, seat), "");
        }
        assert_string_equal(position_supply(&p),
                            "7 yellow, 7 orange, 7 red, 7 green, 7 purple, 7 blue");
    }
}

static void refuse_options(const char *id, const char *words)
{
    const struct game *games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char seed[SETUP_VALUE];
    error_clear(&error);
    if (setup_read_id(&setup, games, &game, seed, id, &error)) {
        struct match *match = match_new(game, &setup, "", &error);
        assert_null(match);
        setup_deinit(&setup);
    }
    if (strstr(error.text, words) == NULL)
        fail_msg("%s: '%s' does not say '%s'", id, error.text, words);
}

static void rule_3_1_two_to_four_can_play(void **unused)
{
    refuse_options("ciub:players=1", "2 to 4");
    refuse_options("ciub:players=5", "2 to 4");
}

/* --- 3.2 ---------------------------------------------------------------------------- */

static void rule_3_2_cards_by_players_and_length(void **unused)
{
    static const struct {
        const char *options;
        int row;
        const char *pile;
    } rows[] = {
        {"players=2,length=normal", 3, "7 7"},
        {"players=3,length=normal", 4, "9 9"},
        {"players=4,length=normal", 5, "11 11"},
        {"players=2,length=short", 3, "4 4"},
        {"players=3,length=short", 4, "5 5"},
        {"players=4,length=short", 5, "6 6"},
        {"players=3", 4, "9 9"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        position_start(&p, rows[i].options);
        assert_int_equal(position_world(&p)->row, rows[i].row);
        assert_string_equal(position_pile(&p), rows[i].pile);
    }
}

/* Which cards are in the box nobody knows, so all of them are unseen. */
static void rule_3_2_cards_are_removed_unseen(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,first=1");
    position_chance(&p, "deal 1-1-1 20+ 6-6 =4 2-4-6 1-4-7");
    assert_string_equal(position_unseen(&p),
                        "2-2-2-2 1-3-3-5 2-2-4-4 3-3-3-3 "
                        "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6 1-1-1-1 3-3-3-3-3 "
                        "2-2-2-2-2 2-3-4-5-6 1-1-6-6 "
                        "2-2-4-4-6-6 33+ 6-6-6-6-6 1-1-1-3-3-3 7-7-7 1-2-3-4-5-6 "
                        "1-1-3-3-5-5 1-1-1-1-6-6 6-6-6-6 =6 30+");
    assert_string_equal(position_removed(&p), "");
}

static void rule_3_2_a_short_game_has_no_owls(void **unused)
{
    POSITION p;
    position_draw(&p, "players=4,length=short", "");
    assert_string_equal(position_unseen(&p),
                        "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6 "
                        "2-2-4-4-6-6 33+ 6-6-6-6-6 1-1-1-3-3-3 7-7-7 1-2-3-4-5-6");
    position_move(&p, "remove =4");
    position_refuse(&p, "3.2", "card 1-1-1-1");
    position_chance(&p, "card 27+");
}

/* --- 3.3 ---------------------------------------------------------------------------- */

static void rule_3_3_a_cards_are_dealt_one_like_another(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,first=1");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_outcomes(&p),
                        "1 deal =4, 1 deal 2-4-6, 1 deal 20+, 1 deal 2-2-2-2, "
                        "1 deal 1-3-3-5, 1 deal 6-6, 1 deal 2-2-4-4, 1 deal 1-4-7, "
                        "1 deal 1-1-1, 1 deal 3-3-3-3");
    position_begin(&p, "deal 6-6");
    assert_string_equal(position_outcomes(&p),
                        "1 =4, 1 2-4-6, 1 20+, 1 2-2-2-2, 1 1-3-3-5, 1 2-2-4-4, "
                        "1 1-4-7, 1 1-1-1, 1 3-3-3-3");
}

static void rule_3_3_the_top_row_is_dealt_first(void **unused)
{
    POSITION p;
    position_start(&p, "players=3,first=2");
    position_refuse(&p, "3.3", "deal 6-6 6-6 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    position_refuse(&p, "3.3", "deal 6-6 6-6-6 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    position_refuse(&p, "", "deal 6-6 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    position_chance(&p, "deal 6-6 2-2-2-2 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    assert_string_equal(position_top(&p), "6-6 2-2-2-2 20+ =4");
    assert_string_equal(position_bottom(&p), "2-4-6 1-4-7 1-1-1 3-3-3-3");
    assert_string_equal(position_step(&p), "foresee");
    assert_string_equal(position_actor(&p), "2");
}

static void rule_3_3_four_players_see_all_a_cards(void **unused)
{
    POSITION p;
    position_start(&p, "players=4,first=1");
    position_chance(&p, "deal 6-6 2-2-2-2 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3 1-3-3-5 "
                        "2-2-4-4");
    assert_string_equal(position_bottom(&p), "1-4-7 1-1-1 3-3-3-3 1-3-3-5 2-2-4-4");
    assert_string_equal(position_actor(&p), "1");
}

/* B lies on C lies on D; within a letter any unseen card may be next. */
static void rule_3_3_b_turns_up_before_c(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "top: =4 2-4-6 20+; pile: 1 7");
    position_move(&p, "remove =4");
    position_refuse(&p, "3.3", "card 33+");
    assert_string_equal(position_outcomes(&p),
                        "1 card 1-1-1-1, 1 card 3-3-3-3-3, 1 card 2-2-2-2-2, "
                        "1 card 2-3-4-5-6, 1 card 1-1-6-6");
    position_chance(&p, "card 1-1-6-6");
    assert_string_equal(position_top(&p), "1-1-6-6 2-4-6 20+");
    assert_string_equal(position_pile(&p), "0 7");
    position_chance(&p, "roll white 1 1 1 1 1");
    position_move(&p, "put white 1 white 1 white 1 white 1 white 1, take red");
    position_move(&p, "remove 1-1-6-6");
    position_refuse(&p, "3.3", "card 1-1-1-1");
    position_refuse(&p, "3.3", "card opus-magnum");
    assert_string_equal(position_outcomes(&p),
                        "1 card 2-2-4-4-6-6, 1 card 33+, 1 card 6-6-6-6-6, "
                        "1 card 1-1-1-3-3-3, 1 card 7-7-7, 1 card 1-2-3-4-5-6, "
                        "1 card 1-1-3-3-5-5, 1 card 1-1-1-1-6-6, 1 card 6-6-6-6, "
                        "1 card =6, 1 card 30+");
    position_chance(&p, "card =6");
    assert_string_equal(position_pile(&p), "0 6");
}

/* --- 3.4 ---------------------------------------------------------------------------- */

static void rule_3_4_the_starting_player_is_drawn(void **unused)
{
    POSITION p;
    position_start(&p, "players=3");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_outcomes(&p), "1 begin 1, 1 begin 2, 1 begin 3");
    position_refuse(&p, "3.4", "begin 4");
    position_chance(&p, "begin 3");
    position_chance(&p, "deal 6-6 2-2-2-2 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    assert_string_equal(position_actor(&p), "3");
}

static void rule_3_4_options_can_name_the_starting_player(void **unused)
{
    struct position p;
    position_start(&p, "players=3,first=3");
    assert_string_equal(position_step(&p), "deal");
    position_chance(&p, "deal 6-6 2-2-2-2 20+ =4 2-4-6 1-4-7 1-1-1 3-3-3-3");
    assert_string_equal(position_actor(&p), "3");
    position_end(&p);
    refuse_options("ciub:players=3,first=4", "1 to 3");
    refuse_options("ciub:players=3,first=0", "1 to 3");
    refuse_options("ciub:length=long", "normal or short");
}

/* One turn without any event; it ends by itself, as there is nothing to trade. */
static void pass(struct position *p)
{
    position_move(p, "roll");
    position_chance(p, "roll white 1 1 1 1 1");
    position_move(p, "put white 1 white 1 white 1 white 1 white 1, take red");
}

static void rule_3_4_turns_go_clockwise(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3", "first: 2; won 1: 1-1-1; top: 6-6 2-2-2-2 20+ =4");
    for (int seat = 2; seat < 5; seat++) {
        assert_int_equal(position_turn(&p), (seat - 1) % 3 + 1);
        pass(&p);
    }
    assert_int_equal(position_turn(&p), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_1_every_die_falls_on_its_six_sides),
        cmocka_unit_test(rule_1_no_die_shows_what_its_sides_do_not_have),
        cmocka_unit_test(rule_2_cards_bring_their_points),
        cmocka_unit_test(rule_3_1_everyone_starts_with_five_white_dice),
        cmocka_unit_test(rule_3_1_two_to_four_can_play),
        cmocka_unit_test(rule_3_2_cards_by_players_and_length),
        cmocka_unit_test(rule_3_2_cards_are_removed_unseen),
        cmocka_unit_test(rule_3_2_a_short_game_has_no_owls),
        cmocka_unit_test(rule_3_3_a_cards_are_dealt_one_like_another),
        cmocka_unit_test(rule_3_3_the_top_row_is_dealt_first),
        cmocka_unit_test(rule_3_3_four_players_see_all_a_cards),
        cmocka_unit_test(rule_3_3_b_turns_up_before_c),
        cmocka_unit_test(rule_3_4_the_starting_player_is_drawn),
        cmocka_unit_test(rule_3_4_options_can_name_the_starting_player),
        cmocka_unit_test(rule_3_4_turns_go_clockwise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
