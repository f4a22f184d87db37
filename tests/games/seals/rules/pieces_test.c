/* pieces_test.c: rules 1 and 2: what is in the box, and what a board is. */
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

/* --- 1.1 to 1.6 --------------------------------------------------------------------- */

TEST(rule_1_4_strengths_of_all_scrolls)
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

TEST(rule_1_5_five_mages_and_their_familiars)
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

/* --- 2.2, 2.4 ----------------------------------------------------------------------- */

/* Start circles may stand anywhere in the file. */
TEST(rule_2_2_the_order_of_the_file_does_not_matter)
{
    POSITION p;
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

TEST(rule_2_4_no_more_circles_and_boxes_than_the_box_has)
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

TEST(rule_2_4_at_least_five_start_circles)
{
    assert_true(reads_with(5, 1, 1, 2));
    assert_false(reads_with(4, 1, 1, 2));
    assert_false(reads_with(0, 1, 1, 2));
}
