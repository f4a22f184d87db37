/* sit.c: all of a table, as the answer to `sit` tells it. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "core/record/record.h"
#include "i18n/i18n.h"

static void copy(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    text_put(&out, words);
}

void client_set_deadline(struct client *client, int64_t deadline, int64_t now)
{
    client->remote.timed = deadline > 0 && now > 0;
    client->remote.late = false;
    client->remote.deadline = clock_seconds() + (double)(deadline - now) / 1000.0;
}

/* --- who sits there ----------------------------------------------------------------- */

/* While a computer player acts for somebody, the seat shows that. */
void client_show_chair(struct client *client, int seat)
{
    const struct remote_seat *at = &client->remote.seat[seat];
    struct chair chair = {{0}, {0}};
    struct error error = {0};
    if (client->remote.table == NULL)
        return;
    copy(chair.name, sizeof chair.name, at->name);
    if (at->name[0] == '\0')
        copy(chair.spec, sizeof chair.spec, at->player);
    else if (at->away)
        copy(chair.spec, sizeof chair.spec, at->player[0] ? at->player : "computer");
    table_sit(client->remote.table, seat, &chair, &error);
}

static void take_seats(struct client *client, const struct json_reader *table)
{
    struct remote *remote = &client->remote;
    struct json_reader seats, seat;
    struct error error = {0};
    size_t count = 0;
    if (!json_reader_find(table, "seats", &seats) ||
        !json_reader_length(&seats, &count, &error))
        return;
    remote->seats = count < GAME_MAX_PLAYERS ? (int)count : GAME_MAX_PLAYERS;
    for (int i = 0; i < remote->seats; i++) {
        struct remote_seat *at = &remote->seat[i];
        if (!json_reader_item(&seats, (size_t)i, &seat, &error))
            return;
        copy(at->name, sizeof at->name, client_member_text(&seat, "name"));
        copy(at->player, sizeof at->player, client_member_text(&seat, "player"));
        if (at->name[0] != '\0' || strcmp(at->player, "person") == 0)
            at->player[0] = '\0';
        at->here = client_member_bool(&seat, "here");
        at->away = client_member_bool(&seat, "away");
    }
}

static enum remote_stage stage_of(const char *word)
{
    static const char *const words[] = {"", "open", "reveal", "on", "over", "closed"};
    for (int i = REMOTE_OPEN; i <= REMOTE_CLOSED; i++)
        if (strcmp(words[i], word) == 0)
            return (enum remote_stage)i;
    return REMOTE_AWAY;
}

static void take_promise(struct client *client, const struct json_reader *table)
{
    struct json_reader list, mine;
    struct error error = {0};
    if (client->remote.own < 0 || !json_reader_find(table, "entropy", &list) ||
        !json_reader_item(&list, (size_t)client->remote.own, &mine, &error))
        return;
    client->promised =
        fair_from_hex(client_member_text(&mine, "promise"), client->promise);
    client->revealed = client_member_text(&mine, "bytes")[0] != '\0';
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
        client_tell(client, tr("This game cannot be followed: %s"), error.text);
        return false;
    }
    table_free(client->remote.table);
    client->remote.table = table;
    for (int seat = 0; seat < client->remote.seats; seat++)
        client_show_chair(client, seat);
    return true;
}

static void tell_chats(struct client *client, const struct json_reader *snapshot)
{
    enum { LAST = 5 };
    struct json_reader chats, chat;
    struct error error = {0};
    size_t count = 0;
    if (!json_reader_find(snapshot, "chat", &chats) ||
        !json_reader_length(&chats, &count, &error))
        return;
    for (size_t i = count > LAST ? count - LAST : 0; i < count; i++)
        if (json_reader_item(&chats, i, &chat, &error))
            client_tell_chat(client, &chat);
}

static void take_snapshot(struct client *client, const struct json_reader *snapshot)
{
    const char *record = client_member_text(snapshot, "record");
    client->n = client_member_number(snapshot, "n");
    buffer_clear(&client->head);
    if (record[0] != '\0') {
        buffer_put(&client->head, record);
        if (!client_set_table(client))
            client_close(client, tr("The server sent what is no game here."));
    }
    if (!client->met)
        tell_chats(client, snapshot);
}

/* --- all of it ---------------------------------------------------------------------- */

static void write_invite(struct client *client, const struct json_reader *message)
{
    struct remote *remote = &client->remote;
    const char *invite = client_member_text(message, "invite");
    struct text out = text_init(remote->invite, sizeof remote->invite);
    if (invite[0] != '\0')
        copy(client->address.invite, sizeof client->address.invite, invite);
    table_address_write_invite(&client->address, &out);
}

static void take_details(struct client *client, const struct json_reader *message,
                         const struct json_reader *table)
{
    struct remote *remote = &client->remote;
    int64_t seat = client_member_number(message, "seat");
    remote->own = seat >= 1 && seat <= GAME_MAX_PLAYERS ? (int)seat - 1 : SEAT_NOBODY;
    remote->host = client_member_bool(message, "host");
    copy(remote->title, sizeof remote->title, client_member_text(table, "title"));
    copy(client->rematch, sizeof client->rematch, client_member_text(table, "rematch"));
    write_invite(client, message);
    take_promise(client, table);
}

/* What another device promised for this seat may be forgotten there by now. */
static bool has_promised(const struct client *client)
{
    unsigned char hash[FAIR_BYTES];
    fair_hash(client->entropy, sizeof client->entropy, hash);
    return client->promised && memcmp(hash, client->promise, sizeof hash) == 0;
}

/* The newest events change seats and stage, so those of the answer, which are of its end,
 * are taken last. */
static void take_end(struct client *client, const struct json_reader *message,
                     const struct json_reader *table)
{
    enum remote_stage stage = stage_of(client_member_text(table, "state"));
    take_seats(client, table);
    client->at = client_member_number(table, "at");
    client_set_deadline(client, client_member_number(table, "deadline"),
                        client_member_number(message, "now"));
    for (int i = 0; i < client->remote.seats; i++)
        client_show_chair(client, i);
    if (client->remote.stage != REMOTE_CLOSED)
        client->remote.stage = stage;
    if (stage == REMOTE_OVER)
        client_end(client, client_member_text(table, "seed"));
    if (client->remote.own < 0)
        return;
    if (stage == REMOTE_OPEN && !has_promised(client))
        client_promise(client);
    if (stage == REMOTE_REVEAL && !client->revealed)
        client_reveal(client);
    if (client->move.on)
        client_send_move(client);
    client_say_again(client);
    if (client->wants_rematch && stage == REMOTE_OVER && client->rematch[0] == '\0')
        client_request(&client->remote, REMOTE_REMATCH, 0, "");
}

void client_take_table(struct client *client, const struct json_reader *message)
{
    struct json_reader table, part;
    if (!json_reader_find(message, "table", &table)) {
        client_close(client, tr("The server sent what is no game here."));
        return;
    }
    take_details(client, message, &table);
    if (json_reader_find(message, "snapshot", &part)) {
        take_seats(client, &table);
        take_snapshot(client, &part);
    } else if (json_reader_find(message, "events", &part) &&
               !client_fold(client, &part, client_member_number(message, "now"))) {
        client->n = 0; /* all of it, then */
        client_sit(client);
        return;
    }
    client->met = true;
    take_end(client, message, &table);
}
