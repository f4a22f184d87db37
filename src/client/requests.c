/* requests.c: sends requests to the server. */
#include <sodium.h>
#include <string.h>

#include "client/internal.h"
#include "i18n/i18n.h"

/* The name of a request is its ref, which identifies the answer. */
static struct buffer *begin(struct client *client, const char *what)
{
    buffer_clear(&client->out);
    json_open(&client->out, '{');
    json_add_text(&client->out, "do", what);
    json_add_text(&client->out, "ref", what);
    return &client->out;
}

static void send(struct client *client)
{
    json_close(&client->out, '}');
    client_connection_send(client->connection, &client->out);
}

static void ask(struct client *client, const char *what)
{
    begin(client, what);
    send(client);
}

/* --- entering ----------------------------------------------------------------------- */

void client_draw_entropy(struct client *client)
{
    randombytes_buf(client->entropy, sizeof client->entropy);
}

bool client_save_seat(const struct client *client, struct error *error)
{
    struct seat_tokens_seat seat = {.address = client->address};
    memcpy(seat.entropy, client->entropy, sizeof seat.entropy);
    return client->seat_tokens[0] == '\0' ||
           seat_tokens_keep(client->seat_tokens, &seat, error);
}

static void write_promise(const struct client *client, char hex[FAIR_HEX])
{
    unsigned char hash[FAIR_BYTES];
    fair_hash(client->entropy, sizeof client->entropy, hash);
    fair_to_hex(hash, hex);
}

static void put_promise(struct client *client)
{
    char hex[FAIR_HEX];
    write_promise(client, hex);
    json_add_text(&client->out, "entropy", hex);
}

static void put_pace(const struct client *client, struct buffer *out)
{
    if (client->plan.each <= 0)
        return;
    json_add_open(out, "pace", '{');
    json_add_number(out, "each", client->plan.each);
    json_add_number(out, "bank", client->plan.bank);
    json_close(out, '}');
}

static void create(struct client *client)
{
    struct buffer *out = begin(client, "create");
    json_add_text(out, "game", client->game_id);
    json_add_open(out, "seats", '[');
    for (int i = 0; i < client->plan.players; i++)
        json_put_text(out, client->player[i]);
    json_close(out, ']');
    json_add_text(out, "name", client->name);
    json_add_bool(out, "public", client->plan.is_public);
    json_add_bool(out, "watch", true);
    put_pace(client, out);
    if (client->late[0] != '\0')
        json_add_text(out, "late", client->late);
    if (client->attachment.length > 0)
        json_add_text(out, "attachment", client->attachment.data);
    put_promise(client);
    send(client);
}

static void join(struct client *client)
{
    struct buffer *out = begin(client, "join");
    json_add_text(out, "table", client->address.table);
    if (client->address.invite[0] != '\0')
        json_add_text(out, "invite", client->address.invite);
    json_add_text(out, "name", client->name);
    json_add_text(out, "id", client->join_id);
    put_promise(client);
    send(client);
}

void client_sit(struct client *client)
{
    bool seat = client->address.token[0] != '\0';
    struct buffer *out = begin(client, seat ? "sit" : "watch");
    json_add_text(out, "table", client->address.table);
    if (seat)
        json_add_text(out, "token", client->address.token);
    else if (client->address.invite[0] != '\0')
        json_add_text(out, "invite", client->address.invite);
    if (client->remote.room.n > 0)
        json_add_number(out, "since", client->remote.room.n);
    client->sit_pending = true;
    send(client);
}

static void hello(struct client *client)
{
    struct buffer *out = begin(client, "hello");
    json_add_number(out, "version", 1);
    json_add_text(out, "language", client->language);
    send(client);
}

void client_enter(struct client *client)
{
    hello(client);
    bool seated = client->address.token[0] != '\0';
    if (client->address.table[0] == '\0')
        create(client);
    else if (!seated && client->name[0] != '\0')
        join(client);
    else
        client_sit(client);
}

