/* puzzle_test.c: finding puzzles, and whether those of the site are any. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "ai/puzzle/puzzle.h"
#include "core/record/record.h"
#include "core/text/file_read.h"
#include "core/text/lines.h"
#include "games/games.h"
#include "tests/base/check.h"

enum { LONGEST = 1 << 17 };

static const struct game *game_named(const char *name)
{
    for (const struct game *const *game = games_list(); *game != NULL; game++)
        if (strcmp((*game)->name, name) == 0)
            return *game;
    fail_msg("no game %s", name);
    return NULL;
}

static struct match *play_match(const char *name, const char *seed)
{
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    struct match *match = match_new(game_named(name), &setup, seed, &error);
    setup_deinit(&setup);
    assert_non_null(match);
    assert_true(playout_match(match, "greedy", 0, NULL, NULL, &error));
    return match;
}

/* --- finding ------------------------------------------------------------------------ */

static void check_found(const struct match *match, const struct puzzle *puzzle)
{
    assert_true(puzzle->step < match->count);
    assert_true(match->log[puzzle->step].starts);
    assert_int_equal(match->log[puzzle->step].seat, puzzle->seat);
    assert_in_range(puzzle->count, 3, PUZZLE_LISTED);
    assert_in_range(puzzle->difficulty, PUZZLE_EASY, PUZZLE_HARD);
    for (int i = 1; i < puzzle->count; i++)
        assert_true(puzzle->move[i].win <= puzzle->move[i - 1].win);
    int worse = puzzle->move[1].win > puzzle->move[0].win - PUZZLE_GOOD ? 2 : 1;
    assert_true(puzzle->move[worse].win <= puzzle->move[0].win - PUZZLE_MARGIN);
}

/* Games of greedy players are full of mistakes, so with little effort some are found. */
TEST(puzzles_are_found_and_the_same_again)
{
    struct puzzle_options options = {.nodes = 200};
    struct puzzle list[PUZZLE_MAX], again[PUZZLE_MAX];
    struct error error = {0};
    int all = 0;
    for (char seed[] = "a"; seed[0] <= 'd'; seed[0]++) {
        struct match *match = play_match("seals", seed);
        int found = puzzle_find(match, &options, list, &error);
        assert_in_range(found, 0, PUZZLE_MAX);
        for (int i = 0; i < found; i++)
            check_found(match, &list[i]);
        for (int i = 1; i < found; i++)
            assert_true(list[i].step >= list[i - 1].step + PUZZLE_APART);
        if (all == 0 && found > 0) {
            assert_int_equal(puzzle_find(match, &options, again, &error), found);
            assert_memory_equal(&list[0].move[0].move.choice,
                                &again[0].move[0].move.choice, sizeof(choice_t));
            assert_true(list[0].step == again[0].step);
            assert_true(list[0].move[0].win == again[0].move[0].win);
        }
        all += found;
        match_free(match);
    }
    assert_true(all > 0);
}

TEST(a_search_can_be_stopped)
{
    struct think_control control = {.budget = 0};
    struct puzzle_options options = {.nodes = 200, .think_control = &control};
    struct puzzle list[PUZZLE_MAX];
    struct error error = {0};
    struct match *match = play_match("seals", "a");
    atomic_store(&control.stop, true);
    assert_int_equal(puzzle_find(match, &options, list, &error), -1);
    assert_string_equal(error.text, "");
    match_free(match);
}

/* --- the puzzles of the site -------------------------------------------------------- */

static double win_of(const json_t *moves, size_t index)
{
    return json_real_value(json_object_get(json_array_get(moves, index), "win"));
}

/* The chances are in order, and all but one or two moves are worse by the margin. */
static void check_chances(const json_t *moves)
{
    size_t count = json_array_size(moves);
    assert_in_range(count, 3, PUZZLE_LISTED);
    for (size_t i = 1; i < count; i++)
        assert_true(win_of(moves, i) <= win_of(moves, i - 1));
    /* They are rounded to thousandths. */
    assert_true(win_of(moves, 2) <= win_of(moves, 0) - (double)PUZZLE_MARGIN + 0.0011);
    assert_true(win_of(moves, 0) > 0 && win_of(moves, 0) < 1);
}

static void check_moves(const struct match *match, const json_t *moves)
{
    struct reason why = {"", ""};
    struct move move;
    size_t index;
    json_t *listed;
    json_array_foreach(moves, index, listed)
    {
        const char *line = json_string_value(json_object_get(listed, "move"));
        if (!move_read(match->game, match->world, match->state, line, &move, &why))
            fail_msg("%s: %s", line, why.text);
    }
}

static void check_row(const json_t *row, const struct game *game)
{
    struct error error = {0};
    const char *record = json_string_value(json_object_get(row, "record"));
    const json_t *moves = json_object_get(row, "moves");
    assert_non_null(record);
    struct match *match =
        record_read(games_list(), record, strlen(record), "a puzzle", &error);
    assert_string_equal(error.text, "");
    if (match == NULL)
        return;
    assert_ptr_equal(match->game, game);
    assert_int_equal(match->setup.players, 2);
    assert_string_not_equal(match->seed, "");
    assert_int_equal(match_actor(match) + 1,
                     json_integer_value(json_object_get(row, "seat")));
    assert_true(game->between_moves(match->world, match->state));
    assert_in_range(json_integer_value(json_object_get(row, "difficulty")), PUZZLE_EASY,
                    PUZZLE_HARD);
    check_chances(moves);
    check_moves(match, moves);
    match_free(match);
}

static int check_file(const char *name)
{
    char path[512];
    struct error error = {0};
    struct buffer text;
    struct lines lines;
    int rows = 0;
    snprintf(path, sizeof path, "%s/data/puzzles/%s.jsonl", getenv("CANTRIP_SOURCE"),
             name);
    buffer_init(&text);
    assert_true(file_read_path(path, &text, &error));
    lines_init(&lines, text.data, text.length, path, LONGEST);
    while (lines_next(&lines, &error)) {
        json_t *row = json_loads(lines.line, 0, NULL);
        assert_non_null(row);
        if (lines.number == 1)
            assert_string_equal(json_string_value(json_object_get(row, "game")), name);
        else
            check_row(row, game_named(name));
        rows = lines.number - 1;
        json_decref(row);
    }
    assert_string_equal(error.text, "");
    lines_deinit(&lines);
    buffer_deinit(&text);
    return rows;
}

TEST(every_puzzle_of_the_site_has_its_answer)
{
    assert_true(check_file("seals") > 0);
    assert_true(check_file("ciub") > 0);
}
