/* name_test.c: names with a passphrase. */
#include <string.h>

#include "tests/server/fixture.h"

static const char enter[] = "{\"do\": \"%s\", \"name\": \"%s\", \"phrase\": \"%s\"}";

TEST(names_are_registered)
{
    struct fixture *fixture = fixture_new();
    char key[40];
    pair_connect(fixture);
    fixture_refused(fixture, 1, "bad", enter, "register", "Ada", "short");
    fixture_sign_up(fixture, 1, "Ada");
    fixture_refused(fixture, 2, "full", enter, "register", "ADA", "open sesame");
    fixture_refused(fixture, 2, "forbidden", enter, "sign", "Eve", "open sesame");
    assert_null(fixture_ask(fixture, 2, enter, "sign", "Ada", "open barley"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 2), "code"), "forbidden");
    fixture_refused(fixture, 2, "forbidden", CREATE, "pig", PEOPLE, "ada", promise_of(2),
                    "");
    assert_null(fixture_ask(fixture, 2, enter, "sign", "ada", "open sesame"));
    fixture_hash(fixture);
    snprintf(key, sizeof key, "%s", text_of(fixture_answer(fixture, 2), "key"));
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    assert_string_equal(
        text_of(fixture_ask(fixture, 1,
                            "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"%s\"}",
                            key),
                "name"),
        "Ada");
    fixture_refused(fixture, 1, "forbidden",
                    "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"abc\"}");
    fixture_free(fixture);
}

static void assert_refusal_says(const json_t *refusal, const char *words)
{
    if (strstr(text_of(refusal, "error"), words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text_of(refusal, "error"), words);
}

/* People who type a name know nothing of bytes and members. */
TEST(names_are_refused_in_plain_words)
{
    struct fixture *fixture = fixture_new();
    static const char lengthy[] = "АлександраКонстантиновна"; /* 24 letters, 48 bytes */
    fixture_connect(fixture, 1, "10.0.0.1", false);
    assert_refusal_says(
        fixture_refused(fixture, 1, "bad", enter, "register", lengthy, "open sesame"),
        "too long");
    assert_refusal_says(
        fixture_refused(fixture, 1, "bad", enter, "sign", lengthy, "open sesame"),
        "too long");
    assert_refusal_says(fixture_refused(fixture, 1, "bad", CREATE, "pig", PEOPLE, lengthy,
                                        promise_of(1), ""),
                        "too long");
    assert_refusal_says(
        fixture_refused(fixture, 1, "bad", enter, "register", "Ada  L", "open sesame"),
        "single blanks");
    fixture_free(fixture);
}

TEST(a_name_that_was_not_stored_is_free)
{
    struct fixture *fixture = fixture_new();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture->store_fails = true;
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 1), "code"), "broken");
    fixture->store_fails = false;
    json_t *made = fixture_ask(fixture, 1, CREATE, "pig", PERSON ", \"random\"", "Ada",
                               promise_of(1), "");
    assert_int_equal(number_of(made, "seat"), 1);
    for (size_t i = 0; i < fixture->row_count; i++)
        assert_null(strstr(fixture->rows[i].body, "\"rated\":true"));
    fixture_sign_up(fixture, 1, "Ada");
    fixture_free(fixture);
}

/* Storing may still fail, so nobody can sign in yet. */
TEST(a_name_that_is_being_stored_waits)
{
    struct fixture *fixture = fixture_new();
    pair_connect(fixture);
    fixture->store_is_slow = true;
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_null(fixture_ask(fixture, 2, enter, "sign", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 2), "code"), "busy");
    fixture_report(fixture, false);
    assert_int_equal(fixture->pending_count, 0);
    fixture->store_is_slow = false;
    fixture_sign_up(fixture, 2, "Ada");
    fixture_free(fixture);
}

TEST(stopping_answers_requests_waiting_for_a_hash)
{
    struct fixture *fixture = fixture_new();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_step(fixture, (struct server_input){.event = SERVER_STOP});
    assert_string_equal(text_of(fixture_answer(fixture, 1), "code"), "busy");
    fixture_hash(fixture);
    assert_int_equal(fixture->row_count, 0);
    fixture_free(fixture);
}

static struct fixture_row *name_row(struct fixture *fixture, size_t *count)
{
    struct fixture_row *found = NULL;
    *count = 0;
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_NAME)
            found = &fixture->rows[i], ++*count;
    return found;
}

static void sign_in(struct fixture *fixture, uint32_t peer, const char *name)
{
    assert_null(fixture_ask(fixture, peer, enter, "sign", name, "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, peer), "name"), name);
}

/* Another version may have folded names differently: rows keep their keys, and both of
 * two names that are now equal remain usable. */
TEST(folds_of_another_version)
{
    struct fixture *fixture = fixture_new();
    size_t count;
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture_sign_up(fixture, 1, "Ada");
    struct fixture_row *row = name_row(fixture, &count);
    row->key[0] = 'x';
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    sign_in(fixture, 1, "Ada");
    name_row(fixture, &count);
    assert_int_equal(count, 1);
    fixture_sign_up(fixture, 1, "Eve");
    row = name_row(fixture, &count);
    assert_string_equal(row->key, "eve");
    memcpy(strstr(row->body, "Eve"), "ADA", 3);
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    sign_in(fixture, 1, "ADA");
    sign_in(fixture, 1, "Ada");
    fixture_refused(fixture, 1, "full", enter, "register", "ada", "open sesame");
    fixture_refused(fixture, 1, "full", enter, "register", "xda", "open sesame");
    name_row(fixture, &count);
    assert_int_equal(count, 2);
    fixture_free(fixture);
}
