/* client.c: handles what the connection reports, step by step. */
#include "client/client.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "core/memory.h"
#include "i18n/i18n.h"

/* --- messages ----------------------------------------------------------------------- */

static void take_presence(struct client *client, const struct json_reader *message)
{
    struct json_reader seats, seat;
    struct error error = {0};
    size_t count = 0;
    client->remote.watchers = (int)json_reader_member_number(message, "watchers");
    if (!json_reader_find(message, "seats", &seats) ||
        !json_reader_length(&seats, &count, &error))
        return;
    for (int i = 0; i < client->remote.room.players && (size_t)i < count; i++) {
        bool here = false;
        if (json_reader_item(&seats, (size_t)i, &seat, &error) &&
            json_reader_bool(&seat, &here, &error))
            client->remote.room.seat[i].here = here;
    }
}

/* If the server had to load the table again, we sit down again. */
static void take_gone(struct client *client, const struct json_reader *message)
{
    if (strcmp(json_reader_member_text(message, "why"), "seat") != 0) {
        client->remote.room.n = 0;
        client_sit(client);
        return;
    }
    client->address.token[0] = '\0';
    client_close(client, tr("You have lost your seat at this table."));
}

static void take_events(struct client *client, const struct json_reader *message)
{
    struct json_reader events;
    if (!client->entered || client->sit_pending ||
        !json_reader_find(message, "events", &events))
        return;
    if (!client_fold(client, &events, json_reader_member_number(message, "now")))
        client_sit(client);
}

static void take_news(struct client *client, const char *news,
                      const struct json_reader *message)
{
    bool own =
        strcmp(json_reader_member_text(message, "table"), client->address.table) == 0;
    if (strcmp(news, "events") == 0 && own)
        take_events(client, message);
    else if (strcmp(news, "here") == 0 && own)
        take_presence(client, message);
    else if (strcmp(news, "gone") == 0 && own)
        take_gone(client, message);
    else if (strcmp(news, "bye") == 0)
        client_connection_wait(client->connection,
                               (double)json_reader_member_number(message, "wait"));
}

static void take_message(struct client *client)
{
    struct json_reader message;
    struct error error = {0};
    if (!json_reader_parse(&message, client->in.data, client->in.length, &error))
        return;
    const char *news = json_reader_member_text(&message, "news");
    if (news[0] != '\0')
        take_news(client, news, &message);
    else
        client_answer(client, json_reader_member_text(&message, "re"), &message);
    json_reader_free(&message);
}

/* --- the connection ----------------------------------------------------------------- */

static void on_connected(struct client *client)
{
    if (client->entered)
        client_notify(client, "%s", tr("The connection is back."));
    client->remote.connected = true;
    client->remote.trouble[0] = '\0';
    client->sit_pending = client->chat.pending = false;
    client->retry_at = client->move_retry_at = 0;
    client_enter(client);
}

static void on_disconnected(struct client *client)
{
    bool was = client->remote.connected;
    client->remote.connected = false;
    text_copy(client->remote.trouble, sizeof client->remote.trouble,
              client_connection_error(client->connection));
    if (was && client->entered)
        client_notify(client, "%s",
                      tr("The connection is lost. It is tried again until it is back; "
                         "nothing is lost."));
    else if (!client->entered && !was)
        client_close(client, client_connection_error(client->connection));
}

/* Sends requests again that the server was too busy for. */
static void retry_requests(struct client *client)
{
    double now = clock_seconds();
    if (!client->remote.connected)
        return;
    if (client->retry_at > 0 && now >= client->retry_at) {
        client->retry_at = 0;
        client_enter(client);
    }
    if (client->move.pending && client->move_retry_at > 0 && now >= client->move_retry_at)
        client_send_move(client);
    client_chat_send(client);
}

static void step(struct remote *remote)
{
    struct client *client = (struct client *)remote;
    enum connection_news news = CONNECTION_MESSAGE;
    while (news != CONNECTION_QUIET && remote->progress.stage != ROOM_CLOSED) {
        news = client_connection_next(client->connection, &client->in);
        if (news == CONNECTION_UP)
            on_connected(client);
        else if (news == CONNECTION_DOWN)
            on_disconnected(client);
        else if (news == CONNECTION_MESSAGE)
            take_message(client);
    }
    if (remote->progress.stage == ROOM_CLOSED)
        return;
    retry_requests(client);
    if (client->wants_rematch && remote->room.rematch[0] != '\0')
        client_enter_rematch(client);
    client_connection_keep_alive(client->connection);
}

