/* name_test.c: names with a passphrase, ratings, the host's requests, being told. */
#include <string.h>

#include "fixture.h"

static const char enter[] = "{\"do\": \"%s\", \"name\": \"%s\", \"phrase\": \"%s\"}";

TEST(names_are_kept)
{
    struct fixture *fixture = fixture_new();
    char key[40];
    fixture_open(fixture, 1, "10.0.0.1", false);
    fixture_open(fixture, 2, "10.0.0.2", false);
    fixture_refused(fixture, 1, "bad", enter, "register", "Ada", "short");
    fixture_sign_up(fixture, 1, "Ada");
    fixture_refused(fixture, 2, "full", enter, "register", "ADA", "open sesame");
    fixture_refused(fixture, 2, "forbidden", enter, "sign", "Eve", "open sesame");
    assert_null(fixture_ask(fixture, 2, enter, "sign", "Ada", "open barley"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 2), "code"), "forbidden");
    fixture_refused(fixture, 2, "forbidden",
                    "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", "
                    "\"person\"], \"name\": \"ada\", \"entropy\": \"%s\"}",
                    promise_of(2));
    assert_null(fixture_ask(fixture, 2, enter, "sign", "ada", "open sesame"));
    fixture_hash(fixture);
    snprintf(key, sizeof key, "%s", text_of(fixture_answer(fixture, 2), "key"));
    fixture_restart(fixture);
    fixture_open(fixture, 1, "10.0.0.1", false);
    assert_string_equal(
        text_of(fixture_ask(fixture, 1,
                            "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"%s\"}",
                            key),
                "name"),
        "Ada");
    fixture_refused(fixture, 1, "forbidden",
                    "{\"do\": \"sign\", \"name\": \"Ada\", \"key\": \"abc\"}");
    fixture_free(fixture);
}

static void assert_told(const json_t *refusal, const char *words)
{
    if (strstr(text_of(refusal, "error"), words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text_of(refusal, "error"), words);
}

/* Nobody who types a name knows about bytes and members of requests. */
TEST(names_are_refused_in_words_for_people)
{
    struct fixture *fixture = fixture_new();
    static const char lengthy[] = "АлександраКонстантиновна"; /* 24 letters, 48 bytes */
    fixture_open(fixture, 1, "10.0.0.1", false);
    assert_told(
        fixture_refused(fixture, 1, "bad", enter, "register", lengthy, "open sesame"),
        "too long");
    assert_told(fixture_refused(fixture, 1, "bad", enter, "sign", lengthy, "open sesame"),
                "too long");
    assert_told(fixture_refused(fixture, 1, "bad",
                                "{\"do\": \"create\", \"game\": \"pig\", \"seats\": "
                                "[\"person\", \"person\"], \"name\": \"%s\", "
                                "\"entropy\": \"%s\"}",
                                lengthy, promise_of(1)),
                "too long");
    assert_told(
        fixture_refused(fixture, 1, "bad", enter, "register", "Ada  L", "open sesame"),
        "single blanks");
    fixture_free(fixture);
}

TEST(a_name_that_was_not_stored_is_free)
{
    struct fixture *fixture = fixture_new();
    fixture_open(fixture, 1, "10.0.0.1", false);
    fixture->failing_store = true;
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 1), "code"), "broken");
    fixture->failing_store = false;
    json_t *made =
        fixture_ask(fixture, 1,
                    "{\"do\": \"create\", \"game\": \"pig\", \"seats\": [\"person\", "
                    "\"random\"], \"name\": \"Ada\", \"entropy\": \"%s\"}",
                    promise_of(1));
    assert_int_equal(number_of(made, "seat"), 1);
    for (size_t i = 0; i < fixture->row_count; i++)
        assert_null(strstr(fixture->rows[i].body, "\"rated\":true"));
    fixture_sign_up(fixture, 1, "Ada");
    fixture_free(fixture);
}

