/* room.c: tables, the parties around them: finding one, and who is who there. */
#include "ai/level.h"
#include "base/hash.h"
#include "core/memory.h"
#include "server/request.h"

/* --- all tables --------------------------------------------------------------------- */

static struct party **place_of(struct hall *hall, const char *id)
{
    struct party **at = &hall->map[hash_bytes(id, strlen(id), 0) % MAP];
    while (*at != NULL && strcmp((*at)->id, id) != 0)
        at = &(*at)->next;
    return at;
}

struct party *party_find(struct hall *hall, const char *id)
{
    return *place_of(hall, id);
}

struct party *party_add(struct hall *hall, const char *id)
{
    struct party *party = memory_new(1, sizeof *party);
    struct text out = text_init(party->id, sizeof party->id);
    text_put(&out, id);
    party->queue_end = &party->queue;
    party->idle_since = hall->now;
    party->rings = NEVER;
    *place_of(hall, id) = party;
    return party;
}

/* Nobody follows it, and nothing waits for it. */
static void party_free(struct hall *hall, struct party *party)
{
    party_count_for(hall, party, NULL);
    hall->finished -= party->finished;
    heap_remove(hall, party);
    body_free(hall, party->body);
    free(party->brief);
    free(party->names);
    free(party->thought);
    free(party->followers);
    free(party);
}

void party_drop(struct hall *hall, struct party *party)
{
    struct party **at = place_of(hall, party->id);
    *at = party->next;
    party_free(hall, party);
}

void parties_free(struct hall *hall)
{
    for (size_t i = 0; i < MAP; i++)
        for (struct party *it = hall->map[i], *next; it != NULL; it = next) {
            next = it->next;
            wish_forget(it);
            party_free(hall, it);
        }
    free(hall->heap);
}

void party_count_for(struct hall *hall, struct party *party, const char *address)
{
    if (party->origin != NULL) {
        party->origin->tables--;
        origin_tidy(hall, party->origin);
    }
    party->origin = NULL;
    if (address == NULL || address[0] == '\0')
        return;
    party->origin = origin_find(hall, address, true);
    party->origin->tables++;
}

/* --- what is awake of one ----------------------------------------------------------- */

struct body *body_new(const char *id)
{
    struct body *body = memory_new(1, sizeof *body);
    struct text out = text_init(body->fair.table, sizeof body->fair.table);
    text_put(&out, id);
    body->next = 1;
    return body;
}

void body_free(struct hall *hall, struct body *body)
{
    if (body == NULL)
        return;
    for (int i = 0; i < RECENT; i++)
        free(body->recent[i].text);
    for (int i = 0; i < CHATS; i++)
        free(body->chat[i].text);
    free(body->attachment);
    secrets_free(&body->secrets);
    world_leave(hall, body->match);
    match_free(body->match);
    free(body);
}

/* --- tokens ------------------------------------------------------------------------- */

int party_seat_of(const struct body *body, const char *token)
{
    unsigned char hash[FAIR_BYTES];
    int found = SEAT_NOBODY;
    secret_hash(token, hash);
    for (int seat = 0; seat < body->players; seat++)
        for (unsigned i = 0; i < body->secrets.tokens[seat] && i < TOKENS; i++)
            if (secret_same(hash, body->secrets.token[seat][i], sizeof hash))
                found = seat;
    return found;
}

void party_give_token(struct hall *hall, struct secrets *secrets, int seat,
                      char token[TOKEN_TEXT])
{
    secret_token(hall, token);
    unsigned place = secrets->tokens[seat]++ % TOKENS;
    secret_hash(token, secrets->token[seat][place]);
}

/* --- who is who --------------------------------------------------------------------- */

int party_actor(const struct party *party)
{
    const struct body *body = party->body;
    if (party->course.stage != STAGE_ON || body == NULL || body->match == NULL)
        return SEAT_NOBODY;
    int actor = match_actor(body->match);
    return actor >= 0 ? actor : SEAT_NOBODY;
}

const char *party_thinker(const struct party *party)
{
    int actor = party_actor(party);
    if (actor < 0)
        return NULL;
    return seat_thinker(party->body, &party->body->seat[actor]);
}

const char *seat_thinker(const struct body *body, const struct seat *seat)
{
    if (seat->player[0] != '\0')
        return seat->player;
    if (seat->away)
        return seat->stand_in;
    int actor = body->match != NULL ? match_actor(body->match) : SEAT_NOBODY;
    bool skips = body->skip && actor >= 0 && seat == &body->seat[actor];
    return skips ? body->usual : NULL;
}

int party_host(const struct body *body)
{
    for (int seat = 0; seat < body->players; seat++)
        if (body->seat[seat].taken)
            return seat;
    return SEAT_NOBODY;
}

int party_free_seats(const struct body *body)
{
    int count = 0;
    for (int seat = 0; seat < body->players; seat++)
        count += !body->seat[seat].taken && body->seat[seat].player[0] == '\0';
    return count;
}

/* --- computer players --------------------------------------------------------------- */

static const char *const simple[] = {"random", "greedy"};

void party_usual_player(const struct game *game, char spec[TABLE_SPEC])
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

/* Levels, and what costs nothing: settings could ask for hours. */
bool party_is_player(const struct game *game, const char *spec)
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