/* --- dice --------------------------------------------------------------------------- */

void client_promise(struct client *client)
{
    begin(client, "promise");
    put_promise(client);
    send(client);
}

bool client_has_promised(const struct client *client)
{
    char hex[FAIR_HEX];
    write_promise(client, hex);
    return strcmp(client->remote.room.seat[client->remote.own].promise, hex) == 0;
}

/* If another device made the promise, that one must reveal. */
void client_reveal(struct client *client)
{
    const struct room_seat *seat = &client->remote.room.seat[client->remote.own];
    char hex[FAIR_HEX];
    if (seat->promise[0] != '\0' && !client_has_promised(client))
        return;
    fair_to_hex(client->entropy, hex);
    json_add_text(begin(client, "reveal"), "entropy", hex);
    send(client);
}

/* --- at the table ------------------------------------------------------------------- */

void client_send_move(struct client *client)
{
    struct buffer *out = begin(client, "move");
    json_add_number(out, "at", client->move.at);
    json_add_text(out, "id", client->move.id);
    json_add_text(out, "line", client->move.line);
    client->move_retry_at = 0;
    send(client);
}

static void ask_hand(struct client *client, int seat, bool skip)
{
    struct buffer *out = begin(client, "hand");
    json_add_number(out, "seat", seat + 1);
    json_add_bool(out, "skip", skip);
    send(client);
}

static void decide_claim(struct client *client, int seat, bool admit)
{
    int64_t claim = client->remote.room.seat[seat].claim;
    if (claim == 0) {
        client_notify(client, tr("Nobody claims seat %d."), seat + 1);
        return;
    }
    json_add_number(begin(client, admit ? "agree" : "decline"), "claim", claim);
    send(client);
}

static void ask_seat(struct client *client, int seat, const char *player)
{
    struct buffer *out = begin(client, "seat");
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", player);
    send(client);
}

void client_send_chat(struct client *client, const char *words)
{
    json_add_text(begin(client, "chat"), "text", words);
    send(client);
}

void client_enter_rematch(struct client *client)
{
    struct remote *remote = &client->remote;
    struct error ignored = {0};
    text_copy(client->address.table, sizeof client->address.table, remote->room.rematch);
    remote->record[0] = '\0';
    client->wants_rematch = false;
    client->move.pending = remote->sending = false;
    table_free(remote->table);
    remote->table = NULL;
    remote->room = (struct room_state){0};
    remote->progress = (struct room_progress){.stage = ROOM_UNSEEN};
    client_draw_entropy(client);
    client_save_seat(client, &ignored);
    client_sit(client);
}

static void ask_rematch(struct client *client)
{
    client->wants_rematch = true;
    if (client->remote.room.rematch[0] != '\0')
        client_enter_rematch(client);
    else
        ask(client, "rematch");
}

void client_request(struct remote *remote, enum remote_request request, int seat,
                    const char *words)
{
    static const char *const plain[] = {
        [REMOTE_BEGIN] = "begin", [REMOTE_LEAVE] = "leave", [REMOTE_BACK] = "back",
        [REMOTE_CODE] = "code",   [REMOTE_AGREE] = "agree", [REMOTE_DECLINE] = "decline"};
    struct client *client = (struct client *)remote;
    if (request == REMOTE_CHAT_TO)
        client_chat_add(client, words);
    else if (!remote->connected)
        client_notify(client, "%s",
                      tr("There is no connection at the moment. Try again when it is "
                         "back."));
    else if (request == REMOTE_SEAT)
        ask_seat(client, seat, words);
    else if (request == REMOTE_HAND || request == REMOTE_SKIP)
        ask_hand(client, seat, request == REMOTE_SKIP);
    else if (request == REMOTE_REMATCH)
        ask_rematch(client);
    else if (request == REMOTE_ADMIT || request == REMOTE_REFUSE)
        decide_claim(client, seat, request == REMOTE_ADMIT);
    else
        ask(client, plain[request]);
}
