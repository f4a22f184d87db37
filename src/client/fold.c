/* fold.c: applies the events of the table, and notifies the player. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "client/internal.h"
#include "i18n/i18n.h"

/* Earlier promises are void, and revealed entropy is no longer secret. */
static void renew_promise(struct client *client)
{
    struct error ignored = {0};
    client_draw_entropy(client);
    client_save_seat(client, &ignored);
    client_promise(client);
}

/* --- the game ----------------------------------------------------------------------- */

static bool begin(struct client *client, const struct room_event *event)
{
    buffer_clear(&client->head);
    buffer_put(&client->head, event->record);
    return client_set_table(client);
}

/* The position must match the server's. */
static bool play(struct client *client, const struct room_event *event)
{
    struct table *table = client->remote.table;
    struct reason why = {"", ""};
    char hash[24];
    if (client->move.pending && event->seat - 1 == client->remote.own &&
        strcmp(event->id, client->move.id) == 0)
        client->move.pending = client->remote.sending = false;
    if (table == NULL || !table_play(table, event->line, &why))
        return false;
    snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(table->match));
    return strcmp(hash, event->hash) == 0;
}

/* Applies the event to the local game too; false if it does not fit. */
static bool follow(struct client *client, const struct room_event *event)
{
    switch (event->kind) {
    case ROOM_EVENT_BEGIN:
        return begin(client, event);
    case ROOM_EVENT_CHANCE:
    case ROOM_EVENT_MOVE:
        return play(client, event);
    case ROOM_EVENT_AWAY:
    case ROOM_EVENT_BACK:
        client_show_chair(client, event->seat - 1);
        return true;
    default:
        return true;
    }
}

/* --- notifications ------------------------------------------------------------------ */

static void notify_late(struct client *client, const char *name, bool skip)
{
    client_notify(client,
                  skip ? tr("The time of %s is over: a computer player makes this move.")
                       : tr("The time of %s is over."),
                  name);
}

static void notify_away(struct client *client, const char *name, bool own, bool final)
{
    if (own && final)
        client_notify(client, "%s",
                      tr("You have given up your seat: a computer player has it now."));
    else if (final)
        client_notify(client, tr("%s has given up: a computer player has the seat now."),
                      name);
    else if (own)
        client_notify(client, "%s",
                      tr("A computer player acts for you until you are back."));
    else
        client_notify(client, tr("A computer player acts for %s until they are back."),
                      name);
}

static void notify_back(struct client *client, const char *name, bool own)
{
    if (own)
        client_notify(client, "%s", tr("You have your seat back."));
    else
        client_notify(client, tr("%s is back."), name);
}

static void notify_admitted(struct client *client, const char *name, const char *by)
{
    if (by[0] != '\0')
        client_notify(client, tr("%1$s continues on another device; %2$s let them in."),
                      name, by);
    else
        client_notify(client, tr("%s continues on another device."), name);
}

/* To admit somebody is the decision of one player, to end the game that of all. */
static void follow_decisions(struct client *client, const struct room_event *event,
                             bool own)
{
    const struct room_seat *seat = client->remote.room.seat;
    const char *name = event->seat > 0 ? seat[event->seat - 1].name : "";
    const char *about = event->about > 0 ? seat[event->about - 1].name : "";
    if (event->kind == ROOM_EVENT_CLAIM)
        client_notify(
            client,
            tr("%1$s wants to go on with another device. If you know that it is "
               "them, type: admit %2$d"),
            about, event->about);
    else if (event->kind == ROOM_EVENT_ADMIT)
        notify_admitted(client, about, name);
    else if (event->kind == ROOM_EVENT_DECLINE && event->about > 0)
        client_notify(client, tr("%1$s did not let somebody in who said to be %2$s."),
                      name, about);
    else if (event->kind == ROOM_EVENT_DECLINE && !own)
        client_notify(client, tr("%s wants to play on."), name);
    else if (event->kind == ROOM_EVENT_AGREE && event->about > 0 && !own)
        client_notify(client,
                      tr("%1$s wants a computer player to act for %2$s. If you agree, "
                         "type: hand %3$d"),
                      name, about, event->about);
    else if (event->kind == ROOM_EVENT_AGREE && event->about == 0 && !own)
        client_notify(client, tr("%s wants to end the game. If you agree, type: agree"),
                      name);
}