/* What is on its way may fail: nobody is let in by it. */
TEST(a_name_that_is_being_stored_waits)
{
    struct fixture *fixture = fixture_new();
    fixture_open(fixture, 1, "10.0.0.1", false);
    fixture_open(fixture, 2, "10.0.0.2", false);
    fixture->slow_store = true;
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_null(fixture_ask(fixture, 2, enter, "sign", "Ada", "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, 2), "code"), "busy");
    fixture_report(fixture, false);
    assert_int_equal(fixture->pending_count, 0);
    fixture->slow_store = false;
    fixture_sign_up(fixture, 2, "Ada");
    fixture_free(fixture);
}

TEST(a_stop_answers_who_waits_for_a_hash)
{
    struct fixture *fixture = fixture_new();
    fixture_open(fixture, 1, "10.0.0.1", false);
    assert_null(fixture_ask(fixture, 1, enter, "register", "Ada", "open sesame"));
    fixture_step(fixture, (struct server_input){.event = SERVER_STOP});
    assert_string_equal(text_of(fixture_answer(fixture, 1), "code"), "busy");
    fixture_hash(fixture);
    assert_int_equal(fixture->row_count, 0);
    fixture_free(fixture);
}

TEST(games_are_rated)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    pair_sign_up(fixture);
    pair_seat(fixture, &pair, "pig", "");
    pair_begin(&pair);
    fixture_ask(fixture, 1, "{\"do\": \"leave\"}");
    fixture_ask(fixture, 2, "{\"do\": \"leave\"}");
    assert_non_null(fixture_event(fixture, 1, "over"));
    const json_t *names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(json_array_size(names), 2);
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    assert_int_equal(number_of(json_array_get(names, 1), "rating"), 1184);
    assert_int_equal(number_of(json_array_get(names, 0), "wins"), 1);
    fixture_restart(fixture);
    fixture_open(fixture, 1, "10.0.0.1", false);
    names = json_object_get(
        fixture_ask(fixture, 1, "{\"do\": \"ratings\", \"game\": \"pig\"}"), "names");
    assert_int_equal(number_of(json_array_get(names, 0), "rating"), 1216);
    fixture_refused(fixture, 1, "missing", "{\"do\": \"ratings\", \"game\": \"go\"}");
    fixture_free(fixture);
}

static struct fixture_row *name_row(struct fixture *fixture, size_t *count)
{
    struct fixture_row *found = NULL;
    *count = 0;
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_NAME)
            found = &fixture->rows[i], ++*count;
    return found;
}

static void sign_in(struct fixture *fixture, uint32_t peer, const char *name)
{
    assert_null(fixture_ask(fixture, peer, enter, "sign", name, "open sesame"));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, peer), "name"), name);
}

/* Another program may have folded names otherwise: rows stay under the keys they have,
 * and names that are alike by now are both good. */
TEST(a_fold_that_has_changed)
{
    struct fixture *fixture = fixture_new();
    size_t count;
    fixture_open(fixture, 1, "10.0.0.1", false);
    fixture_sign_up(fixture, 1, "Ada");
    struct fixture_row *row = name_row(fixture, &count);
    row->key[0] = 'x';
    fixture_restart(fixture);
    fixture_open(fixture, 1, "10.0.0.1", false);
    sign_in(fixture, 1, "Ada");
    name_row(fixture, &count);
    assert_int_equal(count, 1);
    fixture_sign_up(fixture, 1, "Eve");
    row = name_row(fixture, &count);
    assert_string_equal(row->key, "eve");
    memcpy(strstr(row->body, "Eve"), "ADA", 3);
    fixture_restart(fixture);
    fixture_open(fixture, 1, "10.0.0.1", false);
    sign_in(fixture, 1, "ADA");
    sign_in(fixture, 1, "Ada");
    fixture_refused(fixture, 1, "full", enter, "register", "ada", "open sesame");
    fixture_refused(fixture, 1, "full", enter, "register", "xda", "open sesame");
    name_row(fixture, &count);
    assert_int_equal(count, 2);
    fixture_free(fixture);
}

