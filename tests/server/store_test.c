/* store_test.c: nothing takes effect before it is stored, is lost afterwards, or happens
 * twice. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(nothing_is_sent_before_it_is_stored)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    int64_t at;
    char line[1024];
    uint32_t mover = (uint32_t)pair_turn(&pair, &at), other = 3 - mover;
    snprintf(line, sizeof line, "%s", pair_line(&pair));
    fixture_clear(fixture, other);
    fixture->store_is_slow = true;
    assert_null(
        fixture_ask(fixture, mover,
                    "{\"do\": \"move\", \"at\": %lld, \"id\": \"a\", \"line\": \"%s\"}",
                    (long long)at, line));
    assert_null(fixture_event(fixture, other, "move"));
    fixture_report(fixture, true);
    assert_int_equal(number_of(fixture_answer(fixture, mover), "n"), at + 1);
    assert_non_null(fixture_event(fixture, other, "move"));
    fixture_free(fixture);
}

TEST(a_failure_changes_nothing)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "ciub", "");
    int64_t at, after;
    int turn = pair_turn(&pair, &at);
    size_t rows = fixture->row_count;
    fixture->store_fails = true;
    assert_string_equal(text_of(pair_move(&pair, "a"), "code"), "broken");
    fixture_refused(fixture, 1, "broken", "{\"do\": \"chat\", \"text\": \"hi\"}");
    fixture->store_fails = false;
    assert_int_equal(fixture->row_count, rows);
    assert_int_equal(pair_turn(&pair, &after), turn);
    assert_int_equal(after, at);
    assert_int_equal(number_of(pair_move(&pair, "a"), "n"), at + 1);
    fixture_free(fixture);
}

TEST(a_table_that_was_not_stored_does_not_exist)
{
    struct fixture *fixture = fixture_new();
    struct server_count count;
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture->store_fails = true;
    fixture_refused(fixture, 1, "broken", CREATE, "pig", PEOPLE, "Ada", promise_of(1),
                    "");
    server_measure(fixture->server, &count);
    assert_int_equal(count.tables_awake + count.tables_asleep, 0);
    fixture_free(fixture);
}

TEST(repeated_and_stale_moves)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    int64_t at;
    char line[1024];
    uint32_t mover = (uint32_t)pair_turn(&pair, &at);
    snprintf(line, sizeof line, "%s", pair_line(&pair));
    static const char move[] = MOVE;
    fixture_refused(fixture, 3 - mover, "forbidden", move, (long long)at, "b", line);
    fixture_refused(fixture, mover, "bad", move, (long long)at + 1, "b", line);
    fixture_refused(fixture, mover, "illegal", move, (long long)at, "b", "fly");
    int64_t n =
        number_of(fixture_ask(fixture, mover, move, (long long)at, "a", line), "n");
    size_t rows = fixture->row_count;
    assert_int_equal(
        number_of(fixture_ask(fixture, mover, move, (long long)at, "a", line), "n"), n);
    json_t *no = fixture_refused(fixture, mover, "stale", move, (long long)at, "c", line);
    assert_true(number_of(no, "n") >= n);
    assert_int_equal(fixture->row_count, rows);
    fixture_restart(fixture);
    pair_connect(fixture);
    pair_view(&pair, mover, mover == 1 ? pair.ada : pair.bob);
    assert_int_equal(
        number_of(fixture_ask(fixture, mover, move, (long long)at, "a", line), "n"), n);
    assert_int_equal(fixture->row_count, rows);
    fixture_free(fixture);
}

/* Requests that arrive while a batch is pending wait for it; each is answered once. */
TEST(a_busy_table_keeps_the_order)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture->store_is_slow = true;
    assert_null(fixture_ask(fixture, 1, "{\"do\": \"chat\", \"text\": \"one\"}"));
    assert_null(fixture_ask(fixture, 2, "{\"do\": \"chat\", \"text\": \"two\"}"));
    assert_null(fixture_ask(fixture, 1, "{\"do\": \"begin\"}"));
    int begun = fixture->refs;
    assert_int_equal(fixture->pending_count, 1);
    fixture_report(fixture, false);
    assert_int_equal(fixture->pending_count, 1);
    fixture_report(fixture, true);
    fixture_report(fixture, true);
    assert_string_equal(text_of(fixture_event(fixture, 1, "chat"), "text"), "two");
    fixture->refs = begun;
    assert_non_null(json_object_get(fixture_answer(fixture, 1), "ok"));
    fixture_free(fixture);
}

