/* remark_test.c: what is legal in a set but odd is noted. */
#include "tests/games/ciub/set/support.h"

/* What is noted of the small set with a line replaced: these words among others, or
 * nothing at all (""). */
struct noted {
    int number;
    const char *instead, *note;
};

static void remark(int number, const char *instead, struct buffer *notes)
{
    struct ciub_set set;
    read_set(&set, small_set(number, instead));
    buffer_init(notes);
    ciub_set_remark(&set, notes);
    buffer_put(notes, ""); /* text even if nothing is noted */
}

TEST(odd_sets_are_noted)
{
    static const struct noted rows[] = {
        {0, NULL, ""},
        /* a number that no die shows */
        {LINE_A, "card A 1: 1 7",
         "note: nobody can gain the card 1-7: no die can show 7\n"},
        {LINE_RED, "die red 4: 4 4 5 5 6 7", ""},
        /* more dice of a number than there are */
        {LINE_A, "card A 1: 6 6 6 6", ""},
        {LINE_A, "card A 1: 6 6 6 6 6",
         "note: nobody can gain the card 6-6-6-6-6: it needs more dice that show "
         "6 (5) than a player can have (4)\n"},
        /* two numbers that the same dice show */
        {LINE_A, "card A 1: 5 5 6 6", ""},
        {LINE_A, "card A 1: 5 5 5 6 6",
         "it needs more dice that show 5 or 6 (5) than a player can have (4)"},
        /* more dice than a player may have: five white and one red */
        {LINE_RED, "die red 1: 4 4 5 5 6 6\ncard B 1: 1 1 1 1 1 1 1",
         "it needs more dice that show 1 (7) than a player can have (6)"},
        /* a sum that cannot be reached */
        {LINE_B, "card B 1: 44+", ""},
        {LINE_B, "card B 1: 45+",
         "note: nobody can gain the card 45+: the most that a player's dice can "
         "show is 44\n"},
        /* more alike than can be */
        {LINE_C, "card C 1: =9", ""},
        {LINE_RED, "die red 3: 3 4 4 5 5 6\ncard B 1: =9",
         "note: nobody can gain the card =9: at most 8 dice of a player can show "
         "one number or skulls\n"},
        /* dice that differ in colour only */
        {LINE_RED, "die red 4: 3 4 4 5 5 6\ndie pink 2: 5 4 3 6 5 4",
         "note: pink dice have the same sides as red ones\n"},
        {LINE_RED, "die red 4: 3 4 4 5 5 6\ndie pink 2: 3 3 4 5 5 6", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct buffer notes;
        remark(rows[i].number, rows[i].instead, &notes);
        if (rows[i].note[0] == '\0' ? notes.data[0] != '\0'
                                    : strstr(notes.data, rows[i].note) == NULL)
            fail_msg("row %zu: '%s' expected, got '%s'", i, rows[i].note, notes.data);
        buffer_deinit(&notes);
    }
}

TEST(skulls_count_as_alike)
{
    struct buffer notes;
    remark(LINE_WHITE, "die white 5: swap swap swap swap skull skull", &notes);
    assert_non_null(
        strstr(notes.data, "nobody can gain the card 1-2: no die can show 1"));
    assert_null(strstr(notes.data, "=4"));
    buffer_deinit(&notes);
}