TEST(the_servers_host)
{
    struct pair pair;
    struct fixture *fixture = pair_begun(&pair, "pig", "");
    fixture_open(fixture, 9, "local", true);
    json_t *all = fixture_ask(fixture, 9, "{\"do\": \"tables\"}");
    assert_int_equal(json_array_size(json_object_get(all, "tables")), 1);
    assert_non_null(json_object_get(
        fixture_ask(fixture, 9, "{\"do\": \"export\", \"table\": \"%s\"}", pair.table),
        "snapshot"));
    fixture_ask(fixture, 9, "{\"do\": \"end\", \"table\": \"%s\"}", pair.table);
    assert_string_equal(text_of(fixture_event(fixture, 1, "closed"), "why"), "ended");
    fixture_ask(fixture, 9, "{\"do\": \"ban\", \"address\": \"10.0.0.2\"}");
    assert_true(fixture->closed[2]);
    assert_int_equal(json_array_size(json_object_get(
                         fixture_ask(fixture, 9, "{\"do\": \"bans\"}"), "addresses")),
                     1);
    fixture_restart(fixture);
    fixture->closed[2] = false;
    fixture_open(fixture, 2, "10.0.0.2", false);
    assert_true(fixture->closed[2]);
    fixture_open(fixture, 9, "local", true);
    fixture_ask(fixture, 9, "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    fixture_refused(fixture, 9, "missing",
                    "{\"do\": \"unban\", \"address\": \"10.0.0.2\"}");
    fixture->closed[2] = false;
    fixture_open(fixture, 2, "10.0.0.2", false);
    assert_false(fixture->closed[2]);
    fixture_free(fixture);
}

TEST(who_is_not_there_is_told)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    int64_t at;
    server_free(fixture->server);
    fixture->plan.push = "the key";
    fixture->server = server_new(&fixture->plan);
    pair_sit(fixture, &pair, "pig", "");
    for (uint32_t peer = 1; peer <= 2; peer++)
        fixture_ask(fixture, peer, "{\"do\": \"push\", \"subscription\": \"{%u}\"}",
                    peer);
    pair_begin(&pair);
    assert_int_equal(fixture->pushes, 0);
    if (pair_turn(&pair, &at) == 2) /* until the turn passes to Bob */
        fixture_close(fixture, 2), fixture_open(fixture, 2, "10.0.0.2", false),
            pair_look(&pair, 2, pair.bob);
    int turn = pair_turn(&pair, &at);
    uint32_t other = (uint32_t)(3 - turn);
    fixture_close(fixture, other);
    fixture_ask(fixture, (uint32_t)turn, "{\"do\": \"leave\"}");
    assert_int_equal(fixture->pushes, 1);
    assert_string_equal(fixture->pushed, other == 1 ? "{1}" : "{2}");
    fixture_free(fixture);
}

/* So many moves, for which Bob comes, and goes again. */
static void play_on(struct pair *pair, int moves)
{
    int64_t at;
    char id[16];
    for (int i = 0; i < moves; i++) {
        bool bob = pair_turn(pair, &at) == 2;
        if (bob) {
            fixture_open(pair->fixture, 2, "10.0.0.2", false);
            pair_look(pair, 2, pair->bob);
        }
        snprintf(id, sizeof id, "%lld", (long long)at);
        assert_non_null(json_object_get(pair_move(pair, id), "ok"));
        if (bob)
            fixture_close(pair->fixture, 2);
    }
}

/* A minute apart at least; and not at all, when the browser does not want it any more. */
TEST(notes_have_limits)
{
    struct fixture *fixture = fixture_new();
    struct pair pair;
    server_free(fixture->server);
    fixture->plan.push = "the key";
    fixture->server = server_new(&fixture->plan);
    pair_sit(fixture, &pair, "pig:target=1000", "");
    fixture_ask(fixture, 2, "{\"do\": \"push\", \"subscription\": \"{2}\"}");
    pair_begin(&pair);
    fixture_close(fixture, 2);
    play_on(&pair, 60);
    assert_int_equal(fixture->pushes, 1);
    fixture_pass(fixture, 61 * 1000);
    play_on(&pair, 60);
    assert_int_equal(fixture->pushes, 2);
    fixture_step(fixture, (struct server_input){.event = SERVER_UNWANTED,
                                                .table = pair.table,
                                                .number = 1,
                                                .bytes = "{3}",
                                                .length = 3});
    const char *row = NULL;
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE)
            row = fixture->rows[i].body;
    assert_non_null(strstr(row, "{2}"));
    for (int64_t seat = -1; seat <= 9; seat++)
        fixture_step(fixture, (struct server_input){.event = SERVER_UNWANTED,
                                                    .table = pair.table,
                                                    .number = seat,
                                                    .bytes = "{2}",
                                                    .length = 3});
    for (size_t i = 0; i < fixture->row_count; i++)
        if (fixture->rows[i].kind == SERVER_TABLE)
            row = fixture->rows[i].body;
    assert_null(strstr(row, "{2}"));
    fixture_free(fixture);
}