/* Excess requests are refused, not dropped. */
TEST(a_flood_is_refused)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture->store_is_slow = true;
    fixture_ask(fixture, 1, "{\"do\": \"chat\", \"text\": \"one\"}");
    int first = fixture->refs + 1;
    for (int i = 0; i < 32; i++)
        assert_null(fixture_ask(fixture, 2, "{\"do\": \"back\"}"));
    fixture_refused(fixture, 2, "busy", "{\"do\": \"back\"}");
    fixture_report(fixture, true);
    for (fixture->refs = first; fixture->refs < first + 32; fixture->refs++)
        assert_non_null(fixture_answer(fixture, 2));
    fixture_free(fixture);
}

TEST(a_full_store_is_busy)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture->plan.max_pending = 1;
    fixture->plan.limits.tables = 3;
    fixture_restart(fixture);
    pair_sit(fixture, &pair, "pig", "");
    fixture->store_is_slow = true;
    const char *seats = PERSON ", \"random\"";
    assert_null(fixture_ask(fixture, 2, CREATE, "pig", seats, "Ada", promise_of(1), ""));
    fixture_refused(fixture, 1, "busy", "{\"do\": \"chat\", \"text\": \"one\"}");
    fixture_refused(fixture, 1, "busy", CREATE, "pig", seats, "Ada", promise_of(1), "");
    fixture_report(fixture, true);
    fixture->store_is_slow = false;
    fixture_accepted(fixture, 1, CREATE, "pig", seats, "Ada", promise_of(1), "");
    fixture_refused(fixture, 1, "full", CREATE, "pig", seats, "Ada", promise_of(1), "");
    fixture_free(fixture);
}

TEST(a_restart_leads_to_the_same_position)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "ciub:length=short", "");
    char id[16], before[20000];
    for (int i = 0; i < 12; i++) {
        snprintf(id, sizeof id, "m%d", i);
        assert_non_null(json_object_get(pair_move(&pair, id), "ok"));
        if (i % 4 != 3)
            continue;
        snprintf(before, sizeof before, "%s", pair_record(&pair));
        fixture_restart(fixture);
        fixture_connect(fixture, 1, "10.0.0.1", false);
        fixture_connect(fixture, 2, "10.0.0.2", false);
        pair_view(&pair, 2, pair.bob);
        assert_string_equal(pair_record(&pair), before);
    }
    fixture_free(fixture);
}

TEST(missed_events_are_sent)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    int64_t n = number_of(pair_table(&pair), "n");
    fixture_disconnect(fixture, 2);
    for (int i = 0; i < 3; i++)
        fixture_ask(fixture, 1, "{\"do\": \"chat\", \"text\": \"line %d\"}", i);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    json_t *back = fixture_ask(
        fixture, 2,
        "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", \"since\": %lld}",
        pair.table, pair.bob, (long long)n);
    const json_t *events = json_object_get(back, "events");
    assert_int_equal(json_array_size(events), 3);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(number_of(json_array_get(events, i), "n"), n + 1 + (int64_t)i);
    assert_null(json_object_get(back, "snapshot"));
    back = fixture_ask(
        fixture, 2,
        "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", \"since\": %lld}",
        pair.table, pair.bob, (long long)n + 100);
    assert_non_null(json_object_get(back, "snapshot"));
    fixture_free(fixture);
}

