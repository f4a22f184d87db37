/* push_test.c: notifications for players who are away. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(absent_players_are_notified)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    int64_t at;
    fixture->plan.push = "the key";
    fixture_restart(fixture);
    pair_sit(fixture, &pair, "pig", "");
    for (uint32_t peer = 1; peer <= 2; peer++)
        fixture_ask(fixture, peer, "{\"do\": \"push\", \"subscription\": \"{%u}\"}",
                    peer);
    pair_begin(&pair);
    assert_int_equal(fixture->pushes, 0);
    if (pair_turn(&pair, &at) == 2) /* until the turn passes to Bob */
        fixture_disconnect(fixture, 2), fixture_connect(fixture, 2, "10.0.0.2", false),
            pair_view(&pair, 2, pair.bob);
    int turn = pair_turn(&pair, &at);
    uint32_t other = (uint32_t)(3 - turn);
    fixture_disconnect(fixture, other);
    fixture_ask(fixture, (uint32_t)turn, "{\"do\": \"leave\"}");
    assert_int_equal(fixture->pushes, 1);
    assert_string_equal(fixture->pushed, other == 1 ? "{1}" : "{2}");
    fixture_free(fixture);
}

/* Plays `moves` moves; Bob is connected only for his own. */
static void play_on(struct pair *pair, int moves)
{
    int64_t at;
    char id[16];
    for (int i = 0; i < moves; i++) {
        bool bob = pair_turn(pair, &at) == 2;
        if (bob) {
            fixture_connect(pair->fixture, 2, "10.0.0.2", false);
            pair_view(pair, 2, pair->bob);
        }
        snprintf(id, sizeof id, "%lld", (long long)at);
        assert_non_null(json_object_get(pair_move(pair, id), "ok"));
        if (bob)
            fixture_disconnect(pair->fixture, 2);
    }
}

/* At least a minute apart; and none once the subscription has expired. */
TEST(notifications_have_limits)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture->plan.push = "the key";
    fixture_restart(fixture);
    pair_sit(fixture, &pair, "pig:target=1000", "");
    fixture_ask(fixture, 2, "{\"do\": \"push\", \"subscription\": \"{2}\"}");
    pair_begin(&pair);
    fixture_disconnect(fixture, 2);
    play_on(&pair, 60);
    assert_int_equal(fixture->pushes, 1);
    fixture_advance(fixture, 61 * 1000);
    play_on(&pair, 60);
    assert_int_equal(fixture->pushes, 2);
    fixture_step(fixture, (struct server_input){.event = SERVER_UNSUBSCRIBED,
                                                .table = pair.table,
                                                .number = 1,
                                                .bytes = "{3}",
                                                .length = 3});
    const char *row = NULL;
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE)
            row = fixture->rows[i].body;
    assert_non_null(strstr(row, "{2}"));
    for (int64_t seat = -1; seat <= 9; seat++)
        fixture_step(fixture, (struct server_input){.event = SERVER_UNSUBSCRIBED,
                                                    .table = pair.table,
                                                    .number = seat,
                                                    .bytes = "{2}",
                                                    .length = 3});
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE)
            row = fixture->rows[i].body;
    assert_null(strstr(row, "{2}"));
    fixture_free(fixture);
}
