/* recovery_test.c: codes that open a seat on another device. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(a_code_works_once)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char code[16];
    snprintf(code, sizeof code, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"code\"}"), "recovery"));
    assert_int_equal(strlen(code), 12);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_refused(fixture, 3, "missing", "{\"do\": \"redeem\", \"code\": \"ABCD\"}");
    fixture->store_fails = true;
    fixture_refused(fixture, 3, "broken", "{\"do\": \"redeem\", \"code\": \"%s\"}", code);
    fixture->store_fails = false;
    json_t *answer =
        fixture_ask(fixture, 3, "{\"do\": \"redeem\", \"code\": \"%s\"}", code);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_non_null(pair_view(&pair, 3, text_of(answer, "token")));
    assert_non_null(pair_view(&pair, 2, pair.bob));
    fixture_refused(fixture, 3, "missing", "{\"do\": \"redeem\", \"code\": \"%s\"}",
                    code);
    snprintf(code, sizeof code, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"code\"}"), "recovery"));
    fixture_advance(fixture, 16 * 60 * 1000);
    fixture_refused(fixture, 3, "missing", "{\"do\": \"redeem\", \"code\": \"%s\"}",
                    code);
    fixture_free(fixture);
}

TEST(a_code_survives_a_restart)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char first[16], code[16];
    static const char redeem[] = "{\"do\": \"redeem\", \"code\": \"%s\"}";
    snprintf(first, sizeof first, "%s",
             text_of(fixture_ask(fixture, 1, "{\"do\": \"code\"}"), "recovery"));
    fixture->store_fails = true;
    fixture_refused(fixture, 1, "broken", "{\"do\": \"code\"}");
    fixture->store_fails = false;
    snprintf(code, sizeof code, "%s",
             text_of(fixture_ask(fixture, 1, "{\"do\": \"code\"}"), "recovery"));
    fixture_restart(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_refused(fixture, 3, "missing", redeem, first);
    assert_int_equal(number_of(fixture_ask(fixture, 3, redeem, code), "seat"), 1);
    fixture_restart(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_refused(fixture, 3, "missing", redeem, code);
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE)
            assert_null(strstr(fixture->rows[i].body, code));
    fixture_free(fixture);
}

TEST(a_code_ends_with_its_seat)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char code[16];
    snprintf(code, sizeof code, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"code\"}"), "recovery"));
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"person\"}");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    json_t *joined = fixture_ask(fixture, 3,
                                 "{\"do\": \"join\", \"table\": \"%s\", \"invite\": "
                                 "\"%s\", \"name\": \"Cyd\", \"entropy\": \"%s\"}",
                                 pair.table, pair.invite, promise_of(3));
    assert_int_equal(number_of(joined, "seat"), 2);
    fixture_refused(fixture, 2, "missing", "{\"do\": \"redeem\", \"code\": \"%s\"}",
                    code);
    fixture_free(fixture);
}
