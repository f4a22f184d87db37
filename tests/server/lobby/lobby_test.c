/* lobby_test.c: public tables: listed, told of, watched, asleep and after a restart. */
#include <stdio.h>
#include <string.h>

#include "tests/server/fixture.h"

static size_t listed(struct fixture *fixture, uint32_t peer)
{
    json_t *answer = fixture_ask(fixture, peer, "{\"do\": \"lobby\", \"on\": true}");
    return json_array_size(json_object_get(answer, "tables"));
}

TEST(public_tables_are_listed)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture_open(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 0);
    pair_sit(fixture, &pair, "pig", ", \"public\": true");
    fixture_pass(fixture, 1000);
    const json_t *news = fixture_news(fixture, 3, "lobby");
    assert_string_equal(text_of(json_object_get(news, "table"), "table"), pair.table);
    assert_int_equal(number_of(json_object_get(news, "table"), "free"), 0);
    assert_int_equal(listed(fixture, 3), 1);
    assert_non_null(json_object_get(
        fixture_ask(fixture, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table),
        "ok"));
    pair_begin(&pair);
    assert_non_null(fixture_event(fixture, 3, "begin"));
    fixture_pass(fixture, 1000);
    fixture_forget(fixture, 3);
    pair_move(&pair, "a");
    fixture_pass(fixture, 1000);
    assert_null(fixture_news(fixture, 3, "lobby"));
    fixture_ask(fixture, 1, "{\"do\": \"leave\"}");
    fixture_ask(fixture, 2, "{\"do\": \"leave\"}");
    assert_string_equal(text_of(fixture_news(fixture, 3, "lobby"), "gone"), pair.table);
    assert_int_equal(listed(fixture, 3), 0);
    fixture_free(fixture);
}

static size_t count_news(struct fixture *fixture, uint32_t peer)
{
    size_t count = 0, index;
    const json_t *it;
    json_array_foreach(fixture->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        count += news != NULL && strcmp(news, "lobby") == 0;
    }
    return count;
}

/* Once a second for one table, and at last as it is; who has left hears nothing. */
TEST(in_and_out_is_told_once_a_second)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    for (uint32_t peer = 3; peer <= 5; peer++) {
        fixture_open(fixture, peer, "10.0.0.3", false);
        listed(fixture, peer);
    }
    pair_sit(fixture, &pair, "pig", ", \"public\": true");
    pair_begin(&pair);
    fixture_pass(fixture, 2000);
    fixture_close(fixture, 3);
    fixture_ask(fixture, 4, "{\"do\": \"lobby\", \"on\": false}");
    for (uint32_t peer = 3; peer <= 5; peer++)
        fixture_forget(fixture, peer);
    int64_t at;
    uint32_t idle = 3 - (uint32_t)pair_turn(&pair, &at);
    for (int i = 0; i < 20; i++) {
        fixture_ask(fixture, idle, "{\"do\": \"leave\"}");
        fixture_ask(fixture, idle, "{\"do\": \"back\"}");
        fixture_pass(fixture, 100);
    }
    fixture_ask(fixture, idle, "{\"do\": \"leave\"}");
    fixture_pass(fixture, 1000);
    assert_in_range(count_news(fixture, 5), 2, 4);
    assert_int_equal(count_news(fixture, 3) + count_news(fixture, 4), 0);
    const json_t *table = json_object_get(fixture_news(fixture, 5, "lobby"), "table");
    const json_t *seat = json_array_get(json_object_get(table, "seats"), idle - 1);
    assert_true(json_is_true(json_object_get(seat, "away")));
    fixture_free(fixture);
}

TEST(private_tables_are_not)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture_open(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 0);
    pair_sit(fixture, &pair, "pig", "");
    pair_begin(&pair);
    assert_null(fixture_news(fixture, 3, "lobby"));
    assert_int_equal(listed(fixture, 3), 0);
    fixture_free(fixture);
}

TEST(sleepers_are_listed_and_found_after_a_restart)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    struct server_count count;
    pair_sit(fixture, &pair, "seals", ", \"public\": true");
    fixture_close(fixture, 1);
    fixture_close(fixture, 2);
    fixture_pass(fixture, 120 * 1000);
    server_measure(fixture->server, &count);
    assert_int_equal(count.tables_asleep, 1);
    fixture_open(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 1);
    fixture_restart(fixture);
    fixture_pass(fixture, 1000);
    fixture_open(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 1);
    fixture_free(fixture);
}

static void make(struct fixture *fixture, const char *name, const char *seats)
{
    fixture_ask(fixture, 9,
                "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", %s], "
                "\"name\": \"%s\", \"public\": true, \"entropy\": \"%s\"}",
                seats, name, promise_of(1));
    fixture_pass(fixture, 1000);
}

static const char *first_name(const json_t *answer, size_t index)
{
    const json_t *table = json_array_get(json_object_get(answer, "tables"), index);
    return text_of(json_array_get(json_object_get(table, "seats"), 0), "name");
}

static json_t *look_for(struct fixture *fixture, const char *words)
{
    return fixture_ask(fixture, 3, "{\"do\": \"lobby\", \"find\": \"%s\"}", words);
}

/* A crowd of tables hides nobody: those one can join are first, the newest before the
 * others; it is said that there are more, and a friend is found by his name. */
TEST(a_crowd_of_tables)
{
    struct fixture *fixture = fixture_new();
    char name[24];
    fixture_open(fixture, 9, "10.0.0.9", true);
    fixture_open(fixture, 3, "10.0.0.3", false);
    make(fixture, "Adèle", "\"person\"");
    make(fixture, "Bob", "\"person\"");
    for (int i = 0; i < 220; i++) {
        snprintf(name, sizeof name, "Nobody %d", i);
        make(fixture, name, "\"random\"");
    }
    json_t *answer = fixture_ask(fixture, 3, "{\"do\": \"lobby\"}");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 200);
    assert_int_equal(number_of(answer, "more"), 22);
    assert_string_equal(first_name(answer, 0), "Bob");
    assert_string_equal(first_name(answer, 1), "Adèle");
    assert_string_equal(first_name(answer, 2), "Nobody 219");
    answer = look_for(fixture, "nobody 7");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 11);
    fixture_pass(fixture, 120 * 1000); /* they sleep */
    answer = look_for(fixture, "BOB");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 1);
    assert_int_equal(number_of(answer, "more"), 0);
    assert_string_equal(first_name(answer, 0), "Bob");
    const json_t *table = json_array_get(json_object_get(answer, "tables"), 0);
    snprintf(name, sizeof name, "%s", text_of(table, "table"));
    answer = look_for(fixture, name);
    assert_string_equal(first_name(answer, 0), "Bob");
    answer = look_for(fixture, "eve");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 0);
    fixture_free(fixture);
}
