/* store_test.c: nothing happens before it is safe, nothing is lost after, nothing twice.
 */
#include <string.h>

#include "fixture.h"

static void nothing_is_told_before_it_is_safe(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    int64_t at;
    char line[1024];
    uint32_t mover = (uint32_t)pair_turn(&pair, &at), other = 3 - mover;
    snprintf(line, sizeof line, "%s", pair_line(&pair));
    house_forget(house, other);
    house->slow_store = true;
    assert_null(house_ask(house, mover,
                          "{\"do\": \"move\", \"at\": %lld, \"id\": \"a\", \"line\": "
                          "\"%s\"}",
                          (long long)at, line));
    assert_null(house_event(house, other, "move"));
    house_report(house, true);
    assert_int_equal(number_of(house_answer(house, mover), "n"), at + 1);
    assert_non_null(house_event(house, other, "move"));
    house_free(house);
}

static void a_failure_changes_nothing(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "ciub", "");
    int64_t at, after;
    int turn = pair_turn(&pair, &at);
    size_t rows = house->row_count;
    house->failing_store = true;
    assert_string_equal(text_of(pair_move(&pair, "a"), "code"), "broken");
    house_refused(house, 1, "broken", "{\"do\": \"chat\", \"text\": \"hi\"}");
    house->failing_store = false;
    assert_int_equal(house->row_count, rows);
    assert_int_equal(pair_turn(&pair, &after), turn);
    assert_int_equal(after, at);
    assert_int_equal(number_of(pair_move(&pair, "a"), "n"), at + 1);
    house_free(house);
}

static void a_table_that_was_not_stored_is_none(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct hall_count count;
    house_open(house, 1, "10.0.0.1", false);
    house->failing_store = true;
    house_refused(house, 1, "broken",
                  "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", "
                  "\"person\"], \"name\": \"Ada\", \"entropy\": \"%s\"}",
                  promise_of(1));
    hall_measure(house->hall, &count);
    assert_int_equal(count.tables_awake + count.tables_asleep, 0);
    house_free(house);
}

static void repeated_and_stale_moves(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    int64_t at;
    char line[1024];
    uint32_t mover = (uint32_t)pair_turn(&pair, &at);
    snprintf(line, sizeof line, "%s", pair_line(&pair));
    static const char move[] =
        "{\"do\": \"move\", \"at\": %lld, \"id\": \"%s\", \"line\": \"%s\"}";
    house_refused(house, 3 - mover, "forbidden", move, (long long)at, "b", line);
    house_refused(house, mover, "bad", move, (long long)at + 1, "b", line);
    house_refused(house, mover, "illegal", move, (long long)at, "b", "fly");
    int64_t n = number_of(house_ask(house, mover, move, (long long)at, "a", line), "n");
    size_t rows = house->row_count;
    assert_int_equal(
        number_of(house_ask(house, mover, move, (long long)at, "a", line), "n"), n);
    json_t *no = house_refused(house, mover, "stale", move, (long long)at, "c", line);
    assert_true(number_of(no, "n") >= n);
    assert_int_equal(house->row_count, rows);
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    pair_look(&pair, mover, mover == 1 ? pair.ada : pair.bob);
    assert_int_equal(
        number_of(house_ask(house, mover, move, (long long)at, "a", line), "n"), n);
    assert_int_equal(house->row_count, rows);
    house_free(house);
}

/* Requests that come while a batch is stored wait for it, each is answered once. */
static void a_busy_table_keeps_the_order(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    house->slow_store = true;
    assert_null(house_ask(house, 1, "{\"do\": \"chat\", \"text\": \"one\"}"));
    assert_null(house_ask(house, 2, "{\"do\": \"chat\", \"text\": \"two\"}"));
    assert_null(house_ask(house, 1, "{\"do\": \"begin\"}"));
    int begun = house->refs;
    assert_int_equal(house->pending_count, 1);
    house_report(house, false);
    assert_int_equal(house->pending_count, 1);
    house_report(house, true);
    house_report(house, true);
    assert_string_equal(text_of(house_event(house, 1, "chat"), "text"), "two");
    house->refs = begun;
    assert_non_null(json_object_get(house_answer(house, 1), "ok"));
    house_free(house);
}

