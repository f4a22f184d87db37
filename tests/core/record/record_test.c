/* record_test.c: records are written as documented, and round-trip. */
#include "core/record/record.h"

#include <string.h>

#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

static struct match *read_text(const char *text)
{
    struct error error;
    char words[500];
    error_clear(&error);
    struct match *match = record_read(mock_games, text, strlen(text), "game.txt", &error);
    if (match == NULL)
        fail_msg("%s", error_line(&error, words, sizeof words));
    return match;
}

static void assert_equal_matches(const struct match *left, const struct match *right)
{
    assert_int_equal(left->count, right->count);
    assert_memory_equal(left->state, right->state, left->game->state_size);
    assert_memory_equal(left->first, right->first, left->game->state_size);
    assert_int_equal(left->assembled, right->assembled);
    for (size_t i = 0; i < left->count; i++) {
        assert_int_equal(left->log[i].choice, right->log[i].choice);
        assert_int_equal(left->log[i].seat, right->log[i].seat);
        assert_int_equal(left->log[i].starts, right->log[i].starts);
    }
}

static const char whole_game[] = "cantrip record 1\n"
                                 "game: mock\n"
                                 "rules: 3\n"
                                 "players: 2\n"
                                 "bonus: 2\n"
                                 "board: custom\n"
                                 "name.1: Anna\n"
                                 "x-place: Reykjavík\n"
                                 "attach| ...\n"
                                 "attach|\n"
                                 "attach| ..\n"
                                 "\n"
                                 "*: draw 3 draw 2\n"
                                 "1: pick 3 and 2\n"
                                 "*: draw 1 draw 1\n"
                                 "2: pass\n"
                                 "*: draw 1 draw 2\n"
                                 "1: pass\n"
                                 "*: draw 3 draw 3\n"
                                 "2: pick 2 and 0\n"
                                 "result: 11 2\n";

TEST(written_text_is_read_text)
{
    struct match *match = read_text(whole_game);
    struct buffer out;
    buffer_init(&out);
    assert_true(match_over(match));
    assert_string_equal(notes_get(&match->notes, "name.1"), "Anna");
    record_write(match, &out);
    assert_string_equal(out.data, whole_game);
    struct match *back = read_text(out.data);
    assert_equal_matches(match, back);
    buffer_deinit(&out);
    match_free(back);
    match_free(match);
}

TEST(layout_is_flexible)
{
    struct match *match = read_text("\xef\xbb\xbf# a comment first\r\n"
                                    "\r\n"
                                    "Cantrip  Record 1 \r\n"
                                    "# about the game\r\n"
                                    " game :  pig \r\n"
                                    "target:20\r\n"
                                    "rules: 1\r\n"
                                    " \t\r\n"
                                    "# moves\r\n"
                                    "1:ROLL\r\n"
                                    "\r\n"
                                    "  * :  die   4\t\r\n"
                                    "#1: roll\r\n"
                                    "1: hold\r\n");
    assert_int_equal(match->count, 3);
    assert_int_equal(match->setup.players, 2);
    assert_string_equal(match->seed, "");
    match_free(match);
}

TEST(result_may_be_missing)
{
    size_t length = strlen(whole_game) - strlen("result: 11 2\n");
    struct error error;
    error_clear(&error);
    struct match *match = record_read(mock_games, whole_game, length, "x", &error);
    assert_non_null(match);
    assert_true(match_over(match));
    match_free(match);
}

TEST(seeded_games_continue_with_the_same_outcomes)
{
    struct match *match = mock_match("moon");
    struct reason why;
    struct buffer out;
    buffer_init(&out);
    for (int i = 0; i < 2; i++) {
        match_draw_all(match);
        assert_true(match_play(match, "pass", &why));
    }
    record_write(match, &out);
    struct match *back = read_text(out.data);
    assert_equal_matches(match, back);
    for (int i = 0; i < 2; i++) {
        match_draw_all(match);
        match_draw_all(back);
        assert_true(match_hash(match) == match_hash(back));
        assert_true(match_play(match, "pass", &why));
        assert_true(match_play(back, "pass", &why));
    }
    buffer_deinit(&out);
    match_free(match);
    match_free(back);
}

TEST(undone_moves_are_not_written)
{
    struct match *match = mock_match("moon");
    struct reason why;
    struct buffer out;
    buffer_init(&out);
    match_draw_all(match);
    uint64_t first = match_hash(match);
    assert_true(match_undo_move(match));
    match_draw_all(match);
    assert_true(match_hash(match) == first);
    assert_true(match_play(match, "pass", &why));
    match_draw_all(match);
    assert_true(match_undo_move(match));
    record_write(match, &out);
    struct match *back = read_text(out.data);
    match_draw_all(match);
    match_draw_all(back);
    assert_true(match_hash(match) == match_hash(back));
    buffer_deinit(&out);
    match_free(match);
    match_free(back);
}

TEST(unfinished_moves_are_not_written)
{
    struct match *match = mock_match("");
    struct reason why;
    struct buffer out;
    buffer_init(&out);
    assert_true(match_play(match, "draw 3 draw 2", &why));
    match_choose(match, MOCK_PICK + 2);
    record_write_moves(match, 0, &out);
    assert_string_equal(out.data, "*: draw 3 draw 2\n");
    buffer_clear(&out);
    assert_true(match_play(match, "and 1", &why));
    record_write_moves(match, 2, &out);
    assert_string_equal(out.data, "1: pick 2 and 1\n");
    buffer_clear(&out);
    record_write_moves(match, 4, &out);
    record_write_result(match, &out);
    assert_int_equal(out.length, 0);
    match_undo_move(match);
    record_write_moves(match, 0, &out);
    assert_string_equal(out.data, "*: draw 3 draw 2\n");
    buffer_deinit(&out);
    match_free(match);
}

/* A position in the middle of a move: the first line is the rest of the move. */
TEST(custom_positions_are_included)
{
    struct match *match =
        read_text("cantrip record 1\ngame: mock\nrules: 3\n"
                  "state: {\"phase\":3,\"turn\":2,\"drawn\":[3,1],\"picked\":3,"
                  "\"score\":[5,6]}\n\n"
                  "1: and 2\n");
    struct buffer out;
    buffer_init(&out);
    assert_true(match->assembled);
    assert_int_equal(match->count, 1);
    record_write(match, &out);
    assert_non_null(strstr(out.data, "\nstate: {\"phase\":3, \"turn\":2,"));
    struct match *back = read_text(out.data);
    assert_equal_matches(match, back);
    buffer_deinit(&out);
    match_free(match);
    match_free(back);
}
