/* history_test.c: what a name has played: curves, opponents, and what others may see. */
#include <string.h>

#include "tests/server/fixture.h"

#define PROFILE "{\"do\": \"profile\", \"name\": \"%s\", \"game\": \"pig\"}"

static const json_t *list_of(struct fixture *fixture, const char *name, const char *key)
{
    return json_object_get(fixture_accepted(fixture, 3, PROFILE, name), key);
}

static const json_t *game_of(struct fixture *fixture, const char *name, size_t at)
{
    return json_array_get(list_of(fixture, name, "games"), at);
}

/* Ada, Bob and somebody who only asks. */
static struct fixture *signed_up(void)
{
    struct fixture *fixture = fixture_new();
    pair_sign_up(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    return fixture;
}

/* One game, which whoever is not to move gives up first. */
static void play_game(struct fixture *fixture, struct pair *pair, const char *more)
{
    pair_seat(fixture, pair, "pig", more);
    pair_begin(pair);
    pair_leave(pair);
    assert_non_null(fixture_event(fixture, 1, "over"));
    fixture_clear(fixture, 1);
}

TEST(a_game_is_in_both_histories)
{
    struct pair pair;
    struct fixture *fixture = signed_up();
    play_game(fixture, &pair, ", \"public\": true");
    const json_t *won = game_of(fixture, "ada", 0);
    const json_t *other = json_array_get(json_object_get(won, "others"), 0);
    assert_int_equal(number_of(won, "rating"), 1216);
    assert_int_equal(number_of(won, "place"), 1);
    assert_true(number_of(won, "at") == fixture->now);
    assert_string_equal(text_of(won, "table"), pair.table);
    assert_string_equal(text_of(other, "name"), "Bob");
    assert_true(json_is_true(json_object_get(other, "rated")));
    const json_t *lost = game_of(fixture, "Bob", 0);
    assert_int_equal(number_of(lost, "rating"), 1184);
    assert_int_equal(number_of(lost, "place"), 2);
    const json_t *ada = json_array_get(list_of(fixture, "Bob", "opponents"), 0);
    assert_string_equal(text_of(ada, "name"), "Ada");
    assert_int_equal(number_of(ada, "games"), 1);
    assert_int_equal(number_of(ada, "won"), 0);
    assert_int_equal(number_of(ada, "lost"), 1);
    fixture_free(fixture);
}

/* At a private table, others see neither the table nor people without a registered name.
 */
TEST(private_tables_stay_private)
{
    struct pair pair;
    struct fixture *fixture = fixture_new();
    pair_connect(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    fixture_sign_up(fixture, 1, "Ada");
    play_game(fixture, &pair, "");
    const json_t *game = game_of(fixture, "Ada", 0);
    const json_t *bob = json_array_get(json_object_get(game, "others"), 0);
    assert_null(json_object_get(game, "table"));
    const json_t *seats = json_object_get(pair_table(&pair), "seats");
    assert_true(json_is_true(json_object_get(json_array_get(seats, 0), "rated")));
    assert_null(json_object_get(json_array_get(seats, 1), "rated"));
    assert_string_equal(text_of(bob, "name"), "");
    assert_null(json_object_get(bob, "rated"));
    assert_int_equal(json_array_size(list_of(fixture, "Ada", "opponents")), 0);
    play_game(fixture, &pair, ", \"watch\": true");
    game = game_of(fixture, "Ada", 0);
    bob = json_array_get(json_object_get(game, "others"), 0);
    assert_string_equal(text_of(game, "table"), pair.table);
    assert_string_equal(text_of(bob, "name"), "Bob");
    fixture_free(fixture);
}

TEST(histories_survive_a_restart)
{
    struct pair pair;
    struct fixture *fixture = signed_up();
    play_game(fixture, &pair, "");
    play_game(fixture, &pair, ", \"watch\": true");
    json_t *before = json_deep_copy(list_of(fixture, "Ada", "games"));
    json_t *opponents = json_deep_copy(list_of(fixture, "Ada", "opponents"));
    assert_int_equal(json_array_size(before), 2);
    fixture_restart(fixture);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_true(json_equal(before, list_of(fixture, "Ada", "games")));
    assert_true(json_equal(opponents, list_of(fixture, "Ada", "opponents")));
    json_decref(before);
    json_decref(opponents);
    fixture_free(fixture);
}

/* --- rows -----------------------------------------------------------------------------
 */

/* A name as a row of the database holds it. */
static void restore(struct fixture *fixture, const char *body)
{
    struct server_row row = {
        .kind = SERVER_NAME, .key = "eve", .body = body, .length = strlen(body)};
    fixture_step(fixture, (struct server_input){
                              .event = SERVER_RESTORED, .rows = &row, .count = 1});
}

TEST(rows_without_a_history_are_read)
{
    struct fixture *fixture = fixture_new();
    restore(fixture, "{\"name\": \"Eve\", \"hash\": \"x\", \"keys\": [], \"record\": "
                     "{\"pig\": {\"rating\": 1300, \"games\": 7, \"wins\": 5}}}");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    const json_t *eve = fixture_accepted(fixture, 3, PROFILE, "Eve");
    const json_t *pig = json_object_get(json_object_get(eve, "record"), "pig");
    assert_int_equal(number_of(pig, "rating"), 1300);
    assert_int_equal(json_array_size(json_object_get(eve, "games")), 0);
    assert_int_equal(json_array_size(json_object_get(eve, "opponents")), 0);
    fixture_free(fixture);
}

static void put_lists(struct buffer *row, int count)
{
    buffer_put(row, "\"games\":[");
    for (int i = 0; i < count; i++)
        buffer_format(row,
                      "%s{\"at\":%d,\"table\":\"T%d\",\"watch\":true,\"rating\":%d,"
                      "\"place\":1,\"others\":[{\"player\":\"adept\"}]}",
                      i ? "," : "", 1000 - i, i, 1500 - i);
    buffer_put(row, "],\"opponents\":[");
    for (int i = 0; i < count; i++)
        buffer_format(row, "%s{\"name\":\"N%d\",\"games\":1,\"won\":1,\"lost\":0}",
                      i ? "," : "", i);
    buffer_put(row, "]");
}

/* The newest stay, however many there are. */
TEST(an_answer_is_bounded)
{
    struct fixture *fixture = fixture_new();
    struct buffer row;
    buffer_init(&row);
    buffer_put(&row,
               "{\"name\":\"Eve\",\"hash\":\"x\",\"keys\":[],\"record\":{\"pig\":"
               "{\"rating\":1500,\"games\":300,\"wins\":300}},\"history\":{\"pig\":{");
    put_lists(&row, 300);
    buffer_put(&row, "}}}");
    restore(fixture, row.data);
    buffer_deinit(&row);
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(json_array_size(list_of(fixture, "Eve", "games")), 100);
    assert_int_equal(number_of(game_of(fixture, "Eve", 0), "rating"), 1500);
    assert_string_equal(text_of(game_of(fixture, "Eve", 99), "table"), "T99");
    const json_t *opponents = list_of(fixture, "Eve", "opponents");
    assert_int_equal(json_array_size(opponents), 50);
    assert_string_equal(text_of(json_array_get(opponents, 49), "name"), "N49");
    fixture_free(fixture);
}

/* Damaged lists must not keep the name from being restored. */
TEST(damaged_histories_are_skipped)
{
    struct fixture *fixture = fixture_new();
    restore(fixture, "{\"name\":\"Eve\",\"hash\":\"x\",\"keys\":[],\"record\":{\"pig\":"
                     "{\"rating\":1300,\"games\":7,\"wins\":5}},\"history\":{\"pig\":"
                     "{\"games\":[3,{\"table\":5},{\"table\":\"T1\",\"others\":7}],"
                     "\"opponents\":{\"name\":1}},\"go\":[]}}");
    fixture_connect(fixture, 3, "10.0.0.3", false);
    assert_int_equal(json_array_size(list_of(fixture, "Eve", "games")), 1);
    assert_int_equal(json_array_size(list_of(fixture, "Eve", "opponents")), 0);
    fixture_free(fixture);
}

/* --- the request ----------------------------------------------------------------------
 */

TEST(profiles_are_refused_with_reasons)
{
    struct fixture *fixture = signed_up();
    const json_t *no = fixture_refused(fixture, 3, "missing", PROFILE, "Nobody");
    assert_string_equal(text_of(no, "field"), "name");
    assert_non_null(strstr(text_of(no, "error"), "'Nobody'"));
    no = fixture_refused(fixture, 3, "missing",
                         "{\"do\": \"profile\", \"name\": \"Ada\", \"game\": \"go\"}");
    assert_string_equal(text_of(no, "field"), "game");
    fixture_refused(fixture, 3, "bad", "{\"do\": \"profile\"}");
    const json_t *ada =
        fixture_accepted(fixture, 3, "{\"do\": \"profile\", \"name\": \"Ada\"}");
    assert_int_equal(json_object_size(json_object_get(ada, "record")), 0);
    assert_null(json_object_get(ada, "games"));
    assert_int_equal(json_array_size(list_of(fixture, "Ada", "games")), 0);
    fixture_free(fixture);
}
