/* room_summary_test.c: what a host is told of a table agrees with the hall that made its events.
 */
#include "net/storage/room_summary.h"

#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "fixture.h"

/* The rows that are safe, a table's events in order. */
static void tell(const struct house *house, const char *table, struct tale *tale)
{
    tale_init(tale, table);
    bool found = true;
    for (int64_t n = 1; found; n++) {
        found = false;
        for (size_t i = 0; i < house->row_count && !found; i++) {
            const struct house_row *row = &house->rows[i];
            found = row->kind == HALL_EVENT && row->number == n &&
                    strcmp(row->key, table) == 0;
            if (found)
                tale_add(tale, &(struct hall_row){.kind = HALL_EVENT,
                                                  .key = row->key,
                                                  .number = n,
                                                  .body = row->body,
                                                  .length = strlen(row->body)});
        }
    }
    if (tale->fault.text[0] != 0)
        fail_msg("%s", tale->fault.text);
}

static void expect_state(const struct house *house, const struct pair *pair,
                         const char *state)
{
    struct tale tale;
    tell(house, pair->table, &tale);
    assert_string_equal(tale.state, state);
    assert_string_equal(tale.name[0], "Ada");
    assert_string_equal(tale.name[1], "Bob");
    tale_deinit(&tale);
}

/* The record that a host exports is the one that players have, and can be verified. */
static void expect_record(const struct house *house, struct pair *pair, const char *game)
{
    struct tale tale;
    struct buffer record, report;
    struct error error = {0};
    tell(house, pair->table, &tale);
    assert_string_equal(tale.game, game);
    buffer_init(&record);
    buffer_init(&report);
    if (!tale_write_record(&tale, games_list(), &record, &error) ||
        !fair_check(games_list(), record.data, record.length, "host", &report, &error))
        fail_msg("%s", error.text);
    const json_t *seen = json_object_get(pair_look(pair, 1, pair->ada), "snapshot");
    assert_string_equal(text_of(seen, "record"), record.data);
    buffer_deinit(&report);
    buffer_deinit(&record);
    tale_deinit(&tale);
}

static void play(const char *game)
{
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, game, "");
    expect_state(house, &pair, "open");
    pair_begin(&pair);
    expect_state(house, &pair, "on");
    for (int i = 0; house_event(house, 1, "over") == NULL; i++) {
        char id[16];
        house_forget(house, 1);
        house_forget(house, 2);
        snprintf(id, sizeof id, "m%d", i);
        assert_non_null(json_object_get(pair_move(&pair, id), "ok"));
        house_pass(house, 1000);
    }
    expect_state(house, &pair, "over");
    expect_record(house, &pair, game);
    house_free(house);
}

/* What was played before the server's host ended it can be verified as well. */
static void test_a_game_that_is_ended(void **state)
{
    (void)state;
    struct pair pair;
    struct house *house = pair_begun(&pair, "ciub", "");
    assert_non_null(json_object_get(pair_move(&pair, "a"), "ok"));
    assert_null(
        json_object_get(json_object_get(pair_look(&pair, 1, pair.ada), "table"), "seed"));
    house_open(house, 5, "", true);
    house_ask(house, 5, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    const json_t *closed = house_event(house, 1, "closed");
    assert_string_equal(text_of(closed, "why"), "ended");
    const json_t *table = json_object_get(pair_look(&pair, 1, pair.ada), "table");
    assert_string_equal(text_of(table, "seed"), text_of(closed, "seed"));
    expect_state(house, &pair, "closed");
    expect_record(house, &pair, "ciub");
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    expect_record(house, &pair, "ciub");
    house_free(house);
}

/* Before the beginning there are no dice, and nothing is shown. */
static void test_a_table_that_is_ended(void **state)
{
    (void)state;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    house_open(house, 5, "", true);
    house_ask(house, 5, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    assert_null(json_object_get(house_event(house, 1, "closed"), "seed"));
    expect_state(house, &pair, "closed");
    house_free(house);
}

static void test_a_game_of_pig(void **state)
{
    (void)state;
    play("pig:target=30");
}

static void test_a_game_of_ciub(void **state)
{
    (void)state;
    play("ciub:length=short");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_of_pig),
        cmocka_unit_test(test_a_game_of_ciub),
        cmocka_unit_test(test_a_game_that_is_ended),
        cmocka_unit_test(test_a_table_that_is_ended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
