/* game_test.c: whole games on a real server over sockets, with people and computers, and
 * across clean and unclean restarts. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json/reader.h"
#include "core/record/record.h"
#include "fair/fair.h"
#include "games/games.h"
#include "tests/base/check.h"
#include "tests/net/client.h"
#include "tests/net/test_server.h"

/* A player at a table. */
struct guest {
    struct client client;
    char token[64];
    int seat;
};

struct room {
    struct test_server host;
    char table[16], invite[64];
    struct guest guest[2];
    int people;
};

static void start(struct room *room)
{
    static const char *const options[] = {"--requests-per-second", "10000", NULL};
    test_server_start(&room->host, options);
    for (int i = 0; i < room->people; i++)
        client_open(&room->guest[i].client, room->host.port);
}

static void hang_up(struct room *room)
{
    for (int i = 0; i < room->people; i++)
        client_close(&room->guest[i].client);
}

/* A player's 32 bytes of entropy, and their hash. */
static void put_entropy(int guest, char bytes[FAIR_HEX], char promise[FAIR_HEX])
{
    unsigned char raw[FAIR_BYTES], hash[FAIR_BYTES];
    memset(raw, 7 + guest, sizeof raw);
    fair_hash(raw, sizeof raw, hash);
    fair_to_hex(raw, bytes);
    fair_to_hex(hash, promise);
}

static const char *ask(struct room *room, int guest, const char *what,
                       const char *members)
{
    const char *answer = client_request(&room->guest[guest].client, what, members);
    if (strstr(answer, "\"error\"") != NULL)
        fail_msg("%s %s: %s", what, members, answer);
    return answer;
}

static void sit(struct room *room, int guest)
{
    char members[256];
    snprintf(members, sizeof members, "\"table\":\"%s\",\"token\":\"%s\"", room->table,
             room->guest[guest].token);
    ask(room, guest, "sit", members);
}

static void make_table(struct room *room, const char *game, const char *seats)
{
    char bytes[FAIR_HEX], promise[FAIR_HEX], members[512];
    struct guest *ada = &room->guest[0], *bob = &room->guest[1];
    put_entropy(0, bytes, promise);
    snprintf(members, sizeof members,
             "\"game\":\"%s\",\"seats\":%s,\"name\":\"Ada\",\"entropy\":\"%s\"", game,
             seats, promise);
    ask(room, 0, "create", members);
    client_member(&ada->client, "table", room->table, sizeof room->table);
    client_member(&ada->client, "token", ada->token, sizeof ada->token);
    client_member(&ada->client, "invite", room->invite, sizeof room->invite);
    sit(room, 0);
    if (room->people < 2)
        return;
    put_entropy(1, bytes, promise);
    snprintf(members, sizeof members,
             "\"table\":\"%s\",\"invite\":\"%s\",\"name\":\"Bob\",\"entropy\":\"%s\"",
             room->table, room->invite, promise);
    ask(room, 1, "join", members);
    client_member(&bob->client, "token", bob->token, sizeof bob->token);
    sit(room, 1);
}

static void begin(struct room *room)
{
    char bytes[FAIR_HEX], promise[FAIR_HEX], members[128];
    ask(room, 0, "begin", "");
    for (int i = 0; i < room->people; i++) {
        put_entropy(i, bytes, promise);
        snprintf(members, sizeof members, "\"entropy\":\"%s\"", bytes);
        ask(room, i, "reveal", members);
    }
}

/* A view of the table: the record, whose turn it is, and its stage. */
struct table_view {
    char *record;
    int turn, at;
    bool over;
};

