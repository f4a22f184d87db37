/* room_summary_test.c: the summary of a table for the host agrees with the server. */
#include "net/storage/room_summary.h"

#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "tests/server/fixture.h"

/* Reads the stored events of a table, in order. */
static void summarise(const struct fixture *fixture, const char *table,
                      struct room_summary *summary)
{
    room_summary_init(summary, table);
    bool found = true;
    for (int64_t n = 1; found; n++) {
        found = false;
        for (size_t i = 0; i < fixture->row_count && !found; i++) {
            const struct fixture_row *row = &fixture->rows[i];
            found = row->kind == SERVER_EVENT && row->number == n &&
                    strcmp(row->key, table) == 0;
            if (found)
                room_summary_add(summary,
                                 &(struct server_row){.kind = SERVER_EVENT,
                                                      .key = row->key,
                                                      .number = n,
                                                      .body = row->body,
                                                      .length = strlen(row->body)});
        }
    }
    if (summary->fault.text[0] != 0)
        fail_msg("%s", summary->fault.text);
}

static void expect_state(const struct fixture *fixture, const struct pair *pair,
                         const char *state)
{
    struct room_summary summary;
    summarise(fixture, pair->table, &summary);
    assert_string_equal(room_stage_name[summary.progress.stage], state);
    assert_string_equal(summary.room.seat[0].name, "Ada");
    assert_string_equal(summary.room.seat[1].name, "Bob");
    room_summary_deinit(&summary);
}

/* The exported record equals the players' one, and can be verified. */
static void expect_record(const struct fixture *fixture, struct pair *pair,
                          const char *game)
{
    struct room_summary summary;
    struct buffer record, report;
    struct error error = {0};
    summarise(fixture, pair->table, &summary);
    assert_string_equal(summary.room.game_id, game);
    buffer_init(&record);
    buffer_init(&report);
    if (!room_summary_write_record(&summary, games_list(), &record, &error) ||
        !fair_check(games_list(), record.data, record.length, "host", &report, &error))
        fail_msg("%s", error.text);
    const json_t *seen = json_object_get(pair_view(pair, 1, pair->ada), "snapshot");
    assert_string_equal(text_of(seen, "record"), record.data);
    buffer_deinit(&report);
    buffer_deinit(&record);
    room_summary_deinit(&summary);
}

static void play(const char *game)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, game, "");
    expect_state(fixture, &pair, "open");
    pair_begin(&pair);
    expect_state(fixture, &pair, "on");
    for (int i = 0; fixture_event(fixture, 1, "over") == NULL; i++) {
        char id[16];
        fixture_clear(fixture, 1);
        fixture_clear(fixture, 2);
        snprintf(id, sizeof id, "m%d", i);
        assert_non_null(json_object_get(pair_move(&pair, id), "ok"));
        fixture_advance(fixture, 1000);
    }
    expect_state(fixture, &pair, "over");
    expect_record(fixture, &pair, game);
    fixture_free(fixture);
}

/* The moves before the host ended it can be verified, too. */
TEST(a_game_ended_by_the_host)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "ciub", "");
    assert_non_null(json_object_get(pair_move(&pair, "a"), "ok"));
    assert_null(json_object_get(pair_table(&pair), "seed"));
    fixture_connect(fixture, 5, "", true);
    fixture_ask(fixture, 5, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    const json_t *closed = fixture_event(fixture, 1, "closed");
    assert_string_equal(text_of(closed, "why"), "ended");
    const json_t *table = pair_table(&pair);
    assert_string_equal(text_of(table, "seed"), text_of(closed, "seed"));
    expect_state(fixture, &pair, "closed");
    expect_record(fixture, &pair, "ciub");
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    expect_record(fixture, &pair, "ciub");
    fixture_free(fixture);
}

/* Before the game there are no dice, so no seed is revealed. */
TEST(a_table_ended_by_the_host)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_connect(fixture, 5, "", true);
    fixture_ask(fixture, 5, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    assert_null(json_object_get(fixture_event(fixture, 1, "closed"), "seed"));
    expect_state(fixture, &pair, "closed");
    fixture_free(fixture);
}

TEST(a_game_of_pig)
{
    play("pig:target=30");
}

TEST(a_game_of_ciub)
{
    play("ciub:length=short");
}
