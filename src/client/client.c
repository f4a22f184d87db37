/* client.c: from one look at the line to the next. */
#include "client/client.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "core/memory.h"
#include "client/internal.h"

/* --- what comes --------------------------------------------------------------------- */

static void take_here(struct follow *follow, const struct doc *message)
{
    struct doc seats, seat;
    struct error error = {0};
    size_t count = 0;
    follow->remote.watchers = (int)member_number(message, "watchers");
    if (!doc_find(message, "seats", &seats) || !doc_length(&seats, &count, &error))
        return;
    for (int i = 0; i < follow->remote.seats && (size_t)i < count; i++) {
        bool here = false;
        if (doc_item(&seats, (size_t)i, &seat, &error) && doc_bool(&seat, &here, &error))
            follow->remote.seat[i].here = here;
    }
}

/* A table that the server had to read again is sat down at anew. */
static void take_gone(struct follow *follow, const struct doc *message)
{
    if (strcmp(member_text(message, "why"), "seat") != 0) {
        follow->n = 0;
        follow_sit(follow);
        return;
    }
    follow->address.token[0] = '\0';
    follow_close(follow, say("You have lost your seat at this table."));
}

static void take_events(struct follow *follow, const struct doc *message)
{
    struct doc events;
    if (!follow->met || follow->asked || !doc_find(message, "events", &events))
        return;
    if (!follow_fold(follow, &events, member_number(message, "now")))
        follow_sit(follow);
}

static void take_news(struct follow *follow, const char *news, const struct doc *message)
{
    bool own = strcmp(member_text(message, "table"), follow->address.table) == 0;
    if (strcmp(news, "events") == 0 && own)
        take_events(follow, message);
    else if (strcmp(news, "here") == 0 && own)
        take_here(follow, message);
    else if (strcmp(news, "gone") == 0 && own)
        take_gone(follow, message);
    else if (strcmp(news, "bye") == 0)
        line_rest(follow->line, (double)member_number(message, "wait"));
}

static void take_message(struct follow *follow)
{
    struct doc message;
    struct error error = {0};
    if (!doc_parse(&message, follow->in.data, follow->in.length, &error))
        return;
    const char *news = member_text(&message, "news");
    if (news[0] != '\0')
        take_news(follow, news, &message);
    else
        follow_answer(follow, member_text(&message, "re"), &message);
    doc_free(&message);
}

/* --- the line ----------------------------------------------------------------------- */

static void go_up(struct follow *follow)
{
    if (follow->met)
        follow_tell(follow, "%s", say("The connection is back."));
    follow->remote.connected = true;
    follow->remote.trouble[0] = '\0';
    follow->asked = follow->chat.asked = false;
    follow->again = follow->move_again = 0;
    follow_enter(follow);
}

static void go_down(struct follow *follow)
{
    bool was = follow->remote.connected;
    struct text out = text_init(follow->remote.trouble, sizeof follow->remote.trouble);
    follow->remote.connected = false;
    text_put(&out, line_why(follow->line));
    if (was && follow->met)
        follow_tell(follow, "%s",
                    say("The connection is lost. It is tried again until it is back; "
                        "nothing is lost."));
    else if (!follow->met && !was)
        follow_close(follow, line_why(follow->line));
}

/* What was refused because the server was busy is asked again. */
static void ask_again(struct follow *follow)
{
    double now = clock_seconds();
    if (!follow->remote.connected)
        return;
    if (follow->again > 0 && now >= follow->again) {
        follow->again = 0;
        follow_enter(follow);
    }
    if (follow->move.on && follow->move_again > 0 && now >= follow->move_again)
        follow_send_move(follow);
    follow_say_next(follow);
}

static void step(struct remote *remote)
{
    struct follow *follow = (struct follow *)remote;
    enum line_news news = LINE_MESSAGE;
    while (news != LINE_QUIET && remote->stage != REMOTE_CLOSED) {
        news = line_next(follow->line, &follow->in);
        if (news == LINE_UP)
            go_up(follow);
        else if (news == LINE_DOWN)
            go_down(follow);
        else if (news == LINE_MESSAGE)
            take_message(follow);
    }
    if (remote->stage == REMOTE_CLOSED)
        return;
    ask_again(follow);
    if (follow->wants_rematch && follow->rematch[0] != '\0')
        follow_go_over(follow);
    line_breathe(follow->line);
}

