/* presence_test.c: who is at a table, and how much of it all is told and kept. */
#include <string.h>

#include "fixture.h"

static size_t count_here(struct house *house, uint32_t peer)
{
    size_t count = 0, index;
    const json_t *it;
    json_array_foreach(house->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        count += news != NULL && strcmp(news, "here") == 0;
    }
    return count;
}

/* Whoever goes in and out makes no work for the others, who know at last how it is. */
static void in_and_out_is_told_once_a_second(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", ", \"watch\": true");
    house_open(house, 3, "10.0.0.3", false);
    house_pass(house, 5000);
    house_forget(house, 1);
    for (int i = 0; i < 100; i++) {
        house_ask(house, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table);
        house_ask(house, 3, "{\"do\": \"part\"}");
        house_pass(house, 10);
    }
    house_ask(house, 3, "{\"do\": \"watch\", \"table\": \"%s\"}", pair.table);
    house_pass(house, 1000);
    assert_in_range(count_here(house, 1), 2, 4);
    assert_int_equal(number_of(house_news(house, 1, "here"), "watchers"), 1);
    house_free(house);
}

/* The list of one's tables says whose turn it is, and nobody sees one come and go. */
static void a_peek_is_no_presence(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    house_pass(house, 5000);
    house_open(house, 3, "10.0.0.3", false);
    house_forget(house, 1);
    json_t *answer =
        house_ask(house, 3, "{\"do\": \"peek\", \"table\": \"%s\", \"token\": \"%s\"}",
                  pair.table, pair.bob);
    assert_int_equal(number_of(answer, "seat"), 2);
    assert_true(number_of(json_object_get(answer, "table"), "turn") > 0);
    assert_null(json_object_get(answer, "snapshot"));
    house_refused(house, 3, "forbidden",
                  "{\"do\": \"peek\", \"table\": \"%s\", \"token\": \"abc\"}",
                  pair.table);
    house_refused(house, 3, "forbidden", "{\"do\": \"chat\", \"text\": \"hi\"}");
    house_pass(house, 2000);
    assert_int_equal(count_here(house, 1), 0);
    house_free(house);
}

static void make_and_leave(struct house *house)
{
    json_t *made = house_ask(house, 1,
                             "{\"do\": \"create\", \"game\": \"pig\", \"seats\": "
                             "[\"person\", \"person\"], \"name\": \"Ada\", "
                             "\"entropy\": \"%s\"}",
                             promise_of(1));
    house_ask(house, 1, "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\"}",
              text_of(made, "table"), text_of(made, "token"));
    house_ask(house, 1, "{\"do\": \"leave\"}");
    house_pass(house, 5);
}

static void few_finished_tables_are_awake(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct hall_count count;
    house_open(house, 1, "10.0.0.1", true);
    for (int i = 0; i < 120; i++)
        make_and_leave(house);
    hall_measure(house->hall, &count);
    assert_in_range(count.tables_awake, 1, 100);
    house_pass(house, 61 * 1000);
    hall_measure(house->hall, &count);
    assert_int_equal(count.tables_awake, 0);
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_and_out_is_told_once_a_second),
        cmocka_unit_test(a_peek_is_no_presence),
        cmocka_unit_test(few_finished_tables_are_awake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
