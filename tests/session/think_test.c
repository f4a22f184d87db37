/* think_test.c: computer players, hints, odds, analyses and lessons by request. */
#include <stdlib.h>

#include "core/guide.h"
#include "core/match/match.h"
#include "core/record/record.h"
#include "core/registry.h"
#include "session/report.h"
#include "talk.h"

/* Thinks in slices until the move is made; its line goes to `move`. */
static int think(struct talk *talk, int piece, char *move, size_t size)
{
    for (int pieces = 1;; pieces++) {
        json_t *it = talk_ask(talk, "think %d", piece);
        double done = json_real_value(json_object_get(it, "progress"));
        assert_true(done >= 0 && done <= 1);
        if (talk_truth(it, "done")) {
            snprintf(move, size, "%s", talk_text(it, "move"));
            return pieces;
        }
        assert_null(json_object_get(it, "move"));
    }
}

TEST(slices_choose_the_same_move)
{
    static const char *const ids[] = {"seals:first=1#3", "ciub:first=1#3", "pig#3"};
    for (size_t i = 0; i < 3; i++) {
        struct talk whole, pieces;
        char move[2][1024];
        talk_init(&whole);
        talk_init(&pieces);
        talk_ask(&whole, "new %s\nplayer.1: search:nodes=60", ids[i]);
        talk_ask(&pieces, "new %s\nplayer.1: search:nodes=60", ids[i]);
        for (int moves = 0; moves < 3; moves++) {
            if (strcmp(talk_text(talk_ask(&whole, "situation"), "waits"), "computer"))
                break;
            assert_int_equal(think(&whole, 0, move[0], sizeof move[0]), 1);
            think(&pieces, 7, move[1], sizeof move[1]);
            assert_string_equal(move[0], move[1]);
        }
        char *text = strdup((talk_ask(&whole, "situation"), whole.text.data));
        talk_ask(&pieces, "situation");
        assert_string_equal(pieces.text.data, text);
        free(text);
        talk_deinit(&whole);
        talk_deinit(&pieces);
    }
}

/* Half a thought changes nothing that can be seen. */
SESSION_TEST(half_a_thought_changes_nothing)
{
    char move[1024];
    talk_ask(talk, "new ciub:first=1#3\nplayer.1: search:nodes=4000");
    char *before = strdup((talk_ask(talk, "situation"), talk->text.data));
    assert_false(talk_truth(talk_ask(talk, "think 10"), "done"));
    talk_ask(talk, "situation");
    assert_string_equal(talk->text.data, before);
    talk_ask(talk, "hurry");
    assert_int_equal(think(talk, 10, move, sizeof move), 1);
    talk_ask(talk, "situation");
    assert_string_not_equal(talk->text.data, before);
    free(before);
}

SESSION_TEST(hints_list_good_moves)
{
    talk_ask(talk, "new ciub:first=2#3");
    json_t *it = talk_ask(talk, "hint 50");
    assert_int_equal(talk_number(it, "seat"), 2);
    assert_int_equal(json_array_size(talk_list(it, "win")), 2);
    json_t *best = json_array_get(talk_list(it, "moves"), 0);
    assert_true(json_array_size(talk_list(best, "things")) > 0);
    assert_true(json_real_value(json_object_get(best, "loss")) == 0);
    char move[256];
    snprintf(move, sizeof move, "%s", talk_text(best, "text"));
    talk_ask(talk, "type %s", move);
    talk_refused(talk, "hint 5", "nothing to choose", "");
    talk_ask(talk, "confirm");
}

SESSION_TEST(odds_are_answered)
{
    talk_ask(talk, "new ciub#5");
    talk_ask(talk, "play roll");
    json_t *goals = talk_list(talk_ask(talk, "odds"), "goals");
    assert_true(json_array_size(goals) > 0);
    char name[64];
    json_t *goal = json_array_get(goals, 0);
    double low = json_real_value(json_object_get(goal, "low"));
    double high = json_real_value(json_object_get(goal, "high"));
    assert_true(low >= 0 && low <= high && high <= 1);
    snprintf(name, sizeof name, "%s", talk_text(goal, "name"));
    assert_non_null(strstr(talk_text(goal, "title"), name));
    talk_refused(talk, "odds dragon", "", "");
    talk_ask(talk, "new pig#1");
    talk_refused(talk, "odds", "no odds", "");
}

