/* pieces_test.c: rules 1 and 2: what is in the box, and what a board is. */
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

static const char plain[] = "hall - n1:2 - n2:3 - b1[2]";

/* --- 1.1 to 1.6 --------------------------------------------------------------------- */

static void rule_1_1_dice_exist_in_four_colours(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f1 | growth.mind",
                  "seer on h2: a1");
    position_refuse(&p, "1.1", "growth.mind mind");
    position_begin(&p, "growth.mind");
    assert_string_equal(position_choices(&p), "air, earth, fire, water");
    position_end(&p);
    const char *purple[] = {"witch on h1: m3", "seer on h2: a1", NULL};
    assert_string_equal(position_try(&p, 1, plain, "n1=f2", purple),
                        "players[0].dice[0]: 'm3' is no die: write f3, w1, a6, e2 and so "
                        "on");
}

static void rule_1_1_tokens_exist_in_four_colours(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=1", plain);
    assert_string_equal(position_choices(&p),
                        "deal n1=a, deal n1=e, deal n1=f, deal n1=w");
}

/* The book's example: four dice of each colour with three players. */
static void rule_1_2_one_die_more_than_players(void **unused)
{
    static const char *const supply[] = {"3 3 3 3", "4 4 4 4", "5 5 5 5", "6 6 6 6"};
    for (int players = 2; players <= 5; players++) {
        POSITION p;
        char options[] = "players=2,circle=1";
        options[8] = (char)('0' + players);
        position_start(&p, options, plain);
        assert_string_equal(position_supply(&p), supply[players - 2]);
    }
}

static void rule_1_2_no_die_too_many(void **unused)
{
    POSITION p;
    const char *four[] = {"witch on h1: f1 f1 f1 f1", "seer on h2: a1", NULL};
    assert_string_equal(position_try(&p, 1, plain, "n1=f2", four),
                        "players[0].dice[3]: there are only 3 dice of fire, and the "
                        "players have 3 already");
    position_end(&p);
    const char *shared[] = {"witch on h1: f1 f1 f1", "seer on h2: f1", NULL};
    assert_string_equal(position_try(&p, 1, plain, "n1=f2", shared),
                        "players[1].dice[0]: there are only 3 dice of fire, and the "
                        "players have 3 already");
}

/* How likely each outcome of the deal is, "10 10 10 10". */
static const char *weights(struct position *p)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    int count = seals_game.choices(p->match->world, p->match->state, list);
    uint32_t sum = seals_game.weights(p->match->world, p->match->state, weight);
    struct text out = position_text(p);
    for (int i = 0; i < count; i++)
        text_format(&out, "%s%u", i > 0 ? " " : "", sum == 0 ? 1 : weight[i]);
    return out.data;
}

static void rule_1_3_tokens_come_out_of_the_box(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=1", "hall - n1:2 n2:2 n3:3 n4:3 n5:6");
    assert_string_equal(weights(&p), "10 10 10 10");
    position_begin(&p, "deal n1=w");
    assert_string_equal(weights(&p), "10 9 10 10");
    position_begin(&p, "n2=w");
    assert_string_equal(weights(&p), "5 5 5 5");
    position_begin(&p, "n3=f");
    assert_string_equal(weights(&p), "4 5 5 5");
    position_begin(&p, "n4=f");
    assert_string_equal(weights(&p), "5 5 5 5");
}

static void rule_1_3_no_token_beyond_the_box(void **unused)
{
    POSITION p;
    const char *players[] = {"witch on h1: a1", "seer on h2: a1", NULL};
    const char *six = "hall - n1:3 n2:3 n3:3 n4:3 n5:3 n6:3";
    assert_string_equal(
        position_try(&p, 1, six, "n1=f3 n2=f3 n3=f3 n4=f3 n5=f3 n6=f3", players),
        "sites.n6: there are only 5 tokens f3");
    position_end(&p);
    assert_string_equal(
        position_try(&p, 1, six, "n1=f3 n2=f3 n3=f3 n4=f3 n5=f3", players), "");
    position_end(&p);
    position_start(&p, "players=2,circle=1", six);
    position_begin(&p, "deal n1=f n2=f n3=f n4=f n5=f");
    assert_string_equal(position_choices(&p), "n6=a, n6=e, n6=w");
    position_refuse(&p, "1.3", "n6=f");
}

