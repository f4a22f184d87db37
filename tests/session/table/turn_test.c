/* turn_test.c: the turns of random games: every event is part of one, and they are the
 * same from wherever one begins. */
#include "session/table/turn.h"

#include "around.h"
#include "session/table/event.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

static void assert_same(const struct turn *one, const struct turn *other)
{
    assert_int_equal(one->first, other->first);
    assert_int_equal(one->end, other->end);
    assert_int_equal(one->points, other->points);
    assert_int_equal(one->summary.seat, other->summary.seat);
    assert_int_equal(one->summary.over, other->summary.over);
    assert_string_equal(one->words, other->words);
    assert_string_equal(one->dice, other->dice);
}

static void check_event(const struct turn *turn, size_t first)
{
    const struct match *match = turn->match;
    int seat = match->log[first].seat;
    assert_true(turn->first <= first && first < turn->end);
    assert_false(turn->summary.words.overflow || turn->summary.dice.overflow);
    assert_true(turn->summary.seat < match->setup.players);
    if (seat >= 0 && turn->summary.seat < 0)
        fail_msg("the move of seat %d at step %zu is no turn", seat, first);
}

/* All events in a row, and many of them on their own. */
static void check_turns(const struct match *match, struct rng *rng)
{
    static struct turn turn, found;
    turn_find(&turn, match, 0);
    for (size_t first = 0; first < match->count; first = event_end(match, first)) {
        bool over = first > 0 && turn.summary.over;
        turn_add_event(&turn);
        check_event(&turn, first);
        assert_true(!over || turn.first == first);
        if (rng_below(rng, 8) > 0)
            continue;
        turn_find(&found, match, first);
        turn_add_event(&found);
        assert_same(&found, &turn);
    }
    assert_true(turn.summary.over);
}

static void play(const char *options, struct rng *rng)
{
    char id[120];
    struct text text = text_init(id, sizeof id);
    text_format(&text, "%s#%u", options, (unsigned)rng_below(rng, 10000));
    struct table *table = around_new(id, "");
    while (table_waits(table) == TABLE_PERSON)
        around_move(table, rng);
    assert_true(match_over(table->match));
    check_turns(table->match, rng);
    table_free(table);
}

TEST(turns_do_not_depend_on_where_one_begins)
{
    static const char *const options[] = {"seals:players=2,circle=1",
                                          "seals:players=3,circle=2",
                                          "seals:players=4,circle=3",
                                          "seals:players=5,circle=4",
                                          "ciub:players=2",
                                          "ciub:players=4,length=short",
                                          "pig:players=3"};
    struct rng rng;
    rng_seed(&rng, 11);
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        for (int k = effort_count(1, 10); k > 0; k--)
            play(options[i], &rng);
}
