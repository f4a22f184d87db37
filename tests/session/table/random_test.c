/* random_test.c: random drafts, undo and redo through whole games of every game: the
 * match stays valid, and the saved file always reads back. */
#include <stdio.h>
#include <string.h>

#include "around.h"
#include "core/guide.h"
#include "games/games.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

struct run {
    struct table *table;
    struct store store;
    struct rng rng;
    int undone, redone, points;
};

/* The draft is the match's position plus its choices, and the match is unchanged. */
static void check_draft(const struct table *table)
{
    unsigned char state[GAME_MAX_STATE] __attribute__((aligned(16)));
    const struct match *match = table->match;
    struct error error;
    memcpy(state, match->state, match->game->state_size);
    for (int i = 0; i < table->move.count; i++)
        match->game->apply(match->world, state, table->move.choice[i]);
    assert_memory_equal(state, table->draft, match->game->state_size);
    assert_true(match->game->check(match->world, table->draft, &error));
}

static void check_table(const struct table *table)
{
    const struct match *match = table->match;
    struct error error;
    check_draft(table);
    assert_true(match->game->check(match->world, match->state, &error));
    assert_true(match_actor(match) != SEAT_CHANCE);
    assert_true(match->game->between_moves(match->world, match->state));
    assert_true(table_event_step(table, table_events(table)) == match->count);
}

/* Points at the things of a choice in reverse order: the same choice must be made. */
static void point(struct run *run, choice_t choice)
{
    struct table *table = run->table;
    char things[GUIDE_THINGS], turned[GUIDE_THINGS];
    struct text out = text_init(things, sizeof things);
    struct text back = text_init(turned, sizeof turned);
    struct reason why;
    bool more = false;
    int before = table->move.count;
    table_write_things(table, choice, &out);
    assert_false(out.overflow);
    for (size_t at = out.length; at > 0;) {
        size_t end = at;
        while (at > 0 && things[at - 1] != ' ')
            at--;
        text_space(&back);
        text_put_n(&back, things + at, end - at);
        at -= at > 0;
    }
    if (!table_point(table, turned, &more, &why))
        fail_msg("pointing at '%s' is refused: %s", turned, why.text);
    if (more && !table_point_all(table, turned, &why))
        fail_msg("pointing at '%s' is refused: %s", turned, why.text);
    assert_int_equal(table->move.count, before + 1);
    assert_int_equal(table->move.choice[before], choice);
    run->points++;
}

/* Any lit things, until they are enough: the draft is whole then. */
static void point_at_left_out(struct run *run)
{
    enum { LIT = 64 };
    static char lit[LIT][GUIDE_THING];
    char picked[GUIDE_THINGS];
    struct text out = text_init(picked, sizeof picked);
    struct reason why;
    bool more = true, enough;
    while (more) {
        int count = table_light(run->table, picked, lit, LIT, &enough);
        assert_true(count > 0);
        text_space(&out);
        text_put(&out, lit[rng_below(&run->rng, (uint32_t)count)]);
        assert_true(table_point(run->table, picked, &more, &why));
    }
    assert_true(table_is_whole(run->table));
}

static void draft_once(struct run *run)
{
    struct table *table = run->table;
    choice_t list[GAME_MAX_CHOICES];
    struct reason why;
    int count = table_choices(table, list);
    if (count == 0)
        return;
    choice_t choice = list[rng_below(&run->rng, (uint32_t)count)];
    const struct match *match = table->match;
    bool leaves = guide_leaves_out(match->game, match->world, table->draft) > 0;
    if (rng_below(&run->rng, 2) == 0 && leaves)
        point_at_left_out(run);
    else if (rng_below(&run->rng, 2) == 0 && !leaves)
        point(run, choice);
    else
        assert_true(table_choose(table, choice, &why));
    check_draft(table);
}

static void undo_and_redo(struct run *run)
{
    struct table *table = run->table;
    struct reason why = {0};
    size_t before = table->match->count;
    uint64_t hash = match_hash(table->match);
    bool fair = !table_undo_is_practice(table), practice = table->practice;
    if (!table_undo(table, &why)) {
        assert_true(why.text[0] != '\0');
        assert_true(table->match->count == before);
        return;
    }
    run->undone++;
    assert_true(table->practice == (practice || !fair));
    assert_true(table->match->count < before);
    assert_int_equal(table_waits(table), TABLE_PERSON);
    check_table(table);
    if (rng_below(&run->rng, 3) > 0) {
        assert_true(table_redo(table));
        assert_true(table->match->count == before);
        assert_true(match_hash(table->match) == hash);
        run->redone++;
    }
}

static void do_something(struct run *run)
{
    struct table *table = run->table;
    uint32_t what = rng_below(&run->rng, 100);
    if (table_waits(table) == TABLE_COMPUTER && what >= 4)
        assert_true(table_think(table, 0));
    else if (what < 6)
        undo_and_redo(run);
    else if (what < 14)
        table_back(table);
    else if (what < 15)
        table_drop(table);
    else if (table_is_whole(table))
        table_confirm(table);
    else
        draft_once(run);
}

static void check_saved(struct run *run)
{
    struct error error = {0};
    char path[STORE_PATH];
    struct text out = text_init(path, sizeof path);
    text_put(&out, run->store.path);
    store_close(&run->store);
    struct table *again = store_resume(&run->store, path, games_list(), &error);
    if (again == NULL || error.text[0] != '\0')
        fail_msg("%s", error.text);
    assert_true(again->match->count == run->table->match->count);
    assert_true(match_hash(again->match) == match_hash(run->table->match));
    assert_true(again->practice == run->table->practice);
    table_free(again);
}

static void play(const char *id, const char *specs, uint64_t seed, struct run *run)
{
    struct error error = {0};
    char folder[256];
    run->table = around_new(id, specs);
    rng_seed(&run->rng, seed);
    around_make_folder(folder, sizeof folder);
    assert_true(store_create(&run->store, run->table, folder, &error));
    for (int i = 0; i < 4000 && table_waits(run->table) != TABLE_OVER; i++) {
        size_t before = run->table->match->count;
        do_something(run);
        check_table(run->table);
        if (run->table->match->count != before &&
            !store_save(&run->store, run->table, &error))
            fail_msg("%s", error.text);
        if (i % 97 == 0)
            check_saved(run);
    }
    check_saved(run);
    around_check_record(run->table->match);
    store_close(&run->store);
    table_free(run->table);
    around_remove_folder(folder);
}

/* Returns whether anything could be undone. */
static bool play_some(const char *id, const char *specs)
{
    struct run run = {0};
    int games = effort_count(2, 8);
    for (int i = 0; i < games; i++) {
        char named[80];
        snprintf(named, sizeof named, "%s#%d", id, i);
        play(named, specs, (uint64_t)i, &run);
    }
    assert_true(run.points > 0);
    return run.undone > 0 && run.redone > 0;
}

TEST(pig_survives)
{
    /* every move of Pig ends with the die or the next player */
    assert_false(play_some("pig:players=3", "- random -"));
    assert_true(play_some("pig", "- greedy"));
}

TEST(seals_survives)
{
    assert_true(play_some("seals:players=2,circle=1", "- random"));
    assert_true(play_some("seals:players=3,circle=2", "- - random"));
    assert_true(play_some("seals:players=4,circle=3", "- random random random"));
    assert_true(play_some("seals:players=2,circle=4", "-"));
}

TEST(ciub_survives)
{
    assert_true(play_some("ciub:players=2", "- random"));
    assert_true(play_some("ciub:players=4,length=short", "- - - -"));
}