/* During a game the seed is in the table's row, and in no message. */
TEST(the_seed_is_revealed_only_at_the_end)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    char seed[80] = "";
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE) {
            json_t *row = json_loads(fixture->rows[i].body, 0, NULL);
            snprintf(seed, sizeof seed, "%s", text_of(row, "seed"));
            json_decref(row);
        }
    pair_move(&pair, "a");
    pair_view(&pair, 2, pair.bob);
    assert_int_equal(strlen(seed), 64);
    for (uint32_t peer = 1; peer <= 2; peer++) {
        char *all = json_dumps(fixture->inbox[peer], 0);
        assert_null(strstr(all, seed));
        free(all);
    }
    fixture_free(fixture);
}

TEST(two_tabs_are_one_player)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_connect(fixture, 3, "10.0.0.1", false);
    pair_view(&pair, 3, pair.ada);
    pair_view(&pair, 3, pair.ada);
    fixture_advance(fixture, 1000);
    assert_true(json_is_true(
        json_array_get(json_object_get(fixture_news(fixture, 2, "here"), "seats"), 0)));
    fixture_clear(fixture, 1);
    fixture_clear(fixture, 3);
    fixture_ask(fixture, 2, "{\"do\": \"chat\", \"text\": \"hi\"}");
    assert_non_null(fixture_event(fixture, 1, "chat"));
    assert_non_null(fixture_event(fixture, 3, "chat"));
    fixture_disconnect(fixture, 3);
    fixture_advance(fixture, 1000);
    assert_true(json_is_true(
        json_array_get(json_object_get(fixture_news(fixture, 2, "here"), "seats"), 0)));
    fixture_disconnect(fixture, 1);
    fixture_advance(fixture, 1000);
    assert_false(json_is_true(
        json_array_get(json_object_get(fixture_news(fixture, 2, "here"), "seats"), 0)));
    fixture_free(fixture);
}

/* A request that waited for one table does not apply to another. */
TEST(waiting_requests_do_not_follow_to_another_table)
{
    struct fixture *fixture = fixture_new();
    struct pair first, second;
    pair_sit(fixture, &second, "pig", "");
    pair_sit(fixture, &first, "pig", "");
    fixture->store_is_slow = true;
    fixture_ask(fixture, 2, "{\"do\": \"chat\", \"text\": \"one\"}");
    assert_null(fixture_ask(fixture, 1, "{\"do\": \"begin\"}"));
    int begun = fixture->refs;
    pair_view(&second, 1, second.ada);
    fixture_report(fixture, true);
    fixture->refs = begun;
    assert_string_equal(text_of(fixture_answer(fixture, 1), "code"), "forbidden");
    assert_int_equal(fixture->pending_count, 0);
    fixture_free(fixture);
}

/* A table that cannot be loaded is tried again, and its deadline still applies. */
TEST(loading_is_retried)
{
    struct pair pair;
    struct fixture *fixture =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 60, \"bank\": 0}");
    fixture_restart(fixture);
    fixture->store_is_empty = true;
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture_refused(fixture, 1, "broken", SIT, pair.table, pair.ada);
    fixture_advance(fixture, 300 * 1000);
    fixture->store_is_empty = false;
    fixture_advance(fixture, 300 * 1000);
    assert_string_equal(text_of(pair_table(&pair), "state"), "over");
    fixture_free(fixture);
}

TEST(stopping_answers_everybody)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture->store_is_slow = true;
    fixture_ask(fixture, 1, "{\"do\": \"chat\", \"text\": \"one\"}");
    int first = fixture->refs;
    fixture_ask(fixture, 2, "{\"do\": \"chat\", \"text\": \"two\"}");
    fixture_step(fixture, (struct server_input){.event = SERVER_STOP});
    assert_string_equal(text_of(fixture_answer(fixture, 2), "code"), "busy");
    assert_non_null(fixture_news(fixture, 1, "bye"));
    fixture_refused(fixture, 2, "busy", "{\"do\": \"chat\", \"text\": \"three\"}");
    fixture_report(fixture, true);
    fixture->refs = first;
    assert_non_null(json_object_get(fixture_answer(fixture, 1), "ok"));
    fixture_free(fixture);
}