static void read_table(struct room *room, struct table_view *view)
{
    struct json_reader root, table, snapshot, state;
    struct error error = {0};
    const char *words;
    sit(room, 0);
    const struct buffer *message = &room->guest[0].client.message;
    assert_true(json_reader_parse(&root, message->data, message->length, &error));
    assert_true(json_reader_field(&root, "table", &table, &error));
    assert_true(json_reader_field(&root, "snapshot", &snapshot, &error));
    assert_true(json_reader_string_field(&snapshot, "record", &words, &error));
    view->record = strdup(words);
    assert_true(json_reader_int_field(&table, "turn", 0, 9, &view->turn, &error));
    assert_true(json_reader_int_field(&table, "at", 0, 1 << 30, &view->at, &error));
    assert_true(json_reader_field(&table, "state", &state, &error));
    assert_true(json_reader_string(&state, &words, &error));
    view->over = strcmp(words, "over") == 0;
    json_reader_free(&root);
}

/* The first legal move. */
static void write_line(const char *record, struct text *out)
{
    struct error error = {0};
    choice_t list[GAME_MAX_CHOICES];
    struct move move = {0};
    struct match *match =
        record_read(games_list(), record, strlen(record), "record", &error);
    if (match == NULL)
        fail_msg("%s", error.text);
    size_t before = match->count;
    do {
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
    } while (!match->game->between_moves(match->world, match->state));
    match_last_move(match, &move);
    match_seek(match, before);
    move_write(match->game, match->world, match->state, &move, out);
    match_free(match);
}

/* Makes a move for the person to act, waiting for computers; false if the game is
 * over. */
static bool play_one(struct room *room, int number)
{
    struct table_view view;
    char line[MOVE_MAX_TEXT], members[MOVE_MAX_TEXT + 100];
    struct text out = text_init(line, sizeof line);
    read_table(room, &view);
    bool over = view.over;
    if (!over && view.turn >= 1 && view.turn <= room->people) {
        write_line(view.record, &out);
        snprintf(members, sizeof members, "\"at\":%d,\"id\":\"m%d\",\"line\":\"%s\"",
                 view.at, number, line);
        ask(room, view.turn - 1, "move", members);
    } else if (!over) {
        assert_true(client_wait_for(&room->guest[0].client, "\"news\""));
    }
    free(view.record);
    return !over;
}

static void assert_fair(struct room *room)
{
    struct table_view view;
    struct buffer report = {0};
    struct error error = {0};
    read_table(room, &view);
    if (!fair_check(games_list(), view.record, strlen(view.record), "record", &report,
                    &error))
        fail_msg("%s", error.text);
    buffer_deinit(&report);
    free(view.record);
}

static void finish(struct room *room, int number)
{
    while (play_one(room, number++))
        assert_true(number < 5000);
    assert_fair(room);
    hang_up(room);
    assert_int_equal(test_server_stop(&room->host, SIGTERM), 0);
    test_server_remove(&room->host);
}

TEST(a_game_of_two)
{
    struct room room = {.people = 2};
    start(&room);
    make_table(&room, "pig:target=30", "[\"person\",\"person\"]");
    begin(&room);
    finish(&room, 0);
}

TEST(a_game_with_computers)
{
    struct room room = {.people = 1};
    start(&room);
    make_table(&room, "ciub:players=3,length=short",
               "[\"person\",\"greedy\",\"random\"]");
    begin(&room);
    finish(&room, 0);
}

/* The record is the same before and after, and the game continues with the same links. */
static void restart_during_a_game(struct room *room, int number, int signal, int code)
{
    struct table_view before, after;
    read_table(room, &before);
    assert_int_equal(test_server_stop(&room->host, signal), code);
    hang_up(room);
    start(room);
    for (int i = 0; i < room->people; i++)
        sit(room, i);
    read_table(room, &after);
    assert_string_equal(before.record, after.record);
    assert_int_equal(before.at, after.at);
    free(before.record);
    free(after.record);
    assert_true(play_one(room, number));
}

TEST(restarts)
{
    struct room room = {.people = 2};
    int number = 0;
    start(&room);
    make_table(&room, "pig:target=40", "[\"person\",\"person\"]");
    begin(&room);
    for (; number < 5; number++)
        play_one(&room, number);
    restart_during_a_game(&room, number++, SIGTERM, 0);
    play_one(&room, number++);
    restart_during_a_game(&room, number++, SIGKILL, -1);
    finish(&room, number);
}
