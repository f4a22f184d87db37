/* pairing_test.c: quick pairing: who gets a table with whom, and that nobody does who has
 * left, or twice, or before it is stored. */
#include <stdio.h>
#include <string.h>

#include "tests/server/fixture.h"

/* Members: pace, name, promise, id of the request. */
#define PAIR                                                                             \
    "{\"do\": \"pair\", \"game\": \"pig:players=%d\", \"pace\": \"%s\", \"name\": "      \
    "\"%s\", \"entropy\": \"%s\", \"id\": \"%s of this request\"}"
#define UNPAIR "{\"do\": \"unpair\"}"

static void connect_many(struct fixture *fixture, int count)
{
    for (int peer = 1; peer <= count; peer++) {
        char address[16];
        snprintf(address, sizeof address, "10.0.0.%d", peer);
        fixture_connect(fixture, (uint32_t)peer, address, false);
    }
}

static json_t *pair_up(struct fixture *fixture, uint32_t peer, int players,
                       const char *name)
{
    return fixture_accepted(fixture, peer, PAIR, players, "live", name,
                            promise_of((int)peer), name);
}

static const char *table_of(struct fixture *fixture, uint32_t peer)
{
    return text_of(fixture_news(fixture, peer, "paired"), "table");
}

static void sit_paired(struct fixture *fixture, uint32_t peer)
{
    const json_t *news = fixture_news(fixture, peer, "paired");
    assert_non_null(news);
    json_t *seen = fixture_accepted(fixture, peer, SIT, text_of(news, "table"),
                                    text_of(news, "token"));
    assert_int_equal(number_of(seen, "seat"), number_of(news, "seat"));
}

TEST(two_strangers_play)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 2);
    json_t *answer = pair_up(fixture, 1, 2, "Ada");
    assert_int_equal(number_of(answer, "waiting"), 1);
    assert_int_equal(number_of(answer, "players"), 2);
    assert_int_equal(number_of(answer, "estimate"), 0);
    assert_null(fixture_news(fixture, 1, "paired"));
    fixture_advance(fixture, 7000);
    pair_up(fixture, 2, 2, "Bob");
    for (uint32_t peer = 1; peer <= 2; peer++)
        sit_paired(fixture, peer);
    assert_string_equal(table_of(fixture, 1), table_of(fixture, 2));
    for (uint32_t peer = 1; peer <= 2; peer++)
        fixture_accepted(fixture, peer, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                         entropy_of((int)peer));
    assert_non_null(fixture_event(fixture, 1, "begin"));
    assert_non_null(fixture_event(fixture, 2, "begin"));
    connect_many(fixture, 3);
    assert_int_equal(number_of(pair_up(fixture, 3, 2, "Cleo"), "estimate"), 4);
    fixture_free(fixture);
}

/* The table is in the database before anybody is told; if it cannot be stored, everybody
 * waits on in the same order. */
TEST(the_table_is_stored_first)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 3);
    pair_up(fixture, 1, 2, "Ada");
    fixture->store_is_slow = true;
    pair_up(fixture, 2, 2, "Bob");
    assert_null(fixture_news(fixture, 1, "paired"));
    pair_up(fixture, 3, 2, "Cleo");
    assert_int_equal(fixture->pending_count, 1);
    fixture_refused(fixture, 1, "late", UNPAIR);
    fixture_report(fixture, false);
    fixture_advance(fixture, 1000);
    assert_int_equal(fixture->pending_count, 0);
    fixture_advance(fixture, 1000);
    assert_int_equal(fixture->pending_count, 1);
    fixture_report(fixture, true);
    assert_string_equal(table_of(fixture, 1), table_of(fixture, 2));
    assert_null(fixture_news(fixture, 3, "paired"));
    assert_int_equal(fixture_count_news(fixture, 1, "paired"), 1);
    fixture_free(fixture);
}

TEST(who_has_left_gets_no_seat)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 5);
    pair_up(fixture, 1, 2, "Ada");
    fixture_accepted(fixture, 1, UNPAIR);
    fixture_accepted(fixture, 1, UNPAIR);
    pair_up(fixture, 2, 2, "Bob");
    fixture_disconnect(fixture, 2);
    pair_up(fixture, 3, 3, "Cleo");
    pair_up(fixture, 3, 2, "Cleo again");
    fixture_accepted(fixture, 4, PAIR, 2, "days", "Dan", promise_of(4), "Dan");
    for (uint32_t peer = 1; peer <= 4; peer++)
        assert_null(fixture_news(fixture, peer, "paired"));
    pair_up(fixture, 5, 2, "Eve");
    sit_paired(fixture, 3);
    sit_paired(fixture, 5);
    fixture_free(fixture);
}

