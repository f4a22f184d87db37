/* follow_test.c: a table that follows a game at a server: who may draft, and what is not
 * done locally. */
#include <stdio.h>
#include <string.h>

#include "around.h"
#include "core/record/record.h"
#include "games/games.h"
#include "tests/base/check.h"

#define HEAD "cantrip record 1\ngame: pig\nrules: 1\nplayers: 2\nname.1: Ada\n"

static struct match *match_of(const char *record)
{
    struct error error = {0};
    struct match *match =
        record_read(games_list(), record, strlen(record), "record", &error);
    if (match == NULL)
        fail_msg("%s", error.text);
    return match;
}

static struct table *followed(const char *lines, int seat)
{
    struct error error = {0};
    char record[400];
    snprintf(record, sizeof record, HEAD "name.2: Ben\n\n%s", lines);
    struct table *table = table_follow(match_of(record), seat, &error);
    if (table == NULL)
        fail_msg("%s", error.text);
    return table;
}

static void refused(const char *record, int seat, const char *words)
{
    struct error error = {0};
    assert_null(table_follow(match_of(record), seat, &error));
    assert_non_null(strstr(error.text, words));
}

static void play_remote(struct table *table, const char *line)
{
    struct reason why = {"", ""};
    if (!table_play(table, line, &why))
        fail_msg("'%s' is refused: %s", line, why.text);
}

TEST(records_with_a_seed_are_refused)
{
    refused(HEAD "seed: 7\n\n", 0, "seed");
    refused(HEAD "\n", 2, "no seat 3");
}

/* Outcomes and others' moves come from the server; nothing is drawn locally. */
TEST(only_the_own_seat_acts)
{
    struct table *table = followed("", 1);
    choice_t list[GAME_MAX_CHOICES];
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    assert_int_equal(table_choices(table, list), 0);
    play_remote(table, "roll");
    assert_int_equal(table_seat(table), SEAT_NOBODY);
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    play_remote(table, "die 1");
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_int_equal(table_seat(table), 1);
    assert_true(table_choices(table, list) > 0);
    assert_int_equal(table_events(table), 2);
    assert_int_equal(table_viewer(table), 1);
    assert_int_equal(table_observer(table), 1);
    table_free(table);
}

/* A draft is not a move until the server reports it, which drops the draft. */
TEST(a_draft_waits_for_the_server)
{
    struct table *table = followed("", 0);
    struct reason why = {"", ""};
    char words[80];
    assert_true(table_type(table, "roll", &why));
    assert_true(table_is_whole(table));
    assert_int_equal(table_events(table), 0);
    assert_string_equal(around_text(table, table_write_draft, words, sizeof words),
                        "roll");
    play_remote(table, "roll");
    assert_int_equal(table_events(table), 1);
    assert_false(table_is_whole(table));
    play_remote(table, "die 4");
    assert_int_equal(table_waits(table), TABLE_PERSON);
    table_free(table);
}

TEST(illegal_moves_change_nothing)
{
    struct table *table = followed("", 0);
    struct reason why = {"", ""};
    uint64_t before = match_hash(table->match);
    assert_true(table_type(table, "roll", &why));
    assert_false(table_play(table, "hold", &why));
    assert_false(table_play(table, "die 4", &why));
    assert_true(why.text[0] != '\0');
    assert_true(match_hash(table->match) == before);
    table_free(table);
}

TEST(nothing_can_be_undone)
{
    struct table *table = followed("1: roll\n*: die 4\n", 0);
    struct reason why = {"", ""};
    assert_false(table_can_undo(table, &why));
    assert_false(table_undo(table, &why));
    assert_non_null(strstr(why.text, "what was made stays"));
    assert_false(table_can_redo(table));
    assert_int_equal(table_events(table), 2);
    table_free(table);
}

/* Others may be computer players, but none thinks locally. */
TEST(a_computer_player_has_the_seat)
{
    struct table *table = followed("", 0);
    struct chair computer = {"Ada", "adept"}, person = {"Ada", ""};
    struct error error = {0};
    struct reason why = {"", ""};
    assert_true(table_type(table, "roll", &why));
    assert_true(table_sit(table, 1, &computer, &error));
    assert_true(table_is_whole(table));
    assert_true(table_sit(table, 0, &computer, &error));
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    assert_false(table_is_whole(table));
    assert_false(table_think(table, 0));
    assert_int_equal(table_events(table), 0);
    assert_true(table_sit(table, 0, &person, &error));
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_false(table_sit(table, 2, &person, &error));
    table_free(table);
}

TEST(spectators_cannot_act)
{
    struct table *table = followed("", SEAT_NOBODY);
    struct reason why = {"", ""};
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    assert_int_equal(table_observer(table), SEAT_NOBODY);
    assert_false(table_type(table, "roll", &why));
    play_remote(table, "roll");
    assert_int_equal(table_events(table), 1);
    table_free(table);
}
