/* claim_test.c: players who have lost their device get their seat back, if the others let
 * them. */
#include <string.h>

#include "tests/server/fixture.h"

enum { MINUTE = 60 * 1000 };

#define ID    "an id that nobody else knows"
#define CLAIM "{\"do\": \"claim\", \"table\": \"%s\", \"seat\": %d, \"id\": \"" ID "\"}"
#define CLAIM_INVITED                                                                    \
    "{\"do\": \"claim\", \"table\": \"%s\", \"seat\": %d, \"id\": \"" ID                 \
    "\", \"invite\": \"%s\"}"
#define ADMIT  "{\"do\": \"agree\", \"claim\": %lld}"
#define REFUSE "{\"do\": \"decline\", \"claim\": %lld}"
#define REDEEM "{\"do\": \"redeem\", \"code\": \"" ID "\"}"

static void watch(struct pair *pair, uint32_t peer)
{
    char address[20];
    snprintf(address, sizeof address, "10.0.0.%u", peer);
    fixture_connect(pair->fixture, peer, address, false);
    fixture_accepted(pair->fixture, peer,
                     "{\"do\": \"watch\", \"table\": \"%s\", \"invite\": \"%s\"}",
                     pair->table, pair->invite);
}

/* A game in which Bob's device is gone, and he watches as peer 3. */
static struct fixture *lost(struct pair *pair)
{
    struct fixture *fixture = pair_begun(pair, "pig", "");
    fixture_disconnect(fixture, 2);
    watch(pair, 3);
    return fixture;
}

/* The same with a computer at the table: of two people alone, who resigns has lost. */
static struct fixture *lost_among_three(struct pair *pair)
{
    struct fixture *fixture = fixture_new();
    pair_connect(fixture);
    pair_seat_among(fixture, pair, "pig:players=3", PEOPLE ", \"random\"", "");
    pair_begin(pair);
    fixture_disconnect(fixture, 2);
    watch(pair, 3);
    return fixture;
}

static long long claim(struct pair *pair, uint32_t peer)
{
    return number_of(fixture_accepted(pair->fixture, peer, CLAIM, pair->table, 2), "n");
}

static const json_t *seat_two(struct pair *pair)
{
    return json_array_get(json_object_get(pair_table(pair), "seats"), 1);
}

TEST(somebody_is_let_in)
{
    struct pair pair;
    struct fixture *fixture = lost(&pair);
    long long n = claim(&pair, 3);
    assert_int_equal(number_of(fixture_event(fixture, 1, "claim"), "about"), 2);
    assert_int_equal(number_of(seat_two(&pair), "claim"), n);
    fixture_refused(fixture, 3, "missing", REDEEM);
    fixture_accepted(fixture, 1, ADMIT, n);
    const json_t *admit = fixture_event(fixture, 3, "admit");
    assert_int_equal(number_of(admit, "about"), 2);
    assert_int_equal(number_of(admit, "seat"), 1);
    assert_null(json_object_get(seat_two(&pair), "claim"));
    const json_t *answer = fixture_accepted(fixture, 3, REDEEM);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_int_equal(number_of(pair_view(&pair, 3, text_of(answer, "token")), "seat"), 2);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    fixture_refused(fixture, 2, "forbidden", SIT, pair.table, pair.bob);
    fixture_free(fixture);
}

