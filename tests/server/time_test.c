/* time_test.c: clocks, who is late, who does not come, tables asleep, computer players.
 */
#include <string.h>

#include "fixture.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };
static const int64_t DAY = 24 * 60 * (int64_t)MINUTE;

#define PACE ", \"pace\": {\"each\": 30, \"bank\": 60}"

static const json_t *look_table(struct pair *pair)
{
    return json_object_get(pair_look(pair, 1, pair->ada), "table");
}

static int64_t spare(struct pair *pair, int seat)
{
    return json_integer_value(
        json_array_get(json_object_get(look_table(pair), "clocks"), (size_t)seat - 1));
}

static void the_bank_pays(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    assert_int_equal(number_of(look_table(&pair), "deadline"), house->now + 90 * SECOND);
    house_pass(house, 20 * SECOND);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 60 * SECOND);
    turn = pair_turn(&pair, &at);
    house_pass(house, 40 * SECOND);
    pair_move(&pair, "b");
    assert_int_equal(spare(&pair, turn), 50 * SECOND);
    house_free(house);
}

static void late_computer(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    house->slow_thinker = true;
    house_pass(house, 91 * SECOND);
    assert_int_equal(number_of(house_event(house, 1, "late"), "seat"), turn);
    assert_int_equal(number_of(house_event(house, 1, "away"), "seat"), turn);
    assert_int_equal(house->thinks_seat, turn - 1);
    uint32_t peer = (uint32_t)turn;
    house_refused(house, peer, "late",
                  "{\"do\": \"move\", \"at\": %lld, \"id\": \"x\", \"line\": \"roll\"}",
                  (long long)at);
    house_think(house, NULL);
    assert_string_equal(text_of(house_event(house, 1, "move"), "by"), "computer");
    house_ask(house, peer, "{\"do\": \"back\"}");
    assert_int_equal(number_of(house_event(house, 1, "back"), "seat"), turn);
    house_free(house);
}

static void late_skip(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", PACE ", \"late\": \"skip\"");
    int64_t at;
    pair_turn(&pair, &at);
    house_pass(house, 90 * SECOND);
    assert_string_equal(text_of(house_event(house, 1, "move"), "by"), "skip");
    assert_null(house_event(house, 1, "away"));
    assert_true(number_of(look_table(&pair), "deadline") > house->now);
    house_free(house);
}

static void late_wait_and_hand(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", PACE ", \"late\": \"wait\"");
    int64_t at;
    int turn = pair_turn(&pair, &at);
    uint32_t other = (uint32_t)(3 - turn);
    house_refused(house, other, "forbidden", "{\"do\": \"hand\", \"seat\": %d}", turn);
    house_pass(house, 91 * SECOND);
    assert_non_null(house_event(house, 1, "late"));
    assert_null(house_event(house, 1, "move"));
    house_ask(house, other, "{\"do\": \"hand\", \"seat\": %d, \"skip\": true}", turn);
    assert_string_equal(text_of(house_event(house, 1, "move"), "by"), "skip");
    house_free(house);
}

static void who_does_not_reveal_is_freed(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    char before[80];
    pair_sit(house, &pair, "pig", "");
    snprintf(before, sizeof before, "%s", text_of(look_table(&pair), "commitment"));
    house_ask(house, 1, "{\"do\": \"begin\"}");
    house_ask(house, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}", entropy_of(1));
    house_pass(house, 2 * MINUTE);
    assert_non_null(house_event(house, 1, "seed"));
    assert_int_equal(number_of(house_event(house, 1, "free"), "seat"), 2);
    assert_string_equal(text_of(look_table(&pair), "state"), "open");
    assert_string_not_equal(text_of(look_table(&pair), "commitment"), before);
    house_ask(house, 1, "{\"do\": \"seat\", \"seat\": 2, \"player\": \"random\"}");
    house_refused(house, 1, "busy", "{\"do\": \"begin\"}");
    house_ask(house, 1, "{\"do\": \"promise\", \"entropy\": \"%s\"}", promise_of(7));
    house_ask(house, 1, "{\"do\": \"begin\"}");
    house_ask(house, 1, "{\"do\": \"reveal\", \"entropy\": \"%s\"}", entropy_of(7));
    assert_non_null(house_event(house, 1, "begin"));
    house_free(house);
}

