/* custom_test.c: custom boards and sets: checked before the table exists, part of its
 * events and records, the same after a restart and in a rematch. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/seals/board/board.h"
#include "tests/server/fixture.h"

static const char small_set[] = "cantrip set 1\n"
                                "title: The smallest set\n"
                                "die white 5: 1 2 3 4 swap swap\n"
                                "die red 4: 3 4 4 5 5 6\n"
                                "card A 1: 1 2\n"
                                "card A 1: 1 3\n"
                                "card A 1: 1 4\n"
                                "card A 1: 2 3\n"
                                "card A 1: 2 4\n"
                                "card A 1: 3 4\n"
                                "card B 2: 12+\n"
                                "card B 2: 13+\n"
                                "card B 2: 14+\n"
                                "card B 2 owl: 15+\n"
                                "card B 2 owl: 16+\n"
                                "card C 3: =2\n"
                                "card C 3: =3\n"
                                "card C 3 name four-alike: =4\n"
                                "card C 3 owl: 5\n"
                                "card C 3 owl: 6\n"
                                "card D 5: opus-magnum\n";

/* The text as the member `attachment`, for CREATE. */
static char *more(const char *text)
{
    json_t *words = json_string(text);
    char *quoted = json_dumps(words, JSON_ENCODE_ANY);
    size_t size = strlen(quoted) + 32;
    char *members = malloc(size);
    snprintf(members, size, ", \"attachment\": %s", quoted);
    free(quoted);
    json_decref(words);
    return members;
}

TEST(a_custom_set)
{
    struct pair pair;
    char *members = more(small_set);
    struct fixture *fixture = pair_seated(&pair, "ciub", members);
    free(members);
    assert_non_null(strstr(text_of(pair_table(&pair), "game"), "set=custom"));
    assert_true(json_is_true(json_object_get(pair_table(&pair), "custom")));
    pair_restart(&pair);
    pair_begin(&pair);
    const char *head = text_of(fixture_event(fixture, 1, "begin"), "record");
    assert_non_null(strstr(head, "attach| title: The smallest set\n"));
    assert_non_null(json_object_get(pair_move(&pair, "a"), "ok"));
    pair_restart(&pair);
    assert_non_null(strstr(pair_record(&pair), "attach| title: The smallest set\n"));
    pair_leave(&pair);
    snprintf(pair.table, sizeof pair.table, "%s",
             text_of(fixture_ask(fixture, 2, "{\"do\": \"rematch\"}"), "table"));
    pair_view(&pair, 1, pair.ada);
    assert_true(json_is_true(json_object_get(pair_table(&pair), "custom")));
    fixture_free(fixture);
}

/* The longest ones still fit into a message. */
TEST(a_board_for_five)
{
    struct fixture *fixture = fixture_new();
    struct board *board = malloc(sizeof *board);
    struct buffer text;
    struct error error = {0};
    buffer_init(&text);
    assert_true(seals_board_standard(board, 5, &error));
    seals_board_write(board, &text);
    char *members = more(text.data);
    fixture_connect(fixture, 1, "10.0.0.1", false);
    json_t *made = fixture_ask(fixture, 1, CREATE, "seals:players=5",
                               PEOPLE ", \"random\", \"random\", \"random\"", "Ada",
                               promise_of(1), members);
    assert_non_null(json_object_get(made, "ok"));
    free(members);
    buffer_deinit(&text);
    free(board);
    fixture_free(fixture);
}

static json_t *refused(struct fixture *fixture, const char *game, const char *text)
{
    char *members = more(text);
    json_t *no = fixture_refused(fixture, 1, "bad", CREATE, game, PEOPLE, "Ada",
                                 promise_of(1), members);
    free(members);
    assert_int_equal(fixture->row_count, 0);
    return no;
}

TEST(errors_in_attachments)
{
    struct fixture *fixture = fixture_new();
    char text[sizeof small_set + 16], *at;
    fixture_connect(fixture, 1, "10.0.0.1", false);
    refused(fixture, "pig", small_set);
    refused(fixture, "seals", small_set);
    assert_string_equal(text_of(refused(fixture, "ciub", ""), "field"), "attachment");
    memcpy(text, small_set, sizeof small_set);
    at = strstr(text, "card");
    memcpy(at, "crad", 4);
    json_t *no = refused(fixture, "ciub", text);
    assert_string_equal(text_of(no, "field"), "attachment");
    assert_int_equal(strncmp(text_of(no, "error"), "line ", 5), 0);
    fixture_refused(fixture, 1, "bad", CREATE, "ciub:set=custom", PEOPLE, "Ada",
                    promise_of(1), "");
    fixture_free(fixture);
}

/* With any bytes, it is refused, or the table can be played and loaded again. */
TEST(odd_characters)
{
    static const char *const odd[] = {"\r",   "\r\n\r\n", "\x01",         "\x7f",
                                      "\v\f", "\xc2\x85", "\xe2\x80\xa8", " # \t "};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        struct fixture *fixture = fixture_new();
        struct pair pair;
        char text[sizeof small_set + 32];
        snprintf(text, sizeof text, "%s#%s#\n", small_set, odd[i]);
        char *members = more(text);
        fixture_connect(fixture, 1, "10.0.0.1", false);
        json_t *made = fixture_ask(fixture, 1, CREATE, "ciub", PEOPLE, "Ada",
                                   promise_of(1), members);
        assert_non_null(made);
        if (json_object_get(made, "ok") != NULL) {
            pair_sit(fixture, &pair, "ciub", members);
            pair_begin(&pair);
            pair_restart(&pair);
            assert_non_null(json_object_get(pair_move(&pair, "a"), "ok"));
        }
        free(members);
        fixture_free(fixture);
    }
}