static void rule_1_4_two_circles_of_scrolls(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=4", "hall - b1[2] b2[2] b3[5]");
    assert_string_equal(position_choices(&p),
                        "deal b1=change.air, deal b1=change.earth, deal b1=change.fire, "
                        "deal b1=change.mind, deal b1=change.water, "
                        "deal b1=dispatch.air, deal b1=dispatch.earth, "
                        "deal b1=dispatch.fire, deal b1=dispatch.mind, "
                        "deal b1=dispatch.water");
    assert_string_equal(weights(&p), "1 1 1 1 1 1 1 1 1 1");
    position_begin(&p, "deal b1=change.fire");
    position_refuse(&p, "1.4", "b2=change.fire");
    position_refuse(&p, "3.1", "b2=swap.fire");
    position_refuse(&p, "3.2", "b2=renewal.fire");
    position_begin(&p, "b2=dispatch.fire");
    assert_string_equal(position_choices(&p),
                        "b3=growth.air, b3=growth.earth, b3=growth.fire, b3=growth.mind, "
                        "b3=growth.water, b3=guardian.air, b3=guardian.earth, "
                        "b3=guardian.fire, b3=guardian.mind, b3=guardian.water");
}

static void rule_1_4_in_circle_one_each_scroll_exists_twice(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=1", "hall - b1[6] b2[6] b3[6]");
    assert_string_equal(weights(&p), "2 2 2 2 2");
    position_begin(&p, "deal b1=synergy.fire");
    assert_string_equal(weights(&p), "2 2 2 2 1"); /* the copy comes last */
    position_begin(&p, "b2=synergy.fire");
    assert_string_equal(position_choices(&p), "b3=synergy.air, b3=synergy.earth, "
                                              "b3=synergy.mind, b3=synergy.water");
    position_refuse(&p, "1.4", "b3=synergy.fire");
}

static void rule_1_4_strengths_of_all_scrolls(void **unused)
{
    static const char *const name[CIRCLES][STRENGTHS] = {
        {"change", "renewal", "strengthening", "growth", "synergy"},
        {"swap", "exchange", "absorption", "disintegration", "rearrangement"},
        {"deception", "alteration", "transfer", "theft", "exploitation"},
        {"dispatch", "leap", "teleportation", "guardian", "speed"}};
    for (int circle = 1; circle <= CIRCLES; circle++)
        for (int scroll = 0; scroll < SCROLLS; scroll++) {
            int from = scroll < CIRCLE_SCROLLS ? 0 : circle - 1;
            int strength = scroll_strength(scroll);
            enum spell spell = scroll_spell(scroll, circle);
            assert_string_equal(seals_spell_table[spell].name,
                                name[from][strength - MIN_STRENGTH]);
            assert_int_equal(seals_spell_table[spell].strength, strength);
        }
    assert_int_equal(scroll_strength(SCROLL_BINDING), 1);
    assert_int_equal(scroll_element(SCROLL_BINDING), MIND);
}

static void rule_1_5_five_mages_and_their_familiars(void **unused)
{
    static const char *const mage[] = {"shaman", "witch", "seer", "sorcerer", "warlock"};
    static const char *const title[] = {"Shaman of the North", "Witch of the East",
                                        "Seer of the West", "Sorcerer of the South",
                                        "Warlock of the Beyond"};
    static const char *const familiar[] = {"raven", "cat", "owl", "snake", "toad"};
    for (int i = 0; i < MAGES; i++) {
        int found = seals_mage_find(mage[i]);
        assert_true(found >= 0);
        assert_string_equal(seals_mage_title[found], title[i]);
        assert_string_equal(seals_familiar_name[found], familiar[i]);
        assert_int_equal(seals_familiar_find(familiar[i]), found);
    }
    assert_int_equal(seals_mage_find("wizard"), -1);
    assert_int_equal(seals_familiar_find("dog"), -1);
}

static void rule_1_5_nobody_is_without_binding(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f1", "seer on h2: a1");
    assert_string_equal(position_up(&p, "witch"), "binding");
    assert_string_equal(position_up(&p, "seer"), "binding");
    position_end(&p);
    const char *twins[] = {"witch on h1: f1", "witch on h2: a1", NULL};
    assert_string_equal(position_try(&p, 1, plain, "n1=f2", twins),
                        "players[1].mage: the witch is players[0]'s already");
}

static void rule_1_6_guardians_are_for_circle_four(void **unused)
{
    POSITION p;
    const char *owner[] = {"witch on h1: f1 | guardian.fire", "seer on h2: a1", NULL};
    const char *nobody[] = {"witch on h1: f1", "seer on h2: a1", NULL};
    const char *table = "b1=change.fire guardian.fire=b1";
    assert_string_equal(position_try(&p, 4, plain, table, owner), "");
    assert_string_equal(position_guardian(&p, "fire"), "b1");
    assert_string_equal(position_guardian(&p, "mind"), "");
    position_end(&p);
    assert_string_equal(position_try(&p, 2, plain, table, nobody),
                        "guardians.fire: guardians belong to circle 4");
    position_end(&p);
    assert_string_equal(position_try(&p, 4, plain, table, nobody),
                        "guardians.fire: nobody has guardian.fire, which puts it there");
}

static void rule_1_6_guardians_start_beside_the_board(void **unused)
{
    POSITION p;
    position_start(&p, "players=2,circle=4", plain);
    for (int element = 0; element < ELEMENTS; element++)
        assert_string_equal(position_guardian(&p, seals_element_name[element]), "");
}

