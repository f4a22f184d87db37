/* lobby_test.c: public tables: listed, announced, watched, asleep and after a restart. */
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
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 0);
    pair_sit(fixture, &pair, "pig", ", \"public\": true");
    fixture_advance(fixture, 1000);
    const json_t *news = fixture_news(fixture, 3, "lobby");
    assert_string_equal(text_of(json_object_get(news, "table"), "table"), pair.table);
    assert_int_equal(number_of(json_object_get(news, "table"), "free"), 0);
    assert_int_equal(listed(fixture, 3), 1);
    fixture_accepted(fixture, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table);
    pair_begin(&pair);
    assert_non_null(fixture_event(fixture, 3, "begin"));
    fixture_advance(fixture, 1000);
    fixture_clear(fixture, 3);
    pair_move(&pair, "a");
    fixture_advance(fixture, 1000);
    assert_null(fixture_news(fixture, 3, "lobby"));
    pair_leave(&pair);
    assert_string_equal(text_of(fixture_news(fixture, 3, "lobby"), "gone"), pair.table);
    assert_int_equal(listed(fixture, 3), 0);
    fixture_free(fixture);
}

/* At most once a second for each table, with the latest state; not to those who left. */
TEST(changes_are_sent_once_a_second)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    for (uint32_t peer = 3; peer <= 5; peer++) {
        fixture_connect(fixture, peer, "10.0.0.3", false);
        listed(fixture, peer);
    }
    pair_sit(fixture, &pair, "pig", ", \"public\": true");
    pair_begin(&pair);
    fixture_advance(fixture, 2000);
    fixture_disconnect(fixture, 3);
    fixture_ask(fixture, 4, "{\"do\": \"lobby\", \"on\": false}");
    for (uint32_t peer = 3; peer <= 5; peer++)
        fixture_clear(fixture, peer);
    int64_t at;
    uint32_t idle = 3 - (uint32_t)pair_turn(&pair, &at);
    for (int i = 0; i < 20; i++) {
        fixture_ask(fixture, idle, "{\"do\": \"leave\"}");
        fixture_ask(fixture, idle, "{\"do\": \"back\"}");
        fixture_advance(fixture, 100);
    }
    fixture_ask(fixture, idle, "{\"do\": \"leave\"}");
    fixture_advance(fixture, 1000);
    assert_in_range(fixture_count_news(fixture, 5, "lobby"), 2, 4);
    assert_int_equal(fixture_count_news(fixture, 3, "lobby") +
                         fixture_count_news(fixture, 4, "lobby"),
                     0);
    const json_t *table = json_object_get(fixture_news(fixture, 5, "lobby"), "table");
    const json_t *seat = json_array_get(json_object_get(table, "seats"), idle - 1);
    assert_true(json_is_true(json_object_get(seat, "away")));
    fixture_free(fixture);
}

TEST(private_tables_are_not_listed)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 0);
    pair_sit(fixture, &pair, "pig", "");
    pair_begin(&pair);
    assert_null(fixture_news(fixture, 3, "lobby"));
    assert_int_equal(listed(fixture, 3), 0);
    fixture_free(fixture);
}

TEST(sleeping_tables_are_listed)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "seals", ", \"public\": true");
    struct server_count count;
    fixture_disconnect(fixture, 1);
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, 120 * 1000);
    server_measure(fixture->server, &count);
    assert_int_equal(count.tables_asleep, 1);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 1);
    fixture_restart(fixture);
    fixture_advance(fixture, 1000);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(listed(fixture, 3), 1);
    fixture_free(fixture);
}

static void make(struct fixture *fixture, const char *name, const char *seats)
{
    fixture_ask(fixture, 9, CREATE, "pig", seats, name, promise_of(1),
                ", \"public\": true");
    fixture_advance(fixture, 1000);
}

static const char *first_name(const json_t *answer, size_t index)
{
    const json_t *table = json_array_get(json_object_get(answer, "tables"), index);
    return text_of(json_array_get(json_object_get(table, "seats"), 0), "name");
}

static json_t *search(struct fixture *fixture, const char *words)
{
    return fixture_ask(fixture, 3, "{\"do\": \"lobby\", \"find\": \"%s\"}", words);
}

/* Tables with a free seat come first, then the newest; the rest is counted, and a search
 * finds a table by a name or its id. */
TEST(many_tables)
{
    struct fixture *fixture = fixture_new();
    char name[24];
    fixture_connect(fixture, 9, "10.0.0.9", true);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    make(fixture, "Adèle", PEOPLE);
    make(fixture, "Bob", PEOPLE);
    for (int i = 0; i < 220; i++) {
        snprintf(name, sizeof name, "Nobody %d", i);
        make(fixture, name, PERSON ", \"random\"");
    }
    json_t *answer = fixture_ask(fixture, 3, "{\"do\": \"lobby\"}");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 200);
    assert_int_equal(number_of(answer, "more"), 22);
    assert_string_equal(first_name(answer, 0), "Bob");
    assert_string_equal(first_name(answer, 1), "Adèle");
    assert_string_equal(first_name(answer, 2), "Nobody 219");
    answer = search(fixture, "nobody 7");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 11);
    fixture_advance(fixture, 120 * 1000); /* they sleep */
    answer = search(fixture, "BOB");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 1);
    assert_int_equal(number_of(answer, "more"), 0);
    assert_string_equal(first_name(answer, 0), "Bob");
    const json_t *table = json_array_get(json_object_get(answer, "tables"), 0);
    snprintf(name, sizeof name, "%s", text_of(table, "table"));
    answer = search(fixture, name);
    assert_string_equal(first_name(answer, 0), "Bob");
    answer = search(fixture, "eve");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 0);
    fixture_free(fixture);
}
