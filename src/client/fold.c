/* fold.c: what happened at the table, event by event. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "client/internal.h"
#include "i18n/i18n.h"

struct fold {
    struct client *client;
    struct remote *remote;
    const struct json_reader *event;
    struct remote_seat *seat; /* the event's, or NULL */
    int number;               /* ... counted from 0 */
    int64_t now;
};

static void copy(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    text_put(&out, words);
}

/* --- before the game ---------------------------------------------------------------- */

static bool fold_sat(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    copy(fold->seat->name, sizeof fold->seat->name,
         client_member_text(fold->event, "name"));
    fold->seat->player[0] = '\0';
    fold->seat->here = true;
    if (fold->number != fold->remote->own)
        client_tell(fold->client, tr("%s has taken seat %d."), fold->seat->name,
                    fold->number + 1);
    return true;
}

static bool fold_player(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->seat->name[0] = '\0';
    copy(fold->seat->player, sizeof fold->seat->player,
         client_member_text(fold->event, "player"));
    client_tell(fold->client, tr("A computer player (%s) has seat %d."),
                tr(fold->seat->player), fold->number + 1);
    return true;
}

static bool fold_free(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    *fold->seat = (struct remote_seat){.name = ""};
    client_tell(fold->client, tr("Seat %d is free."), fold->number + 1);
    return true;
}

static bool fold_call(struct fold *fold)
{
    fold->remote->stage = REMOTE_REVEAL;
    if (fold->remote->own >= 0)
        client_reveal(fold->client);
    return true;
}

/* What was promised counts no more, and what was shown is no secret any longer. */
static bool fold_seed(struct fold *fold)
{
    struct client *client = fold->client;
    struct seat_tokens_seat seat = {.address = client->address};
    struct error error = {0};
    fold->remote->stage = REMOTE_OPEN;
    client->promised = client->revealed = false;
    client_tell(client, "%s",
                tr("Somebody left or did not answer, so the table is open again."));
    if (fold->remote->own < 0)
        return true;
    client_draw_entropy(client);
    memcpy(seat.entropy, client->entropy, sizeof seat.entropy);
    if (client->seat_tokens[0] != '\0')
        seat_tokens_keep(client->seat_tokens, &seat, &error);
    client_promise(client);
    return true;
}

static bool fold_promise(struct fold *fold)
{
    if (fold->number == fold->remote->own)
        fold->client->promised = fair_from_hex(client_member_text(fold->event, "entropy"),
                                               fold->client->promise);
    return true;
}

static bool fold_reveal(struct fold *fold)
{
    if (fold->number == fold->remote->own)
        fold->client->revealed = true;
    return true;
}

/* --- the game ----------------------------------------------------------------------- */

static bool fold_begin(struct fold *fold)
{
    struct client *client = fold->client;
    buffer_clear(&client->head);
    buffer_put(&client->head, client_member_text(fold->event, "record"));
    if (!client_set_table(client))
        return false;
    fold->remote->stage = REMOTE_ON;
    client->at = client->n;
    return true;
}

/* The position must be the server's. */
static bool fold_line(struct fold *fold)
{
    struct client *client = fold->client;
    struct table *table = fold->remote->table;
    struct reason why = {"", ""};
    char hash[24];
    if (table == NULL ||
        !table_play(table, client_member_text(fold->event, "line"), &why))
        return false;
    snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(table->match));
    client->at = client->n;
    return strcmp(hash, client_member_text(fold->event, "hash")) == 0;
}

static bool fold_move(struct fold *fold)
{
    struct client *client = fold->client;
    if (client->move.on && fold->number == fold->remote->own &&
        strcmp(client_member_text(fold->event, "id"), client->move.id) == 0)
        client->move.on = fold->remote->sending = false;
    return fold_line(fold);
}

static bool fold_late(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->remote->late = true;
    if (client_member_bool(fold->event, "skip"))
        client_tell(fold->client,
                    tr("The time of %s is over: a computer player makes this move."),
                    fold->seat->name);
    else
        client_tell(fold->client, tr("The time of %s is over."), fold->seat->name);
    return true;
}