/* What comes in a flood is refused, not forgotten. */
static void a_flood_is_refused(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    house->slow_store = true;
    house_ask(house, 1, "{\"do\": \"chat\", \"text\": \"one\"}");
    int first = house->refs + 1;
    for (int i = 0; i < 32; i++)
        assert_null(house_ask(house, 2, "{\"do\": \"back\"}"));
    house_refused(house, 2, "busy", "{\"do\": \"back\"}");
    house_report(house, true);
    for (house->refs = first; house->refs < first + 32; house->refs++)
        assert_non_null(house_answer(house, 2));
    house_free(house);
}

static void a_full_store_is_busy(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    hall_free(house->hall);
    house->plan.most_waiting = 1;
    house->plan.most_tables = 3;
    house->hall = hall_new(&house->plan);
    pair_sit(house, &pair, "pig", "");
    house->slow_store = true;
    static const char create[] =
        "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", \"random\"], "
        "\"name\": \"Ada\", \"entropy\": \"%s\"}";
    assert_null(house_ask(house, 2, create, promise_of(1)));
    house_refused(house, 1, "busy", "{\"do\": \"chat\", \"text\": \"one\"}");
    house_refused(house, 1, "busy", create, promise_of(1));
    house_report(house, true);
    house->slow_store = false;
    assert_non_null(json_object_get(house_ask(house, 1, create, promise_of(1)), "ok"));
    house_refused(house, 1, "full", create, promise_of(1));
    house_free(house);
}

static void a_restart_goes_on_with_equal_hashes(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "ciub:length=short", "");
    char id[16], before[20000];
    for (int i = 0; i < 12; i++) {
        snprintf(id, sizeof id, "m%d", i);
        assert_non_null(json_object_get(pair_move(&pair, id), "ok"));
        if (i % 4 != 3)
            continue;
        snprintf(before, sizeof before, "%s",
                 text_of(json_object_get(pair_look(&pair, 1, pair.ada), "snapshot"),
                         "record"));
        house_restart(house);
        house_open(house, 1, "10.0.0.1", false);
        house_open(house, 2, "10.0.0.2", false);
        pair_look(&pair, 2, pair.bob);
        assert_string_equal(
            text_of(json_object_get(pair_look(&pair, 1, pair.ada), "snapshot"), "record"),
            before);
    }
    house_free(house);
}

static void what_is_missing_is_sent(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    int64_t n = number_of(json_object_get(pair_look(&pair, 1, pair.ada), "table"), "n");
    house_close(house, 2);
    for (int i = 0; i < 3; i++)
        house_ask(house, 1, "{\"do\": \"chat\", \"text\": \"line %d\"}", i);
    house_open(house, 2, "10.0.0.2", false);
    json_t *back = house_ask(house, 2,
                             "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", "
                             "\"since\": %lld}",
                             pair.table, pair.bob, (long long)n);
    const json_t *events = json_object_get(back, "events");
    assert_int_equal(json_array_size(events), 3);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(number_of(json_array_get(events, i), "n"), n + 1 + (int64_t)i);
    assert_null(json_object_get(back, "snapshot"));
    back = house_ask(house, 2,
                     "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\", "
                     "\"since\": %lld}",
                     pair.table, pair.bob, (long long)n + 100);
    assert_non_null(json_object_get(back, "snapshot"));
    house_free(house);
}

/* While a game is on its seed is in the table's row, and in nothing that is told. */
static void the_seed_is_told_at_the_end_only(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    char seed[80] = "";
    for (size_t i = 0; i < house->row_count; i++)
        if (house->rows[i].kind == HALL_TABLE) {
            json_t *row = json_loads(house->rows[i].body, 0, NULL);
            snprintf(seed, sizeof seed, "%s", text_of(row, "seed"));
            json_decref(row);
        }
    pair_move(&pair, "a");
    pair_look(&pair, 2, pair.bob);
    assert_int_equal(strlen(seed), 64);
    for (uint32_t peer = 1; peer <= 2; peer++) {
        char *all = json_dumps(house->inbox[peer], 0);
        assert_null(strstr(all, seed));
        free(all);
    }
    house_free(house);
}

