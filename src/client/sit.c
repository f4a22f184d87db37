/* sit.c: reads the whole table from the answer to `sit` or `watch`. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "core/record/record.h"
#include "i18n/i18n.h"

void client_set_deadline(struct client *client, int64_t deadline, int64_t now)
{
    client->remote.timed = deadline > 0 && now > 0;
    client->remote.deadline = clock_seconds() + (double)(deadline - now) / 1000.0;
}

/* --- who sits there ----------------------------------------------------------------- */

/* While a computer player acts for somebody, the seat shows it. */
void client_show_chair(struct client *client, int seat)
{
    const struct room_seat *at = &client->remote.room.seat[seat];
    struct chair chair = {{0}, {0}};
    struct error error = {0};
    if (client->remote.table == NULL)
        return;
    text_copy(chair.name, sizeof chair.name, at->name);
    if (at->name[0] == '\0')
        text_copy(chair.spec, sizeof chair.spec, at->player);
    else if (at->away)
        text_copy(chair.spec, sizeof chair.spec,
                  at->stand_in[0] ? at->stand_in : "computer");
    table_sit(client->remote.table, seat, &chair, &error);
}

/* --- the game so far ---------------------------------------------------------------- */

bool client_set_table(struct client *client)
{
    struct error error = {0};
    struct table *table = NULL;
    struct match *match = record_read(client->plan.games, client->head.data,
                                      client->head.length, "", &error);
    if (match != NULL)
        table = table_follow(match, client->remote.own, &error);
    if (table == NULL) {
        client_notify(client, tr("This game cannot be followed: %s"), error.text);
        return false;
    }
    table_free(client->remote.table);
    client->remote.table = table;
    for (int seat = 0; seat < client->remote.room.players; seat++)
        client_show_chair(client, seat);
    return true;
}

static void notify_chats(struct client *client, const struct json_reader *snapshot)
{
    enum { LAST = 5 };
    struct json_reader chats, chat;
    struct room_event event;
    struct error error = {0};
    size_t count = 0;
    if (!json_reader_find(snapshot, "chat", &chats) ||
        !json_reader_length(&chats, &count, &error))
        return;
    for (size_t i = count > LAST ? count - LAST : 0; i < count; i++)
        if (json_reader_item(&chats, i, &chat, &error) &&
            room_event_read(&event, &chat, &error))
            client_notify_chat(client, &event);
}

static void take_snapshot(struct client *client, const struct json_reader *snapshot)
{
    const char *record = json_reader_member_text(snapshot, "record");
    buffer_clear(&client->head);
    if (record[0] != '\0') {
        buffer_put(&client->head, record);
        if (!client_set_table(client))
            client_close(client, tr("The server sent what is no game here."));
    }
    if (!client->entered)
        notify_chats(client, snapshot);
}

/* --- the whole table ---------------------------------------------------------------- */

static void write_invite(struct client *client, const struct json_reader *message)
{
    struct remote *remote = &client->remote;
    const char *invite = json_reader_member_text(message, "invite");
    struct text out = text_init(remote->invite, sizeof remote->invite);
    if (invite[0] != '\0')
        text_copy(client->address.invite, sizeof client->address.invite, invite);
    table_address_write_invite(&client->address, &out);
}

static void take_details(struct client *client, const struct json_reader *message,
                         const struct json_reader *table)
{
    struct remote *remote = &client->remote;
    int64_t seat = json_reader_member_number(message, "seat");
    remote->own = seat >= 1 && seat <= GAME_MAX_PLAYERS ? (int)seat - 1 : SEAT_NOBODY;
    remote->host = json_reader_member_bool(message, "host");
    text_copy(remote->title, sizeof remote->title,
              json_reader_member_text(table, "title"));
    write_invite(client, message);
}

/* A table that is unusable here stays closed. */
static void take_room(struct client *client, const struct json_reader *table)
{
    struct remote *remote = &client->remote;
    bool closed = remote->progress.stage == ROOM_CLOSED;
    room_read(&remote->room, &remote->progress, table);
    if (closed)
        remote->progress.stage = ROOM_CLOSED;
}

/* Does what the stage of the table requires. */
static void go_on(struct client *client)
{
    const struct room_state *room = &client->remote.room;
    enum room_stage stage = client->remote.progress.stage;
    if (stage == ROOM_OVER)
        client_end(client, room->seed);
    if (client->remote.own < 0)
        return;
    if (stage == ROOM_OPEN && !client_has_promised(client))
        client_promise(client);
    if (stage == ROOM_REVEAL && room->seat[client->remote.own].entropy[0] == '\0')
        client_reveal(client);
    if (client->move.pending)
        client_send_move(client);
    client_chat_resume(client);
    if (client->wants_rematch && stage == ROOM_OVER && room->rematch[0] == '\0')
        client_request(&client->remote, REMOTE_REMATCH, 0, "");
}

/* The table in the answer includes its events, so it is read last. */
void client_take_table(struct client *client, const struct json_reader *message)
{
    struct json_reader table, part;
    int64_t now = json_reader_member_number(message, "now");
    if (!json_reader_find(message, "table", &table)) {
        client_close(client, tr("The server sent what is no game here."));
        return;
    }
    take_details(client, message, &table);
    bool all = json_reader_find(message, "snapshot", &part);
    if (!all && json_reader_find(message, "events", &part) &&
        !client_fold(client, &part, now)) {
        client->remote.room.n = 0; /* request all of it */
        client_sit(client);
        return;
    }
    take_room(client, &table);
    if (all)
        take_snapshot(client, &part);
    client_set_deadline(client, client->remote.progress.deadline, now);
    for (int i = 0; i < client->remote.room.players; i++)
        client_show_chair(client, i);
    client->entered = true;
    go_on(client);
}
