/* rating_test.c: a game counts exactly once for its names, whatever fails. */
#include <string.h>

#include "tests/server/fixture.h"

static void sit_down(struct pair *pair)
{
    pair_view(pair, 1, pair->ada);
    pair_view(pair, 2, pair->bob);
}

static json_t *play(struct pair *pair, const char *line)
{
    static int moves;
    int64_t at;
    int turn = pair_turn(pair, &at);
    return fixture_ask(
        pair->fixture, (uint32_t)turn,
        "{\"do\": \"move\", \"at\": %lld, \"id\": \"m%d\", \"line\": \"%s\"}",
        (long long)at, moves++, line);
}

static bool ends(const struct fixture *fixture)
{
    for (size_t i = 0; i < fixture->pending[0].count; i++) {
        const char *body = fixture->pending[0].rows[i].body;
        if (strstr(body, "\"kind\":\"over\"") != NULL)
            return true;
    }
    return false;
}

/* Up to the roll that ends the game, which is not stored; the dice will fall the same. */
static void play_until_the_last_roll_fails(struct pair *pair)
{
    struct fixture *fixture = pair->fixture;
    bool over = false;
    pair_begin(pair);
    fixture->store_is_slow = true;
    while (!over) {
        assert_null(play(pair, "roll"));
        over = ends(fixture);
        fixture_report(fixture, !over);
    }
    fixture->store_is_slow = false;
}

static int64_t rated_games(struct fixture *fixture, size_t place)
{
    const json_t *names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    if (place >= json_array_size(names))
        return 0;
    return number_of(json_array_get(names, place), "games");
}

/* The games in the history of a name, and against its only opponent, which agree. */
static size_t games_in_history(struct fixture *fixture, const char *name)
{
    const json_t *profile = fixture_ask(
        fixture, 1, "{\"do\": \"profile\", \"game\": \"pig\", \"name\": \"%s\"}", name);
    const json_t *games = json_object_get(profile, "games");
    const json_t *opponents = json_object_get(profile, "opponents");
    const json_t *standing = json_object_get(json_object_get(profile, "record"), "pig");
    size_t count = json_array_size(games);
    assert_int_equal(json_array_size(opponents), count > 0);
    if (count > 0) {
        const json_t *other = json_array_get(opponents, 0);
        assert_int_equal(number_of(other, "games"), count);
        assert_int_equal(number_of(other, "won"), number_of(standing, "wins"));
        assert_int_equal(number_of(json_array_get(games, 0), "rating"),
                         number_of(standing, "rating"));
    }
    return count;
}

/* Two games end together. The first is not stored; the second is, with rows that include
 * both. Then the server crashes, and the first ends again. */
TEST(a_game_counts_once)
{
    struct fixture *fixture = fixture_new();
    struct pair first, second;
    pair_sign_up(fixture);
    pair_seat(fixture, &first, "pig:target=10", "");
    play_until_the_last_roll_fails(&first);
    pair_seat(fixture, &second, "pig:target=10", "");
    play_until_the_last_roll_fails(&second);
    fixture->store_is_slow = true;
    sit_down(&first);
    assert_null(play(&first, "roll"));
    sit_down(&second);
    assert_null(play(&second, "roll"));
    fixture_report(fixture, false);
    fixture_report(fixture, true);
    assert_int_equal(rated_games(fixture, 0), 1);
    assert_int_equal(games_in_history(fixture, "Ada"), 1);
    assert_int_equal(games_in_history(fixture, "Bob"), 1);
    fixture_restart(fixture);
    fixture->store_is_slow = false;
    pair_connect(fixture);
    sit_down(&first);
    assert_non_null(json_object_get(play(&first, "roll"), "ok"));
    assert_non_null(fixture_event(fixture, 1, "over"));
    assert_int_equal(rated_games(fixture, 0), 2);
    assert_int_equal(rated_games(fixture, 1), 2);
    assert_int_equal(games_in_history(fixture, "Ada"), 2);
    assert_int_equal(games_in_history(fixture, "Bob"), 2);
    fixture_free(fixture);
}

/* A game that could not be stored counts only once it is. */
TEST(a_failed_game_counts_later)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    pair_sign_up(fixture);
    pair_seat(fixture, &pair, "pig:target=10", "");
    play_until_the_last_roll_fails(&pair);
    fixture->store_fails = true;
    assert_string_equal(text_of(play(&pair, "roll"), "code"), "broken");
    assert_int_equal(rated_games(fixture, 0), 0);
    assert_int_equal(games_in_history(fixture, "Ada"), 0);
    fixture->store_fails = false;
    assert_non_null(json_object_get(play(&pair, "roll"), "ok"));
    assert_int_equal(rated_games(fixture, 0), 1);
    assert_int_equal(games_in_history(fixture, "Ada"), 1);
    fixture_free(fixture);
}

TEST(games_are_rated)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    pair_sign_up(fixture);
    pair_seat(fixture, &pair, "pig", "");
    pair_begin(&pair);
    pair_leave(&pair);
    assert_non_null(fixture_event(fixture, 1, "over"));
    const json_t *names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(json_array_size(names), 2);
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    assert_int_equal(number_of(json_array_get(names, 1), "rating"), 1184);
    assert_int_equal(number_of(json_array_get(names, 0), "wins"), 1);
    fixture_restart(fixture);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    fixture_refused(fixture, 1, "missing", "{\"do\": \"ratings\", \"game\": \"go\"}");
    fixture_free(fixture);
}

TEST(a_game_that_was_resigned_counts)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    pair_sign_up(fixture);
    pair_seat(fixture, &pair, "pig", "");
    pair_begin(&pair);
    fixture_accepted(fixture, 1, "{\"do\": \"leave\", \"final\": true}");
    assert_int_equal(games_in_history(fixture, "Ada"), 1);
    assert_int_equal(games_in_history(fixture, "Bob"), 1);
    const json_t *names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_string_equal(text_of(json_array_get(names, 0), "name"), "Bob");
    assert_int_equal(number_of(json_array_get(names, 0), "wins"), 1);
    assert_true(number_of(json_array_get(names, 0), "rating") > 1200);
    fixture_free(fixture);
}
