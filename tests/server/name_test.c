/* name_test.c: names with a passphrase, ratings, the host's requests, being told. */
#include <string.h>

#include "fixture.h"

static const char enter[] = "{\"do\": \"%s\", \"name\": \"%s\", \"phrase\": \"%s\"}";

static void names_are_kept(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    char key[40];
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    house_refused(house, 1, "bad", enter, "register", "Ada", "short");
    house_sign_up(house, 1, "Ada");
    house_refused(house, 2, "full", enter, "register", "ADA", "open sesame");
    house_refused(house, 2, "forbidden", enter, "sign", "Eve", "open sesame");
    assert_null(house_ask(house, 2, enter, "sign", "Ada", "open barley"));
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, 2), "code"), "forbidden");
    house_refused(house, 2, "forbidden",
                  "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", "
                  "\"person\"], \"name\": \"ada\", \"entropy\": \"%s\"}",
                  promise_of(2));
    assert_null(house_ask(house, 2, enter, "sign", "ada", "open sesame"));
    house_hash(house);
    snprintf(key, sizeof key, "%s", text_of(house_answer(house, 2), "key"));
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    assert_string_equal(
        text_of(house_ask(house, 1,
                          "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"%s\"}", key),
                "name"),
        "Ada");
    house_refused(house, 1, "forbidden",
                  "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"abc\"}");
    house_free(house);
}

static void assert_told(const json_t *refusal, const char *words)
{
    if (strstr(text_of(refusal, "error"), words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text_of(refusal, "error"), words);
}

/* Nobody who types a name knows about bytes and members of requests. */
static void names_are_refused_in_words_for_people(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    static const char lengthy[] = "АлександраКонстантиновна"; /* 24 letters, 48 bytes */
    house_open(house, 1, "10.0.0.1", false);
    assert_told(house_refused(house, 1, "bad", enter, "register", lengthy, "open sesame"),
                "too long");
    assert_told(house_refused(house, 1, "bad", enter, "sign", lengthy, "open sesame"),
                "too long");
    assert_told(house_refused(house, 1, "bad",
                              "{\"do\": \"create\", \"game\": \"pig\", \"seats\": "
                              "[\"person\", \"person\"], \"name\": \"%s\", "
                              "\"entropy\": \"%s\"}",
                              lengthy, promise_of(1)),
                "too long");
    assert_told(
        house_refused(house, 1, "bad", enter, "register", "Ada  L", "open sesame"),
        "single blanks");
    house_free(house);
}

static void a_name_that_was_not_stored_is_free(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    house_open(house, 1, "10.0.0.1", false);
    house->failing_store = true;
    assert_null(house_ask(house, 1, enter, "register", "Ada", "open sesame"));
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, 1), "code"), "broken");
    house->failing_store = false;
    json_t *made =
        house_ask(house, 1,
                  "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", "
                  "\"random\"], \"name\": \"Ada\", \"entropy\": \"%s\"}",
                  promise_of(1));
    assert_int_equal(number_of(made, "seat"), 1);
    for (size_t i = 0; i < house->row_count; i++)
        assert_null(strstr(house->rows[i].body, "\"rated\":true"));
    house_sign_up(house, 1, "Ada");
    house_free(house);
}

/* What is on its way may fail: nobody is let in by it. */
static void a_name_that_is_being_stored_waits(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
    house->slow_store = true;
    assert_null(house_ask(house, 1, enter, "register", "Ada", "open sesame"));
    house_hash(house);
    assert_null(house_ask(house, 2, enter, "sign", "Ada", "open sesame"));
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, 2), "code"), "busy");
    house_report(house, false);
    assert_int_equal(house->pending_count, 0);
    house->slow_store = false;
    house_sign_up(house, 2, "Ada");
    house_free(house);
}

