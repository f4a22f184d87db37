/* think_test.c: computer players make the same moves when thinking in slices. */
#include <string.h>

#include "ai/playout.h"
#include "around.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

/* The same game without a table. */
static struct match *play_apart(const struct table *table, const char *spec, long limit)
{
    struct error error = {0};
    struct match *match =
        match_new(table->match->game, &table->match->setup, table->match->seed, &error);
    assert_non_null(match);
    assert_true(playout_match(match, spec, limit, NULL, NULL, &error));
    return match;
}

static void same_game(const char *id, const char *spec, int moves, uint64_t budget)
{
    char specs[256];
    struct text out = text_init(specs, sizeof specs);
    text_format(&out, "%s %s %s %s %s", spec, spec, spec, spec, spec);
    struct table *table = around_new(id, specs);
    int pieces = 0, made = 0;
    while (made < moves && table_waits(table) == TABLE_COMPUTER) {
        size_t before = table->match->count;
        if (table_think(table, budget))
            made++;
        else
            assert_true(table->match->count == before);
        pieces++;
        assert_true(table->progress >= 0 && table->progress <= 1);
    }
    assert_true(budget == 0 ? pieces == made : pieces > made);
    long limit = 0;
    for (size_t i = 0; i < table->match->count; i++)
        limit += table->match->log[i].seat >= 0;
    struct match *match = play_apart(table, spec, limit);
    assert_int_equal(match->count, table->match->count);
    assert_true(match_hash(match) == match_hash(table->match));
    match_free(match);
    table_free(table);
}

TEST(slices_do_not_matter)
{
    int moves = effort_count(6, 30);
    same_game("pig#2", "uct:nodes=200", moves, 32);
    same_game("pig#2", "uct:nodes=200", moves, 100);
    same_game("seals:players=3,circle=2#2", "search:nodes=100", moves, 32);
    same_game("seals:players=2,circle=4#2", "search:nodes=100", moves, 64);
    same_game("ciub#2", "search:nodes=100", moves, 32);
}

TEST(simple_players_need_no_slices)
{
    same_game("pig:players=4#9", "random", 100000, 0);
    same_game("seals:players=3,circle=1#9", "random", 100000, 0);
    same_game("ciub#9", "greedy", 100, 0);
}

TEST(a_hurried_player_moves_at_once)
{
    struct table *table = around_new("seals:circle=1#2", "search:nodes=100000000 -");
    while (table_waits(table) == TABLE_PERSON) {
        struct rng rng;
        rng_seed(&rng, 1);
        around_move(table, &rng);
    }
    assert_false(table_think(table, 64));
    assert_true(table->progress < 0.5);
    table_hurry(table);
    assert_true(table_think(table, 64));
    while (table_waits(table) == TABLE_PERSON) {
        struct rng rng;
        rng_seed(&rng, 1);
        around_move(table, &rng);
    }
    /* the next time it thinks normally again */
    assert_int_equal(table_waits(table), TABLE_COMPUTER);
    assert_false(table_think(table, 64));
    table_free(table);
}

TEST(nobody_thinks_for_people)
{
    struct table *table = around_new("pig#2", "- random");
    assert_false(table_think(table, 0));
    table_hurry(table);
    assert_false(atomic_load(&table->think_control.stop));
    assert_int_equal(table->match->count, 0);
    table_free(table);
}

/* A remote player may be buggy. */
static enum answer decide_wrongly(struct player *self,
                                  const struct observation *observation, choice_t *choice)
{
    (void)self;
    (void)observation;
    *choice = 12345;
    return ANSWER_CHOICE;
}

static enum answer decide_nothing(struct player *self,
                                  const struct observation *observation, choice_t *choice)
{
    (void)self;
    (void)observation;
    (void)choice;
    return ANSWER_NONE;
}

TEST(broken_players_do_not_stop_the_game)
{
    struct table *table = around_new("pig#2", "random random");
    struct player *first = table->player[0], *second = table->player[1];
    struct player wrong = {.kind = "wrong", .decide = decide_wrongly};
    struct player silent = {.kind = "silent", .decide = decide_nothing};
    table->player[0] = &wrong;
    table->player[1] = &silent;
    for (int i = 0; i < 20; i++)
        assert_true(table_think(table, 0));
    table->player[0] = first;
    table->player[1] = second;
    table_free(table);
}