static void two_tabs_are_one_player(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    house_open(house, 3, "10.0.0.1", false);
    pair_look(&pair, 3, pair.ada);
    pair_look(&pair, 3, pair.ada);
    house_pass(house, 1000);
    assert_true(json_is_true(
        json_array_get(json_object_get(house_news(house, 2, "here"), "seats"), 0)));
    house_forget(house, 1);
    house_forget(house, 3);
    house_ask(house, 2, "{\"do\": \"chat\", \"text\": \"hi\"}");
    assert_non_null(house_event(house, 1, "chat"));
    assert_non_null(house_event(house, 3, "chat"));
    house_close(house, 3);
    house_pass(house, 1000);
    assert_true(json_is_true(
        json_array_get(json_object_get(house_news(house, 2, "here"), "seats"), 0)));
    house_close(house, 1);
    house_pass(house, 1000);
    assert_false(json_is_true(
        json_array_get(json_object_get(house_news(house, 2, "here"), "seats"), 0)));
    house_free(house);
}

/* What waited for one table is not done at another. */
static void who_left_meanwhile_does_nothing_elsewhere(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair first, second;
    pair_sit(house, &second, "pig", "");
    pair_sit(house, &first, "pig", "");
    house->slow_store = true;
    house_ask(house, 2, "{\"do\": \"chat\", \"text\": \"one\"}");
    assert_null(house_ask(house, 1, "{\"do\": \"begin\"}"));
    int begun = house->refs;
    pair_look(&second, 1, second.ada);
    house_report(house, true);
    house->refs = begun;
    assert_string_equal(text_of(house_answer(house, 1), "code"), "forbidden");
    assert_int_equal(house->pending_count, 0);
    house_free(house);
}

/* A table that cannot be read now is tried again, and its deadline is not forgotten. */
static void a_store_that_cannot_read(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 60, \"bank\": 0}");
    house_restart(house);
    house->blind_store = true;
    house_open(house, 1, "10.0.0.1", false);
    house_refused(house, 1, "broken",
                  "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\"}", pair.table,
                  pair.ada);
    house_pass(house, 300 * 1000);
    house->blind_store = false;
    house_pass(house, 300 * 1000);
    assert_string_equal(
        text_of(json_object_get(pair_look(&pair, 1, pair.ada), "table"), "state"),
        "over");
    house_free(house);
}

static void stopping_answers_all(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    house->slow_store = true;
    house_ask(house, 1, "{\"do\": \"chat\", \"text\": \"one\"}");
    int first = house->refs;
    house_ask(house, 2, "{\"do\": \"chat\", \"text\": \"two\"}");
    house_step(house, (struct hall_input){.event = HALL_STOP});
    assert_string_equal(text_of(house_answer(house, 2), "code"), "busy");
    assert_non_null(house_news(house, 1, "bye"));
    house_refused(house, 2, "busy", "{\"do\": \"chat\", \"text\": \"three\"}");
    house_report(house, true);
    house->refs = first;
    assert_non_null(json_object_get(house_answer(house, 1), "ok"));
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_told_before_it_is_safe),
        cmocka_unit_test(a_failure_changes_nothing),
        cmocka_unit_test(a_table_that_was_not_stored_is_none),
        cmocka_unit_test(repeated_and_stale_moves),
        cmocka_unit_test(a_busy_table_keeps_the_order),
        cmocka_unit_test(a_flood_is_refused),
        cmocka_unit_test(a_full_store_is_busy),
        cmocka_unit_test(a_restart_goes_on_with_equal_hashes),
        cmocka_unit_test(what_is_missing_is_sent),
        cmocka_unit_test(the_seed_is_told_at_the_end_only),
        cmocka_unit_test(two_tabs_are_one_player),
        cmocka_unit_test(who_left_meanwhile_does_nothing_elsewhere),
        cmocka_unit_test(a_store_that_cannot_read),
        cmocka_unit_test(stopping_answers_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