static void notify_resigned(struct client *client, int winner)
{
    const struct remote *remote = &client->remote;
    if (winner == remote->own)
        client_close(client, tr("You have won: your opponent has resigned."));
    else if (remote->own >= 0)
        client_close(client, tr("You have resigned."));
    else
        client_close(client, tr("The game is over: a player has resigned."));
}

static void close_table(struct client *client, const struct room_event *event)
{
    const char *why = event->why;
    if (event->winners.count > 0) {
        notify_resigned(client, (int)event->winners.item[0] - 1);
        return;
    }
    client_close(client,
                 strcmp(why, "empty") == 0 ? tr("The table is closed: all have left.")
                 : strcmp(why, "agreed") == 0
                     ? tr("The game is over: all have agreed to end it.")
                 : strcmp(why, "ended") == 0
                     ? tr("The table is closed: the host of the server has ended it.")
                     : tr("The table is closed."));
}

static void follow_open(struct client *client, const struct room_event *event, bool own)
{
    if (event->kind == ROOM_EVENT_SAT && !own)
        client_notify(client, tr("%s has taken seat %d."), event->name, event->seat);
    else if (event->kind == ROOM_EVENT_PLAYER)
        client_notify(client, tr("A computer player (%s) has seat %d."),
                      tr(event->player), event->seat);
    else if (event->kind == ROOM_EVENT_FREE)
        client_notify(client, tr("Seat %d is free."), event->seat);
    else if (event->kind == ROOM_EVENT_SEED)
        client_notify(client, "%s",
                      tr("Somebody left or did not answer, so the table is open again."));
    if (event->kind == ROOM_EVENT_CALL && client->remote.own >= 0)
        client_reveal(client);
    if (event->kind == ROOM_EVENT_SEED && client->remote.own >= 0)
        renew_promise(client);
}

static void follow_game(struct client *client, const struct room_event *event, bool own)
{
    const char *name =
        event->seat > 0 ? client->remote.room.seat[event->seat - 1].name : "";
    if (event->kind == ROOM_EVENT_LATE)
        notify_late(client, name, event->skip);
    else if (event->kind == ROOM_EVENT_AWAY)
        notify_away(client, name, own, event->final);
    else if (event->kind == ROOM_EVENT_BACK)
        notify_back(client, name, own);
    else if (event->kind == ROOM_EVENT_CHAT || event->kind == ROOM_EVENT_EMOTE)
        client_notify_chat(client, event);
    else if (event->kind == ROOM_EVENT_REMATCH && !client->wants_rematch)
        client_notify(client, "%s",
                      tr("A rematch is proposed: type rematch to join it."));
    if (event->kind == ROOM_EVENT_OVER || event->kind == ROOM_EVENT_CLOSED)
        client_end(client, event->seed);
    if (event->kind == ROOM_EVENT_CLOSED)
        close_table(client, event);
}

static bool fold_one(struct client *client, const struct room_event *event, int64_t now)
{
    bool own = event->seat > 0 && event->seat - 1 == client->remote.own;
    if (!room_apply(&client->remote.room, &client->remote.progress, event) ||
        !follow(client, event))
        return false;
    follow_open(client, event, own);
    follow_decisions(client, event, own);
    follow_game(client, event, own);
    if (event->deadline >= 0 && event->kind != ROOM_EVENT_LATE)
        client_set_deadline(client, event->deadline, now);
    return true;
}

/* If an event does not fit, our copy is wrong, so all of the table is requested. */
static bool take_one(struct client *client, const struct json_reader *json, int64_t now)
{
    struct room_event event;
    struct error error = {0};
    int64_t n = json_reader_member_number(json, "n");
    if (n <= client->remote.room.n)
        return true;
    if (n != client->remote.room.n + 1)
        return false;
    if (room_event_read(&event, json, &error) && fold_one(client, &event, now))
        return true;
    client->remote.room.n = 0;
    client_notify(client, "%s",
                  tr("What the server told does not fit what is known here: all of the "
                     "game is fetched anew."));
    return false;
}

bool client_fold(struct client *client, const struct json_reader *events, int64_t now)
{
    struct error error = {0};
    struct json_reader event;
    size_t count = 0;
    if (!json_reader_length(events, &count, &error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!json_reader_item(events, i, &event, &error) ||
            !take_one(client, &event, now))
            return false;
    return true;
}
