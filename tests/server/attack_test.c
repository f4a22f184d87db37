/* attack_test.c: hostile clients: floods, endless logs, and names that imitate others. */
#include <stdio.h>
#include <string.h>

#include "tests/server/fixture.h"

static const char join[] = JOIN;
static const char chat[] = "{\"do\": \"chat\", \"text\": \"%s\"}";

/* --- floods ------------------------------------------------------------------------- */

static struct fixture *rate_limited_fixture(void)
{
    struct fixture *fixture = fixture_new();
    fixture->plan.limits.requests_per_second = 10;
    fixture_restart(fixture);
    return fixture;
}

/* Every message counts and is answered once: 40 are handled, the others are refused. */
static void flood(const char *message, const char *code)
{
    struct fixture *fixture = rate_limited_fixture();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    for (int i = 0; i < 100; i++)
        fixture_send(fixture, 1, message);
    assert_int_equal(json_array_size(fixture->inbox[1]), 100);
    for (size_t i = 0; i < 100; i++)
        assert_string_equal(text_of(json_array_get(fixture->inbox[1], i), "code"),
                            i < 40 ? code : "slow");
    fixture_free(fixture);
}

TEST(invalid_requests_count_for_the_rate)
{
    flood("{", "bad");
    flood("[]", "bad");
    flood("{\"ref\": 7}", "bad");
    flood("{\"do\": \"dance\"}", "bad");
    flood("{\"do\": \"begin\"}", "forbidden");
}

TEST(refusals_for_the_rate_have_the_ref)
{
    struct fixture *fixture = rate_limited_fixture();
    fixture_connect(fixture, 1, "10.0.0.1", false);
    for (int i = 0; i < 41; i++)
        fixture_send(fixture, 1, "{\"do\": \"dance\", \"ref\": \"a dance\"}");
    json_t *last = json_array_get(fixture->inbox[1], 40);
    assert_string_equal(text_of(last, "code"), "slow");
    assert_string_equal(text_of(last, "re"), "a dance");
    fixture_free(fixture);
}

/* They keep their seat. */
TEST(flooding_clients_are_disconnected)
{
    struct fixture *fixture = rate_limited_fixture();
    struct pair pair;
    pair_sit(fixture, &pair, "pig", "");
    fixture_clear(fixture, 2);
    for (int i = 0; i < 1000; i++)
        fixture_send(fixture, 2, "{\"do\": \"lobby\"}");
    assert_true(fixture->closed[2]);
    assert_true(json_array_size(fixture->inbox[2]) <= 240);
    assert_false(fixture->closed[1]);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_non_null(pair_view(&pair, 3, pair.bob));
    fixture_free(fixture);
}

/* --- logs that grow ----------------------------------------------------------------- */

/* More connections from one address do not allow more writes. */
TEST(writes_per_address_are_limited)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    int made = 0;
    bool slow = false;
    for (int i = 0; i < 400; i++) {
        json_t *answer =
            fixture_ask(fixture, 1, "{\"do\": \"promise\", \"entropy\": \"%s\"}",
                        promise_of(1 + i % 2));
        if (json_object_get(answer, "error") == NULL)
            made++;
        else
            slow = strcmp(text_of(answer, "code"), "slow") == 0;
        fixture_clear(fixture, 1);
        fixture_clear(fixture, 2);
    }
    assert_true(slow);
    assert_true(made >= 100 && made <= 121);
    fixture_ask(fixture, 2, chat, "I can still talk");
    assert_non_null(fixture_event(fixture, 1, "chat"));
    fixture_free(fixture);
}

/* A table with a very long log accepts no more chat, but the game continues. */
TEST(long_logs_take_only_moves)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    fixture->plan.max_log = 12;
    fixture_restart(fixture);
    pair_sit(fixture, &pair, "pig", "");
    pair_begin(&pair);
    for (int i = 0; i < 20; i++)
        fixture_ask(fixture, 1, chat, "so there");
    fixture_advance(fixture, 60 * 1000);
    fixture_refused(fixture, 1, "full", chat, "one more");
    fixture_refused(fixture, 2, "full", "{\"do\": \"leave\"}");
    assert_null(json_object_get(pair_move(&pair, "on"), "error"));
    assert_non_null(fixture_event(fixture, 2, "move"));
    fixture_free(fixture);
}

/* --- names and chat ----------------------------------------------------------------- */

TEST(names_that_deceive)
{
    static const char *const bad[] = {
        "\\u202eadA", "Ada\\u200b",   "A\\u00adda", "\\u3164",       "Ada\\u00a0",
        "A\\u0085da", "Ada\\u2066",   "\\u200d",    "Ada  Lovelace", "\\ufeffAda",
        " Ada",       "Ada\\u2028Bo", "A\\u2063da",
    };
    static const char *const taken[] = {
        "Ada",       "ADA",       "\\u0410da",  "\\u0391d\\u0430",
        "Ad\\u0430", "\\uff21da", "A\\u200dda",
    };
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"person\"}");
    fixture_connect(fixture, 3, "10.0.0.3", true);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        fixture_refused(fixture, 3, "bad", join, pair.table, pair.invite, bad[i],
                        promise_of(3));
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        fixture_refused(fixture, 3, "bad", join, pair.table, pair.invite, taken[i],
                        promise_of(3));
    json_t *answer = fixture_ask(fixture, 3, join, pair.table, pair.invite,
                                 "\\u0416\\u00f6rg \\ud83d\\udc69\\u200d\\ud83d\\ude80",
                                 promise_of(3));
    assert_int_equal(number_of(answer, "seat"), 2);
    fixture_free(fixture);
}

TEST(registered_names_have_no_lookalikes)
{
    struct fixture *fixture = fixture_new();
    pair_connect(fixture);
    static const char enter[] =
        "{\"do\": \"register\", \"name\": \"%s\", \"phrase\": \"open sesame\"}";
    assert_null(fixture_ask(fixture, 1, enter, "Coco"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 1), "name"), "Coco");
    fixture_refused(fixture, 2, "full", enter, "\\u0421\\u043e\\u0441\\u043e");
    fixture_refused(fixture, 2, "forbidden", CREATE, "pig", PEOPLE, "Co\\u0441o",
                    promise_of(2), "");
    fixture_free(fixture);
}

TEST(chat_that_breaks_lines)
{
    static const char *const bad[] = {"a\\nb",         "\\u202egnorw", "\\u2067x",
                                      "\\u009b31mred", "a\\u2028b",    "\\u001b[2J"};
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        fixture_refused(fixture, 1, "bad", chat, bad[i]);
    assert_null(fixture_event(fixture, 2, "chat"));
    assert_null(json_object_get(
        fixture_ask(fixture, 1, chat, "\\u05e9\\u05dc\\u05d5\\u05dd \\ud83d\\ude00"),
        "error"));
    fixture_free(fixture);
}
