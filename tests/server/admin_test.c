/* admin_test.c: requests of the host over the control socket. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(requests_of_the_host)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_connect(fixture, 9, "local", true);
    json_t *all = fixture_ask(fixture, 9, "{\"do\": \"tables\"}");
    assert_int_equal(json_array_size(json_object_get(all, "tables")), 1);
    assert_non_null(json_object_get(
        fixture_ask(fixture, 9, "{\"do\": \"export\", \"table\": \"%s\"}", pair.table),
        "snapshot"));
    fixture_ask(fixture, 9, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    assert_string_equal(text_of(fixture_event(fixture, 1, "closed"), "why"), "ended");
    fixture_ask(fixture, 9, "{\"do\": \"ban\", \"address\": \"10.0.0.2\"}");
    assert_true(fixture->closed[2]);
    assert_int_equal(json_array_size(json_object_get(
                         fixture_ask(fixture, 9, "{\"do\": \"bans\"}"), "addresses")),
                     1);
    fixture_restart(fixture);
    fixture->closed[2] = false;
    fixture_connect(fixture, 2, "10.0.0.2", false);
    assert_true(fixture->closed[2]);
    fixture_connect(fixture, 9, "local", true);
    fixture_ask(fixture, 9, "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    fixture_refused(fixture, 9, "missing",
                    "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    fixture->closed[2] = false;
    fixture_connect(fixture, 2, "10.0.0.2", false);
    assert_false(fixture->closed[2]);
    fixture_free(fixture);
}
