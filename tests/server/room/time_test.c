/* time_test.c: clocks, late players, missing reveals, sleeping tables, computer players.
 */
#include <string.h>

#include "tests/server/fixture.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };
static const int64_t DAY = 24 * 60 * (int64_t)MINUTE;

#define PACE ", \"pace\": {\"each\": 30, \"bank\": 60}"

static int64_t spare(struct pair *pair, int seat)
{
    return json_integer_value(
        json_array_get(json_object_get(pair_table(pair), "clocks"), (size_t)seat - 1));
}

TEST(the_bank_pays)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    assert_int_equal(number_of(pair_table(&pair), "deadline"),
                     fixture->now + 90 * SECOND);
    fixture_advance(fixture, 20 * SECOND);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 60 * SECOND);
    turn = pair_turn(&pair, &at);
    fixture_advance(fixture, 40 * SECOND);
    pair_move(&pair, "b");
    assert_int_equal(spare(&pair, turn), 50 * SECOND);
    fixture_free(fixture);
}

TEST(late_computer)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    fixture->thinker_is_slow = true;
    fixture_advance(fixture, 91 * SECOND);
    assert_int_equal(number_of(fixture_event(fixture, 1, "late"), "seat"), turn);
    assert_int_equal(number_of(fixture_event(fixture, 1, "away"), "seat"), turn);
    assert_int_equal(fixture->thinks_seat, turn - 1);
    uint32_t peer = (uint32_t)turn;
    fixture_refused(fixture, peer, "late",
                    "{\"do\": \"move\", \"at\": %lld, \"id\": \"x\", \"line\": \"roll\"}",
                    (long long)at);
    fixture_think(fixture, NULL);
    assert_string_equal(text_of(fixture_event(fixture, 1, "move"), "by"), "computer");
    fixture_ask(fixture, peer, "{\"do\": \"back\"}");
    assert_int_equal(number_of(fixture_event(fixture, 1, "back"), "seat"), turn);
    fixture_free(fixture);
}

TEST(late_skip)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", PACE ", \"late\": \"skip\"");
    int64_t at;
    pair_turn(&pair, &at);
    fixture_advance(fixture, 90 * SECOND);
    assert_string_equal(text_of(fixture_event(fixture, 1, "move"), "by"), "skip");
    assert_null(fixture_event(fixture, 1, "away"));
    assert_true(number_of(pair_table(&pair), "deadline") > fixture->now);
    fixture_free(fixture);
}

TEST(late_wait_and_hand)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", PACE ", \"late\": \"wait\"");
    int64_t at;
    int turn = pair_turn(&pair, &at);
    uint32_t other = (uint32_t)(3 - turn);
    fixture_refused(fixture, other, "forbidden", "{\"do\": \"hand\", \"seat\": %d}",
                    turn);
    fixture_advance(fixture, 91 * SECOND);
    assert_non_null(fixture_event(fixture, 1, "late"));
    assert_null(fixture_event(fixture, 1, "move"));
    fixture_ask(fixture, other, "{\"do\": \"hand\", \"seat\": %d, \"skip\": true}", turn);
    assert_string_equal(text_of(fixture_event(fixture, 1, "move"), "by"), "skip");
    fixture_free(fixture);
}

TEST(seats_that_do_not_reveal_are_freed)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char before[80];
    snprintf(before, sizeof before, "%s", text_of(pair_table(&pair), "commitment"));
    fixture_ask(fixture, 1, "{\"do\": \"begin\"}");
    fixture_ask(fixture, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}", entropy_of(1));
    fixture_advance(fixture, 2 * MINUTE);
    assert_non_null(fixture_event(fixture, 1, "seed"));
    assert_int_equal(number_of(fixture_event(fixture, 1, "free"), "seat"), 2);
    assert_string_equal(text_of(pair_table(&pair), "state"), "open");
    assert_string_not_equal(text_of(pair_table(&pair), "commitment"), before);
    fixture_ask(fixture, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"random\"}");
    fixture_refused(fixture, 1, "busy", "{\"do\": \"begin\"}");
    fixture_ask(fixture, 1, "{\"do\": \"promise\", \"entropy\": \"%s\"}", promise_of(7));
    fixture_ask(fixture, 1, "{\"do\": \"begin\"}");
    fixture_ask(fixture, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}", entropy_of(7));
    assert_non_null(fixture_event(fixture, 1, "begin"));
    fixture_free(fixture);
}

