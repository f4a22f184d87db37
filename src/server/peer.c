/* peer.c: connections: what each may ask, and which table it follows. */
#include "server/internal.h"

#include "base/hash.h"
#include "core/memory.h"
#include "server/mutation.h"

/* --- rates -------------------------------------------------------------------------- */

int bucket_take(struct bucket *bucket, int64_t now, int a_minute, int burst)
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

struct origin *origin_find(struct hall *hall, const char *address, bool make)
{
    struct origin **at = &hall->origins[hash_bytes(address, strlen(address), 0) % MAP];
    for (; *at != NULL; at = &(*at)->next)
        if (strcmp((*at)->address, address) == 0)
            return *at;
    if (!make)
        return NULL;
    *at = memory_new(1, sizeof **at);
    struct text out = text_init((*at)->address, sizeof(*at)->address);
    text_put(&out, address);
    return *at;
}

/* Its buckets are remembered as long as they are not full again. */
void origin_tidy(struct hall *hall, struct origin *origin)
{
    const char *name = origin->address;
    struct origin **at = &hall->origins[hash_bytes(name, strlen(name), 0) % MAP];
    if (origin->peers > 0 || origin->tables > 0)
        return;
    while (*at != NULL) {
        struct origin *it = *at;
        bool idle = it->peers == 0 && it->tables == 0;
        if (idle && hall->now - it->bucket.at > MINUTES &&
            hall->now - it->writes.at > MINUTES) {
            *at = it->next;
            free(it);
        } else {
            at = &it->next;
        }
    }
}

/* --- coming and going --------------------------------------------------------------- */

struct peer *peer_get(struct hall *hall, uint32_t number)
{
    if (number >= hall->peer_room || !hall->peers[number].open)
        return NULL;
    return &hall->peers[number];
}

static void make_room(struct hall *hall, uint32_t number)
{
    size_t room = hall->peer_room > 0 ? hall->peer_room : 64;
    while (room <= number)
        room *= 2;
    if (room == hall->peer_room)
        return;
    hall->peers = memory_resize(hall->peers, room, sizeof *hall->peers);
    memset(hall->peers + hall->peer_room, 0,
           (room - hall->peer_room) * sizeof *hall->peers);
    hall->peer_room = room;
}

void peer_opened(struct hall *hall, const struct hall_input *input)
{
    make_room(hall, input->peer);
    if (hall->peers[input->peer].open)
        peer_closed(hall, input->peer);
    struct peer *peer = &hall->peers[input->peer];
    *peer = (struct peer){.open = true,
                          .trusted = input->trusted,
                          .serial = ++hall->serials,
                          .seat = SEAT_NOBODY};
    peer->origin = origin_find(hall, input->address != NULL ? input->address : "", true);
    peer->origin->peers++;
    hall->count.peers++;
    if (!peer->trusted && ban_is(hall, peer->origin->address))
        ban_close(hall, input->peer);
}

void peer_closed(struct hall *hall, uint32_t number)
{
    struct peer *peer = peer_get(hall, number);
    if (peer == NULL)
        return;
    peer_follow(hall, number, NULL, SEAT_NOBODY);
    lobby_part(hall, number);
    peer->open = false;
    peer->origin->peers--;
    origin_tidy(hall, peer->origin);
    hall->count.peers--;
}

void peer_dismiss(struct hall *hall, uint32_t number, const char *why)
{
    struct hall_output *out = out_add(hall, HALL_CLOSE);
    out->peer = number;
    out->bytes = why;
    out->length = strlen(why);
    peer_closed(hall, number);
}

void peers_free(struct hall *hall)
{
    for (size_t i = 0; i < MAP; i++)
        for (struct origin *it = hall->origins[i], *next; it != NULL; it = next) {
            next = it->next;
            free(it);
        }
    free(hall->peers);
}

/* --- following a table -------------------------------------------------------------- */

static void remove_follower(struct party *party, uint32_t number)
{
    for (size_t i = 0; i < party->follower_count; i++)
        if (party->followers[i] == number) {
            party->followers[i] = party->followers[--party->follower_count];
            return;
        }
}

static void add_follower(struct party *party, uint32_t number)
{
    if (party->follower_count == party->follower_room) {
        party->follower_room = party->follower_room > 0 ? 2 * party->follower_room : 4;
        party->followers = memory_resize(party->followers, party->follower_room,
                                         sizeof *party->followers);
    }
    party->followers[party->follower_count++] = number;
}

void peer_follow(struct hall *hall, uint32_t number, struct party *party, int seat)
{
    struct peer *peer = peer_get(hall, number);
    struct party *before = peer->party;
    bool same = before == party && (party == NULL || peer->seat == seat);
    peer->party = party;
    peer->seat = seat;
    if (same)
        return;
    if (before != NULL && before != party) {
        if (!hall_slips(SLIP_HERE))
            remove_follower(before, number);
        before->idle_since = hall->now;
        peers_tell_here(hall, before);
        party_tend(hall, before);
    }
    if (party != NULL && before != party)
        add_follower(party, number);
    if (party != NULL) {
        peers_tell_here(hall, party);
        party_tend(hall, party);
    }
}
