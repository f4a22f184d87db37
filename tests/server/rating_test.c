/* rating_test.c: a game counts once for the names that played it, whatever fails. */
#include <string.h>

#include "fixture.h"

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
    pair_sign_up(house);
    pair_seat(house, &first, "pig:target=10", "");
    play_to_the_brink(&first);
    pair_seat(house, &second, "pig:target=10", "");
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
    pair_come(house);
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
    pair_sign_up(house);
    pair_seat(house, &pair, "pig:target=10", "");
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