TEST(sleeping_tables_wake_for_their_deadline)
{
    struct pair pair;
    struct fixture *fixture =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 600, \"bank\": 0}");
    struct server_count count;
    fixture_disconnect(fixture, 1);
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, 2 * MINUTE);
    server_measure(fixture->server, &count);
    assert_int_equal(count.tables_asleep, 1);
    int loads = fixture->loads;
    fixture_advance(fixture, 20 * MINUTE);
    assert_true(fixture->loads > loads);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    const json_t *table = pair_table(&pair);
    assert_string_equal(text_of(table, "state"), "over");
    fixture_free(fixture);
}

TEST(a_restart_wakes_computers)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    int64_t at;
    uint32_t turn = (uint32_t)pair_turn(&pair, &at);
    fixture->thinker_is_slow = true;
    fixture_ask(fixture, turn, "{\"do\": \"leave\"}");
    assert_int_equal(fixture->asked_to_think, 1);
    fixture_restart(fixture);
    fixture_advance(fixture, SECOND);
    assert_int_equal(fixture->asked_to_think, 2);
    fixture_free(fixture);
}

/* The server is down for that time and starts again; both come back. */
static void restart_after(struct pair *pair, int64_t milliseconds)
{
    struct fixture *fixture = pair->fixture;
    fixture->now += milliseconds;
    fixture_restart(fixture);
    fixture_advance(fixture, 0);
    pair_come_back(pair);
}

TEST(clocks_wait_for_the_server)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    fixture_advance(fixture, 10 * SECOND);
    restart_after(&pair, 10 * MINUTE);
    int64_t deadline = fixture->now + 2 * MINUTE;
    assert_int_equal(number_of(pair_table(&pair), "deadline"), deadline);
    assert_int_equal(pair_turn(&pair, &at), turn);
    fixture_advance(fixture, MINUTE);
    assert_int_equal(number_of(pair_table(&pair), "deadline"), deadline);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 60 * SECOND);
    assert_true(number_of(pair_table(&pair), "deadline") <= fixture->now + 90 * SECOND);
    fixture_free(fixture);
}

/* The remaining time is the same asleep and awake, and then it is over. */
TEST(the_grace_ends)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", ", \"late\": \"wait\"");
    fixture_advance(fixture, 14 * DAY - MINUTE);
    restart_after(&pair, 20 * DAY);
    int64_t deadline = fixture->now + 60 * MINUTE;
    fixture_disconnect(fixture, 1);
    fixture_advance(fixture, 30 * MINUTE);
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, 20 * MINUTE);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    assert_int_equal(number_of(pair_table(&pair), "deadline"), deadline);
    fixture_advance(fixture, 11 * MINUTE);
    assert_non_null(fixture_event(fixture, 1, "late"));
    assert_int_equal(number_of(pair_table(&pair), "deadline"), 0);
    fixture_free(fixture);
}

/* After a regular stop the downtime is known to the millisecond: deadline and bank lose
 * nothing, even after several stops. */
TEST(a_stop_costs_no_time)
{
    struct pair pair;
    struct fixture *fixture =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 600, \"bank\": 600}");
    int64_t at;
    int turn = pair_turn(&pair, &at);
    int64_t deadline = number_of(pair_table(&pair), "deadline");
    for (int i = 1; i <= 3; i++) {
        fixture_advance(fixture, 150 * SECOND);
        fixture_step(fixture, (struct server_input){.event = SERVER_STOP});
        restart_after(&pair, 5 * MINUTE);
        assert_int_equal(number_of(pair_table(&pair), "deadline"),
                         deadline + i * 5 * MINUTE);
    }
    fixture_advance(fixture, 160 * SECOND);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 590 * SECOND);
    fixture_free(fixture);
}

/* After a crash it is known roughly, and rather too long than too short. */
TEST(a_crash_costs_no_time)
{
    struct pair pair;
    struct fixture *fixture =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 86400, \"bank\": 0}");
    int64_t deadline = number_of(pair_table(&pair), "deadline");
    for (int i = 0; i < 9; i++) {
        fixture_advance(fixture, 10 * MINUTE);
        pair_table(&pair);
    }
    fixture_advance(fixture, 30 * SECOND);
    restart_after(&pair, 5 * MINUTE);
    int64_t later = number_of(pair_table(&pair), "deadline") - deadline;
    assert_in_range(later, 5 * MINUTE, 6 * MINUTE);
    fixture_free(fixture);
}

