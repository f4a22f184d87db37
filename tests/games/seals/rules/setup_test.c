/* setup_test.c: rule 3: from the choice of a circle to the first roll. */
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

static const char small[] = "hall - n1:2 - b1[2]";

/* A game dealt on the small board, up to the first player's choice of a start circle. */
static void deal_small(struct position *p, const char *options)
{
    position_start(p, options, small);
    position_chance(p, "deal n1=f b1=change.fire");
}

static bool makes_a_game(const char *options)
{
    const struct game *games[] = {&seals_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char id[160] = "seals:", seed[SETUP_VALUE];
    struct text out = text_init(id, sizeof id);
    text_format(&out, "seals:%s", options);
    struct match *match = NULL;
    if (setup_read_id(&setup, games, &game, seed, id, &error))
        match = match_new(game, &setup, "", &error);
    bool made = match != NULL;
    if (!made)
        assert_true(error.text[0] != '\0');
    match_free(match);
    setup_deinit(&setup);
    return made;
}

static void rule_3_1_two_to_five_players(void **unused)
{
    assert_false(makes_a_game("players=1"));
    assert_true(makes_a_game("players=2"));
    assert_true(makes_a_game("players=3"));
    assert_true(makes_a_game("players=4"));
    assert_true(makes_a_game("players=5"));
    assert_false(makes_a_game("players=6"));
}

static void rule_3_1_one_more_circle_chosen(void **unused)
{
    assert_false(makes_a_game("circle=0"));
    assert_false(makes_a_game("circle=5"));
    assert_false(makes_a_game("circle=many"));
    for (int circle = 1; circle <= 4; circle++) {
        POSITION p;
        char options[] = "players=2,circle=1";
        options[17] = (char)('0' + circle);
        position_start(&p, options, small);
        assert_int_equal(position_state(&p)->circle, circle);
    }
}

static void rule_3_1_one_more_circle_at_random(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=random", small);
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_moves(&p), "circle 1, circle 2, circle 3, circle 4");
    position_refuse(&p, "", "circle 5");
    position_chance(&p, "circle 3");
    position_begin(&p, "deal n1=f");
    assert_true(position_allows(&p, "b1=deception.mind"));
    position_refuse(&p, "3.1", "b1=swap.mind");
}

static void rule_3_2_every_circle_and_box_is_filled_as_printed(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=2,mages=witch.seer,first=1",
                   "hall - n1:2 n2:6 b1[3] b2[6]");
    position_chance(&p, "deal n1=f n2=e b1=exchange.mind b2=synergy.air");
    assert_string_equal(position_at(&p, "n1"), "f2");
    assert_string_equal(position_at(&p, "n2"), "e6");
    assert_string_equal(position_at(&p, "b1"), "exchange.mind");
    assert_string_equal(position_at(&p, "b2"), "synergy.air");
    assert_string_equal(position_actor(&p), "witch");
}

static void rule_3_2_a_scroll_has_the_printed_strength(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=2", small);
    position_begin(&p, "deal n1=f");
    position_refuse(&p, "3.2", "b1=synergy.air");
}

static void rule_3_2_sites_are_dealt_in_order(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=2", small);
    position_refuse(&p, "3.2", "deal b1=change.fire");
    position_refuse(&p, "", "deal n1=change.fire");
    position_begin(&p, "deal n1=f");
    position_refuse(&p, "", "b1=f");
}

static void rule_3_3_each_player_has_a_mage_and_binding(void **unused)
{
    POSITION p;
    deal_small(&p, "players=3,circle=1,mages=warlock.shaman.sorcerer,first=2");
    assert_string_equal(position_up(&p, "warlock"), "binding");
    assert_string_equal(position_up(&p, "shaman"), "binding");
    assert_string_equal(position_up(&p, "sorcerer"), "binding");
    assert_string_equal(position_familiar(&p, "shaman"), "");
    assert_string_equal(position_first(&p), "shaman");
}

/* Ruling: drawn at random unless the table sets it. */
static void rule_3_3_mages_nobody_chose_are_drawn(void **unused)
{
    POSITION p;
    deal_small(&p, "players=2,circle=1,mages=random,first=1");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_choices(&p), "mages seer, mages shaman, mages sorcerer, "
                                              "mages warlock, mages witch");
    position_begin(&p, "mages witch");
    assert_string_equal(position_choices(&p), "seer, shaman, sorcerer, warlock");
    position_refuse(&p, "3.3", "witch");
    position_begin(&p, "seer");
    assert_string_equal(position_actor(&p), "witch");
}

/* Ruling: a choice nobody made is drawn at random; the others keep theirs. */
static void rule_3_3_a_single_mage_may_be_left_open(void **unused)
{
    struct position p;
    deal_small(&p, "players=3,circle=1,mages=witch.any.seer,first=1");
    assert_string_equal(position_moves(&p),
                        "mages shaman, mages sorcerer, mages warlock");
    position_chance(&p, "mages warlock");
    assert_string_equal(position_actor(&p), "witch");
    position_end(&p);
    assert_false(makes_a_game("players=2,mages=witch.witch"));
    assert_false(makes_a_game("players=2,mages=witch.seer.shaman"));
    assert_false(makes_a_game("players=2,mages=witch.wizard"));
}

