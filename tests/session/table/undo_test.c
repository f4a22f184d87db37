/* undo_test.c: what can be undone, and what makes a game practice. */
#include <string.h>

#include "around.h"
#include "tests/base/check.h"

static void refused(struct table *table, const char *words)
{
    struct reason why;
    size_t before = table->match->count;
    assert_false(table_undo_is_practice(table));
    if (table_undo(table, &why))
        fail_msg("taken back, not refused: %s", words);
    if (strstr(why.text, words) == NULL)
        fail_msg("'%s' does not say '%s'", why.text, words);
    assert_true(table->match->count == before);
    assert_false(table->practice);
}

static void undo(struct table *table, bool practice)
{
    struct reason why;
    assert_true(table_undo_is_practice(table) == practice);
    if (!table_undo(table, &why))
        fail_msg("%s", why.text);
}

TEST(people_cannot_undo_dice_or_others_moves)
{
    struct table *table = around_new("pig#1", "- -");
    refused(table, "no move of yours");
    around_play(table, "roll");
    assert_int_equal(table_seat(table), 0); /* this seed does not start with a one */
    refused(table, "dice fell");
    around_play(table, "hold");
    refused(table, "no move of yours");
    around_play(table, "roll");
    if (table_seat(table) == 1)
        around_play(table, "hold");
    refused(table, "has moved since");
    assert_false(table_redo(table));
    table_free(table);
}

/* A turn of ciúb has several moves, and not all of them end with dice. */
TEST(moves_of_a_turn_can_be_undone)
{
    struct table *table = around_new("ciub:players=2#3", "- -");
    struct rng rng;
    int taken_back = 0;
    rng_seed(&rng, 4);
    for (int i = 0; i < 300 && table_waits(table) == TABLE_PERSON; i++) {
        int seat = table_seat(table);
        size_t before = table->match->count;
        uint64_t hash = match_hash(table->match);
        around_move(table, &rng);
        bool fair = table_seat(table) == seat &&
                    table->match->log[table->match->count - 1].seat == seat;
        if (!fair)
            continue;
        uint64_t after = match_hash(table->match);
        undo(table, false);
        assert_true(table->match->count == before);
        assert_true(match_hash(table->match) == hash);
        assert_true(table_redo(table));
        assert_true(match_hash(table->match) == after);
        assert_false(table_redo(table));
        taken_back++;
    }
    assert_true(taken_back > 0);
    assert_false(table->practice);
    assert_null(notes_get(&table->match->notes, "x-practice"));
    table_free(table);
}

TEST(alone_everything_can_be_undone_as_practice)
{
    struct table *table = around_new("pig#1", "- random");
    uint64_t start = match_hash(table->match);
    around_play(table, "roll");
    around_play(table, "hold");
    int moves = 0;
    while (table_waits(table) == TABLE_COMPUTER) {
        assert_true(table_think(table, 0));
        moves++;
    }
    assert_true(moves > 0);
    uint64_t later = match_hash(table->match);
    undo(table, true);
    assert_true(table->practice);
    assert_string_equal(notes_get(&table->match->notes, "x-practice"), "yes");
    undo(table, false);
    assert_true(match_hash(table->match) == start);
    assert_true(table_redo(table));
    assert_true(table_redo(table));
    assert_true(match_hash(table->match) == later);
    assert_false(table_redo(table));
    table_free(table);
}

/* Nothing has been revealed before the computer player moves. */
TEST(a_move_can_be_undone_while_the_computer_thinks)
{
    struct table *table = around_new("seals:circle=1#1", "- search:nodes=5000");
    struct rng rng;
    rng_seed(&rng, 1);
    for (;;) {
        assert_int_not_equal(table_waits(table), TABLE_OVER);
        if (table_waits(table) == TABLE_PERSON)
            around_move(table, &rng);
        else if (!table_think(table, 32) &&
                 table->match->log[table->match->count - 1].seat == 0)
            break;
    }
    undo(table, false);
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_false(table->practice);
    table_free(table);
}

TEST(a_new_move_discards_redo)
{
    struct table *table = around_new("pig#1", "- random");
    around_play(table, "roll");
    around_play(table, "roll");
    undo(table, true);
    around_play(table, "hold");
    assert_false(table_redo(table));
    table_free(table);
}

TEST(spectators_cannot_undo)
{
    struct table *table = around_new("pig#1", "random random");
    assert_true(table_think(table, 0));
    refused(table, "no move of yours");
    table_free(table);
}

/* The last move of a game can be undone if no dice were rolled after it. */
TEST(the_last_move_can_be_undone)
{
    struct table *table = around_new("ciub:length=short#1", "- -");
    const struct match *match = table->match;
    struct rng rng;
    rng_seed(&rng, 1);
    while (table_waits(table) != TABLE_OVER)
        around_move(table, &rng);
    int last = match->log[match->count - 1].seat;
    assert_true(last >= 0);
    undo(table, false);
    assert_int_equal(table_seat(table), last);
    assert_true(table_redo(table));
    assert_int_equal(table_waits(table), TABLE_OVER);
    table_free(table);
}

/* In Pig the game ends with a roll. */
TEST(an_end_by_dice_cannot_be_undone)
{
    struct table *table = around_new("pig:target=10#1", "- -");
    while (table_waits(table) != TABLE_OVER)
        around_play(table, "roll");
    refused(table, "dice fell");
    table_free(table);
}
