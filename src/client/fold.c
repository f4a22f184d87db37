/* fold.c: what happened at the table, event by event. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "client/internal.h"

struct fold {
    struct follow *follow;
    struct remote *remote;
    const struct doc *event;
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
    copy(fold->seat->name, sizeof fold->seat->name, member_text(fold->event, "name"));
    fold->seat->player[0] = '\0';
    fold->seat->here = true;
    if (fold->number != fold->remote->own)
        follow_tell(fold->follow, say("%s has taken seat %d."), fold->seat->name,
                    fold->number + 1);
    return true;
}

static bool fold_player(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->seat->name[0] = '\0';
    copy(fold->seat->player, sizeof fold->seat->player,
         member_text(fold->event, "player"));
    follow_tell(fold->follow, say("A computer player (%s) has seat %d."),
                say(fold->seat->player), fold->number + 1);
    return true;
}

static bool fold_free(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    *fold->seat = (struct remote_seat){.name = ""};
    follow_tell(fold->follow, say("Seat %d is free."), fold->number + 1);
    return true;
}

static bool fold_call(struct fold *fold)
{
    fold->remote->stage = REMOTE_REVEAL;
    if (fold->remote->own >= 0)
        follow_reveal(fold->follow);
    return true;
}

/* What was promised counts no more, and what was shown is no secret any longer. */
static bool fold_seed(struct fold *fold)
{
    struct follow *follow = fold->follow;
    struct purse_seat seat = {.address = follow->address};
    struct error error = {0};
    fold->remote->stage = REMOTE_OPEN;
    follow->promised = follow->revealed = false;
    follow_tell(follow, "%s",
                say("Somebody left or did not answer, so the table is open again."));
    if (fold->remote->own < 0)
        return true;
    follow_draw_entropy(follow);
    memcpy(seat.entropy, follow->entropy, sizeof seat.entropy);
    if (follow->purse[0] != '\0')
        purse_keep(follow->purse, &seat, &error);
    follow_promise(follow);
    return true;
}

static bool fold_promise(struct fold *fold)
{
    if (fold->number == fold->remote->own)
        fold->follow->promised =
            fair_from_hex(member_text(fold->event, "entropy"), fold->follow->promise);
    return true;
}

static bool fold_reveal(struct fold *fold)
{
    if (fold->number == fold->remote->own)
        fold->follow->revealed = true;
    return true;
}

/* --- the game ----------------------------------------------------------------------- */

static bool fold_begin(struct fold *fold)
{
    struct follow *follow = fold->follow;
    buffer_clear(&follow->head);
    buffer_put(&follow->head, member_text(fold->event, "record"));
    if (!follow_set_table(follow))
        return false;
    fold->remote->stage = REMOTE_ON;
    follow->at = follow->n;
    return true;
}

/* The position must be the server's. */
static bool fold_line(struct fold *fold)
{
    struct follow *follow = fold->follow;
    struct table *table = fold->remote->table;
    struct reason why = {"", ""};
    char hash[24];
    if (table == NULL || !table_play(table, member_text(fold->event, "line"), &why))
        return false;
    snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(table->match));
    follow->at = follow->n;
    return strcmp(hash, member_text(fold->event, "hash")) == 0;
}

static bool fold_move(struct fold *fold)
{
    struct follow *follow = fold->follow;
    if (follow->move.on && fold->number == fold->remote->own &&
        strcmp(member_text(fold->event, "id"), follow->move.id) == 0)
        follow->move.on = fold->remote->sending = false;
    return fold_line(fold);
}

static bool fold_late(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->remote->late = true;
    if (member_bool(fold->event, "skip"))
        follow_tell(fold->follow,
                    say("The time of %s is over: a computer player makes this move."),
                    fold->seat->name);
    else
        follow_tell(fold->follow, say("The time of %s is over."), fold->seat->name);
    return true;
}

static bool fold_away(struct fold *fold)
{
    if (fold->seat == NULL)
        return false;
    fold->seat->away = true;
    copy(fold->seat->player, sizeof fold->seat->player,
         member_text(fold->event, "player"));
    follow_show_chair(fold->follow, fold->number);
    if (fold->number == fold->remote->own)
        follow_tell(fold->follow, "%s",
                    say("A computer player acts for you until you are back."));
    else
        follow_tell(fold->follow,
                    say("A computer player acts for %s until they are "
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
    follow_show_chair(fold->follow, fold->number);
    if (fold->number == fold->remote->own)
        follow_tell(fold->follow, "%s", say("You have your seat back."));
    else
        follow_tell(fold->follow, say("%s is back."), fold->seat->name);
    return true;
}

/* --- the rest ----------------------------------------------------------------------- */

static bool fold_chat(struct fold *fold)
{
    follow_tell_chat(fold->follow, fold->event);
    return true;
}

static bool fold_over(struct fold *fold)
{
    fold->remote->stage = REMOTE_OVER;
    follow_end(fold->follow, member_text(fold->event, "seed"));
    return true;
}

static bool fold_closed(struct fold *fold)
{
    const char *why = member_text(fold->event, "why");
    follow_end(fold->follow, member_text(fold->event, "seed"));
    follow_close(fold->follow,
                 strcmp(why, "empty") == 0 ? say("The table is closed: all have left.")
                 : strcmp(why, "ended") == 0
                     ? say("The table is closed: the host of the server has ended it.")
                     : say("The table is closed."));
    return true;
}

static bool fold_rematch(struct fold *fold)
{
    struct follow *follow = fold->follow;
    copy(follow->rematch, sizeof follow->rematch, member_text(fold->event, "table"));
    if (!follow->wants_rematch)
        follow_tell(follow, "%s", say("A rematch is proposed: type rematch to join it."));
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
    const char *kind = member_text(fold->event, "kind");
    struct doc deadline;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].kind, kind) == 0 && !kinds[i].fold(fold))
            return false;
    if (doc_find(fold->event, "deadline", &deadline) && strcmp(kind, "late") != 0)
        follow_set_deadline(fold->follow, member_number(fold->event, "deadline"),
                            fold->now);
    return true;
}

/* What cannot be folded is not what the server has: it is asked for all of it. */
static bool take_one(struct follow *follow, const struct doc *event, int64_t now)
{
    struct remote *remote = &follow->remote;
    int64_t n = member_number(event, "n"), seat = member_number(event, "seat");
    bool seated = seat >= 1 && seat <= remote->seats;
    struct fold fold = {.follow = follow,
                        .remote = remote,
                        .event = event,
                        .seat = seated ? &remote->seat[seat - 1] : NULL,
                        .number = seated ? (int)seat - 1 : SEAT_NOBODY,
                        .now = now};
    if (n <= follow->n)
        return true;
    if (n != follow->n + 1)
        return false;
    follow->n = n;
    if (fold_one(&fold))
        return true;
    follow->n = 0;
    follow_tell(follow, "%s",
                say("What the server told does not fit what is known here: all of the "
                    "game is fetched anew."));
    return false;
}

bool follow_fold(struct follow *follow, const struct doc *events, int64_t now)
{
    struct error error = {0};
    struct doc event;
    size_t count = 0;
    if (!doc_length(events, &count, &error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!doc_item(events, i, &event, &error) || !take_one(follow, &event, now))
            return false;
    return true;
}
