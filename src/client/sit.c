/* sit.c: all of a table, as the answer to `sit` tells it. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "core/record/record.h"
#include "client/internal.h"

static void copy(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    text_put(&out, words);
}

void follow_set_deadline(struct follow *follow, int64_t deadline, int64_t now)
{
    follow->remote.timed = deadline > 0 && now > 0;
    follow->remote.late = false;
    follow->remote.deadline = clock_seconds() + (double)(deadline - now) / 1000.0;
}

/* --- who sits there ----------------------------------------------------------------- */

/* While a computer player acts for somebody, the seat shows that. */
void follow_show_chair(struct follow *follow, int seat)
{
    const struct remote_seat *at = &follow->remote.seat[seat];
    struct chair chair = {{0}, {0}};
    struct error error = {0};
    if (follow->remote.table == NULL)
        return;
    copy(chair.name, sizeof chair.name, at->name);
    if (at->name[0] == '\0')
        copy(chair.spec, sizeof chair.spec, at->player);
    else if (at->away)
        copy(chair.spec, sizeof chair.spec, at->player[0] ? at->player : "computer");
    table_sit(follow->remote.table, seat, &chair, &error);
}

static void take_seats(struct follow *follow, const struct doc *table)
{
    struct remote *remote = &follow->remote;
    struct doc seats, seat;
    struct error error = {0};
    size_t count = 0;
    if (!doc_find(table, "seats", &seats) || !doc_length(&seats, &count, &error))
        return;
    remote->seats = count < GAME_MAX_PLAYERS ? (int)count : GAME_MAX_PLAYERS;
    for (int i = 0; i < remote->seats; i++) {
        struct remote_seat *at = &remote->seat[i];
        if (!doc_item(&seats, (size_t)i, &seat, &error))
            return;
        copy(at->name, sizeof at->name, member_text(&seat, "name"));
        copy(at->player, sizeof at->player, member_text(&seat, "player"));
        if (at->name[0] != '\0' || strcmp(at->player, "person") == 0)
            at->player[0] = '\0';
        at->here = member_bool(&seat, "here");
        at->away = member_bool(&seat, "away");
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

static void take_promise(struct follow *follow, const struct doc *table)
{
    struct doc list, mine;
    struct error error = {0};
    if (follow->remote.own < 0 || !doc_find(table, "entropy", &list) ||
        !doc_item(&list, (size_t)follow->remote.own, &mine, &error))
        return;
    follow->promised = fair_from_hex(member_text(&mine, "promise"), follow->promise);
    follow->revealed = member_text(&mine, "bytes")[0] != '\0';
}

/* --- the game so far ---------------------------------------------------------------- */

bool follow_set_table(struct follow *follow)
{
    struct error error = {0};
    struct table *table = NULL;
    struct match *match = record_read(follow->plan.games, follow->head.data,
                                      follow->head.length, "", &error);
    if (match != NULL)
        table = table_follow(match, follow->remote.own, &error);
    if (table == NULL) {
        follow_tell(follow, say("This game cannot be followed: %s"), error.text);
        return false;
    }
    table_free(follow->remote.table);
    follow->remote.table = table;
    for (int seat = 0; seat < follow->remote.seats; seat++)
        follow_show_chair(follow, seat);
    return true;
}

static void tell_chats(struct follow *follow, const struct doc *snapshot)
{
    enum { LAST = 5 };
    struct doc chats, chat;
    struct error error = {0};
    size_t count = 0;
    if (!doc_find(snapshot, "chat", &chats) || !doc_length(&chats, &count, &error))
        return;
    for (size_t i = count > LAST ? count - LAST : 0; i < count; i++)
        if (doc_item(&chats, i, &chat, &error))
            follow_tell_chat(follow, &chat);
}

static void take_snapshot(struct follow *follow, const struct doc *snapshot)
{
    const char *record = member_text(snapshot, "record");
    follow->n = member_number(snapshot, "n");
    buffer_clear(&follow->head);
    if (record[0] != '\0') {
        buffer_put(&follow->head, record);
        if (!follow_set_table(follow))
            follow_close(follow, say("The server sent what is no game here."));
    }
    if (!follow->met)
        tell_chats(follow, snapshot);
}

/* --- all of it ---------------------------------------------------------------------- */

static void write_invite(struct follow *follow, const struct doc *message)
{
    struct remote *remote = &follow->remote;
    const char *invite = member_text(message, "invite");
    struct text out = text_init(remote->invite, sizeof remote->invite);
    if (invite[0] != '\0')
        copy(follow->address.invite, sizeof follow->address.invite, invite);
    venue_write_invite(&follow->address, &out);
}

static void take_details(struct follow *follow, const struct doc *message,
                         const struct doc *table)
{
    struct remote *remote = &follow->remote;
    int64_t seat = member_number(message, "seat");
    remote->own = seat >= 1 && seat <= GAME_MAX_PLAYERS ? (int)seat - 1 : SEAT_NOBODY;
    remote->host = member_bool(message, "host");
    copy(remote->title, sizeof remote->title, member_text(table, "title"));
    copy(follow->rematch, sizeof follow->rematch, member_text(table, "rematch"));
    write_invite(follow, message);
    take_promise(follow, table);
}

/* What another device promised for this seat may be forgotten there by now. */
static bool has_promised(const struct follow *follow)
{
    unsigned char hash[FAIR_BYTES];
    fair_hash(follow->entropy, sizeof follow->entropy, hash);
    return follow->promised && memcmp(hash, follow->promise, sizeof hash) == 0;
}

/* The newest events change seats and stage, so those of the answer, which are of its end,
 * are taken last. */
static void take_end(struct follow *follow, const struct doc *message,
                     const struct doc *table)
{
    enum remote_stage stage = stage_of(member_text(table, "state"));
    take_seats(follow, table);
    follow->at = member_number(table, "at");
    follow_set_deadline(follow, member_number(table, "deadline"),
                        member_number(message, "now"));
    for (int i = 0; i < follow->remote.seats; i++)
        follow_show_chair(follow, i);
    if (follow->remote.stage != REMOTE_CLOSED)
        follow->remote.stage = stage;
    if (stage == REMOTE_OVER)
        follow_end(follow, member_text(table, "seed"));
    if (follow->remote.own < 0)
        return;
    if (stage == REMOTE_OPEN && !has_promised(follow))
        follow_promise(follow);
    if (stage == REMOTE_REVEAL && !follow->revealed)
        follow_reveal(follow);
    if (follow->move.on)
        follow_send_move(follow);
    follow_say_again(follow);
    if (follow->wants_rematch && stage == REMOTE_OVER && follow->rematch[0] == '\0')
        follow_wish(&follow->remote, REMOTE_REMATCH, 0, "");
}

void follow_take_table(struct follow *follow, const struct doc *message)
{
    struct doc table, part;
    if (!doc_find(message, "table", &table)) {
        follow_close(follow, say("The server sent what is no game here."));
        return;
    }
    take_details(follow, message, &table);
    if (doc_find(message, "snapshot", &part)) {
        take_seats(follow, &table);
        take_snapshot(follow, &part);
    } else if (doc_find(message, "events", &part) &&
               !follow_fold(follow, &part, member_number(message, "now"))) {
        follow->n = 0; /* all of it, then */
        follow_sit(follow);
        return;
    }
    follow->met = true;
    take_end(follow, message, &table);
}
