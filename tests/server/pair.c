/* pair.c: two people at a table, for tests. */
#include <stdio.h>
#include <string.h>

#include "base/buffer.h"
#include "core/record/record.h"
#include "fair/fair.h"
#include "games/games.h"
#include "tests/server/fixture.h"

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

void pair_connect(struct fixture *fixture)
{
    fixture_connect(fixture, 1, "10.0.0.1", false);
    fixture_connect(fixture, 2, "10.0.0.2", false);
}

void pair_sit(struct fixture *fixture, struct pair *pair, const char *game,
              const char *more)
{
    pair_connect(fixture);
    pair_seat(fixture, pair, game, more);
}

void pair_sign_up(struct fixture *fixture)
{
    pair_connect(fixture);
    fixture_sign_up(fixture, 1, "Ada");
    fixture_sign_up(fixture, 2, "Bob");
}

void fixture_sign_up(struct fixture *fixture, uint32_t peer, const char *name)
{
    assert_null(fixture_ask(fixture, peer,
                            "{\"do\": \"register\", \"name\": \"%s\", \"phrase\": "
                            "\"open sesame\"}",
                            name));
    fixture_hash(fixture);
    assert_string_equal(text_of(fixture_answer(fixture, peer), "name"), name);
}

void pair_seat(struct fixture *fixture, struct pair *pair, const char *game,
               const char *more)
{
    pair_seat_among(fixture, pair, game, PEOPLE, more);
}

void pair_seat_among(struct fixture *fixture, struct pair *pair, const char *game,
                     const char *seats, const char *more)
{
    pair->fixture = fixture;
    json_t *made =
        fixture_ask(fixture, 1, CREATE, game, seats, "Ada", promise_of(1), more);
    text_copy(pair->table, sizeof pair->table, text_of(made, "table"));
    text_copy(pair->ada, sizeof pair->ada, text_of(made, "token"));
    text_copy(pair->invite, sizeof pair->invite, text_of(made, "invite"));
    json_t *joined =
        fixture_ask(fixture, 2, JOIN, pair->table, pair->invite, "Bob", promise_of(2));
    text_copy(pair->bob, sizeof pair->bob, text_of(joined, "token"));
    assert_non_null(pair_view(pair, 1, pair->ada));
    assert_non_null(pair_view(pair, 2, pair->bob));
}

void pair_begin(struct pair *pair)
{
    assert_non_null(fixture_ask(pair->fixture, 1, "{\"do\": \"begin\"}"));
    pair_reveal(pair);
}

void pair_reveal(struct pair *pair)
{
    struct fixture *fixture = pair->fixture;
    for (uint32_t peer = 1; peer <= 2; peer++)
        assert_non_null(fixture_ask(fixture, peer,
                                    "{\"do\": \"reveal\", \"entropy\": \"%s\"}",
                                    entropy_of((int)peer)));
    assert_non_null(fixture_event(fixture, 1, "begin"));
}

struct fixture *pair_seated(struct pair *pair, const char *game, const char *more)
{
    struct fixture *fixture = fixture_new();
    pair_sit(fixture, pair, game, more);
    return fixture;
}

struct fixture *pair_begun(struct pair *pair, const char *game, const char *more)
{
    struct fixture *fixture = pair_seated(pair, game, more);
    pair_begin(pair);
    return fixture;
}

json_t *pair_view(struct pair *pair, uint32_t peer, const char *token)
{
    json_t *answer = fixture_ask(pair->fixture, peer, SIT, pair->table, token);
    if (json_object_get(answer, "ok") == NULL)
        print_error("%s\n", json_dumps(answer, 0));
    assert_non_null(json_object_get(answer, "ok"));
    return answer;
}

const json_t *pair_table(struct pair *pair)
{
    return json_object_get(pair_view(pair, 1, pair->ada), "table");
}

const char *pair_record(struct pair *pair)
{
    return text_of(json_object_get(pair_view(pair, 1, pair->ada), "snapshot"), "record");
}

void pair_come_back(struct pair *pair)
{
    pair_connect(pair->fixture);
    pair_view(pair, 1, pair->ada);
    pair_view(pair, 2, pair->bob);
}

void pair_restart(struct pair *pair)
{
    fixture_restart(pair->fixture);
    pair_come_back(pair);
}

void pair_leave(struct pair *pair)
{
    for (uint32_t peer = 1; peer <= 2; peer++)
        fixture_ask(pair->fixture, peer, "{\"do\": \"leave\"}");
}

int pair_turn(struct pair *pair, int64_t *at)
{
    const json_t *table = pair_table(pair);
    *at = number_of(table, "at");
    return (int)number_of(table, "turn");
}

/* The match of the last record, so that a longer one need not be read from its
 * beginning. */
static struct {
    struct match *match;
    struct buffer record;
} last;

static void read_record(const char *record)
{
    struct error error = {0};
    match_free(last.match);
    last.match = record_read(games_list(), record, strlen(record), "record", &error);
    if (last.match == NULL)
        fail_msg("line %d: %s", error.line, error.text);
}

/* One more line, such as "2: hold" or "*: die 3". */
static void play_line(const char *line, size_t length)
{
    char words[MOVE_MAX_TEXT];
    struct reason why = {"", ""};
    int actor = match_actor(last.match);
    assert_true(length > 3 && length - 3 < sizeof words && line[1] == ':');
    assert_int_equal(line[0], actor == SEAT_CHANCE ? '*' : '1' + actor);
    snprintf(words, sizeof words, "%.*s", (int)(length - 3), line + 3);
    if (!match_play(last.match, words, &why))
        fail_msg("%s: rule %s: %s", words, why.rule, why.text);
}

/* Whether the record is the last one with only moves added. */
static bool goes_on(const char *record)
{
    return last.match != NULL &&
           strncmp(record, last.record.data, last.record.length) == 0 &&
           strstr(record + last.record.length, "result:") == NULL;
}

/* The match of a record. */
static struct match *follow(const char *record)
{
    if (!goes_on(record))
        read_record(record);
    else
        for (const char *line = record + last.record.length; *line != '\0';) {
            size_t length = strcspn(line, "\n");
            play_line(line, length);
            line += length + (line[length] == '\n');
        }
    buffer_clear(&last.record);
    buffer_put(&last.record, record);
    return last.match;
}

const char *pair_line(struct pair *pair)
{
    static char line[MOVE_MAX_TEXT];
    choice_t list[GAME_MAX_CHOICES];
    struct move move = {0};
    struct match *match = follow(pair_record(pair));
    size_t before = match->count;
    do {
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
    } while (!match->game->between_moves(match->world, match->state));
    match_last_move(match, &move);
    match_seek(match, before);
    struct text out = text_init(line, sizeof line);
    move_write(match->game, match->world, match->state, &move, &out);
    return line;
}

json_t *pair_move(struct pair *pair, const char *id)
{
    int64_t at = 0;
    int turn = pair_turn(pair, &at);
    assert_true(turn == 1 || turn == 2);
    return fixture_ask(pair->fixture, (uint32_t)turn, MOVE, (long long)at, id,
                       pair_line(pair));
}