static void sleepers_wake_for_their_deadline(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 600, \"bank\": 0}");
    struct hall_count count;
    house_close(house, 1);
    house_close(house, 2);
    house_pass(house, 2 * MINUTE);
    hall_measure(house->hall, &count);
    assert_int_equal(count.tables_asleep, 1);
    int loads = house->loads;
    house_pass(house, 20 * MINUTE);
    assert_true(house->loads > loads);
    house_open(house, 1, "10.0.0.1", false);
    const json_t *table = look_table(&pair);
    assert_string_equal(text_of(table, "state"), "over");
    house_free(house);
}

static void a_restart_wakes_computers(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    int64_t at;
    uint32_t turn = (uint32_t)pair_turn(&pair, &at);
    house->slow_thinker = true;
    house_ask(house, turn, "{\"do\": \"leave\"}");
    assert_int_equal(house->asked_to_think, 1);
    house_restart(house);
    house_pass(house, SECOND);
    assert_int_equal(house->asked_to_think, 2);
    house_free(house);
}

/* The server is down for so long, and starts again; both have come back. */
static void be_down(struct pair *pair, int64_t milliseconds)
{
    struct house *house = pair->house;
    house->now += milliseconds;
    house_restart(house);
    house_pass(house, 0);
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    pair_look(pair, 1, pair->ada);
    pair_look(pair, 2, pair->bob);
}

static void clocks_wait_for_the_server(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", PACE);
    int64_t at;
    int turn = pair_turn(&pair, &at);
    house_pass(house, 10 * SECOND);
    be_down(&pair, 10 * MINUTE);
    int64_t deadline = house->now + 2 * MINUTE;
    assert_int_equal(number_of(look_table(&pair), "deadline"), deadline);
    assert_int_equal(pair_turn(&pair, &at), turn);
    house_pass(house, MINUTE);
    assert_int_equal(number_of(look_table(&pair), "deadline"), deadline);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 60 * SECOND);
    assert_true(number_of(look_table(&pair), "deadline") <= house->now + 90 * SECOND);
    house_free(house);
}

/* Asleep or awake, what is left of the time is the same, and then it is over. */
static void the_grace_ends(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", ", \"late\": \"wait\"");
    house_pass(house, 14 * DAY - MINUTE);
    be_down(&pair, 20 * DAY);
    int64_t deadline = house->now + 60 * MINUTE;
    house_close(house, 1);
    house_pass(house, 30 * MINUTE);
    house_close(house, 2);
    house_pass(house, 20 * MINUTE);
    house_open(house, 1, "10.0.0.1", false);
    assert_int_equal(number_of(look_table(&pair), "deadline"), deadline);
    house_pass(house, 11 * MINUTE);
    assert_non_null(house_event(house, 1, "late"));
    assert_int_equal(number_of(look_table(&pair), "deadline"), 0);
    house_free(house);
}

/* In good order it is known to the millisecond: neither the deadline nor the bank pays,
 * whether it stops once or again, or another server has noted it meanwhile. */
static void a_stop_costs_no_time(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 600, \"bank\": 600}");
    int64_t at;
    int turn = pair_turn(&pair, &at);
    int64_t deadline = number_of(look_table(&pair), "deadline");
    for (int i = 1; i <= 3; i++) {
        house_pass(house, 150 * SECOND);
        house_step(house, (struct hall_input){.event = HALL_STOP});
        be_down(&pair, 5 * MINUTE);
        assert_int_equal(number_of(look_table(&pair), "deadline"),
                         deadline + i * 5 * MINUTE);
    }
    house_pass(house, 160 * SECOND);
    pair_move(&pair, "a");
    assert_int_equal(spare(&pair, turn), 590 * SECOND);
    house_free(house);
}

