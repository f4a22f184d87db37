/* pair.c: two people at a table, for tests. */
#include <stdio.h>
#include <string.h>

#include "core/record.h"
#include "fair/fair.h"
#include "games/games.h"
#include "house.h"

const char *entropy_of(int peer)
{
    static char hex[FAIR_HEX];
    unsigned char bytes[FAIR_BYTES];
    memset(bytes, 16 + peer, sizeof bytes);
    fair_to_hex(bytes, hex);
    return hex;
}

const char *promise_of(int peer)
{
    static char hex[FAIR_HEX];
    unsigned char bytes[FAIR_BYTES], hash[FAIR_BYTES];
    memset(bytes, 16 + peer, sizeof bytes);
    fair_hash(bytes, sizeof bytes, hash);
    fair_to_hex(hash, hex);
    return hex;
}

static void copy(char *to, size_t size, const char *from)
{
    snprintf(to, size, "%s", from);
}

void pair_come(struct house *house)
{
    house_open(house, 1, "10.0.0.1", false);
    house_open(house, 2, "10.0.0.2", false);
}

void pair_sit(struct house *house, struct pair *pair, const char *game, const char *more)
{
    pair_come(house);
    pair_seat(house, pair, game, more);
}

void pair_sign_up(struct house *house)
{
    pair_come(house);
    house_sign_up(house, 1, "Ada");
    house_sign_up(house, 2, "Bob");
}

void house_sign_up(struct house *house, uint32_t peer, const char *name)
{
    assert_null(house_ask(house, peer,
                          "{\"do\": \"register\", \"name\": \"%s\", \"phrase\": "
                          "\"open sesame\"}",
                          name));
    house_hash(house);
    assert_string_equal(text_of(house_answer(house, peer), "name"), name);
}

void pair_seat(struct house *house, struct pair *pair, const char *game, const char *more)
{
    pair->house = house;
    json_t *made = house_ask(house, 1,
                             "{\"do\": \"create\", \"game\": \"%s\", \"seats\": "
                             "[\"person\", \"person\"], \"name\": \"Ada\", "
                             "\"entropy\": \"%s\"%s}",
                             game, promise_of(1), more);
    copy(pair->table, sizeof pair->table, text_of(made, "table"));
    copy(pair->ada, sizeof pair->ada, text_of(made, "token"));
    copy(pair->invite, sizeof pair->invite, text_of(made, "invite"));
    json_t *joined = house_ask(house, 2,
                               "{\"do\": \"join\", \"table\": \"%s\", \"invite\": "
                               "\"%s\", \"name\": \"Bob\", \"entropy\": \"%s\"}",
                               pair->table, pair->invite, promise_of(2));
    copy(pair->bob, sizeof pair->bob, text_of(joined, "token"));
    assert_non_null(pair_look(pair, 1, pair->ada));
    assert_non_null(pair_look(pair, 2, pair->bob));
}

void pair_begin(struct pair *pair)
{
    struct house *house = pair->house;
    assert_non_null(house_ask(house, 1, "{\"do\": \"begin\"}"));
    for (uint32_t peer = 1; peer <= 2; peer++)
        assert_non_null(house_ask(house, peer,
                                  "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                                  entropy_of((int)peer)));
    assert_non_null(house_event(house, 1, "begin"));
}

struct house *pair_begun(struct pair *pair, const char *game, const char *more)
{
    struct house *house = house_new();
    pair_sit(house, pair, game, more);
    pair_begin(pair);
    return house;
}

json_t *pair_look(struct pair *pair, uint32_t peer, const char *token)
{
    json_t *answer = house_ask(pair->house, peer,
                               "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\"}",
                               pair->table, token);
    if (json_object_get(answer, "ok") == NULL)
        print_error("%s\n", json_dumps(answer, 0));
    assert_non_null(json_object_get(answer, "ok"));
    return answer;
}

int pair_turn(struct pair *pair, int64_t *at)
{
    const json_t *table = json_object_get(pair_look(pair, 1, pair->ada), "table");
    *at = number_of(table, "at");
    return (int)number_of(table, "turn");
}

const char *pair_line(struct pair *pair)
{
    static char line[MOVE_MAX_TEXT];
    struct error error = {0};
    choice_t list[GAME_MAX_CHOICES];
    struct move move = {0};
    const char *record =
        text_of(json_object_get(pair_look(pair, 1, pair->ada), "snapshot"), "record");
    struct match *match =
        record_read(games_list(), record, strlen(record), "record", &error);
    assert_non_null(match);
    size_t before = match->count;
    do {
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
    } while (!match->game->between_moves(match->world, match->state));
    match_last_move(match, &move);
    match_seek(match, before);
    struct text out = text_init(line, sizeof line);
    move_write(match->game, match->world, match->state, &move, &out);
    match_free(match);
    return line;
}

json_t *pair_move(struct pair *pair, const char *id)
{
    int64_t at = 0;
    int turn = pair_turn(pair, &at);
    assert_true(turn == 1 || turn == 2);
    return house_ask(pair->house, (uint32_t)turn,
                     "{\"do\": \"move\", \"at\": %lld, \"id\": \"%s\", \"line\": \"%s\"}",
                     (long long)at, id, pair_line(pair));
}