TEST(reveals_and_silence_are_postponed_too)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    restart_after(&pair, 90 * DAY);
    assert_string_equal(text_of(pair_table(&pair), "state"), "open");
    fixture_ask(fixture, 1, "{\"do\": \"begin\"}");
    restart_after(&pair, 90 * DAY);
    assert_int_equal(number_of(pair_table(&pair), "deadline"), fixture->now + 2 * MINUTE);
    fixture_advance(fixture, 2 * MINUTE);
    assert_non_null(fixture_event(fixture, 1, "seed"));
    fixture_free(fixture);
}

TEST(late_moves_of_computers_are_ignored)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    int64_t at;
    uint32_t turn = (uint32_t)pair_turn(&pair, &at);
    fixture->thinker_is_slow = true;
    fixture_ask(fixture, turn, "{\"do\": \"leave\"}");
    char table[16];
    snprintf(table, sizeof table, "%s", fixture->thinks);
    int64_t number = fixture->thinks_number;
    fixture->thinks_number = number - 1;
    fixture_think(fixture, NULL);
    assert_null(fixture_event(fixture, 1, "move"));
    fixture_ask(fixture, turn, "{\"do\": \"back\"}");
    snprintf(fixture->thinks, sizeof fixture->thinks, "%s", table);
    fixture->thinks_number = number;
    fixture_think(fixture, NULL);
    assert_null(fixture_event(fixture, 1, "move"));
    fixture_ask(fixture, turn, "{\"do\": \"leave\"}");
    int asked = fixture->asked_to_think;
    fixture_advance(fixture, 61 * SECOND);
    assert_int_equal(fixture->asked_to_think, asked + 1);
    fixture_think(fixture, "fly to the moon");
    assert_non_null(fixture_event(fixture, 1, "move"));
    fixture_free(fixture);
}

TEST(silent_tables_are_closed)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_advance(fixture, 61 * DAY);
    assert_string_equal(text_of(fixture_event(fixture, 1, "closed"), "why"), "silent");
    fixture_free(fixture);
}

#define COMPUTER "{\"do\": \"seat\", \"seat\": %d, \"player\": \"random\"}"

/* Bob, who is no host, need not wait for Ada once she has gone. */
TEST(who_is_left_alone_at_a_rematch_gives_the_other_seat_away)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_accepted(fixture, 1, "{\"do\": \"agree\"}");
    fixture_accepted(fixture, 2, "{\"do\": \"agree\"}");
    snprintf(pair.table, sizeof pair.table, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"rematch\"}"), "table"));
    pair_view(&pair, 2, pair.bob);
    fixture_refused(fixture, 2, "forbidden", COMPUTER, 1); /* she looks at the result */
    fixture_ask(fixture, 1, "{\"do\": \"part\"}");
    fixture_accepted(fixture, 2, COMPUTER, 1);
    fixture_free(fixture);
}

TEST(rematch)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char next[16];
    fixture_refused(fixture, 1, "bad", "{\"do\": \"rematch\"}");
    pair_begin(&pair);
    pair_leave(&pair);
    assert_non_null(fixture_event(fixture, 1, "over"));
    snprintf(next, sizeof next, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"rematch\"}"), "table"));
    assert_string_equal(
        text_of(fixture_ask(fixture, 1, "{\"do\": \"rematch\"}"), "table"), next);
    assert_string_equal(text_of(fixture_event(fixture, 1, "rematch"), "table"), next);
    snprintf(pair.table, sizeof pair.table, "%s", next);
    pair_view(&pair, 1, pair.ada);
    pair_view(&pair, 2, pair.bob);
    fixture_clear(fixture, 1);
    for (uint32_t peer = 1; peer <= 2; peer++)
        fixture_ask(fixture, peer, "{\"do\": \"promise\", \"entropy\": \"%s\"}",
                    promise_of((int)peer));
    assert_non_null(fixture_event(fixture, 1, "call")); /* without a begin */
    pair_reveal(&pair);
    fixture_free(fixture);
}