/* What was decided, and what is still to be decided, outlives the server. */
TEST(a_claim_survives_a_restart)
{
    struct pair pair;
    struct fixture *fixture = lost(&pair);
    long long n = claim(&pair, 3);
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    pair_view(&pair, 1, pair.ada);
    fixture->store_fails = true;
    fixture_refused(fixture, 1, "broken", ADMIT, n);
    fixture->store_fails = false;
    assert_int_equal(number_of(seat_two(&pair), "claim"), n);
    fixture_advance(fixture, 3000);
    fixture_accepted(fixture, 1, ADMIT, n);
    fixture_restart(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(number_of(fixture_accepted(fixture, 3, REDEEM), "seat"), 2);
    for (size_t i = 0; i < fixture->row_count; i++)
        assert_null(strstr(fixture->rows[i].body, ID));
    fixture_free(fixture);
}

TEST(somebody_is_not_let_in)
{
    struct pair pair;
    struct fixture *fixture = lost(&pair);
    long long n = claim(&pair, 3);
    fixture_accepted(fixture, 1, REFUSE, n);
    assert_int_equal(number_of(fixture_event(fixture, 3, "decline"), "about"), 2);
    fixture_refused(fixture, 1, "late", ADMIT, n);
    fixture_refused(fixture, 3, "missing", REDEEM);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    assert_non_null(pair_view(&pair, 2, pair.bob));
    fixture_free(fixture);
}

TEST(only_what_can_be_claimed_is)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_refused(fixture, 3, "forbidden", CLAIM, pair.table, 2);
    fixture_disconnect(fixture, 3);
    watch(&pair, 3);
    fixture_refused(fixture, 3, "forbidden", CLAIM, pair.table, 2);
    fixture_refused(fixture, 3, "bad", CLAIM, pair.table, 3);
    fixture_refused(fixture, 3, "bad",
                    "{\"do\": \"claim\", \"table\": \"%s\", \"seat\": 2, \"id\": \"ab\"}",
                    pair.table);
    fixture_refused(fixture, 1, "forbidden", CLAIM, pair.table, 2);
    fixture_disconnect(fixture, 2);
    long long n = claim(&pair, 3);
    fixture_refused(fixture, 3, "forbidden", ADMIT, n);
    fixture_connect(fixture, 2, "10.0.0.2", false);
    pair_view(&pair, 2, pair.bob);
    fixture_refused(fixture, 1, "forbidden", ADMIT, n); /* Bob is there, and says no */
    fixture_accepted(fixture, 2, REFUSE, n);
    fixture_free(fixture);
}

/* A later claim takes the place of an earlier one, whose decision is void: nobody is let
 * in instead of the one who was asked about. */
TEST(a_decision_is_about_one_claim)
{
    struct pair pair;
    struct fixture *fixture = lost(&pair);
    long long first = claim(&pair, 3);
    watch(&pair, 4);
    fixture_accepted(fixture, 4,
                     "{\"do\": \"claim\", \"table\": \"%s\", \"seat\": 2, \"id\": "
                     "\"somebody else's own id\"}",
                     pair.table);
    fixture_refused(fixture, 1, "late", ADMIT, first);
    fixture_refused(fixture, 4, "missing",
                    "{\"do\": \"redeem\", \"code\": \"somebody else's own id\"}");
    fixture_free(fixture);
}

TEST(claims_are_few)
{
    struct pair pair;
    struct fixture *fixture = lost(&pair);
    for (int i = 0; i < 4; i++)
        claim(&pair, 3);
    json_t *no = fixture_refused(fixture, 3, "slow", CLAIM, pair.table, 2);
    assert_true(number_of(no, "wait") > 30);
    fixture_disconnect(fixture, 3);
    watch(&pair, 3);
    fixture_refused(fixture, 3, "slow", CLAIM, pair.table, 2);
    watch(&pair, 4);
    claim(&pair, 4);
    fixture_free(fixture);
}

TEST(a_registered_name_signs_in)
{
    struct pair pair;
    struct fixture *fixture = fixture_new();
    pair_sign_up(fixture);
    pair_seat(fixture, &pair, "pig", "");
    pair_begin(&pair);
    fixture_disconnect(fixture, 2);
    watch(&pair, 3);
    fixture_refused(fixture, 3, "forbidden", CLAIM, pair.table, 2);
    fixture_send(fixture, 3,
                 "{\"do\": \"sign\", \"name\": \"Bob\", \"phrase\": \"open sesame\"}");
    fixture->hash_good = true;
    fixture_hash(fixture);
    const json_t *answer = fixture_accepted(fixture, 3, CLAIM, pair.table, 2);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_int_equal(number_of(pair_view(&pair, 3, text_of(answer, "token")), "seat"), 2);
    fixture_free(fixture);
}

/* With only computers at the table, the invitation is enough. */
TEST(nobody_is_left_to_ask)
{
    struct pair pair;
    struct fixture *fixture = lost_among_three(&pair);
    fixture_accepted(fixture, 1, "{\"do\": \"leave\", \"final\": true}");
    fixture_refused(fixture, 3, "missing", CLAIM_INVITED, pair.table, 1, pair.invite);
    fixture_refused(fixture, 3, "forbidden", CLAIM, pair.table, 2);
    const json_t *answer =
        fixture_accepted(fixture, 3, CLAIM_INVITED, pair.table, 2, pair.invite);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_null(json_object_get(fixture_event(fixture, 1, "admit"), "seat"));
    assert_non_null(pair_view(&pair, 3, text_of(answer, "token")));
    fixture_connect(fixture, 2, "10.0.0.2", false);
    fixture_refused(fixture, 2, "forbidden", SIT, pair.table, pair.bob);
    fixture_free(fixture);
}
