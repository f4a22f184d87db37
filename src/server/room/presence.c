/* presence.c: who is at a table: seats that are connected, and how many look on. */
#include "server/internal.h"

/* For one table `here` is told so often at most: who goes in and out all the time keeps
 * nobody else busy. */
static const int64_t PRESENCE_PAUSE = 1 * SECONDS;

unsigned server_peers_presence(const struct server *server, const struct room *room,
                               int *watchers)
{
    unsigned presence = 0;
    *watchers = 0;
    for (size_t i = 0; i < room->follower_count; i++) {
        int seat = server->peers[room->followers[i]].seat;
        if (seat >= 0)
            presence |= 1U << seat;
        else
            ++*watchers;
    }
    return presence;
}

static void send_presence(struct server *server, const struct room *room)
{
    struct buffer out;
    int watchers = 0;
    unsigned presence = server_peers_presence(server, room, &watchers);
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "here");
    json_add_text(&out, "table", room->id);
    json_add_open(&out, "seats", '[');
    for (int seat = 0; seat < room->state->players; seat++)
        json_put_bool(&out, presence >> seat & 1);
    json_close(&out, ']');
    json_add_number(&out, "watchers", watchers);
    json_close(&out, '}');
    size_t length = 0;
    const char *bytes = server_output_keep(server, &out, &length);
    for (size_t i = 0; i < room->follower_count; i++)
        server_output_send(server, room->followers[i], bytes, length);
}

void server_peers_tell_presence(struct server *server, struct room *room)
{
    room->presence_due = true;
    server_presence_tend(server, room);
}

int64_t server_presence_wakes(const struct room *room)
{
    return room->presence_due ? room->presence_told + PRESENCE_PAUSE : NEVER;
}

void server_presence_tend(struct server *server, struct room *room)
{
    if (server_presence_wakes(room) > server->now)
        return;
    room->presence_due = false;
    if (room->state == NULL || room->follower_count == 0)
        return;
    room->presence_told = server->now;
    send_presence(server, room);
}
