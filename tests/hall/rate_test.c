/* rate_test.c: a game counts once for the names that played it, whatever fails. */
#include <stdio.h>
#include <string.h>

#include "house.h"

static void sign_up(struct house *house, uint32_t peer, const char *name)
{
    house_ask(house, peer,
              "{\"do\": \"register\", \"name\": \"%s\", \"phrase\": \"open sesame\"}",
              name);
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, peer), "name"), name);
}

static void sit_down(struct pair *pair)
{
    pair_look(pair, 1, pair->ada);
    pair_look(pair, 2, pair->bob);
}

static json_t *play(struct pair *pair, const char *line)
{
    static int moves;
    int64_t at;
    int turn = pair_turn(pair, &at);
    return house_ask(pair->house, (uint32_t)turn,
                     "{\"do\": \"move\", \"at\": %lld, \"id\": \"m%d\", \"line\": "
                     "\"%s\"}",
                     (long long)at, moves++, line);
}

static bool ends(const struct house *house)
{
    for (size_t i = 0; i < house->pending[0].count; i++) {
        const char *body = house->pending[0].rows[i].body;
        if (strstr(body, "\"kind\":\"over\"") != NULL)
            return true;
    }
    return false;
}

/* To where the next roll ends it: that one fails, and the dice will fall the same. */
static void play_to_the_brink(struct pair *pair)
{
    struct house *house = pair->house;
    bool over = false;
    pair_begin(pair);
    house->slow_store = true;
    while (!over) {
        assert_null(play(pair, "roll"));
        over = ends(house);
        house_report(house, !over);
    }
    house->slow_store = false;
}

static void sit_at(struct house *house, struct pair *pair)
{
    json_t *made = house_ask(house, 1,
                             "{\"do\": \"create\", \"game\": \"pig:target=10\", "
                             "\"seats\": [\"person\", \"person\"], \"name\": \"Ada\", "
                             "\"entropy\": \"%s\"}",
                             promise_of(1));
    pair->house = house;
    snprintf(pair->table, sizeof pair->table, "%s", text_of(made, "table"));
    snprintf(pair->ada, sizeof pair->ada, "%s", text_of(made, "token"));
    json_t *joined = house_ask(house, 2,
                               "{\"do\": \"join\", \"table\": \"%s\", \"invite\": "
                               "\"%s\", \"name\": \"Bob\", \"entropy\": \"%s\"}",
                               pair->table, text_of(made, "invite"), promise_of(2));
    snprintf(pair->bob, sizeof pair->bob, "%s", text_of(joined, "token"));
    sit_down(pair);
}

static int64_t games_of(struct house *house, size_t place)
{
    const json_t *names = json_object_get(
        house_ask(house, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    if (place >= json_array_size(names))
        return 0;
    return number_of(json_array_get(names, place), "games");
}

/* Two games end together. The first is not stored; the second is, with rows that tell of
 * both. Then the server crashes, and the first ends once more. */
static void a_game_counts_once(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair first, second;
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    sign_up(house, 1, "Ada");
    sign_up(house, 2, "Bob");
    sit_at(house, &first);
    play_to_the_brink(&first);
    sit_at(house, &second);
    play_to_the_brink(&second);
    house->slow_store = true;
    sit_down(&first);
    assert_null(play(&first, "roll"));
    sit_down(&second);
    assert_null(play(&second, "roll"));
    house_report(house, false);
    house_report(house, true);
    assert_int_equal(games_of(house, 0), 1);
    house_restart(house);
    house->slow_store = false;
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    sit_down(&first);
    assert_non_null(json_object_get(play(&first, "roll"), "ok"));
    assert_non_null(house_event(house, 1, "over"));
    assert_int_equal(games_of(house, 0), 2);
    assert_int_equal(games_of(house, 1), 2);
    house_free(house);
}

/* What failed is not counted, and counts when it ends after all. */
static void what_failed_counts_later(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    sign_up(house, 1, "Ada");
    sign_up(house, 2, "Bob");
    sit_at(house, &pair);
    play_to_the_brink(&pair);
    house->failing_store = true;
    assert_string_equal(text_of(play(&pair, "roll"), "code"), "broken");
    assert_int_equal(games_of(house, 0), 0);
    house->failing_store = false;
    assert_non_null(json_object_get(play(&pair, "roll"), "ok"));
    assert_int_equal(games_of(house, 0), 1);
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_counts_once),
        cmocka_unit_test(what_failed_counts_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
