/* lobby_test.c: public tables: listed, told of, watched, asleep and after a restart. */
#include <string.h>

#include "house.h"

static size_t listed(struct house *house, uint32_t peer)
{
    json_t *answer = house_ask(house, peer, "{\"do\": \"lobby\", \"on\": true}");
    return json_array_size(json_object_get(answer, "tables"));
}

static void public_tables_are_listed(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    house_open(house, 3, "10.0.0.3", false);
    assert_int_equal(listed(house, 3), 0);
    pair_sit(house, &pair, "pig", ", \"public\": true");
    house_pass(house, 1000);
    const json_t *news = house_news(house, 3, "lobby");
    assert_string_equal(text_of(json_object_get(news, "table"), "table"), pair.table);
    assert_int_equal(number_of(json_object_get(news, "table"), "free"), 0);
    assert_int_equal(listed(house, 3), 1);
    assert_non_null(json_object_get(
        house_ask(house, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table), "ok"));
    pair_begin(&pair);
    assert_non_null(house_event(house, 3, "begin"));
    house_pass(house, 1000);
    house_forget(house, 3);
    pair_move(&pair, "a");
    house_pass(house, 1000);
    assert_null(house_news(house, 3, "lobby"));
    house_ask(house, 1, "{\"do\": \"leave\"}");
    house_ask(house, 2, "{\"do\": \"leave\"}");
    assert_string_equal(text_of(house_news(house, 3, "lobby"), "gone"), pair.table);
    assert_int_equal(listed(house, 3), 0);
    house_free(house);
}

static size_t count_news(struct house *house, uint32_t peer)
{
    size_t count = 0, index;
    const json_t *it;
    json_array_foreach(house->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        count += news != NULL && strcmp(news, "lobby") == 0;
    }
    return count;
}

/* Once a second for one table, and at last as it is; who has left hears nothing. */
static void in_and_out_is_told_once_a_second(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    for (uint32_t peer = 3; peer <= 5; peer++) {
        house_open(house, peer, "10.0.0.3", false);
        listed(house, peer);
    }
    pair_sit(house, &pair, "pig", ", \"public\": true");
    pair_begin(&pair);
    house_pass(house, 2000);
    house_close(house, 3);
    house_ask(house, 4, "{\"do\": \"lobby\", \"on\": false}");
    for (uint32_t peer = 3; peer <= 5; peer++)
        house_forget(house, peer);
    int64_t at;
    uint32_t idle = 3 - (uint32_t)pair_turn(&pair, &at);
    for (int i = 0; i < 20; i++) {
        house_ask(house, idle, "{\"do\": \"leave\"}");
        house_ask(house, idle, "{\"do\": \"back\"}");
        house_pass(house, 100);
    }
    house_ask(house, idle, "{\"do\": \"leave\"}");
    house_pass(house, 1000);
    assert_in_range(count_news(house, 5), 2, 4);
    assert_int_equal(count_news(house, 3) + count_news(house, 4), 0);
    const json_t *table = json_object_get(house_news(house, 5, "lobby"), "table");
    const json_t *seat = json_array_get(json_object_get(table, "seats"), idle - 1);
    assert_true(json_is_true(json_object_get(seat, "away")));
    house_free(house);
}

static void private_tables_are_not(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    house_open(house, 3, "10.0.0.3", false);
    assert_int_equal(listed(house, 3), 0);
    pair_sit(house, &pair, "pig", "");
    pair_begin(&pair);
    assert_null(house_news(house, 3, "lobby"));
    assert_int_equal(listed(house, 3), 0);
    house_free(house);
}

static void sleepers_are_listed_and_found_after_a_restart(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    struct hall_count count;
    pair_sit(house, &pair, "seals", ", \"public\": true");
    house_close(house, 1);
    house_close(house, 2);
    house_pass(house, 120 * 1000);
    hall_measure(house->hall, &count);
    assert_int_equal(count.tables_asleep, 1);
    house_open(house, 3, "10.0.0.3", false);
    assert_int_equal(listed(house, 3), 1);
    house_restart(house);
    house_pass(house, 1000);
    house_open(house, 3, "10.0.0.3", false);
    assert_int_equal(listed(house, 3), 1);
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(public_tables_are_listed),
        cmocka_unit_test(private_tables_are_not),
        cmocka_unit_test(in_and_out_is_told_once_a_second),
        cmocka_unit_test(sleepers_are_listed_and_found_after_a_restart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