/* Those who wait hear how many there are, at most once a second. */
TEST(who_waits_is_told_how_many)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 3);
    pair_up(fixture, 1, 4, "Ada");
    fixture_advance(fixture, 1000);
    assert_int_equal(number_of(pair_up(fixture, 2, 4, "Bob"), "waiting"), 2);
    assert_int_equal(number_of(fixture_news(fixture, 1, "pairing"), "waiting"), 2);
    pair_up(fixture, 3, 4, "Cleo");
    fixture_disconnect(fixture, 3);
    pair_up(fixture, 2, 2, "Bob elsewhere");
    assert_int_equal(fixture_count_news(fixture, 1, "pairing"), 1);
    fixture_advance(fixture, 1000);
    assert_int_equal(fixture_count_news(fixture, 1, "pairing"), 2);
    assert_int_equal(number_of(fixture_news(fixture, 1, "pairing"), "waiting"), 1);
    fixture_free(fixture);
}

/* Three players, longest waiting first. */
TEST(who_came_first_plays_first)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 4);
    fixture->store_fails = true;
    for (uint32_t peer = 1; peer <= 4; peer++) {
        static const char *const names[] = {"Ada", "Bob", "Cleo", "Dan"};
        pair_up(fixture, peer, 3, names[peer - 1]);
    }
    fixture->store_fails = false;
    fixture_advance(fixture, 2000);
    for (uint32_t peer = 1; peer <= 3; peer++)
        sit_paired(fixture, peer);
    assert_null(fixture_news(fixture, 4, "paired"));
    fixture_free(fixture);
}

/* Repeated with the same id, from another connection: while it waits, while the table is
 * stored, and when it is, even after a crash. */
TEST(a_broken_connection_loses_no_seat)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 4);
    pair_up(fixture, 1, 2, "Ada");
    fixture_accepted(fixture, 3, PAIR, 2, "live", "Ada", promise_of(1), "Ada");
    fixture->store_is_slow = true;
    pair_up(fixture, 2, 2, "Bob");
    fixture_disconnect(fixture, 3);
    fixture_disconnect(fixture, 2);
    fixture_accepted(fixture, 4, PAIR, 2, "live", "Ada", promise_of(1), "Ada");
    assert_int_equal(fixture->pending_count, 1);
    fixture_report(fixture, true);
    fixture->store_is_slow = false;
    assert_null(fixture_news(fixture, 1, "paired"));
    sit_paired(fixture, 4);
    fixture_restart(fixture);
    connect_many(fixture, 2);
    json_t *answer = pair_up(fixture, 2, 2, "Bob");
    assert_non_null(json_object_get(answer, "table"));
    char table[16];
    snprintf(table, sizeof table, "%s", text_of(answer, "table"));
    json_t *seat = fixture_accepted(
        fixture, 2, "{\"do\": \"redeem\", \"code\": \"Bob of this request\"}");
    assert_string_equal(text_of(seat, "table"), table);
    char token[32];
    snprintf(token, sizeof token, "%s", text_of(seat, "token"));
    fixture_accepted(fixture, 2, SIT, table, token);
    fixture_accepted(fixture, 2, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                     entropy_of(2));
    fixture_free(fixture);
}

TEST(strangers_may_have_the_same_name)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 2);
    fixture_sign_up(fixture, 2, "Ada");
    fixture_disconnect(fixture, 2);
    fixture_refused(fixture, 1, "forbidden", PAIR, 2, "live", "Ada", promise_of(1), "x");
    fixture_connect(fixture, 2, "10.0.0.2", false);
    fixture_accepted(fixture, 1, PAIR, 2, "live", "Guest", promise_of(1), "one");
    fixture_accepted(fixture, 2, PAIR, 2, "live", "guest", promise_of(2), "two");
    sit_paired(fixture, 1);
    json_t *seen = fixture_ask(fixture, 1, "{\"do\": \"watch\", \"table\": \"%s\"}",
                               table_of(fixture, 1));
    const json_t *seats = json_object_get(json_object_get(seen, "table"), "seats");
    const char *first = text_of(json_array_get(seats, 0), "name"),
               *second = text_of(json_array_get(seats, 1), "name");
    assert_true(strcmp(first, second) != 0);
    assert_true((strcmp(first, "Guest") == 0 && strcmp(second, "guest 2") == 0) ||
                (strcmp(first, "guest") == 0 && strcmp(second, "Guest 2") == 0) ||
                (strcmp(second, "Guest") == 0 && strcmp(first, "guest 2") == 0) ||
                (strcmp(second, "guest") == 0 && strcmp(first, "Guest 2") == 0));
    fixture_free(fixture);
}

