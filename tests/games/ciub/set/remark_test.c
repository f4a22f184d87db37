/* remark_test.c: what is legal in a set but odd is noted. */
#include "tests/games/ciub/set/support.h"

static struct buffer notes;

static const char *remark(int number, const char *instead)
{
    static struct ciub_set set;
    read_set(&set, small_set(number, instead));
    buffer_clear(&notes);
    ciub_set_remark(&set, &notes);
    return notes.data != NULL ? notes.data : "";
}

static void assert_noted(int number, const char *instead, const char *note)
{
    const char *found = remark(number, instead);
    if (strstr(found, note) == NULL)
        fail_msg("'%s' expected, got '%s'", note, found);
}

static void an_ordinary_set_has_no_notes(void **unused)
{
    assert_string_equal(remark(0, NULL), "");
}

static void a_number_that_no_die_shows(void **unused)
{
    assert_noted(LINE_A, "card A 1: 1 7",
                 "note: nobody can gain the card 1-7: no die can show 7\n");
    assert_string_equal(remark(LINE_RED, "die red 4: 4 4 5 5 6 7"), "");
}

static void more_dice_of_a_number_than_there_are(void **unused)
{
    assert_string_equal(remark(LINE_A, "card A 1: 6 6 6 6"), "");
    assert_noted(LINE_A, "card A 1: 6 6 6 6 6",
                 "note: nobody can gain the card 6-6-6-6-6: it needs more dice that show "
                 "6 (5) than a player can have (4)\n");
}

static void two_numbers_that_the_same_dice_show(void **unused)
{
    assert_string_equal(remark(LINE_A, "card A 1: 5 5 6 6"), "");
    assert_noted(LINE_A, "card A 1: 5 5 5 6 6",
                 "it needs more dice that show 5 or 6 (5) than a player can have (4)");
}

/* Five white and one red. */
static void more_dice_than_a_player_may_have(void **unused)
{
    assert_noted(LINE_RED, "die red 1: 4 4 5 5 6 6\ncard B 1: 1 1 1 1 1 1 1",
                 "it needs more dice that show 1 (7) than a player can have (6)");
}

static void a_sum_that_cannot_be_reached(void **unused)
{
    assert_string_equal(remark(LINE_B, "card B 1: 44+"), "");
    assert_noted(LINE_B, "card B 1: 45+",
                 "note: nobody can gain the card 45+: the most that a player's dice can "
                 "show is 44\n");
}

static void more_alike_than_can_be(void **unused)
{
    assert_string_equal(remark(LINE_C, "card C 1: =9"), "");
    assert_noted(LINE_RED, "die red 3: 3 4 4 5 5 6\ncard B 1: =9",
                 "note: nobody can gain the card =9: at most 8 dice of a player can show "
                 "one number or skulls\n");
}

static void skulls_count_as_alike(void **unused)
{
    static const char *const white = "die white 5: swap swap swap swap skull skull";
    assert_noted(LINE_WHITE, white, "nobody can gain the card 1-2: no die can show 1");
    assert_null(strstr(notes.data, "=4"));
}

static void dice_that_differ_in_colour_only(void **unused)
{
    assert_noted(LINE_RED, "die red 4: 3 4 4 5 5 6\ndie pink 2: 5 4 3 6 5 4",
                 "note: pink dice have the same sides as red ones\n");
    assert_string_equal(remark(LINE_RED, "die red 4: 3 4 4 5 5 6\ndie pink 2: 3 3 4 5 5 "
                                         "6"),
                        "");
}

static int begin(void **unused)
{
    buffer_init(&notes);
    return 0;
}

static int end(void **unused)
{
    buffer_deinit(&notes);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_ordinary_set_has_no_notes),
        cmocka_unit_test(a_number_that_no_die_shows),
        cmocka_unit_test(more_dice_of_a_number_than_there_are),
        cmocka_unit_test(two_numbers_that_the_same_dice_show),
        cmocka_unit_test(more_dice_than_a_player_may_have),
        cmocka_unit_test(a_sum_that_cannot_be_reached),
        cmocka_unit_test(more_alike_than_can_be),
        cmocka_unit_test(skulls_count_as_alike),
        cmocka_unit_test(dice_that_differ_in_colour_only),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
