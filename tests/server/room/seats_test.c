/* seats_test.c: creating tables, joining, changing seats and leaving. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(bad_tables_are_refused)
{
    static const char *const rows[][3] = {
        {"chess", PERSON, ""},
        {"pig#12", PEOPLE, ""},
        {"pig", PERSON, ""},
        {"pig", "\"random\", \"person\"", ""},
        {"pig", PERSON ", \"search:nodes=100000000\"", ""},
        {"pig", PERSON ", 7", ""},
        {"pig", PEOPLE, ", \"late\": \"never\""},
        {"pig", PEOPLE, ", \"pace\": {\"each\": 1, \"bank\": 0}"},
        {"pig", PEOPLE, ", \"public\": 1"},
        {"seals:board=custom", PEOPLE, ""},
    };
    struct fixture *fixture = fixture_new();
    fixture_connect(fixture, 1, "10.0.0.1", true);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        json_t *no = fixture_refused(fixture, 1, "bad", CREATE, rows[i][0], rows[i][1],
                                     "Ada", promise_of(1), rows[i][2]);
        assert_non_null(json_object_get(no, "field"));
    }
    fixture_refused(fixture, 1, "bad", CREATE, "pig", PEOPLE, "Ada", "12", "");
    assert_int_equal(fixture->row_count, 0);
    fixture_free(fixture);
}

TEST(joining)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_refused(fixture, 3, "missing",
                    "{\"do\": \"join\", \"table\": \"22222222\", \"name\": \"Cy\", "
                    "\"entropy\": \"%s\"}",
                    promise_of(3));
    fixture_refused(
        fixture, 3, "forbidden",
        "{\"do\": \"join\", \"table\": \"%s\", \"name\": \"Cy\", \"entropy\": \"%s\"}",
        pair.table, promise_of(3));
    fixture_refused(fixture, 3, "full", JOIN, pair.table, pair.invite, "Cy",
                    promise_of(3));
    fixture_refused(fixture, 3, "forbidden", SIT, pair.table, "abc");
    fixture_refused(fixture, 3, "forbidden", "{\"do\": \"watch\", \"table\": \"%s\"}",
                    pair.table);
    fixture_accepted(fixture, 3,
                     "{\"do\": \"watch\", \"table\": \"%s\", \"invite\": \"%s\"}",
                     pair.table, pair.invite);
    fixture_refused(fixture, 3, "forbidden", "{\"do\": \"chat\", \"text\": \"hi\"}");
    fixture_advance(fixture, 1000);
    const json_t *presence = fixture_news(fixture, 1, "here");
    assert_int_equal(number_of(presence, "watchers"), 1);
    fixture_ask(fixture, 3, "{\"do\": \"part\"}");
    fixture_advance(fixture, 1000);
    assert_int_equal(number_of(fixture_news(fixture, 1, "here"), "watchers"), 0);
    fixture_free(fixture);
}

static json_t *join_as(struct pair *pair, uint32_t peer, const char *name, const char *id)
{
    return fixture_ask(pair->fixture, peer,
                       "{\"do\": \"join\", \"table\": \"%s\", \"invite\": \"%s\", "
                       "\"name\": \"%s\", \"entropy\": \"%s\", \"id\": \"%s\"}",
                       pair->table, pair->invite, name, promise_of(2), id);
}

/* If the answer with the token is lost, repeating the request with its id gives the same
 * seat: before and after the game begins, and after a crash. */
TEST(a_repeated_join_gets_the_same_seat)
{
    static const char id[] = "an id that nobody knows";
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_ask(fixture, 2, "{\"do\": \"leave\"}");
    assert_string_equal(text_of(join_as(&pair, 2, "Bob", "too short"), "code"), "bad");
    assert_int_equal(number_of(join_as(&pair, 2, "Bob", id), "seat"), 2);
    fixture_disconnect(fixture, 2);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    json_t *again = join_as(&pair, 2, "Bob", id);
    assert_int_equal(number_of(again, "seat"), 2);
    snprintf(pair.bob, sizeof pair.bob, "%s", text_of(again, "token"));
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_string_equal(
        text_of(join_as(&pair, 3, "Cy", "an id that is another one"), "code"), "full");
    pair_view(&pair, 2, pair.bob);
    pair_begin(&pair);
    fixture_restart(fixture);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    again = join_as(&pair, 2, "Bob", id);
    assert_int_equal(number_of(again, "seat"), 2);
    assert_non_null(pair_view(&pair, 2, text_of(again, "token")));
    assert_non_null(pair_view(&pair, 2, pair.bob));
    for (size_t i = 0; i < fixture->row_count; i++)
        assert_null(strstr(fixture->rows[i].body, id));
    fixture_free(fixture);
}

/* The id gives neither a seat that was given up, nor that of its next player. */
TEST(a_join_ends_with_its_seat)
{
    static const char id[] = "an id that nobody knows";
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"person\"}");
    assert_int_equal(number_of(join_as(&pair, 2, "Bob", id), "seat"), 2);
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"person\"}");
    assert_int_equal(
        number_of(join_as(&pair, 2, "Cy", "an id that is another one"), "seat"), 2);
    assert_string_equal(text_of(join_as(&pair, 2, "Bob", id), "code"), "full");
    fixture_free(fixture);
}

TEST(the_host_changes_seats)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_refused(fixture, 2, "forbidden",
                    "{\"do\": \"seat\", \"seat\": 1, \"player\": \"random\"}");
    fixture_refused(fixture, 1, "forbidden",
                    "{\"do\": \"seat\", \"seat\": 1, \"player\": \"random\"}");
    fixture_refused(fixture, 1, "bad",
                    "{\"do\": \"seat\", \"seat\": 2, \"player\": \"nobody\"}");
    fixture_refused(fixture, 1, "bad",
                    "{\"do\": \"seat\", \"seat\": 3, \"player\": \"random\"}");
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"person\"}");
    assert_non_null(fixture_news(fixture, 2, "gone"));
    fixture_refused(fixture, 2, "forbidden", SIT, pair.table, pair.bob);
    fixture_refused(fixture, 1, "forbidden", "{\"do\": \"begin\"}");
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"random\"}");
    fixture_ask(fixture, 1, "{\"do\": \"begin\"}");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                    entropy_of(2));
    fixture_ask(fixture, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}", entropy_of(1));
    assert_non_null(fixture_event(fixture, 1, "begin"));
    fixture_free(fixture);
}

TEST(the_last_to_leave_closes_the_table)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_ask(fixture, 1, "{\"do\": \"leave\"}");
    assert_non_null(fixture_news(fixture, 1, "gone"));
    const json_t *look = pair_view(&pair, 2, pair.bob);
    assert_true(json_is_true(json_object_get(look, "host")));
    fixture_ask(fixture, 2, "{\"do\": \"leave\"}");
    assert_string_equal(text_of(fixture_event(fixture, 2, "closed"), "why"), "empty");
    fixture_free(fixture);
}