/* A number after a name is for one table; if that is not stored, it is forgotten. */
TEST(a_name_gets_its_number_at_the_table)
{
    for (uint32_t gone = 1; gone <= 2; gone++) {
        struct fixture *fixture = fixture_new();
        uint32_t there = 3 - gone;
        connect_many(fixture, 3);
        fixture->store_fails = true;
        for (uint32_t peer = 1; peer <= 2; peer++)
            fixture_accepted(fixture, peer, PAIR, 2, "live", "Ada", promise_of((int)peer),
                             peer == 1 ? "one" : "two");
        fixture->store_fails = false;
        fixture_disconnect(fixture, gone);
        pair_up(fixture, 3, 2, "Cleo");
        fixture_advance(fixture, 2000);
        sit_paired(fixture, there);
        json_t *seen =
            fixture_ask(fixture, there, "{\"do\": \"watch\", \"table\": \"%s\"}",
                        table_of(fixture, there));
        const json_t *seats = json_object_get(json_object_get(seen, "table"), "seats");
        int64_t seat = number_of(fixture_news(fixture, there, "paired"), "seat");
        assert_string_equal(text_of(json_array_get(seats, (size_t)seat - 1), "name"),
                            "Ada");
        fixture_free(fixture);
    }
}

/* Registers a name, and gives it a rating, as if it were stored so. */
static void restore_name(struct fixture *fixture, const char *name, int rating)
{
    char body[300], key[24];
    snprintf(key, sizeof key, "%s", name);
    snprintf(body, sizeof body,
             "{\"name\":\"%s\",\"hash\":\"hash of open sesame\",\"keys\":[],\"record\":{"
             "\"pig\":{\"rating\":%d,\"games\":9,\"wins\":3}},\"counted\":[]}",
             name, rating);
    struct server_row row = {
        .kind = SERVER_NAME, .key = key, .body = body, .length = strlen(body)};
    fixture_step(fixture, (struct server_input){
                              .event = SERVER_RESTORED, .rows = &row, .count = 1});
}

static void sign_in(struct fixture *fixture, uint32_t peer, const char *name)
{
    fixture_ask(fixture, peer,
                "{\"do\": \"sign\", \"name\": \"%s\", \"phrase\": \"open sesame\"}",
                name);
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, peer), "name"), name);
}

/* Close ratings come first, but nobody waits for them for ever, nor plays against
 * themselves. */
TEST(ratings_are_close)
{
    static const char *const names[] = {"weak", "strong", "fair", "strong"};
    static const int ratings[] = {900, 2000, 1000};
    struct fixture *fixture = fixture_new();
    for (int i = 0; i < 3; i++)
        restore_name(fixture, names[i], ratings[i]);
    connect_many(fixture, 5);
    for (uint32_t peer = 1; peer <= 4; peer++)
        sign_in(fixture, peer, names[peer - 1]);
    for (uint32_t peer = 1; peer <= 2; peer++)
        pair_up(fixture, peer, 2, names[peer - 1]);
    assert_null(fixture_news(fixture, 1, "paired"));
    pair_up(fixture, 3, 2, names[2]);
    assert_string_equal(table_of(fixture, 1), table_of(fixture, 3));
    assert_null(fixture_news(fixture, 2, "paired"));
    fixture_accepted(fixture, 4, PAIR, 2, "live", "strong", promise_of(4), "device");
    fixture_advance(fixture, 40000);
    assert_null(fixture_news(fixture, 2, "paired"));
    fixture_clear(fixture, 2);
    pair_up(fixture, 5, 2, "Nobody");
    assert_string_equal(table_of(fixture, 2), table_of(fixture, 5));
    fixture_free(fixture);
}

TEST(pairing_is_limited)
{
    struct fixture *fixture = fixture_new();
    fixture->plan.limits.waiting_players = 3;
    fixture->plan.limits.waiting_players_per_address = 2;
    fixture_restart(fixture);
    for (uint32_t peer = 1; peer <= 3; peer++)
        fixture_connect(fixture, peer, "10.0.0.1", false);
    for (uint32_t peer = 4; peer <= 5; peer++)
        fixture_connect(fixture, peer, "10.0.0.2", false);
    pair_up(fixture, 1, 5, "Ada");
    pair_up(fixture, 2, 5, "Bob");
    fixture_refused(fixture, 3, "full", PAIR, 5, "live", "Cleo", promise_of(3), "Cleo");
    pair_up(fixture, 4, 5, "Dan");
    fixture_refused(fixture, 5, "full", PAIR, 5, "live", "Eve", promise_of(5), "Eve");
    fixture_accepted(fixture, 4, UNPAIR);
    pair_up(fixture, 5, 5, "Eve");
    fixture_disconnect(fixture, 1);
    fixture_accepted(fixture, 5, UNPAIR);
    pair_up(fixture, 3, 5, "Cleo");
    fixture_free(fixture);
}

