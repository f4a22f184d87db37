/* lobby_test.c: public tables: listed, told of, watched, asleep and after a restart. */
#include <stdio.h>
#include <string.h>

#include "fixture.h"

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

static void make(struct house *house, const char *name, const char *seats)
{
    house_ask(house, 9,
              "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", %s], "
              "\"name\": \"%s\", \"public\": true, \"entropy\": \"%s\"}",
              seats, name, promise_of(1));
    house_pass(house, 1000);
}

static const char *first_name(const json_t *answer, size_t index)
{
    const json_t *table = json_array_get(json_object_get(answer, "tables"), index);
    return text_of(json_array_get(json_object_get(table, "seats"), 0), "name");
}

static json_t *look_for(struct house *house, const char *words)
{
    return house_ask(house, 3, "{\"do\": \"lobby\", \"find\": \"%s\"}", words);
}

/* A crowd of tables hides nobody: those one can join are first, the newest before the
 * others; it is said that there are more, and a friend is found by his name. */
static void a_crowd_of_tables(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    char name[24];
    house_open(house, 9, "10.0.0.9", true);
    house_open(house, 3, "10.0.0.3", false);
    make(house, "Adèle", "\"person\"");
    make(house, "Bob", "\"person\"");
    for (int i = 0; i < 220; i++) {
        snprintf(name, sizeof name, "Nobody %d", i);
        make(house, name, "\"random\"");
    }
    json_t *answer = house_ask(house, 3, "{\"do\": \"lobby\"}");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 200);
    assert_int_equal(number_of(answer, "more"), 22);
    assert_string_equal(first_name(answer, 0), "Bob");
    assert_string_equal(first_name(answer, 1), "Adèle");
    assert_string_equal(first_name(answer, 2), "Nobody 219");
    answer = look_for(house, "nobody 7");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 11);
    house_pass(house, 120 * 1000); /* they sleep */
    answer = look_for(house, "BOB");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 1);
    assert_int_equal(number_of(answer, "more"), 0);
    assert_string_equal(first_name(answer, 0), "Bob");
    const json_t *table = json_array_get(json_object_get(answer, "tables"), 0);
    snprintf(name, sizeof name, "%s", text_of(table, "table"));
    answer = look_for(house, name);
    assert_string_equal(first_name(answer, 0), "Bob");
    answer = look_for(house, "eve");
    assert_int_equal(json_array_size(json_object_get(answer, "tables")), 0);
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(public_tables_are_listed),
        cmocka_unit_test(private_tables_are_not),
        cmocka_unit_test(a_crowd_of_tables),
        cmocka_unit_test(in_and_out_is_told_once_a_second),
        cmocka_unit_test(sleepers_are_listed_and_found_after_a_restart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
