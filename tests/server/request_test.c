/* request_test.c: invalid requests, hello, and the request rate. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(invalid_requests_are_answered)
{
    struct fixture *fixture = fixture_new();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture_send(fixture, 1, "{");
    fixture_send(fixture, 1, "[]");
    fixture_send(fixture, 1, "{\"do\": 5, \"ref\": \"x\"}");
    assert_int_equal(json_array_size(fixture->inbox[1]), 3);
    for (size_t i = 0; i < 3; i++)
        assert_string_equal(text_of(json_array_get(fixture->inbox[1], i), "code"), "bad");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"dance\"}");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"hello\", \"version\": 2}");
    fixture_refused(fixture, 1, "forbidden", "{\"do\": \"begin\"}");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"tables\"}");
    fixture_free(fixture);
}

TEST(hello_names_the_games)
{
    struct fixture *fixture = fixture_new();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    json_t *answer = fixture_ask(
        fixture, 1, "{\"do\": \"hello\", \"version\": 1, \"language\": \"de\"}");
    assert_true(json_array_size(json_object_get(answer, "games")) >= 3);
    assert_int_equal(number_of(answer, "now"), fixture->now);
    answer = fixture_refused(fixture, 1, "bad", "{\"do\": \"sit\"}");
    assert_non_null(strstr(text_of(answer, "error"), "Anfrage"));
    fixture_connect(fixture, 2, "10.0.0.2", false);
    answer = fixture_refused(fixture, 2, "bad", "{\"do\": \"sit\"}");
    assert_non_null(strstr(text_of(answer, "error"), "request"));
    fixture_free(fixture);
}

TEST(too_many_requests)
{
    struct fixture *fixture = fixture_new();
    fixture->plan.limits.requests_per_second = 2;
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    for (int i = 0; i < 8; i++)
        fixture_accepted(fixture, 1, "{\"do\": \"part\"}");
    fixture_refused(fixture, 1, "slow", "{\"do\": \"part\"}");
    fixture_advance(fixture, 600);
    fixture_accepted(fixture, 1, "{\"do\": \"part\"}");
    fixture_free(fixture);
}