static bool fold_away(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->seat->away = true;
    copy(fold->seat->player, sizeof fold->seat->player,
         client_member_text(fold->event, "player"));
    client_show_chair(fold->client, fold->number);
    if (fold->number == fold->remote->own)
        client_tell(fold->client, "%s",
                    tr("A computer player acts for you until you are back."));
    else
        client_tell(fold->client,
                    tr("A computer player acts for %s until they are "
                       "back."),
                    fold->seat->name);
    return true;
}

static bool fold_back(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->seat->away = false;
    fold->seat->player[0] = '\0';
    client_show_chair(fold->client, fold->number);
    if (fold->number == fold->remote->own)
        client_tell(fold->client, "%s", tr("You have your seat back."));
    else
        client_tell(fold->client, tr("%s is back."), fold->seat->name);
    return true;
}

/* --- the rest ----------------------------------------------------------------------- */

static bool fold_chat(struct fold *fold)
{
    client_tell_chat(fold->client, fold->event);
    return true;
}

static bool fold_over(struct fold *fold)
{
    fold->remote->stage = REMOTE_OVER;
    client_end(fold->client, client_member_text(fold->event, "seed"));
    return true;
}

static bool fold_closed(struct fold *fold)
{
    const char *why = client_member_text(fold->event, "why");
    client_end(fold->client, client_member_text(fold->event, "seed"));
    client_close(fold->client,
                 strcmp(why, "empty") == 0 ? tr("The table is closed: all have left.")
                 : strcmp(why, "ended") == 0
                     ? tr("The table is closed: the host of the server has ended it.")
                     : tr("The table is closed."));
    return true;
}

static bool fold_rematch(struct fold *fold)
{
    struct client *client = fold->client;
    copy(client->rematch, sizeof client->rematch,
         client_member_text(fold->event, "table"));
    if (!client->wants_rematch)
        client_tell(client, "%s", tr("A rematch is proposed: type rematch to join it."));
    return true;
}

static bool fold_made(struct fold *fold)
{
    (void)fold;
    return true;
}

static bool fold_one(struct fold *fold)
{
    static const struct {
        const char *kind;
        bool (*fold)(struct fold *fold);
    } kinds[] = {
        {"made", fold_made},       {"sat", fold_sat},       {"player", fold_player},
        {"free", fold_free},       {"call", fold_call},     {"seed", fold_seed},
        {"promise", fold_promise}, {"reveal", fold_reveal}, {"begin", fold_begin},
        {"chance", fold_line},     {"move", fold_move},     {"late", fold_late},
        {"away", fold_away},       {"back", fold_back},     {"chat", fold_chat},
        {"over", fold_over},       {"closed", fold_closed}, {"rematch", fold_rematch},
    };
    const char *kind = client_member_text(fold->event, "kind");
    struct json_reader deadline;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].kind, kind) == 0 && !kinds[i].fold(fold))
            return false;
    if (json_reader_find(fold->event, "deadline", &deadline) && strcmp(kind, "late") != 0)
        client_set_deadline(fold->client, client_member_number(fold->event, "deadline"),
                            fold->now);
    return true;
}

/* What cannot be folded is not what the server has: it is asked for all of it. */
static bool take_one(struct client *client, const struct json_reader *event, int64_t now)
{
    struct remote *remote = &client->remote;
    int64_t n = client_member_number(event, "n"),
            seat = client_member_number(event, "seat");
    bool seated = seat >= 1 && seat <= remote->seats;
    struct fold fold = {.client = client,
                        .remote = remote,
                        .event = event,
                        .seat = seated ? &remote->seat[seat - 1] : NULL,
                        .number = seated ? (int)seat - 1 : SEAT_NOBODY,
                        .now = now};
    if (n <= client->n)
        return true;
    if (n != client->n + 1)
        return false;
    client->n = n;
    if (fold_one(&fold))
        return true;
    client->n = 0;
    client_tell(client, "%s",
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