/* --- 2.2, 2.4 ----------------------------------------------------------------------- */

static void rule_2_2_nothing_is_broken_on_a_floor(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f2", "seer on h2: a1");
    position_refuse(&p, "2.2", "break hall with f2");
    position_refuse(&p, "", "break n9 with f2");
}

/* Start circles may stand anywhere in the file. */
static void rule_2_2_the_order_of_the_file_does_not_matter(void **unused)
{
    struct position p;
    const char *file = "cantrip board 1\n"
                       "room all none passage Everywhere\n"
                       "circle n1 2 at 0 0 in all joins hall\n"
                       "start h1 at 0 50 in all joins hall\n"
                       "floor hall at 0 100 in all\n"
                       "box b1 6 at 0 150 in all joins n1\n"
                       "start h2 at 0 200 in all joins hall\n"
                       "start h3 at 0 250 in all joins hall\n"
                       "start h4 at 0 300 in all joins hall\n"
                       "start h5 at 0 350 in all joins hall\n";
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = 2;
    assert_true(setup_set(&setup, &seals_game, "board", "custom", &error));
    assert_true(setup_set(&setup, &seals_game, "circle", "1", &error));
    assert_true(setup_set(&setup, &seals_game, "mages", "witch.seer", &error));
    assert_true(setup_set(&setup, &seals_game, "first", "1", &error));
    setup_attach(&setup, file, strlen(file), "mixed.board");
    p.text = 0;
    p.match = match_new(&seals_game, &setup, "", &error);
    assert_non_null(p.match);
    position_chance(&p, "deal n1=f b1=synergy.air");
    assert_string_equal(position_choices(&p),
                        "start h1, start h2, start h3, start h4, start h5");
    position_end(&p);
    setup_deinit(&setup);
}

/* A board with so many circles or boxes of a strength. */
static bool reads_with(int starts, int boxes, int circles, int strength)
{
    struct board *board = test_calloc(1, sizeof *board);
    struct buffer file;
    struct error error;
    buffer_init(&file);
    buffer_put(&file, "cantrip board 1\nroom all none passage Everywhere\n"
                      "floor hall at 0 0 in all\n");
    for (int i = 1; i <= starts; i++)
        buffer_format(&file, "start h%d at %d 10 in all joins hall\n", i, i);
    for (int i = 1; i <= boxes; i++)
        buffer_format(&file, "box b%d %d at %d 20 in all joins hall\n", i, strength, i);
    for (int i = 1; i <= circles; i++)
        buffer_format(&file, "circle n%d %d at %d 30 in all joins hall\n", i, strength,
                      i);
    bool fine = seals_board_read(board, file.data, file.length, "test.board", &error);
    if (!fine)
        assert_true(error.text[0] != '\0');
    buffer_deinit(&file);
    test_free(board);
    return fine;
}

static void rule_2_4_no_more_circles_and_boxes_than_the_box_has(void **unused)
{
    for (int strength = 2; strength <= 6; strength++) {
        int circles = strength == 2 ? 40 : 20;
        assert_true(reads_with(5, 10, circles, strength));
        assert_false(reads_with(5, 10, circles + 1, strength));
        assert_false(reads_with(5, 11, circles, strength));
    }
    assert_false(reads_with(5, 1, 1, 1));
    assert_false(reads_with(5, 1, 1, 7));
}

static void rule_2_4_at_least_five_start_circles(void **unused)
{
    assert_true(reads_with(5, 1, 1, 2));
    assert_false(reads_with(4, 1, 1, 2));
    assert_false(reads_with(0, 1, 1, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_1_1_dice_exist_in_four_colours),
        cmocka_unit_test(rule_1_1_tokens_exist_in_four_colours),
        cmocka_unit_test(rule_1_2_one_die_more_than_players),
        cmocka_unit_test(rule_1_2_no_die_too_many),
        cmocka_unit_test(rule_1_3_tokens_come_out_of_the_box),
        cmocka_unit_test(rule_1_3_no_token_beyond_the_box),
        cmocka_unit_test(rule_1_4_two_circles_of_scrolls),
        cmocka_unit_test(rule_1_4_in_circle_one_each_scroll_exists_twice),
        cmocka_unit_test(rule_1_4_strengths_of_all_scrolls),
        cmocka_unit_test(rule_1_5_five_mages_and_their_familiars),
        cmocka_unit_test(rule_1_5_nobody_is_without_binding),
        cmocka_unit_test(rule_1_6_guardians_are_for_circle_four),
        cmocka_unit_test(rule_1_6_guardians_start_beside_the_board),
        cmocka_unit_test(rule_2_2_nothing_is_broken_on_a_floor),
        cmocka_unit_test(rule_2_2_the_order_of_the_file_does_not_matter),
        cmocka_unit_test(rule_2_4_no_more_circles_and_boxes_than_the_box_has),
        cmocka_unit_test(rule_2_4_at_least_five_start_circles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