static void a_stop_answers_who_waits_for_a_hash(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    house_open(house, 1, "10.0.0.1", false);
    assert_null(house_ask(house, 1, enter, "register", "Ada", "open sesame"));
    house_step(house, (struct hall_input){.event = HALL_STOP});
    assert_string_equal(text_of(house_answer(house, 1), "code"), "busy");
    house_hash(house);
    assert_int_equal(house->row_count, 0);
    house_free(house);
}

static void games_are_rated(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    pair_sign_up(house);
    pair_seat(house, &pair, "pig", "");
    pair_begin(&pair);
    house_ask(house, 1, "{\"do\": \"leave\"}");
    house_ask(house, 2, "{\"do\": \"leave\"}");
    assert_non_null(house_event(house, 1, "over"));
    const json_t *names = json_object_get(
        house_ask(house, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(json_array_size(names), 2);
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    assert_int_equal(number_of(json_array_get(names, 1), "rating"), 1184);
    assert_int_equal(number_of(json_array_get(names, 0), "wins"), 1);
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    names = json_object_get(
        house_ask(house, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    house_refused(house, 1, "missing", "{\"do\": \"ratings\", \"game\": \"go\"}");
    house_free(house);
}

static struct house_row *name_row(struct house *house, size_t *count)
{
    struct house_row *found = NULL;
    *count = 0;
    for (size_t i = 0; i < house->row_count; i++)
        if (house->rows[i].kind == HALL_NAME)
            found = &house->rows[i], ++*count;
    return found;
}

static void sign_in(struct house *house, uint32_t peer, const char *name)
{
    assert_null(house_ask(house, peer, enter, "sign", name, "open sesame"));
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, peer), "name"), name);
}

/* Another program may have folded names otherwise: rows stay under the keys they have,
 * and names that are alike by now are both good. */
static void a_fold_that_has_changed(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    size_t count;
    house_open(house, 1, "10.0.0.1", false);
    house_sign_up(house, 1, "Ada");
    struct house_row *row = name_row(house, &count);
    row->key[0] = 'x';
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    sign_in(house, 1, "Ada");
    name_row(house, &count);
    assert_int_equal(count, 1);
    house_sign_up(house, 1, "Eve");
    row = name_row(house, &count);
    assert_string_equal(row->key, "eve");
    memcpy(strstr(row->body, "Eve"), "ADA", 3);
    house_restart(house);
    house_open(house, 1, "10.0.0.1", false);
    sign_in(house, 1, "ADA");
    sign_in(house, 1, "Ada");
    house_refused(house, 1, "full", enter, "register", "ada", "open sesame");
    house_refused(house, 1, "full", enter, "register", "xda", "open sesame");
    name_row(house, &count);
    assert_int_equal(count, 2);
    house_free(house);
}

static void the_servers_host(void **unused)
{
    (void)unused;
    struct pair pair;
    struct house *house = pair_begun(&pair, "pig", "");
    house_open(house, 9, "local", true);
    json_t *all = house_ask(house, 9, "{\"do\": \"tables\"}");
    assert_int_equal(json_array_size(json_object_get(all, "tables")), 1);
    assert_non_null(json_object_get(
        house_ask(house, 9, "{\"do\": \"export\", \"table\": \"%s\"}", pair.table),
        "snapshot"));
    house_ask(house, 9, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    assert_string_equal(text_of(house_event(house, 1, "closed"), "why"), "ended");
    house_ask(house, 9, "{\"do\": \"ban\", \"address\": \"10.0.0.2\"}");
    assert_true(house->closed[2]);
    assert_int_equal(json_array_size(json_object_get(
                         house_ask(house, 9, "{\"do\": \"bans\"}"), "addresses")),
                     1);
    house_restart(house);
    house->closed[2] = false;
    house_open(house, 2, "10.0.0.2", false);
    assert_true(house->closed[2]);
    house_open(house, 9, "local", true);
    house_ask(house, 9, "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    house_refused(house, 9, "missing", "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    house->closed[2] = false;
    house_open(house, 2, "10.0.0.2", false);
    assert_false(house->closed[2]);
    house_free(house);
}

static void who_is_not_there_is_told(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    int64_t at;
    hall_free(house->hall);
    house->plan.push = "the key";
    house->hall = hall_new(&house->plan);
    pair_sit(house, &pair, "pig", "");
    for (uint32_t peer = 1; peer <= 2; peer++)
        house_ask(house, peer, "{\"do\": \"push\", \"subscription\": \"{%u}\"}", peer);
    pair_begin(&pair);
    assert_int_equal(house->pushes, 0);
    if (pair_turn(&pair, &at) == 2) /* until the turn passes to Bob */
        house_close(house, 2), house_open(house, 2, "10.0.0.2", false),
            pair_look(&pair, 2, pair.bob);
    int turn = pair_turn(&pair, &at);
    uint32_t other = (uint32_t)(3 - turn);
    house_close(house, other);
    house_ask(house, (uint32_t)turn, "{\"do\": \"leave\"}");
    assert_int_equal(house->pushes, 1);
    assert_string_equal(house->pushed, other == 1 ? "{1}" : "{2}");
    house_free(house);
}

/* So many moves, for which Bob comes, and goes again. */
static void play_on(struct pair *pair, int moves)
{
    int64_t at;
    char id[16];
    for (int i = 0; i < moves; i++) {
        bool bob = pair_turn(pair, &at) == 2;
        if (bob) {
            house_open(pair->house, 2, "10.0.0.2", false);
            pair_look(pair, 2, pair->bob);
        }
        snprintf(id, sizeof id, "%lld", (long long)at);
        assert_non_null(json_object_get(pair_move(pair, id), "ok"));
        if (bob)
            house_close(pair->house, 2);
    }
}

/* A minute apart at least; and not at all, when the browser does not want it any more. */
static void notes_have_limits(void **unused)
{
    (void)unused;
    struct house *house = house_new();
    struct pair pair;
    hall_free(house->hall);
    house->plan.push = "the key";
    house->hall = hall_new(&house->plan);
    pair_sit(house, &pair, "pig:target=1000", "");
    house_ask(house, 2, "{\"do\": \"push\", \"subscription\": \"{2}\"}");
    pair_begin(&pair);
    house_close(house, 2);
    play_on(&pair, 60);
    assert_int_equal(house->pushes, 1);
    house_pass(house, 61 * 1000);
    play_on(&pair, 60);
    assert_int_equal(house->pushes, 2);
    house_step(house, (struct hall_input){.event = HALL_UNWANTED,
                                          .table = pair.table,
                                          .number = 1,
                                          .bytes = "{3}",
                                          .length = 3});
    const char *row = NULL;
    for (size_t i = 0; i < house->row_count; i++)
        if (house->rows[i].kind == HALL_TABLE)
            row = house->rows[i].body;
    assert_non_null(strstr(row, "{2}"));
    for (int64_t seat = -1; seat <= 9; seat++)
        house_step(house, (struct hall_input){.event = HALL_UNWANTED,
                                              .table = pair.table,
                                              .number = seat,
                                              .bytes = "{2}",
                                              .length = 3});
    for (size_t i = 0; i < house->row_count; i++)
        if (house->rows[i].kind == HALL_TABLE)
            row = house->rows[i].body;
    assert_null(strstr(row, "{2}"));
    house_free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_kept),
        cmocka_unit_test(names_are_refused_in_words_for_people),
        cmocka_unit_test(a_name_that_was_not_stored_is_free),
        cmocka_unit_test(a_name_that_is_being_stored_waits),
        cmocka_unit_test(a_stop_answers_who_waits_for_a_hash),
        cmocka_unit_test(games_are_rated),
        cmocka_unit_test(a_fold_that_has_changed),
        cmocka_unit_test(the_servers_host),
        cmocka_unit_test(who_is_not_there_is_told),
        cmocka_unit_test(notes_have_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
