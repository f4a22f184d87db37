/* describe.c: what people are told of a table: in brief, all of it, or what happened. No
 * text of here has a seed or a token in it, but the seed of a game that has ended.
 */
#include "core/record/record.h"
#include "server/internal.h"
#include "server/mutation.h"

static void put_hex(struct buffer *out, const char *key, const unsigned char *bytes)
{
    char hex[FAIR_HEX];
    fair_to_hex(bytes, hex);
    json_add_text(out, key, hex);
}

/* --- in brief ----------------------------------------------------------------------- */

static void put_seats(struct hall *hall, const struct party *party, struct buffer *out)
{
    int watchers = 0;
    unsigned here = peers_here(hall, party, &watchers);
    json_add_open(out, "seats", '[');
    for (int i = 0; i < party->body->players; i++) {
        const struct seat *seat = &party->body->seat[i];
        json_open(out, '{');
        json_add_text(out, "name", seat->name);
        json_add_text(out, "player", seat->player);
        json_add_bool(out, "here", here >> i & 1);
        json_add_bool(out, "away", seat->away);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_add_number(out, "free", party_free_seats(party->body));
}

static void put_result(const struct party *party, struct buffer *out)
{
    const struct match *match = party->body->match;
    bool over = party->course.stage == STAGE_OVER;
    int scores[GAME_MAX_PLAYERS] = {0};
    unsigned winners = over ? match->game->winners(match->world, match->state) : 0;
    if (over)
        match->game->scores(match->world, match->state, scores);
    json_add_open(out, "winners", '[');
    for (int seat = 0; seat < party->body->players; seat++)
        if (winners >> seat & 1)
            json_put_number(out, seat + 1);
    json_close(out, ']');
    json_add_open(out, "scores", '[');
    for (int seat = 0; seat < party->body->players && over; seat++)
        json_put_number(out, scores[seat]);
    json_close(out, ']');
}

static int round_of(const struct match *match)
{
    if (match == NULL || match->game->round == NULL)
        return 0;
    return match->game->round(match->world, match->state);
}

static void put_brief(struct hall *hall, const struct party *party, struct buffer *out)
{
    const struct body *body = party->body;
    int actor = party_actor(party);
    json_add_text(out, "table", party->id);
    json_add_text(out, "game", body->game_id);
    json_add_text(out, "title", body->game->title);
    json_add_bool(out, "custom", body->attachment != NULL);
    json_add_text(out, "state", stage_words[party->course.stage]);
    put_seats(hall, party, out);
    json_add_bool(out, "public", body->is_public);
    json_add_bool(out, "watch", body->watch);
    put_pace(&body->pace, out);
    json_add_text(out, "late", late_words[body->late]);
    json_add_number(out, "turn", actor >= 0 ? actor + 1 : 0);
    json_add_number(out, "deadline", party->course.deadline);
    json_add_number(out, "round", round_of(body->match));
    json_add_number(out, "n", body->n);
    json_add_number(out, "made", body->made);
    put_hex(out, "commitment", body->commitment);
    put_result(party, out);
}

void tell_brief(struct hall *hall, const struct party *party, struct buffer *out)
{
    json_open(out, '{');
    put_brief(hall, party, out);
    json_close(out, '}');
}

/* --- all of it ---------------------------------------------------------------------- */

/* What every seat threw in: the hash, and the bytes when they are known. */
static void put_entropy(const struct body *body, struct buffer *out)
{
    json_add_open(out, "entropy", '[');
    for (int i = 0; i < body->players; i++) {
        const struct seat *seat = &body->seat[i];
        json_open(out, '{');
        if (seat->promised)
            put_hex(out, "promise", seat->promise);
        if (seat->revealed)
            put_hex(out, "bytes", body->fair.entropy[i]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_details(struct hall *hall, const struct party *party, struct buffer *out)
{
    const struct body *body = party->body;
    json_add_open(out, "table", '{');
    put_brief(hall, party, out);
    json_add_open(out, "clocks", '[');
    for (int seat = 0; seat < body->players; seat++)
        json_put_number(out, body->seat[seat].spare);
    json_close(out, ']');
    json_add_number(out, "at", body->game_n);
    put_entropy(body, out);
    if (body->shown || hall_slips(SLIP_SEED))
        put_hex(out, "seed", body->secrets.seed);
    if (body->rematch_of[0] != '\0')
        json_add_text(out, "rematch_of", body->rematch_of);
    if (body->rematch[0] != '\0')
        json_add_text(out, "rematch", body->rematch);
    json_close(out, '}');
}

static void put_line(const struct line *line, struct buffer *out)
{
    if (out->data[out->length - 1] != '[')
        buffer_put(out, ",");
    buffer_put_n(out, line->text, line->length);
}

static void put_record(const struct party *party, struct buffer *out)
{
    struct buffer record;
    buffer_init(&record);
    if (party->body->match != NULL && party->body->shown)
        fair_write_record(party->body->match, &record);
    else if (party->body->match != NULL)
        record_write(party->body->match, &record);
    json_key(out, "record");
    json_put_text_n(out, record.data != NULL ? record.data : "", record.length);
    buffer_deinit(&record);
}

static void put_snapshot(const struct party *party, struct buffer *out)
{
    const struct body *body = party->body;
    json_add_open(out, "snapshot", '{');
    json_add_number(out, "n", body->n);
    put_record(party, out);
    json_add_open(out, "chat", '[');
    for (unsigned i = body->chats > CHATS ? body->chats - CHATS : 0; i < body->chats; i++)
        put_line(&body->chat[i % CHATS], out);
    json_close(out, ']');
    json_close(out, '}');
}

void tell_details(struct hall *hall, const struct party *party, struct buffer *out)
{
    put_details(hall, party, out);
    json_add_number(out, "now", hall->now);
}

void tell_table(struct hall *hall, const struct party *party, int64_t since,
                struct buffer *out)
{
    const struct body *body = party->body;
    tell_details(hall, party, out);
    if (since == 0 || since > body->n || body->n - since > RECENT) {
        put_snapshot(party, out);
        return;
    }
    json_add_open(out, "events", '[');
    for (int64_t n = since + 1; n <= body->n; n++)
        put_line(&body->recent[n % RECENT], out);
    json_close(out, ']');
}

/* --- what happened ------------------------------------------------------------------ */

static void send_all(struct hall *hall, const struct party *party, struct buffer *out)
{
    size_t length = 0;
    const char *bytes = out_keep(hall, out, &length);
    for (size_t i = 0; i < party->follower_count; i++)
        out_send(hall, party->followers[i], bytes, length);
}

static void send_events(struct hall *hall, const struct batch *batch)
{
    struct buffer out;
    if (batch->count == 0 || batch->party->follower_count == 0)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "events");
    json_add_text(&out, "table", batch->party->id);
    json_add_number(&out, "now", hall->now);
    json_add_open(&out, "events", '[');
    for (size_t i = 0; i < batch->count; i++)
        put_line(&batch->events[i], &out);
    json_close(&out, ']');
    json_close(&out, '}');
    send_all(hall, batch->party, &out);
}

void tell_gone(struct hall *hall, struct party *party, uint32_t number, const char *why)
{
    struct buffer out;
    size_t length = 0;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "gone");
    json_add_text(&out, "table", party->id);
    json_add_text(&out, "why", why);
    json_close(&out, '}');
    const char *bytes = out_keep(hall, &out, &length);
    out_send(hall, number, bytes, length);
    peer_follow(hall, number, NULL, SEAT_NOBODY);
}

/* Who sits in a seat that is no longer his follows nothing any more. */
static void send_losers_away(struct hall *hall, struct party *party)
{
    for (size_t i = party->follower_count; i-- > 0;) {
        int seat = hall->peers[party->followers[i]].seat;
        if (seat >= 0 && !party->body->seat[seat].taken)
            tell_gone(hall, party, party->followers[i], "seat");
    }
}

void tell_batch(struct hall *hall, const struct batch *batch)
{
    if (batch->count == 0)
        return;
    send_events(hall, batch);
    push_turn(hall, batch);
    send_losers_away(hall, batch->party);
    if (batch->lobby)
        tell_lobby(hall, batch->party);
}

void tell_bye(struct hall *hall)
{
    static const char words[] = "{\"news\":\"bye\",\"why\":\"stop\",\"wait\":5}";
    for (uint32_t i = 0; i < hall->peer_room; i++)
        if (hall->peers[i].open)
            out_send(hall, i, words, sizeof words - 1);
}
