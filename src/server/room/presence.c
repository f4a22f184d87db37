/* presence.c: who is at a table: connected seats, and the number of spectators. */
#include <string.h>

#include "server/internal.h"

/* Between two `here` messages of a table: somebody who keeps coming and going must not
 * make work for everybody else. */
static const int64_t PRESENCE_PAUSE = 1 * SECONDS;

unsigned server_presence_seats(const struct server *server, const struct room *room,
                               int *watchers)
{
    unsigned presence = 0;
    *watchers = 0;
    for (size_t i = 0; i < room->follower_count; i++) {
        const struct peer *peer = &server->peers[room->followers[i]];
        if (peer->seat < 0)
            ++*watchers;
        else if (peer->aside == NULL)
            presence |= 1U << peer->seat;
    }
    return presence;
}

const char *server_presence_page(const char *name)
{
    static const char *const pages[] = {"lesson", "rules"};
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
        if (strcmp(pages[i], name) == 0)
            return pages[i];
    return "other";
}

/* What a seat's player looks at instead; "": at the table, or not connected. */
static const char *page_of(const struct server *server, const struct room *room, int seat)
{
    const char *page = "";
    for (size_t i = 0; i < room->follower_count; i++) {
        const struct peer *peer = &server->peers[room->followers[i]];
        if (peer->seat == seat && peer->aside == NULL)
            return "";
        if (peer->seat == seat)
            page = peer->aside;
    }
    return page;
}

int64_t server_presence_absent(const struct server *server, const struct room *room,
                               int seat)
{
    int watchers = 0;
    if (server_presence_seats(server, room, &watchers) >> seat & 1)
        return 0;
    int64_t parted = room->parted[seat];
    return parted > server->began ? parted : server->began;
}

void server_presence_write(const struct server *server, const struct room *room,
                           struct buffer *out)
{
    json_add_open(out, "absent", '[');
    for (int seat = 0; seat < room->state->players; seat++)
        json_put_number(out, room->state->seat[seat].taken
                                 ? server_presence_absent(server, room, seat)
                                 : 0);
    json_close(out, ']');
    json_add_open(out, "pages", '[');
    for (int seat = 0; seat < room->state->players; seat++)
        json_put_text(out, page_of(server, room, seat));
    json_close(out, ']');
}

static void send_presence(struct server *server, const struct room *room)
{
    struct buffer out;
    int watchers = 0;
    unsigned presence = server_presence_seats(server, room, &watchers);
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "here");
    json_add_text(&out, "table", room->id);
    json_add_open(&out, "seats", '[');
    for (int seat = 0; seat < room->state->players; seat++)
        json_put_bool(&out, presence >> seat & 1);
    json_close(&out, ']');
    server_presence_write(server, room, &out);
    json_add_number(&out, "watchers", watchers);
    json_close(&out, '}');
    server_output_send(server, room->followers, room->follower_count, &out);
}

void server_presence_changed(struct server *server, struct room *room)
{
    room->presence_due = true;
    server_presence_update(server, room);
}

int64_t server_presence_due(const struct room *room)
{
    return room->presence_due ? room->presence_sent + PRESENCE_PAUSE : NEVER;
}

void server_presence_update(struct server *server, struct room *room)
{
    if (server_presence_due(room) > server->now)
        return;
    room->presence_due = false;
    if (room->state == NULL || room->follower_count == 0)
        return;
    room->presence_sent = server->now;
    send_presence(server, room);
}
