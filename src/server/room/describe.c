/* describe.c: what clients see of a table: in brief, all of it, or its events. Nothing
 * written here contains a token, or a seed before the game has ended. */
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

static void put_list(const char *key, const struct room_list *list, struct buffer *out)
{
    json_add_open(out, key, '[');
    for (int i = 0; i < list->count; i++)
        json_put_number(out, list->item[i]);
    json_close(out, ']');
}

static int round_of(const struct match *match)
{
    if (match == NULL || match->game->round == NULL)
        return 0;
    return match->game->round(match->world, match->state);
}

static void put_brief(struct server *server, const struct room *room, struct buffer *out)
{
    struct room_state *state = room->state;
    int actor = server_room_actor(room), watchers = 0;
    unsigned presence = server_presence_seats(server, room, &watchers);
    for (int seat = 0; seat < state->players; seat++)
        state->seat[seat].here = presence >> seat & 1;
    json_add_text(out, "table", room->id);
    json_add_text(out, "game", state->game_id);
    json_add_text(out, "title", room->internals->game->title);
    json_add_bool(out, "custom", room->internals->attachment != NULL);
    json_add_text(out, "state", room_stage_name[room->progress.stage]);
    room_write_seats(state, out);
    json_add_bool(out, "public", state->is_public);
    json_add_bool(out, "watch", state->watch);
    server_write_pace(&state->pace, out);
    json_add_text(out, "late", room_late_name[state->late]);
    json_add_bool(out, "autostart", state->autostart);
    json_add_number(out, "turn", actor >= 0 ? actor + 1 : 0);
    json_add_number(out, "deadline", room->progress.deadline);
    json_add_number(out, "round", round_of(room->internals->match));
    json_add_number(out, "n", state->n);
    json_add_number(out, "made", state->made);
    json_add_text(out, "commitment", state->commitment);
    put_list("winners", &state->winners, out);
    put_list("scores", &state->scores, out);
}

void server_describe_brief(struct server *server, const struct room *room,
                           struct buffer *out)
{
    json_open(out, '{');
    put_brief(server, room, out);
    json_close(out, '}');
}

/* --- all of it ---------------------------------------------------------------------- */

static void put_details(struct server *server, const struct room *room,
                        struct buffer *out)
{
    const struct room_state *state = room->state;
    json_add_open(out, "table", '{');
    put_brief(server, room, out);
    json_add_open(out, "clocks", '[');
    for (int seat = 0; seat < state->players; seat++)
        json_put_number(out, state->seat[seat].spare);
    json_close(out, ']');
    server_presence_write(server, room, out);
    json_add_number(out, "at", state->game_n);
    room_write_dice(state, out);
    if (server_mutates(MUTATION_SEED) && state->seed[0] == '\0')
        put_hex(out, "seed", room->internals->secrets.seed);
    room_write_end(state, out);
    json_close(out, '}');
}

static void put_line(const struct line *line, struct buffer *out)
{
    if (out->data[out->length - 1] != '[')
        buffer_put(out, ",");
    buffer_put_n(out, line->text, line->length);
}

static void put_record(const struct room *room, struct buffer *out)
{
    struct buffer record;
    buffer_init(&record);
    if (room->internals->match != NULL && room->state->seed[0] != '\0')
        fair_write_record(room->internals->match, &record);
    else if (room->internals->match != NULL)
        record_write(room->internals->match, &record);
    json_key(out, "record");
    json_put_text_n(out, record.data != NULL ? record.data : "", record.length);
    buffer_deinit(&record);
}

static void put_snapshot(const struct room *room, struct buffer *out)
{
    const struct room_internals *internals = room->internals;
    json_add_open(out, "snapshot", '{');
    json_add_number(out, "n", room->state->n);
    put_record(room, out);
    json_add_open(out, "chat", '[');
    for (unsigned i = internals->chats > CHATS ? internals->chats - CHATS : 0;
         i < internals->chats; i++)
        put_line(&internals->chat[i % CHATS], out);
    json_close(out, ']');
    json_close(out, '}');
}

void server_describe_details(struct server *server, const struct room *room,
                             struct buffer *out)
{
    put_details(server, room, out);
    json_add_number(out, "now", server->now);
}

void server_describe_table(struct server *server, const struct room *room, int64_t since,
                           struct buffer *out)
{
    const struct room_state *state = room->state;
    server_describe_details(server, room, out);
    if (since == 0 || since > state->n || state->n - since > RECENT) {
        put_snapshot(room, out);
        return;
    }
    json_add_open(out, "events", '[');
    for (int64_t n = since + 1; n <= state->n; n++)
        put_line(&room->internals->recent[n % RECENT], out);
    json_close(out, ']');
}

/* --- events ------------------------------------------------------------------------- */

static void send_events(struct server *server, const struct batch *batch)
{
    struct buffer out;
    if (batch->count == 0 || batch->room->follower_count == 0)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "events");
    json_add_text(&out, "table", batch->room->id);
    json_add_number(&out, "now", server->now);
    json_add_open(&out, "events", '[');
    for (size_t i = 0; i < batch->count; i++)
        put_line(&batch->events[i], &out);
    json_close(&out, ']');
    json_close(&out, '}');
    server_output_send(server, batch->room->followers, batch->room->follower_count, &out);
}

void server_announce_gone(struct server *server, struct room *room, uint32_t number,
                          const char *why)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "gone");
    json_add_text(&out, "table", room->id);
    json_add_text(&out, "why", why);
    json_close(&out, '}');
    server_output_send(server, &number, 1, &out);
    server_peer_follow(server, number, NULL, SEAT_NOBODY, NULL);
}

/* Peers whose seat was freed, or given to another device, no longer follow the table. */
static void unfollow_lost_seats(struct server *server, const struct batch *batch)
{
    struct room *room = batch->room;
    for (size_t i = room->follower_count; i-- > 0;) {
        int seat = server->peers[room->followers[i]].seat;
        if (seat >= 0 && (!room->state->seat[seat].taken || batch->dismissed >> seat & 1))
            server_announce_gone(server, room, room->followers[i], "seat");
    }
}

void server_announce_batch(struct server *server, const struct batch *batch)
{
    if (batch->count == 0)
        return;
    send_events(server, batch);
    server_push_turn(server, batch);
    unfollow_lost_seats(server, batch);
    if (batch->lobby)
        server_announce_lobby(server, batch->room);
}

void server_announce_bye(struct server *server)
{
    static const char words[] = "{\"news\":\"bye\",\"why\":\"stop\",\"wait\":5}";
    for (uint32_t i = 0; i < server->peer_capacity; i++) {
        if (!server->peers[i].open)
            continue;
        struct server_output *out = server_output_add(server, SERVER_SEND);
        out->peer = i;
        out->bytes = words;
        out->length = sizeof words - 1;
    }
}
