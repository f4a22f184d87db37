/* requests.c: what is asked of the server. */
#include <sodium.h>
#include <string.h>

#include "i18n/i18n.h"
#include "client/internal.h"

/* Answers are told by what they answer: the request's name is its ref. */
static struct buffer *begin(struct follow *follow, const char *what)
{
    buffer_clear(&follow->out);
    json_open(&follow->out, '{');
    json_add_text(&follow->out, "do", what);
    json_add_text(&follow->out, "ref", what);
    return &follow->out;
}

static void send(struct follow *follow)
{
    json_close(&follow->out, '}');
    line_send(follow->line, &follow->out);
}

static void ask(struct follow *follow, const char *what)
{
    begin(follow, what);
    send(follow);
}

/* --- the way to the table ----------------------------------------------------------- */

void follow_draw_entropy(struct follow *follow)
{
    randombytes_buf(follow->entropy, sizeof follow->entropy);
}

static void put_promise(struct follow *follow)
{
    unsigned char hash[FAIR_BYTES];
    char hex[FAIR_HEX];
    fair_hash(follow->entropy, sizeof follow->entropy, hash);
    fair_to_hex(hash, hex);
    json_add_text(&follow->out, "entropy", hex);
}

static void put_pace(const struct follow *follow, struct buffer *out)
{
    if (follow->plan.each <= 0)
        return;
    json_add_open(out, "pace", '{');
    json_add_number(out, "each", follow->plan.each);
    json_add_number(out, "bank", follow->plan.bank);
    json_close(out, '}');
}

static void create(struct follow *follow)
{
    struct buffer *out = begin(follow, "create");
    json_add_text(out, "game", follow->game_id);
    json_add_open(out, "seats", '[');
    for (int i = 0; i < follow->plan.players; i++)
        json_put_text(out, follow->player[i]);
    json_close(out, ']');
    json_add_text(out, "name", follow->name);
    json_add_bool(out, "public", follow->plan.is_public);
    json_add_bool(out, "watch", true);
    put_pace(follow, out);
    if (follow->late[0] != '\0')
        json_add_text(out, "late", follow->late);
    if (follow->attachment.length > 0)
        json_add_text(out, "attachment", follow->attachment.data);
    put_promise(follow);
    send(follow);
}

static void join(struct follow *follow)
{
    struct buffer *out = begin(follow, "join");
    json_add_text(out, "table", follow->address.table);
    if (follow->address.invite[0] != '\0')
        json_add_text(out, "invite", follow->address.invite);
    json_add_text(out, "name", follow->name);
    json_add_text(out, "id", follow->join_id);
    put_promise(follow);
    send(follow);
}

void follow_sit(struct follow *follow)
{
    bool seat = follow->address.token[0] != '\0';
    struct buffer *out = begin(follow, seat ? "sit" : "watch");
    json_add_text(out, "table", follow->address.table);
    if (seat)
        json_add_text(out, "token", follow->address.token);
    else if (follow->address.invite[0] != '\0')
        json_add_text(out, "invite", follow->address.invite);
    if (follow->n > 0)
        json_add_number(out, "since", follow->n);
    follow->asked = true;
    send(follow);
}

static void hello(struct follow *follow)
{
    struct buffer *out = begin(follow, "hello");
    json_add_number(out, "version", 1);
    json_add_text(out, "language", follow->language);
    send(follow);
}

void follow_enter(struct follow *follow)
{
    hello(follow);
    bool seated = follow->address.token[0] != '\0';
    if (follow->address.table[0] == '\0')
        create(follow);
    else if (!seated && follow->name[0] != '\0')
        join(follow);
    else
        follow_sit(follow);
}

/* --- dice --------------------------------------------------------------------------- */

void follow_promise(struct follow *follow)
{
    begin(follow, "promise");
    put_promise(follow);
    send(follow);
}

/* Another device may have made the promise: then it is the one to keep it. */
void follow_reveal(struct follow *follow)
{
    unsigned char hash[FAIR_BYTES];
    char hex[FAIR_HEX];
    fair_hash(follow->entropy, sizeof follow->entropy, hash);
    if (follow->promised && memcmp(hash, follow->promise, sizeof hash) != 0)
        return;
    fair_to_hex(follow->entropy, hex);
    json_add_text(begin(follow, "reveal"), "entropy", hex);
    send(follow);
}

/* --- at the table ------------------------------------------------------------------- */

void follow_send_move(struct follow *follow)
{
    struct buffer *out = begin(follow, "move");
    json_add_number(out, "at", follow->move.at);
    json_add_text(out, "id", follow->move.id);
    json_add_text(out, "line", follow->move.line);
    follow->move_again = 0;
    send(follow);
}

static void ask_hand(struct follow *follow, int seat, bool skip)
{
    struct buffer *out = begin(follow, "hand");
    json_add_number(out, "seat", seat + 1);
    json_add_bool(out, "skip", skip);
    send(follow);
}

static void ask_seat(struct follow *follow, int seat, const char *player)
{
    struct buffer *out = begin(follow, "seat");
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", player);
    send(follow);
}

void follow_ask_chat(struct follow *follow, const char *words)
{
    json_add_text(begin(follow, "chat"), "text", words);
    send(follow);
}

void follow_go_over(struct follow *follow)
{
    struct remote *remote = &follow->remote;
    struct purse_seat seat;
    struct error error = {0};
    struct text id = text_init(follow->address.table, sizeof follow->address.table);
    text_put(&id, follow->rematch);
    follow->rematch[0] = remote->record[0] = '\0';
    follow->wants_rematch = follow->promised = follow->revealed = false;
    follow->n = follow->at = 0;
    follow->move.on = remote->sending = false;
    table_free(remote->table);
    remote->table = NULL;
    remote->stage = REMOTE_AWAY;
    follow_draw_entropy(follow);
    seat.address = follow->address;
    memcpy(seat.entropy, follow->entropy, sizeof seat.entropy);
    if (follow->purse[0] != '\0')
        purse_keep(follow->purse, &seat, &error);
    follow_sit(follow);
}

static void ask_rematch(struct follow *follow)
{
    follow->wants_rematch = true;
    if (follow->rematch[0] != '\0')
        follow_go_over(follow);
    else
        ask(follow, "rematch");
}

void follow_wish(struct remote *remote, enum remote_wish wish, int seat,
                 const char *words)
{
    static const char *const plain[] = {[REMOTE_BEGIN] = "begin",
                                        [REMOTE_LEAVE] = "leave",
                                        [REMOTE_BACK] = "back",
                                        [REMOTE_CODE] = "code"};
    struct follow *follow = (struct follow *)remote;
    if (wish == REMOTE_CHAT_TO)
        follow_say(follow, words);
    else if (!remote->connected)
        follow_tell(follow, "%s",
                    say("There is no connection at the moment. Try again when it is "
                        "back."));
    else if (wish == REMOTE_SEAT)
        ask_seat(follow, seat, words);
    else if (wish == REMOTE_HAND || wish == REMOTE_SKIP)
        ask_hand(follow, seat, wish == REMOTE_SKIP);
    else if (wish == REMOTE_REMATCH)
        ask_rematch(follow);
    else
        ask(follow, plain[wish]);
}
