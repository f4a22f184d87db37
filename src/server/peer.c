/* peer.c: connections: their rate limits, and the tables they follow. */
#include "server/internal.h"

#include "base/hash.h"
#include "core/memory.h"
#include "server/mutation.h"

/* --- rates -------------------------------------------------------------------------- */

int server_bucket_take(struct bucket *bucket, int64_t now, int a_minute, int burst)
{
    int64_t full = burst * MINUTES, gained = (now - bucket->at) * a_minute;
    if (bucket->at == 0 || gained > full - bucket->level)
        bucket->level = full;
    else
        bucket->level += gained;
    bucket->at = now;
    if (bucket->level >= MINUTES) {
        bucket->level -= MINUTES;
        return 0;
    }
    int64_t missing = MINUTES - bucket->level;
    return (int)(missing / a_minute / SECONDS) + 1;
}

/* --- addresses ---------------------------------------------------------------------- */

struct origin *server_origin_find(struct server *server, const char *address, bool make)
{
    struct origin **at = &server->origins[hash_bytes(address, strlen(address), 0) % MAP];
    for (; *at != NULL; at = &(*at)->next)
        if (strcmp((*at)->address, address) == 0)
            return *at;
    if (!make)
        return NULL;
    *at = memory_new(1, sizeof **at);
    text_copy((*at)->address, sizeof(*at)->address, address);
    return *at;
}

/* Entries are kept until their buckets are full again. */
void server_origin_tidy(struct server *server, struct origin *origin)
{
    const char *name = origin->address;
    struct origin **at = &server->origins[hash_bytes(name, strlen(name), 0) % MAP];
    if (origin->peers > 0 || origin->tables > 0)
        return;
    while (*at != NULL) {
        struct origin *it = *at;
        bool idle = it->peers == 0 && it->tables == 0;
        if (idle && server->now - it->expensive.at > MINUTES &&
            server->now - it->writes.at > MINUTES &&
            server->now - it->claims.at > SERVER_CLAIMS_FULL) {
            *at = it->next;
            free(it);
        } else {
            at = &it->next;
        }
    }
}

/* --- connecting --------------------------------------------------------------------- */

struct peer *server_peer_get(struct server *server, uint32_t number)
{
    if (number >= server->peer_capacity || !server->peers[number].open)
        return NULL;
    return &server->peers[number];
}

struct peer *server_peer_same(struct server *server, uint32_t number, uint32_t serial)
{
    struct peer *peer = server_peer_get(server, number);
    return peer != NULL && peer->serial == serial ? peer : NULL;
}

static void make_space(struct server *server, uint32_t number)
{
    size_t capacity = server->peer_capacity > 0 ? server->peer_capacity : 64;
    while (capacity <= number)
        capacity *= 2;
    if (capacity == server->peer_capacity)
        return;
    server->peers = memory_resize(server->peers, capacity, sizeof *server->peers);
    memset(server->peers + server->peer_capacity, 0,
           (capacity - server->peer_capacity) * sizeof *server->peers);
    server->peer_capacity = capacity;
}

void server_peer_opened(struct server *server, const struct server_input *input)
{
    make_space(server, input->peer);
    if (server->peers[input->peer].open)
        server_peer_closed(server, input->peer);
    struct peer *peer = &server->peers[input->peer];
    *peer = (struct peer){.open = true,
                          .trusted = input->trusted,
                          .serial = ++server->serials,
                          .seat = SEAT_NOBODY};
    peer->origin =
        server_origin_find(server, input->address != NULL ? input->address : "", true);
    peer->origin->peers++;
    server->count.peers++;
    if (!peer->trusted && server_is_banned(server, peer->origin->address))
        server_ban_disconnect(server, input->peer);
}

void server_peer_closed(struct server *server, uint32_t number)
{
    struct peer *peer = server_peer_get(server, number);
    if (peer == NULL)
        return;
    server_peer_follow(server, number, NULL, SEAT_NOBODY, NULL);
    server_lobby_part(server, number);
    server_pairing_peer_closed(server, peer);
    peer->open = false;
    peer->origin->peers--;
    server_origin_tidy(server, peer->origin);
    server->count.peers--;
}

void server_peer_disconnect(struct server *server, uint32_t number, const char *why)
{
    struct server_output *out = server_output_add(server, SERVER_CLOSE);
    out->peer = number;
    out->bytes = why;
    out->length = strlen(why);
    server_peer_closed(server, number);
}

void server_peers_free(struct server *server)
{
    for (size_t i = 0; i < MAP; i++)
        for (struct origin *it = server->origins[i], *next; it != NULL; it = next) {
            next = it->next;
            free(it);
        }
    free(server->peers);
}

/* --- following a table -------------------------------------------------------------- */

static void remove_follower(struct room *room, uint32_t number)
{
    for (size_t i = 0; i < room->follower_count; i++)
        if (room->followers[i] == number) {
            room->followers[i] = room->followers[--room->follower_count];
            return;
        }
}

static void add_follower(struct room *room, uint32_t number)
{
    room->followers = memory_grow(room->followers, room->follower_count,
                                  &room->follower_capacity, sizeof *room->followers);
    room->followers[room->follower_count++] = number;
}

void server_peer_follow(struct server *server, uint32_t number, struct room *room,
                        int seat, const char *aside)
{
    struct peer *peer = server_peer_get(server, number);
    struct room *before = peer->room;
    bool same =
        before == room && (room == NULL || (peer->seat == seat && peer->aside == aside));
    if (before != NULL && peer->seat >= 0)
        before->parted[peer->seat] = server->now;
    peer->room = room;
    peer->seat = seat;
    peer->aside = aside;
    if (same)
        return;
    if (before != NULL && before != room) {
        if (!server_mutates(MUTATION_PRESENCE))
            remove_follower(before, number);
        before->idle_since = server->now;
        server_presence_changed(server, before);
        server_room_update(server, before);
    }
    if (room != NULL && before != room)
        add_follower(room, number);
    if (room != NULL) {
        server_presence_changed(server, room);
        server_room_update(server, room);
    }
}
