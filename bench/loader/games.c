/* games.c: tables of Pig in which the player to move always rolls. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "core/memory.h"
#include "loader.h"

/* 32 bytes of 0x11 and their SHA-256: the entropy of every player. */
static const char bytes[] =
    "1111111111111111111111111111111111111111111111111111111111111111";
static const char hash[] =
    "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc";

/* Extracts a string member of a message, relying on how the server formats JSON. */
static void get_member(const char *message, const char *key, char *out, size_t size)
{
    char name[40];
    struct text quoted = text_init(name, sizeof name), text = text_init(out, size);
    text_format(&quoted, "\"%s\":\"", key);
    const char *at = strstr(message, name);
    if (at != NULL)
        text_put_n(&text, at + quoted.length, strcspn(at + quoted.length, "\""));
}

void games_begin(struct load *load, struct game *game)
{
    game->stage = GAME_MAKING;
    wire_send(load, game->peer[0],
              "{\"do\":\"create\",\"ref\":\"create\",\"game\":\"pig:players=2\","
              "\"seats\":[\"person\",\"person\"],\"name\":\"Ada\",\"entropy\":\"%s\"}",
              hash);
}

static void sit(struct load *load, struct game *game, int seat)
{
    wire_send(load, game->peer[seat],
              "{\"do\":\"sit\",\"ref\":\"sit\",\"table\":\"%s\",\"token\":\"%s\"}",
              game->id, game->token[seat]);
}

/* --- answers ------------------------------------------------------------------------ */

static void count_refusal(struct load *load, const char *message)
{
    char code[CODE];
    get_member(message, "code", code, sizeof code);
    load->refused++;
    for (int i = 0; i < CODES; i++) {
        if (load->codes[i].count == 0)
            snprintf(load->codes[i].code, sizeof load->codes[i].code, "%s", code);
        if (strcmp(load->codes[i].code, code) == 0) {
            load->codes[i].count++;
            return;
        }
    }
}

static void take_move_answer(struct load *load, struct game *game, const char *message)
{
    double took = clock_seconds() - game->sent;
    game->sent = 0;
    if (strstr(message, "\"error\":") != NULL) {
        count_refusal(load, message);
        game->heard = true;
        return;
    }
    if (load->answered == load->room) {
        load->room = load->room > 0 ? load->room * 2 : 1024;
        load->times = memory_resize(load->times, load->room, sizeof *load->times);
    }
    load->times[load->answered++] = took;
}

static void take_answer(struct load *load, struct peer *peer, const char *re,
                        const char *message)
{
    struct game *game = &load->games[peer->table];
    if (strcmp(re, "move") == 0) {
        take_move_answer(load, game, message);
    } else if (strstr(message, "\"error\":") != NULL) {
        if (!load->strange)
            fprintf(stderr, "loader: %s: %s\n", re, message);
        load->strange = true;
    } else if (strcmp(re, "create") == 0) {
        get_member(message, "table", game->id, sizeof game->id);
        get_member(message, "invite", game->invite, sizeof game->invite);
        get_member(message, "token", game->token[0], sizeof game->token[0]);
        sit(load, game, 0);
        wire_send(load, game->peer[1],
                  "{\"do\":\"join\",\"ref\":\"join\",\"table\":\"%s\",\"invite\":\"%s\","
                  "\"name\":\"Ben\",\"entropy\":\"%s\"}",
                  game->id, game->invite, hash);
    } else if (strcmp(re, "join") == 0) {
        get_member(message, "token", game->token[1], sizeof game->token[1]);
        sit(load, game, 1);
    } else if (strcmp(re, "sit") == 0 && peer->seat == 1) {
        wire_send(load, game->peer[0], "{\"do\":\"begin\",\"ref\":\"begin\"}");
    }
}

/* --- events ------------------------------------------------------------------------- */

static void take_event(struct load *load, struct game *game, int64_t n, const char *event)
{
    char kind[16], line[64];
    get_member(event, "kind", kind, sizeof kind);
    if (strcmp(kind, "over") == 0 && game->stage == GAME_ON) {
        game->stage = GAME_OVER;
        load->on--;
        load->over++;
    }
    bool begins = strcmp(kind, "begin") == 0, chance = strcmp(kind, "chance") == 0;
    if (!begins && !chance && strcmp(kind, "move") != 0)
        return;
    game->at = n;
    game->heard = begins || chance;
    if (begins) {
        game->stage = GAME_ON;
        load->on++;
    }
    get_member(event, "line", line, sizeof line);
    if (chance && strcmp(line, "die 1") == 0)
        game->turn = 1 - game->turn;
}

/* The first seat processes events for both, but each reveals its own entropy. */
static void take_events(struct load *load, struct peer *peer, const char *message)
{
    struct game *game = &load->games[peer->table];
    if (strstr(message, "\"kind\":\"call\"") != NULL)
        wire_send(load, peer, "{\"do\":\"reveal\",\"ref\":\"reveal\",\"entropy\":\"%s\"}",
                  bytes);
    if (peer->seat != 0)
        return;
    for (const char *at = message; (at = strstr(at, "{\"n\":")) != NULL; at++)
        take_event(load, game, strtoll(at + 5, NULL, 10), at);
}

void games_heard(struct load *load, struct peer *peer, const char *message)
{
    char re[16] = "";
    if (peer->table < 0)
        return;
    if (strncmp(message, "{\"re\":\"", 7) == 0) {
        get_member(message, "re", re, sizeof re);
        take_answer(load, peer, re, message);
    } else if (strstr(message, "\"news\":\"events\"") != NULL) {
        take_events(load, peer, message);
    }
}

bool games_move(struct load *load, struct game *game)
{
    if (game->stage != GAME_ON || game->sent > 0 || !game->heard)
        return false;
    game->heard = false;
    game->sent = clock_seconds();
    load->sent++;
    wire_send(load, game->peer[game->turn],
              "{\"do\":\"move\",\"ref\":\"move\",\"at\":%" PRId64
              ",\"id\":\"m%u\",\"line\":\"roll\"}",
              game->at, ++game->moves);
    return true;
}