static void keep_alive(struct remote *remote)
{
    client_connection_keep_alive(((struct client *)remote)->connection);
}

static int handle(struct remote *remote)
{
    return client_connection_handle(((struct client *)remote)->connection);
}

static int timeout(struct remote *remote)
{
    return client_connection_timeout(((struct client *)remote)->connection);
}

/* A random id that nobody can guess. */
static void draw_word(char *word, size_t size, size_t count)
{
    unsigned char bytes[16];
    randombytes_buf(bytes, count);
    sodium_bin2base64(word, size, bytes, count, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static void move(struct remote *remote)
{
    struct client *client = (struct client *)remote;
    struct text line = text_init(client->move.line, sizeof client->move.line);
    if (client->move.pending || remote->table == NULL || !table_is_whole(remote->table))
        return;
    table_write_draft(remote->table, &line);
    draw_word(client->move.id, sizeof client->move.id, 12);
    client->move.at = remote->room.game_n;
    client->move.pending = remote->sending = true;
    if (remote->connected && !client->sit_pending)
        client_send_move(client);
}

/* --- construction ------------------------------------------------------------------- */

static void copy(char *to, size_t size, const char *words)
{
    text_copy(to, size, words != NULL ? words : "");
}

static void copy_plan(struct client *client, const struct client_plan *plan)
{
    client->plan = *plan;
    client->address = plan->address;
    copy(client->name, sizeof client->name, plan->name);
    copy(client->language, sizeof client->language, plan->language);
    copy(client->game_id, sizeof client->game_id, plan->game_id);
    copy(client->late, sizeof client->late, plan->late);
    if (plan->attachment != NULL)
        buffer_put_n(&client->attachment, plan->attachment, plan->attachment_length);
    copy(client->folder, sizeof client->folder, plan->folder);
    for (int i = 0; i < plan->players; i++)
        copy(client->player[i], sizeof client->player[i], plan->player[i]);
    if (client->folder[0] == '\0')
        return;
    struct text seat_tokens = text_init(client->seat_tokens, sizeof client->seat_tokens);
    text_format(&seat_tokens, "%s/seats", client->folder);
}

/* Looks for a seat already taken there from this computer. */
static void find_seat(struct client *client)
{
    struct seat_tokens_seat seat = {.address = client->address};
    client_draw_entropy(client);
    if (client->seat_tokens[0] == '\0' || client->address.table[0] == '\0' ||
        !seat_tokens_find(client->seat_tokens, &seat))
        return;
    if (client->address.token[0] == '\0')
        client->address = seat.address;
    memcpy(client->entropy, seat.entropy, sizeof seat.entropy);
}

struct client *client_new(const struct client_plan *plan)
{
    static const struct remote_operations operations = {.step = step,
                                                        .keep_alive = keep_alive,
                                                        .handle = handle,
                                                        .timeout = timeout,
                                                        .news = client_news,
                                                        .move = move,
                                                        .request = client_request};
    struct client *client = memory_new(1, sizeof *client);
    if (sodium_init() < 0)
        abort();
    client->remote.operations = &operations;
    client->remote.own = SEAT_NOBODY;
    client->remote.progress.stage = ROOM_UNSEEN;
    copy_plan(client, plan);
    draw_word(client->join_id, sizeof client->join_id, 16);
    find_seat(client);
    client->connection = client_connection_new(client->address.server, plan->cacert);
    return client;
}

void client_free(struct client *client)
{
    if (client == NULL)
        return;
    client_connection_free(client->connection);
    table_free(client->remote.table);
    buffer_deinit(&client->head);
    buffer_deinit(&client->attachment);
    buffer_deinit(&client->news);
    buffer_deinit(&client->chat.queue);
    buffer_deinit(&client->out);
    buffer_deinit(&client->in);
    sodium_memzero(client->entropy, sizeof client->entropy);
    free(client);
}

struct remote *client_remote(struct client *client)
{
    return &client->remote;
}