/* Ruling: drawn at random unless the table sets it. */
static void rule_3_3_the_first_player_is_drawn_or_set(void **unused)
{
    struct position p;
    deal_small(&p, "players=3,circle=1,mages=witch.seer.shaman,first=random");
    assert_string_equal(position_moves(&p), "first seer, first shaman, first witch");
    position_refuse(&p, "1.5", "first warlock");
    position_chance(&p, "first shaman");
    assert_string_equal(position_first(&p), "shaman");
    assert_string_equal(position_actor(&p), "shaman");
    position_end(&p);
    assert_false(makes_a_game("players=2,first=3"));
    assert_false(makes_a_game("players=2,first=0"));
}

/* Ruling: in turn order from the first player, each on a free start circle. */
static void rule_3_4_mages_are_placed_in_turn_order(void **unused)
{
    POSITION p;
    deal_small(&p, "players=3,circle=1,mages=witch.seer.shaman,first=2");
    assert_string_equal(position_actor(&p), "seer");
    assert_string_equal(position_moves(&p),
                        "start h1, start h2, start h3, start h4, start h5");
    position_move(&p, "start h4");
    assert_string_equal(position_actor(&p), "shaman");
    position_refuse(&p, "3.4", "start h4");
    position_refuse(&p, "3.4", "start n1");
    position_refuse(&p, "2.2", "start hall");
    position_move(&p, "start h1");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_moves(&p), "start h2, start h3, start h5");
    position_move(&p, "start h2");
    assert_string_equal(position_place(&p, "seer"), "h4");
    assert_string_equal(position_place(&p, "shaman"), "h1");
    assert_string_equal(position_place(&p, "witch"), "h2");
}

/* Ruling: a mage on a start circle blocks nobody. */
static void rule_3_4_a_mage_on_a_start_circle_blocks_nobody(void **unused)
{
    POSITION p;
    position_draw(&p, 1, small, "n1=f2", "witch on h1: f2 | ~binding", "seer on h2: a1",
                  "shaman on h3: a1", "warlock on h4: a1", "sorcerer on h5: a1");
    assert_string_equal(position_moves(&p), "break n1 with f2");
}

static void place_two(struct position *p)
{
    deal_small(p, "players=2,circle=1,mages=witch.seer,first=1");
    position_move(p, "start h1, start h2");
}

static void rule_3_5_three_dice_of_any_colours_in_turn_order(void **unused)
{
    POSITION p;
    place_two(&p);
    assert_string_equal(position_actor(&p), "witch");
    position_move(&p, "take e f e");
    assert_string_equal(position_next(&p, "witch"), "f e e");
    assert_string_equal(position_supply(&p), "2 3 3 1");
    assert_string_equal(position_actor(&p), "seer");
    position_move(&p, "take f f w");
    assert_string_equal(position_supply(&p), "0 2 3 1");
    assert_string_equal(position_actor(&p), "chance");
}

static void rule_3_5_exactly_three_and_only_what_is_there(void **unused)
{
    POSITION p;
    place_two(&p);
    position_refuse(&p, "3.5", "take f w");
    position_refuse(&p, "3.5", "take f w a e");
    position_refuse(&p, "", "take");
    position_refuse(&p, "", "take m m m");
    position_move(&p, "take f f f");
    position_refuse(&p, "3.5", "take f w a");
    assert_string_equal(position_moves(&p),
                        "take a a a, take a a e, take a e e, take e e e, take w a a, "
                        "take w a e, take w e e, take w w a, take w w e, take w w w");
}

static void rule_3_5_then_the_first_round_starts(void **unused)
{
    POSITION p;
    place_two(&p);
    position_move(&p, "take f w a, take e e e");
    position_chance(&p, "roll witch f2 w6 a1, roll seer e1 e1 e3");
    assert_int_equal(position_state(&p)->round, 1);
    assert_string_equal(position_dice(&p, "witch"), "f2 w6 a1");
    assert_string_equal(position_dice(&p, "seer"), "e1 e1 e3");
    assert_string_equal(position_next(&p, "witch"), "");
    assert_string_equal(position_actor(&p), "witch");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_3_1_two_to_five_players),
        cmocka_unit_test(rule_3_1_one_more_circle_chosen),
        cmocka_unit_test(rule_3_1_one_more_circle_at_random),
        cmocka_unit_test(rule_3_2_every_circle_and_box_is_filled_as_printed),
        cmocka_unit_test(rule_3_2_a_scroll_has_the_printed_strength),
        cmocka_unit_test(rule_3_2_sites_are_dealt_in_order),
        cmocka_unit_test(rule_3_3_each_player_has_a_mage_and_binding),
        cmocka_unit_test(rule_3_3_mages_nobody_chose_are_drawn),
        cmocka_unit_test(rule_3_3_a_single_mage_may_be_left_open),
        cmocka_unit_test(rule_3_3_the_first_player_is_drawn_or_set),
        cmocka_unit_test(rule_3_4_mages_are_placed_in_turn_order),
        cmocka_unit_test(rule_3_4_a_mage_on_a_start_circle_blocks_nobody),
        cmocka_unit_test(rule_3_5_three_dice_of_any_colours_in_turn_order),
        cmocka_unit_test(rule_3_5_exactly_three_and_only_what_is_there),
        cmocka_unit_test(rule_3_5_then_the_first_round_starts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
