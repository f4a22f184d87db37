/* agree_test.c: what players decide together: to end the game, to let a computer play for
 * somebody who is not there; and giving up for good. */
#include <string.h>

#include "tests/server/fixture.h"

enum { MINUTE = 60 * 1000 };

#define HAND "{\"do\": \"hand\", \"seat\": %d}"

TEST(all_agree_to_end)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    assert_int_equal(number_of(fixture_event(fixture, 2, "agree"), "seat"), 1);
    assert_int_equal(json_array_size(json_object_get(pair_table(&pair), "ending")), 1);
    fixture_accepted(fixture, 2, "{\"do\": \"decline\"}");
    assert_int_equal(json_array_size(json_object_get(pair_table(&pair), "ending")), 0);
    fixture_accepted(fixture, 2, "{\"do\": \"agree\"}");
    assert_null(fixture_event(fixture, 1, "closed"));
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    const json_t *closed = fixture_event(fixture, 2, "closed");
    assert_string_equal(text_of(closed, "why"), "agreed");
    assert_int_equal(strlen(text_of(closed, "seed")), 64);
    fixture_refused(fixture, 1, "late", "{\"do\": \"agree\"}");
    fixture_free(fixture);
}

TEST(those_who_agreed_to_end_can_play_again)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"rematch\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"rematch\"}");
    assert_int_equal(number_of(fixture_event(fixture, 2, "rematch"), "seat"), 1);
    fixture_free(fixture);
}

TEST(those_who_agreed_to_end_go_on_talking)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"emote\", \"text\": \"played\"}");
    assert_non_null(fixture_event(fixture, 2, "emote"));
    fixture_accepted(fixture, 2, "{\"do\": \"chat\", \"text\": \"thanks\"}");
    fixture_free(fixture);
}

/* It ends for those who still play, not for a computer that plays for somebody. */
TEST(whoever_is_away_is_not_asked)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture->thinker_is_slow = true;
    fixture_accepted(fixture, 2, "{\"do\": \"leave\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    assert_string_equal(text_of(fixture_event(fixture, 1, "closed"), "why"), "agreed");
    fixture_free(fixture);
}

TEST(an_end_before_the_game_is_refused)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"agree\"}");
    fixture_refused(fixture, 1, "bad", "{\"do\": \"decline\"}");
    fixture_free(fixture);
}

TEST(a_computer_plays_for_somebody_who_is_not_there)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture->thinker_is_slow = true;
    fixture_refused(fixture, 1, "forbidden", HAND, 2);
    fixture_disconnect(fixture, 2);
    assert_int_equal(json_integer_value(
                         json_array_get(json_object_get(pair_table(&pair), "absent"), 1)),
                     fixture->now);
    fixture_advance(fixture, MINUTE - 1);
    fixture_refused(fixture, 1, "forbidden", HAND, 2);
    fixture_advance(fixture, 1);
    fixture_accepted(fixture, 1, HAND, 2);
    assert_int_equal(number_of(fixture_event(fixture, 1, "agree"), "about"), 2);
    assert_int_equal(number_of(fixture_event(fixture, 1, "away"), "seat"), 2);
    fixture_refused(fixture, 1, "forbidden", HAND, 2);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    pair_view(&pair, 2, pair.bob);
    fixture_accepted(fixture, 2, "{\"do\": \"back\"}");
    assert_int_equal(number_of(fixture_event(fixture, 1, "back"), "seat"), 2);
    fixture_free(fixture);
}

/* Three people at a table of pig, by connections 1 to 3. */
static struct fixture *three_begun(void)
{
    struct fixture *fixture = fixture_new();
    char table[16], invite[32];
    fixture->thinker_is_slow = true;
    for (uint32_t peer = 1; peer <= 3; peer++) {
        char address[20];
        snprintf(address, sizeof address, "10.0.0.%u", peer);
        fixture_connect(fixture, peer, address, false);
    }
    const json_t *made = fixture_ask(fixture, 1, CREATE, "pig:players=3",
                                     PEOPLE ", " PERSON, "Ada", promise_of(1), "");
    snprintf(table, sizeof table, "%s", text_of(made, "table"));
    snprintf(invite, sizeof invite, "%s", text_of(made, "invite"));
    fixture_accepted(fixture, 1, SIT, table, text_of(made, "token"));
    for (uint32_t peer = 2; peer <= 3; peer++) {
        const json_t *seat = fixture_ask(fixture, peer, JOIN, table, invite,
                                         peer == 2 ? "Bob" : "Cy", promise_of((int)peer));
        fixture_accepted(fixture, peer, SIT, table, text_of(seat, "token"));
    }
    fixture_accepted(fixture, 1, "{\"do\": \"begin\"}");
    for (uint32_t peer = 1; peer <= 3; peer++)
        fixture_accepted(fixture, peer, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                         entropy_of((int)peer));
    return fixture;
}

TEST(everybody_present_must_agree)
{
    struct fixture *fixture = three_begun();
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, MINUTE);
    fixture_accepted(fixture, 1, HAND, 2);
    assert_null(fixture_event(fixture, 1, "away"));
    fixture_accepted(fixture, 3, HAND, 2);
    assert_int_equal(number_of(fixture_event(fixture, 1, "away"), "seat"), 2);
    fixture_free(fixture);
}

/* A computer plays on for somebody who gives up, as long as there is more than one other
 * person. */
TEST(giving_up_for_good)
{
    struct fixture *fixture = three_begun();
    fixture_accepted(fixture, 2, "{\"do\": \"leave\", \"final\": true}");
    assert_true(
        json_is_true(json_object_get(fixture_event(fixture, 1, "away"), "final")));
    fixture_refused(fixture, 2, "late", "{\"do\": \"back\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"chat\", \"text\": \"good luck\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"leave\"}");
    fixture_accepted(fixture, 3, "{\"do\": \"leave\", \"final\": true}");
    assert_null(fixture_event(fixture, 1, "closed"));
    fixture_accepted(fixture, 1, "{\"do\": \"leave\", \"final\": true}");
    const json_t *closed = fixture_event(fixture, 1, "closed");
    assert_string_equal(text_of(closed, "why"), "empty");
    assert_null(json_object_get(closed, "winners"));
    fixture_free(fixture);
}

static int64_t winner_in(const json_t *object)
{
    const json_t *winners = json_object_get(object, "winners");
    assert_int_equal(json_array_size(winners), 1);
    return json_integer_value(json_array_get(winners, 0));
}

TEST(whoever_resigns_against_one_other_has_lost)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_accepted(fixture, 2, "{\"do\": \"leave\", \"final\": true}");
    assert_null(fixture_event(fixture, 1, "away"));
    const json_t *closed = fixture_event(fixture, 1, "closed");
    assert_string_equal(text_of(closed, "why"), "resigned");
    assert_int_equal(strlen(text_of(closed, "seed")), 64);
    assert_int_equal(winner_in(closed), 1);
    assert_int_equal(winner_in(pair_table(&pair)), 1);
    fixture_refused(fixture, 2, "late", "{\"do\": \"back\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"chat\", \"text\": \"well played\"}");
    fixture_accepted(fixture, 1, "{\"do\": \"rematch\"}");
    fixture_free(fixture);
}

/* The other may be away: it is no longer their turn to decide anything. */
TEST(resigning_against_somebody_who_is_away_loses_too)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture->thinker_is_slow = true;
    fixture_accepted(fixture, 1, "{\"do\": \"leave\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"leave\", \"final\": true}");
    assert_int_equal(winner_in(fixture_event(fixture, 1, "closed")), 1);
    fixture_free(fixture);
}
