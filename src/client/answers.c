/* answers.c: handles answers of the server. */
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "i18n/i18n.h"
#include "i18n/language.h"
#include "session/table/refusal.h"

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

/* We got a seat: its token is saved before anything else is done with it. */
static void take_seat(struct client *client, const struct json_reader *message, bool made)
{
    struct table_address *address = &client->address;
    struct error error = {0};
    if (made)
        text_copy(address->table, sizeof address->table,
                  json_reader_member_text(message, "table"));
    if (made)
        text_copy(address->invite, sizeof address->invite,
                  json_reader_member_text(message, "invite"));
    text_copy(address->token, sizeof address->token,
              json_reader_member_text(message, "token"));
    if (!client_save_seat(client, &error))
        client_notify(client, "%s", error.text);
    client_sit(client);
}

static double pause_of(const struct json_reader *message)
{
    int64_t wait = json_reader_member_number(message, "wait");
    return clock_seconds() + (wait > 0 && wait < 60 ? (double)wait : 1.0);
}

/* In the player's language: if the server does not have it, by the code. */
static const char *why_of(const struct client *client, const struct json_reader *answer)
{
    const struct language *own = language_find(client->language);
    const char *words = refusal_words(json_reader_member_text(answer, "code"));
    bool foreign = own != NULL && client->server_language[0] != '\0' &&
                   !is(client->server_language, own->code);
    return foreign && words != NULL ? words : json_reader_member_text(answer, "error");
}

/* The message stays in the queue if the server is busy. */
static void refuse_chat(struct client *client, bool later,
                        const struct json_reader *answer)
{
    if (later) {
        client_chat_retry(client, pause_of(answer));
        return;
    }
    client_notify(client, "%s", why_of(client, answer));
    client_chat_stored(client);
}

/* The table has changed, or the move is illegal: drops the move and says so. */
static void refuse_move(struct client *client, const char *code,
                        const struct json_reader *answer)
{
    if (is(code, "busy") || is(code, "slow")) {
        client->move_retry_at = pause_of(answer);
        return;
    }
    client->move.pending = client->remote.sending = false;
    if (is(code, "stale"))
        client_notify(client, "%s",
                      tr("The table had gone on, so your move was not made."));
    else
        client_notify(client, tr("Your move was not made: %s"), why_of(client, answer));
}

static bool is_entering(const char *re)
{
    return is(re, "hello") || is(re, "create") || is(re, "join") || is(re, "sit") ||
           is(re, "watch");
}

/* It is retried automatically; the player sees the reason once. */
static void retry_entering(struct client *client, const char *why,
                           const struct json_reader *answer)
{
    client->retry_at = pause_of(answer);
    if (is(client->remote.trouble, why))
        return;
    text_copy(client->remote.trouble, sizeof client->remote.trouble, why);
    client_notify(client, "%s", why);
}

static void refuse(struct client *client, const char *re,
                   const struct json_reader *answer)
{
    const char *code = json_reader_member_text(answer, "code"),
               *why = why_of(client, answer);
    bool soon = is(code, "busy") || is(code, "slow");
    if (is(re, "move"))
        refuse_move(client, code, answer);
    else if (is(re, "chat"))
        refuse_chat(client, soon || is(code, "broken"), answer);
    else if (is_entering(re) && (soon || is(code, "broken")))
        retry_entering(client, why, answer);
    else if (is_entering(re))
        client_close(client, why);
    else if (!is(re, "promise") && !is(re, "reveal"))
        client_notify(client, "%s", why);
}

static void notify_code(struct client *client, const struct json_reader *message)
{
    client_notify(client,
                  tr("The code for another device: %s. It is good once, for 15 minutes."),
                  json_reader_member_text(message, "recovery"));
}

static void take_rematch(struct client *client, const struct json_reader *message)
{
    char *rematch = client->remote.room.rematch;
    text_copy(rematch, sizeof client->remote.room.rematch,
              json_reader_member_text(message, "table"));
    if (client->wants_rematch && rematch[0] != '\0')
        client_enter_rematch(client);
}

void client_answer(struct client *client, const char *re,
                   const struct json_reader *message)
{
    if (is(re, "sit") || is(re, "watch"))
        client->sit_pending = false;
    if (json_reader_member_text(message, "error")[0] != '\0')
        refuse(client, re, message);
    else if (is(re, "hello"))
        text_copy(client->server_language, sizeof client->server_language,
                  json_reader_member_text(message, "language"));
    else if (is(re, "create") || is(re, "join"))
        take_seat(client, message, is(re, "create"));
    else if (is(re, "sit") || is(re, "watch"))
        client_take_table(client, message);
    else if (is(re, "chat"))
        client_chat_stored(client);
    else if (is(re, "code"))
        notify_code(client, message);
    else if (is(re, "rematch"))
        take_rematch(client, message);
    else if (is(re, "leave") && client->remote.table == NULL)
        client_close(client, tr("You have given your seat back."));
}
