/* play_test.c: whole games, from creating the table to the end. */
#include <string.h>

#include "fair/fair.h"
#include "games/games.h"
#include "tests/server/fixture.h"

static void plays_to_the_end(const char *game)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, game, "");
    char id[16];
    int moves = 0;
    while (fixture_event(fixture, 1, "over") == NULL && moves < 2000) {
        fixture_clear(fixture, 1);
        fixture_clear(fixture, 2);
        snprintf(id, sizeof id, "m%d", moves++);
        assert_non_null(json_object_get(pair_move(&pair, id), "ok"));
    }
    const json_t *over = fixture_event(fixture, 2, "over");
    assert_int_equal(strlen(text_of(over, "seed")), 64);
    const json_t *look = pair_view(&pair, 1, pair.ada);
    const char *record = text_of(json_object_get(look, "snapshot"), "record");
    struct error error = {0};
    struct buffer report;
    buffer_init(&report);
    if (!fair_check(games_list(), record, strlen(record), "record", &report, &error))
        fail_msg("%s", error.text);
    buffer_deinit(&report);
    assert_string_equal(text_of(json_object_get(look, "table"), "state"), "over");
    assert_string_equal(text_of(json_object_get(look, "table"), "seed"),
                        text_of(over, "seed"));
    fixture_free(fixture);
}

TEST(pig_to_the_end)
{
    plays_to_the_end("pig");
}

TEST(ciub_to_the_end)
{
    plays_to_the_end("ciub:length=short");
}