/* After a crash it is known about, and rather too long than too short. */
static void nor_does_a_crash(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house =
        pair_begun(&pair, "pig", ", \"pace\": {\"each\": 86400, \"bank\": 0}");
    int64_t deadline = number_of(look_table(&pair), "deadline");
    for (int i = 0; i < 9; i++) {
        house_pass(house, 10 * MINUTE);
        look_table(&pair);
    }
    house_pass(house, 30 * SECOND);
    be_down(&pair, 5 * MINUTE);
    int64_t later = number_of(look_table(&pair), "deadline") - deadline;
    assert_in_range(later, 5 * MINUTE, 6 * MINUTE);
    house_free(house);
}

static void reveals_and_silence_wait_too(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    be_down(&pair, 90 * DAY);
    assert_string_equal(text_of(look_table(&pair), "state"), "open");
    house_ask(house, 1, "{\"do\": \"begin\"}");
    be_down(&pair, 90 * DAY);
    assert_int_equal(number_of(look_table(&pair), "deadline"), house->now + 2 * MINUTE);
    house_pass(house, 2 * MINUTE);
    assert_non_null(house_event(house, 1, "seed"));
    house_free(house);
}

static void thoughts_for_another_decision_do_not_count(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    int64_t at;
    uint32_t turn = (uint32_t)pair_turn(&pair, &at);
    house->slow_thinker = true;
    house_ask(house, turn, "{\"do\": \"leave\"}");
    char table[16];
    snprintf(table, sizeof table, "%s", house->thinks);
    int64_t number = house->thinks_number;
    house->thinks_number = number - 1;
    house_think(house, NULL);
    assert_null(house_event(house, 1, "move"));
    house_ask(house, turn, "{\"do\": \"back\"}");
    snprintf(house->thinks, sizeof house->thinks, "%s", table);
    house->thinks_number = number;
    house_think(house, NULL);
    assert_null(house_event(house, 1, "move"));
    house_ask(house, turn, "{\"do\": \"leave\"}");
    int asked = house->asked_to_think;
    house_pass(house, 61 * SECOND);
    assert_int_equal(house->asked_to_think, asked + 1);
    house_think(house, "fly to the moon");
    assert_non_null(house_event(house, 1, "move"));
    house_free(house);
}

static void silent_tables_are_closed(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sit(house, &pair, "pig", "");
    house_pass(house, 61 * DAY);
    assert_string_equal(text_of(house_event(house, 1, "closed"), "why"), "silent");
    house_free(house);
}

static void rematch(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    char next[16];
    pair_sit(house, &pair, "pig", "");
    house_refused(house, 1, "bad", "{\"do\": \"rematch\"}");
    pair_begin(&pair);
    house_ask(house, 1, "{\"do\": \"leave\"}");
    house_ask(house, 2, "{\"do\": \"leave\"}");
    assert_non_null(house_event(house, 1, "over"));
    snprintf(next, sizeof next, "%s",
             text_of(house_ask(house, 2, "{\"do\": \"rematch\"}"), "table"));
    assert_string_equal(text_of(house_ask(house, 1, "{\"do\": \"rematch\"}"), "table"),
                        next);
    assert_string_equal(text_of(house_event(house, 1, "rematch"), "table"), next);
    snprintf(pair.table, sizeof pair.table, "%s", next);
    pair_look(&pair, 1, pair.ada);
    pair_look(&pair, 2, pair.bob);
    house_forget(house, 1);
    for (uint32_t peer = 1; peer <= 2; peer++)
        house_ask(house, peer, "{\"do\": \"promise\", \"entropy\": \"%s\"}",
                  promise_of((int)peer));
    pair_begin(&pair);
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bank_pays),
        cmocka_unit_test(late_computer),
        cmocka_unit_test(late_skip),
        cmocka_unit_test(late_wait_and_hand),
        cmocka_unit_test(who_does_not_reveal_is_freed),
        cmocka_unit_test(sleepers_wake_for_their_deadline),
        cmocka_unit_test(a_restart_wakes_computers),
        cmocka_unit_test(clocks_wait_for_the_server),
        cmocka_unit_test(the_grace_ends),
        cmocka_unit_test(a_stop_costs_no_time),
        cmocka_unit_test(nor_does_a_crash),
        cmocka_unit_test(reveals_and_silence_wait_too),
        cmocka_unit_test(thoughts_for_another_decision_do_not_count),
        cmocka_unit_test(silent_tables_are_closed),
        cmocka_unit_test(rematch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
