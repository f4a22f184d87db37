/* follow_test.c: a table whose game is played elsewhere: who may draft, what is told of
 * it, and what is not done here. */
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

static void told(struct table *table, const char *line)
{
    struct reason why = {"", ""};
    if (!table_play(table, line, &why))
        fail_msg("'%s' is refused: %s", line, why.text);
}

static void a_seed_tells_the_dice(void **unused)
{
    refused(HEAD "seed: 7\n\n", 0, "seed");
    refused(HEAD "\n", 2, "no seat 3");
}

/* Chance and the others' moves come from elsewhere; nothing is drawn here. */
static void only_the_own_seat_acts(void **unused)
{
    struct table *table = followed("", 1);
    choice_t list[GAME_MAX_CHOICES];
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    assert_int_equal(table_choices(table, list), 0);
    told(table, "roll");
    assert_int_equal(table_seat(table), SEAT_NOBODY);
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    told(table, "die 1");
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_int_equal(table_seat(table), 1);
    assert_true(table_choices(table, list) > 0);
    assert_int_equal(table_events(table), 2);
    assert_int_equal(table_viewer(table), 1);
    assert_int_equal(table_observation(table), 1);
    table_free(table);
}

/* What is sent is no move before it is told, and telling it drops the draft. */
static void a_draft_waits_for_the_server(void **unused)
{
    struct table *table = followed("", 0);
    struct reason why = {"", ""};
    char words[80];
    assert_true(table_type(table, "roll", &why));
    assert_true(table_is_whole(table));
    assert_int_equal(table_events(table), 0);
    assert_string_equal(around_text(table, table_write_draft, words, sizeof words),
                        "roll");
    told(table, "roll");
    assert_int_equal(table_events(table), 1);
    assert_false(table_is_whole(table));
    told(table, "die 4");
    assert_int_equal(table_waits(table), TABLE_PERSON);
    table_free(table);
}

static void what_does_not_fit_changes_nothing(void **unused)
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

static void nothing_is_taken_back(void **unused)
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

/* Others are shown as computer players, and no player thinks here. */
static void a_computer_has_the_seat(void **unused)
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

static void who_looks_on_has_no_say(void **unused)
{
    struct table *table = followed("", SEAT_NOBODY);
    struct reason why = {"", ""};
    assert_int_equal(table_waits(table), TABLE_ELSEWHERE);
    assert_int_equal(table_observation(table), SEAT_NOBODY);
    assert_false(table_type(table, "roll", &why));
    told(table, "roll");
    assert_int_equal(table_events(table), 1);
    table_free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seed_tells_the_dice),
        cmocka_unit_test(only_the_own_seat_acts),
        cmocka_unit_test(a_draft_waits_for_the_server),
        cmocka_unit_test(what_does_not_fit_changes_nothing),
        cmocka_unit_test(nothing_is_taken_back),
        cmocka_unit_test(a_computer_has_the_seat),
        cmocka_unit_test(who_looks_on_has_no_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