static void breathe(struct remote *remote)
{
    line_breathe(((struct follow *)remote)->line);
}

static int handle(struct remote *remote)
{
    return line_handle(((struct follow *)remote)->line);
}

static int patience(struct remote *remote)
{
    return line_patience(((struct follow *)remote)->line);
}

/* Letters that nobody can guess. */
static void draw_word(char *word, size_t size, size_t count)
{
    unsigned char bytes[16];
    randombytes_buf(bytes, count);
    sodium_bin2base64(word, size, bytes, count, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static void move(struct remote *remote)
{
    struct follow *follow = (struct follow *)remote;
    struct text line = text_init(follow->move.line, sizeof follow->move.line);
    if (follow->move.on || remote->table == NULL || !table_is_whole(remote->table))
        return;
    table_write_draft(remote->table, &line);
    draw_word(follow->move.id, sizeof follow->move.id, 12);
    follow->move.at = follow->at;
    follow->move.on = remote->sending = true;
    if (remote->connected && !follow->asked)
        follow_send_move(follow);
}

/* --- beginning and end -------------------------------------------------------------- */

static void copy(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    text_put(&out, words != NULL ? words : "");
}

static void copy_plan(struct follow *follow, const struct follow_plan *plan)
{
    follow->plan = *plan;
    follow->address = plan->address;
    copy(follow->name, sizeof follow->name, plan->name);
    copy(follow->language, sizeof follow->language, plan->language);
    copy(follow->game_id, sizeof follow->game_id, plan->game_id);
    copy(follow->late, sizeof follow->late, plan->late);
    if (plan->attachment != NULL)
        buffer_put_n(&follow->attachment, plan->attachment, plan->attachment_length);
    copy(follow->folder, sizeof follow->folder, plan->folder);
    for (int i = 0; i < plan->players; i++)
        copy(follow->player[i], sizeof follow->player[i], plan->player[i]);
    if (follow->folder[0] == '\0')
        return;
    struct text purse = text_init(follow->purse, sizeof follow->purse);
    text_format(&purse, "%s/seats", follow->folder);
}

/* The seat that was taken there before, from this computer. */
static void find_seat(struct follow *follow)
{
    struct purse_seat seat = {.address = follow->address};
    follow_draw_entropy(follow);
    if (follow->purse[0] == '\0' || follow->address.table[0] == '\0' ||
        !purse_find(follow->purse, &seat))
        return;
    if (follow->address.token[0] == '\0')
        follow->address = seat.address;
    memcpy(follow->entropy, seat.entropy, sizeof seat.entropy);
}

struct follow *follow_new(const struct follow_plan *plan)
{
    static const struct remote_deeds deeds = {.step = step,
                                              .breathe = breathe,
                                              .handle = handle,
                                              .patience = patience,
                                              .news = follow_news,
                                              .move = move,
                                              .wish = follow_wish};
    struct follow *follow = memory_new(1, sizeof *follow);
    if (sodium_init() < 0)
        abort();
    follow->remote.deeds = &deeds;
    follow->remote.own = SEAT_NOBODY;
    copy_plan(follow, plan);
    draw_word(follow->join_id, sizeof follow->join_id, 16);
    find_seat(follow);
    follow->line = line_new(follow->address.server, plan->cacert);
    return follow;
}

void follow_free(struct follow *follow)
{
    if (follow == NULL)
        return;
    line_free(follow->line);
    table_free(follow->remote.table);
    buffer_deinit(&follow->head);
    buffer_deinit(&follow->attachment);
    buffer_deinit(&follow->news);
    buffer_deinit(&follow->chat.said);
    buffer_deinit(&follow->out);
    buffer_deinit(&follow->in);
    sodium_memzero(follow->entropy, sizeof follow->entropy);
    free(follow);
}

struct remote *follow_remote(struct follow *follow)
{
    return &follow->remote;
}

void follow_write_seat(const struct follow *follow, struct text *out)
{
    if (follow->address.token[0] != '\0')
        venue_write_seat(&follow->address, out);
}