TEST(odd_requests_are_refused)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 1);
    fixture_refused(fixture, 1, "bad", PAIR, 2, "soon", "Ada", promise_of(1), "x");
    fixture_refused(fixture, 1, "bad", PAIR, 9, "live", "Ada", promise_of(1), "x");
    fixture_refused(fixture, 1, "bad", PAIR, 2, "live", "Ada", "00", "x");
    fixture_refused(fixture, 1, "bad",
                    "{\"do\": \"pair\", \"game\": \"pig\", \"name\": \"Ada\", "
                    "\"entropy\": \"%s\"}",
                    promise_of(1));
    fixture_refused(fixture, 1, "bad",
                    "{\"do\": \"pair\", \"game\": \"pig#1\", \"name\": \"Ada\", "
                    "\"entropy\": \"%s\", \"id\": \"0123456789abcdef\"}",
                    promise_of(1));
    fixture_free(fixture);
}

/* Somebody who does not come gives the seat back; whoever takes it begins the game. */
TEST(a_missing_player_is_replaced)
{
    struct fixture *fixture = fixture_new();
    char table[16];
    connect_many(fixture, 3);
    pair_up(fixture, 1, 2, "Ada");
    pair_up(fixture, 2, 2, "Bob");
    sit_paired(fixture, 1);
    snprintf(table, sizeof table, "%s", table_of(fixture, 1));
    fixture_accepted(fixture, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                     entropy_of(1));
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, 121000);
    assert_non_null(fixture_event(fixture, 1, "free"));
    fixture_accepted(fixture, 1, "{\"do\": \"promise\", \"entropy\": \"%s\"}",
                     promise_of(1));
    fixture_accepted(fixture, 3, JOIN, table, "-", "Cleo", promise_of(3));
    assert_non_null(fixture_event(fixture, 1, "call"));
    fixture_free(fixture);
}

/* At a table over days nobody has to be there when the last player sits down. */
TEST(a_table_over_days_begins_by_itself)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    pair_sit(fixture, &pair, "pig",
             ", \"autostart\": true, \"pace\": {\"each\": 86400, \"bank\": 0}");
    const json_t *table = pair_table(&pair);
    assert_string_equal(text_of(table, "state"), "reveal");
    assert_int_equal(number_of(table, "deadline"), fixture->now + 86400000);
    fixture_accepted(fixture, 2, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                     entropy_of(2));
    fixture_disconnect(fixture, 1);
    fixture_disconnect(fixture, 2);
    fixture_advance(fixture, INT64_C(20) * 3600 * 1000);
    pair_come_back(&pair);
    fixture_accepted(fixture, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                     entropy_of(1));
    assert_non_null(fixture_event(fixture, 2, "begin"));
    fixture_free(fixture);
}

static const json_t *other_of(const json_t *told)
{
    return json_array_get(json_object_get(told, "others"), 0);
}

/* Somebody waits for the same game with other options: both are told. */
TEST(near_misses_are_told)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 2);
    assert_null(other_of(pair_up(fixture, 1, 2, "Ada")));
    const json_t *other = other_of(pair_up(fixture, 2, 3, "Bob"));
    assert_string_equal(text_of(other, "game"), "pig");
    assert_int_equal(number_of(other, "waiting"), 1);
    fixture_advance(fixture, 2000);
    other = other_of(fixture_news(fixture, 1, "pairing"));
    assert_string_equal(text_of(other, "game"), "pig:players=3");
    fixture_ask(fixture, 2, UNPAIR);
    fixture_advance(fixture, 2000);
    assert_null(other_of(fixture_news(fixture, 1, "pairing")));
    fixture_free(fixture);
}

/* So do those who have not chosen yet, and people who want another pace. */
TEST(everybody_learns_who_waits)
{
    struct fixture *fixture = fixture_new();
    connect_many(fixture, 3);
    const json_t *list = fixture_ask(fixture, 3, "{\"do\": \"lobby\"}");
    assert_int_equal(json_array_size(json_object_get(list, "waiting")), 0);
    pair_up(fixture, 1, 2, "Ada");
    const json_t *news = fixture_news(fixture, 3, "lobby");
    const json_t *waiting = json_array_get(json_object_get(news, "waiting"), 0);
    assert_string_equal(text_of(waiting, "game"), "pig");
    assert_string_equal(text_of(waiting, "pace"), "live");
    assert_int_equal(number_of(waiting, "waiting"), 1);
    const json_t *other =
        other_of(fixture_ask(fixture, 2,
                             "{\"do\": \"pair\", \"game\": \"pig\", \"pace\": \"days\", "
                             "\"name\": \"Bob\", \"entropy\": \"%s\", \"id\": "
                             "\"bobbobbobbobbobbob\"}",
                             promise_of(2)));
    assert_string_equal(text_of(other, "pace"), "live");
    fixture_free(fixture);
}
