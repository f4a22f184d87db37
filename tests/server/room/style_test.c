/* style_test.c: the colours and emblems of the seats of a table. */
#include <string.h>

#include "tests/server/fixture.h"

#define STYLE "{\"do\": \"style\", \"colour\": \"%s\", \"emblem\": \"%s\"}"

static void expect_style(struct pair *pair, size_t seat, const char *colour,
                         const char *emblem)
{
    const json_t *seats = json_object_get(pair_table(pair), "seats");
    assert_string_equal(text_of(json_array_get(seats, seat), "colour"), colour);
    assert_string_equal(text_of(json_array_get(seats, seat), "emblem"), emblem);
}

TEST(each_seat_has_a_style_of_its_own)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    expect_style(&pair, 0, "red", "moon");
    expect_style(&pair, 1, "blue", "key");
    fixture_accepted(fixture, 2, STYLE, "teal", "hat");
    const json_t *event = fixture_event(fixture, 1, "style");
    assert_string_equal(text_of(event, "colour"), "teal");
    assert_int_equal(number_of(event, "seat"), 2);
    expect_style(&pair, 1, "teal", "hat");
    fixture_refused(fixture, 1, "bad", STYLE, "teal", "moon");
    fixture_refused(fixture, 1, "bad", STYLE, "red", "hat");
    fixture_refused(fixture, 1, "bad", STYLE, "plaid", "moon");
    fixture_accepted(fixture, 1, STYLE, "blue", "key");
    pair_restart(&pair);
    expect_style(&pair, 0, "blue", "key");
    expect_style(&pair, 1, "teal", "hat");
    fixture_free(fixture);
}

TEST(a_newcomer_gets_what_nobody_has)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_accepted(fixture, 2, "{\"do\": \"leave\"}");
    fixture_accepted(fixture, 1, STYLE, "blue", "key");
    fixture_accepted(fixture, 2, JOIN, pair.table, pair.invite, "Bob", promise_of(2));
    expect_style(&pair, 1, "green", "crown");
    fixture_accepted(fixture, 1,
                     "{\"do\": \"seat\", \"seat\": 2, \"player\": "
                     "\"random\"}");
    expect_style(&pair, 1, "green", "crown");
    fixture_free(fixture);
}

TEST(a_rematch_keeps_the_styles)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_accepted(fixture, 2, STYLE, "grey", "lantern");
    pair_begin(&pair);
    for (int i = 0; fixture_event(fixture, 1, "over") == NULL; i++) {
        char id[20];
        snprintf(id, sizeof id, "move%d", i);
        assert_non_null(pair_move(&pair, id));
    }
    const json_t *again = fixture_accepted(fixture, 1, "{\"do\": \"rematch\"}");
    text_copy(pair.table, sizeof pair.table, text_of(again, "table"));
    expect_style(&pair, 0, "red", "moon");
    expect_style(&pair, 1, "grey", "lantern");
    fixture_free(fixture);
}
