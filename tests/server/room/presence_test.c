/* presence_test.c: who is at a table, and which tables stay awake. */
#include <string.h>

#include "tests/server/fixture.h"

/* Coming and going makes little work for the others, who see the latest state. */
TEST(presence_is_sent_once_a_second)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", ", \"watch\": true");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_advance(fixture, 5000);
    fixture_clear(fixture, 1);
    for (int i = 0; i < 100; i++) {
        fixture_ask(fixture, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table);
        fixture_ask(fixture, 3, "{\"do\": \"part\"}");
        fixture_advance(fixture, 10);
    }
    fixture_ask(fixture, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table);
    fixture_advance(fixture, 1000);
    assert_in_range(fixture_count_news(fixture, 1, "here"), 2, 4);
    assert_int_equal(number_of(fixture_news(fixture, 1, "here"), "watchers"), 1);
    fixture_free(fixture);
}

/* A player's list of tables shows whose turn it is, without being present there. */
TEST(peeking_does_not_change_presence)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_advance(fixture, 5000);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_clear(fixture, 1);
    json_t *answer = fixture_ask(
        fixture, 3, "{\"do\": \"peek\", \"table\": \"%s\", \"token\": \"%s\"}",
        pair.table, pair.bob);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_true(number_of(json_object_get(answer, "table"), "turn") > 0);
    assert_null(json_object_get(answer, "snapshot"));
    fixture_refused(fixture, 3, "forbidden",
                    "{\"do\": \"peek\", \"table\": \"%s\", \"token\": \"abc\"}",
                    pair.table);
    fixture_refused(fixture, 3, "forbidden", "{\"do\": \"chat\", \"text\": \"hi\"}");
    fixture_advance(fixture, 2000);
    assert_int_equal(fixture_count_news(fixture, 1, "here"), 0);
    fixture_free(fixture);
}

/* Somebody in the lesson follows the table, but is not there. */
TEST(who_looks_at_another_page_is_not_present)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    const char *sit = "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", "
                      "\"aside\": %s}";
    for (int aside = 1; aside >= 0; aside--) {
        fixture_advance(fixture, 2000);
        fixture_clear(fixture, 1);
        fixture_ask(fixture, 2, sit, pair.table, pair.bob, aside ? "true" : "false");
        const json_t *seats = json_object_get(fixture_news(fixture, 1, "here"), "seats");
        assert_true(json_is_true(json_array_get(seats, 0)));
        assert_int_equal(json_is_true(json_array_get(seats, 1)), !aside);
    }
    fixture_accepted(fixture, 1, "{\"do\": \"begin\"}");
    assert_non_null(fixture_event(fixture, 2, "call"));
    fixture_free(fixture);
}

/* The others see what somebody does meanwhile. */
TEST(the_page_of_somebody_who_is_aside_is_told)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    const char *sit = "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", "
                      "\"aside\": %s, \"page\": \"%s\"}";
    const char *const pages[][2] = {
        {"lesson", "lesson"}, {"rules", "rules"}, {"nonsense", "other"}, {"rules", ""}};
    for (int i = 0; i < 4; i++) {
        bool aside = pages[i][1][0] != '\0';
        fixture_advance(fixture, 2000);
        fixture_clear(fixture, 1);
        fixture_ask(fixture, 2, sit, pair.table, pair.bob, aside ? "true" : "false",
                    pages[i][0]);
        const json_t *told = json_object_get(fixture_news(fixture, 1, "here"), "pages");
        assert_string_equal(json_string_value(json_array_get(told, 0)), "");
        assert_string_equal(json_string_value(json_array_get(told, 1)), pages[i][1]);
        told = json_object_get(pair_table(&pair), "pages");
        assert_string_equal(json_string_value(json_array_get(told, 1)), pages[i][1]);
    }
    fixture_free(fixture);
}

static void make_and_leave(struct fixture *fixture)
{
    json_t *made =
        fixture_ask(fixture, 1, CREATE, "pig", PEOPLE, "Ada", promise_of(1), "");
    fixture_ask(fixture, 1, SIT, text_of(made, "table"), text_of(made, "token"));
    fixture_ask(fixture, 1, "{\"do\": \"leave\"}");
    fixture_advance(fixture, 5);
}

TEST(few_finished_tables_stay_awake)
{
    struct fixture *fixture = fixture_new();
    struct server_count count;
    fixture_connect(fixture, 1, "10.0.0.1", true);
    for (int i = 0; i < 120; i++)
        make_and_leave(fixture);
    server_measure(fixture->server, &count);
    assert_in_range(count.tables_awake, 1, 100);
    fixture_advance(fixture, 61 * 1000);
    server_measure(fixture->server, &count);
    assert_int_equal(count.tables_awake, 0);
    fixture_free(fixture);
}
