/* situation_test.c: situations in words, and what is wrong with others. */
#include <string.h>

#include "games/ciub/odds/situation.h"
#include "tests/base/check.h"

/* The standard set. */
static struct ciub_set set;

static int count(const uint8_t *dice, const char *colour, int symbol)
{
    int which = ciub_set_colour(&set, colour);
    return dice[kind_of(which, ciub_set_look(&set, which, symbol))];
}

static void read_well(struct ciub_situation *s, const char *words)
{
    struct error error = {0};
    ciub_set_standard(&set);
    if (!ciub_situation_read(s, &set, words, &error))
        fail_msg("%s: %s", words, error.text);
}

TEST(dice_in_the_air)
{
    struct ciub_situation s;
    read_well(&s, "5 white,1 red, blue");
    assert_int_equal(s.rolling[ciub_set_colour(&set, "white")], 5);
    assert_int_equal(s.rolling[ciub_set_colour(&set, "red")], 1);
    assert_int_equal(s.rolling[ciub_set_colour(&set, "blue")], 1);
    assert_int_equal(s.supply[ciub_set_colour(&set, "white")], 0);
    assert_int_equal(s.supply[ciub_set_colour(&set, "red")], 6);
    assert_int_equal(s.supply[ciub_set_colour(&set, "green")], 7);
    assert_int_equal(ciub_situation_dice(&s), 7);
    assert_false(s.moved);
}

TEST(dice_on_the_table)
{
    struct ciub_situation s;
    read_well(&s, "white 3, 2 blue swap red inactive, green spent tray orange 6, "
                  "2 green skull supply 3 white 0 red moved");
    assert_int_equal(count(s.outside, "white", 3), 1);
    assert_int_equal(count(s.outside, "blue", SYMBOL_SWAP), 2);
    assert_int_equal(s.outside[kind_of(ciub_set_colour(&set, "red"), LOOK_INACTIVE)], 1);
    assert_int_equal(s.outside[kind_of(ciub_set_colour(&set, "green"), LOOK_SPENT)], 1);
    assert_int_equal(count(s.tray, "orange", 6), 1);
    assert_int_equal(count(s.tray, "green", SYMBOL_SKULL), 2);
    assert_int_equal(s.supply[ciub_set_colour(&set, "white")], 3);
    assert_int_equal(s.supply[ciub_set_colour(&set, "red")], 0);
    assert_int_equal(s.supply[ciub_set_colour(&set, "blue")], 5);
    assert_true(s.moved);
}

/* A re-roll action rolls one die while the others lie as they are. */
TEST(one_die_in_the_air)
{
    struct ciub_situation s;
    read_well(&s, "1 white, red inactive, green spent");
    assert_int_equal(s.rolling[CIUB_WHITE], 1);
    assert_true(s.moved);
}

TEST(endless_words)
{
    static char words[3000];
    struct ciub_situation s;
    struct error error = {0};
    ciub_set_standard(&set);
    memset(words, ',', sizeof words - 1);
    assert_false(ciub_situation_read(&s, &set, words, &error));
    assert_string_equal(error.text, "a situation has at most 512 letters");
}

TEST(what_is_wrong)
{
    static const struct {
        const char *words, *text;
    } rows[] = {
        {"", "no die is outside the tray: write dice such as '5 white'"},
        {"tray red 6", "no die is outside the tray: write dice such as '5 white'"},
        {"5 pink", "'pink' is not understood; write dice such as '5 white' or 'white 3', "
                   "or 'tray', 'supply', 'moved'"},
        {"white 6", "no white die shows '6'"},
        {"red spent", "no red die shows 'spent'"},
        {"5", "after a number comes the colour of dice"},
        {"1 red, tray red", "say what the red die in the tray shows"},
        {"1 red, tray red inactive", "an inactive die cannot be in the tray (4.6)"},
        {"8 red", "there are only 7 red dice"},
        {"1 red supply 7 red", "there are only 7 red dice"},
        {"1 red supply red", "write how many dice the supply has, as '7 red'"},
        {"15 white, 15 white", "there are only 20 white dice"},
        {"50 white", "there are only 20 white dice"},
        {"5000 blue", "there are only 7 blue dice"},
        {"1 red supply 50 blue", "there are only 7 blue dice"},
        {"3 white, moved", "when 3 dice are rolled all outside the tray are (4.7): none "
                           "is spent or inactive, and nothing counts as moved"},
        {"2 white, red inactive",
         "when 2 dice are rolled all outside the tray are (4.7): none "
         "is spent or inactive, and nothing counts as moved"},
        {"2 white, green spent",
         "when 2 dice are rolled all outside the tray are (4.7): none "
         "is spent or inactive, and nothing counts as moved"},
    };
    ciub_set_standard(&set);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct ciub_situation s;
        struct error error = {0};
        assert_false(ciub_situation_read(&s, &set, rows[i].words, &error));
        assert_string_equal(error.text, rows[i].text);
    }
}
