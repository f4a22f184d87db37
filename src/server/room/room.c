/* room.c: the tables of the server: finding them, and who sits there. */
#include "ai/level.h"
#include "base/hash.h"
#include "core/memory.h"
#include "server/request.h"

/* --- all tables --------------------------------------------------------------------- */

static struct room **place_of(struct server *server, const char *id)
{
    struct room **at = &server->map[hash_bytes(id, strlen(id), 0) % MAP];
    while (*at != NULL && strcmp((*at)->id, id) != 0)
        at = &(*at)->next;
    return at;
}

struct room *server_room_find(struct server *server, const char *id)
{
    return *place_of(server, id);
}

struct room *server_room_add(struct server *server, const char *id)
{
    struct room *room = memory_new(1, sizeof *room);
    text_copy(room->id, sizeof room->id, id);
    room->queue_end = &room->queue;
    room->idle_since = server->now;
    room->wakes_at = NEVER;
    *place_of(server, id) = room;
    return room;
}

/* It must have no followers and no waiting requests. */
static void room_free(struct server *server, struct room *room)
{
    server_room_set_origin(server, room, NULL);
    server->finished -= room->finished;
    server_timers_remove(server, room);
    server_room_put_to_sleep(server, room);
    free(room->brief);
    free(room->names);
    free(room->thought);
    free(room->followers);
    free(room);
}

void server_room_drop(struct server *server, struct room *room)
{
    struct room **at = place_of(server, room->id);
    *at = room->next;
    room_free(server, room);
}

void server_rooms_free(struct server *server)
{
    for (size_t i = 0; i < MAP; i++)
        for (struct room *it = server->map[i], *next; it != NULL; it = next) {
            next = it->next;
            server_request_drop_waiting(it);
            room_free(server, it);
        }
    free(server->heap);
}

void server_room_set_origin(struct server *server, struct room *room, const char *address)
{
    if (room->origin != NULL) {
        room->origin->tables--;
        server_origin_tidy(server, room->origin);
    }
    room->origin = NULL;
    if (address == NULL || address[0] == '\0')
        return;
    room->origin = server_origin_find(server, address, true);
    room->origin->tables++;
}

/* --- awake and asleep --------------------------------------------------------------- */

void server_room_wake(struct room *room)
{
    room->state = memory_new(1, sizeof *room->state);
    room->internals = memory_new(1, sizeof *room->internals);
    room->internals->next = 1;
}

void server_room_put_to_sleep(struct server *server, struct room *room)
{
    struct room_internals *internals = room->internals;
    if (internals == NULL)
        return;
    for (int i = 0; i < RECENT; i++)
        free(internals->recent[i].text);
    for (int i = 0; i < CHATS; i++)
        free(internals->chat[i].text);
    free(internals->attachment);
    server_secrets_free(&internals->secrets);
    server_world_release(server, internals->match);
    match_free(internals->match);
    free(internals);
    free(room->state);
    room->internals = NULL;
    room->state = NULL;
}

/* --- tokens ------------------------------------------------------------------------- */

int server_room_find_seat(const struct room *room, const char *token)
{
    const struct secrets *secrets = &room->internals->secrets;
    unsigned char hash[FAIR_BYTES];
    int found = SEAT_NOBODY;
    server_secret_hash(token, hash);
    for (int seat = 0; seat < room->state->players; seat++)
        for (unsigned i = 0; i < secrets->tokens[seat] && i < TOKENS; i++)
            if (server_secret_equal(hash, secrets->token[seat][i], sizeof hash))
                found = seat;
    return found;
}

void server_room_give_token(struct server *server, struct secrets *secrets, int seat,
                            char token[TOKEN_TEXT])
{
    server_secret_token(server, token);
    unsigned place = secrets->tokens[seat]++ % TOKENS;
    server_secret_hash(token, secrets->token[seat][place]);
}

/* --- players ------------------------------------------------------------------------ */

int server_room_actor(const struct room *room)
{
    if (room->progress.stage != ROOM_ON || room->state == NULL ||
        room->internals->match == NULL)
        return SEAT_NOBODY;
    int actor = match_actor(room->internals->match);
    return actor >= 0 ? actor : SEAT_NOBODY;
}

const char *server_room_thinker(const struct room *room)
{
    int actor = server_room_actor(room);
    if (actor < 0)
        return NULL;
    const struct room_seat *seat = &room->state->seat[actor];
    if (seat->player[0] != '\0')
        return seat->player;
    if (seat->away)
        return seat->stand_in;
    return room->state->skip ? room->internals->default_player : NULL;
}

int server_room_host(const struct room_state *state)
{
    for (int seat = 0; seat < state->players; seat++)
        if (state->seat[seat].taken)
            return seat;
    return SEAT_NOBODY;
}

bool server_room_ended_by_players(const struct room_state *state)
{
    return strcmp(state->why, "agreed") == 0 || strcmp(state->why, "resigned") == 0;
}

/* --- computer players --------------------------------------------------------------- */

static const char *const simple[] = {"random", "greedy"};

void server_room_default_player(const struct game *game, char spec[TABLE_SPEC])
{
    struct level list[LEVEL_MAX];
    struct error error;
    struct text out = text_init(spec, TABLE_SPEC);
    int count = level_list(game, list, &error);
    for (int i = 0; i < count; i++)
        if (list[i].is_default)
            text_put(&out, list[i].name);
    if (out.length == 0)
        text_put(&out, simple[0]);
}

/* Levels and the simple players only: other settings could take hours. */
bool server_room_is_player(const struct game *game, const char *spec)
{
    struct level list[LEVEL_MAX];
    struct error error;
    int count = level_list(game, list, &error);
    for (int i = 0; i < count; i++)
        if (strcmp(list[i].name, spec) == 0)
            return true;
    for (size_t i = 0; i < sizeof simple / sizeof *simple; i++)
        if (strcmp(simple[i], spec) == 0)
            return true;
    return false;
}