/* An analysis in slices is, word for word, that of the command. */
TEST(analyses_match_the_command)
{
    static const char *const ids[] = {"pig:target=20#3", "ciub#3", "seals#3"};
    for (size_t i = 0; i < 3; i++) {
        struct talk talk;
        struct error error = {0};
        struct analyse_options options = {.nodes = 3, .threads = 1};
        struct buffer wanted;
        talk_init(&talk);
        buffer_init(&wanted);
        talk_ask(&talk, "new %s\nplayer.1: random\nplayer.2: random", ids[i]);
        for (int moves = 0; moves < 6; moves++)
            talk_ask(&talk, "think 0");
        const char *record = talk_text(talk_ask(&talk, "record"), "record");
        struct match *match =
            record_read(games_list(), record, strlen(record), "", &error);
        struct analysis *analysis = analyse_new(match, &options, &error);
        json_open(&wanted, '{');
        report_add_analysis(&wanted, analysis);
        json_close(&wanted, '}');
        assert_true(json_real_value(
                        json_object_get(talk_ask(&talk, "analyse 3"), "progress")) == 0);
        json_t *it;
        do
            it = talk_ask(&talk, "analyse");
        while (json_real_value(json_object_get(it, "progress")) < 1);
        char *found = strstr(talk.text.data, "\"analysis\":") + 11;
        assert_int_equal(strlen(found), wanted.length + 1);
        assert_memory_equal(found, wanted.data, wanted.length);
        talk_refused(&talk, "analyse", "nothing is being", "");
        analyse_free(analysis);
        match_free(match);
        buffer_deinit(&wanted);
        talk_deinit(&talk);
    }
}

SESSION_TEST(an_analysis_is_dropped_when_the_game_goes_on)
{
    talk_ask(talk, "new pig#3");
    talk_ask(talk, "play roll");
    talk_ask(talk, "analyse 1");
    talk_ask(talk, "analyse");
    talk_ask(talk, "play roll");
    talk_refused(talk, "analyse", "nothing is being", "");
}

/* --- lessons ------------------------------------------------------------------------ */

static json_t *read_on(struct talk *talk)
{
    json_t *it = talk_ask(talk, "situation");
    while (talk_truth(json_object_get(it, "lesson"), "waits")) {
        assert_string_equal(talk_text(it, "waits"), "person");
        assert_true(talk_text(json_object_get(it, "lesson"), "text")[0] != '\0');
        it = talk_ask(talk, "next");
    }
    return it;
}

/* Any whole move. */
static void move_somehow(struct talk *talk)
{
    json_t *it = talk_ask(talk, "situation");
    while (!talk_truth(json_object_get(it, "draft"), "whole"))
        it = talk_ask(talk, "choose %lld",
                      talk_number(json_array_get(talk_list(it, "choices"), 0), "choice"));
    talk_ask(talk, "confirm");
}

/* Follows the script's `move` lines to its end. */
static void follow(struct talk *talk, const char *script)
{
    char line[1200];
    for (const char *at = script; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        at += length + (at[length] == '\n');
        if (strncmp(line, "move ", 5) == 0) {
            read_on(talk);
            talk_ask(talk, "type %s", line + 5);
            talk_ask(talk, "confirm");
        } else if (strncmp(line, "free", 4) == 0) {
            read_on(talk);
            move_somehow(talk);
        }
    }
}

TEST(lessons_lead_to_their_end)
{
    static const char *const games[] = {"seals", "ciub"};
    for (int i = 0; i < 2; i++) {
        struct talk talk;
        talk_init(&talk);
        talk_ask(&talk, "lesson %s", games[i]);
        talk_refused(&talk, "undo", "lesson", "");
        talk_refused(&talk, "think 1", "lesson", "");
        talk_refused(&talk, "seat 1", "lesson", "");
        follow(&talk, registry_find(games_list(), games[i])->guide->lesson());
        json_t *it = read_on(&talk);
        assert_true(talk_truth(json_object_get(it, "lesson"), "over"));
        talk_refused(&talk, "next", "over", "");
        talk_deinit(&talk);
    }
}

SESSION_TEST(a_lesson_wants_its_own_move)
{
    talk_ask(talk, "lesson seals");
    talk_ask(talk, "type start h6");
    talk_refused(talk, "confirm", "read on first", "");
    talk_ask(talk, "drop");
    read_on(talk);
    talk_refused(talk, "next", "your move", "");
    talk_ask(talk, "type start h6");
    talk_refused(talk, "confirm", "asks for another move", "");
}
