/* rematch.c: a new table with the same seats, which the same tokens open. */
#include <string.h>

#include "i18n/i18n.h"
#include "server/request.h"

static void take_terms(const struct room *room, struct terms *terms)
{
    const struct room_state *state = room->state;
    text_copy(terms->game_id, sizeof terms->game_id, state->game_id);
    terms->game = room->internals->game;
    terms->attachment = room->internals->attachment;
    terms->players = state->players;
    terms->is_public = state->is_public;
    terms->watch = state->watch;
    terms->autostart = true; /* nobody has promised: it starts once everyone has come */
    terms->pace = state->pace;
    terms->late = state->late;
    for (int seat = 0; seat < state->players; seat++) {
        text_copy(terms->player[seat], TABLE_SPEC, state->seat[seat].player);
    }
}

static void take_seats(struct server *server, struct batch *batch,
                       const struct room *room)
{
    const struct room_state *state = room->state;
    struct secrets *to = &batch->secrets;
    for (int seat = 0; seat < state->players; seat++) {
        if (!state->seat[seat].taken)
            continue;
        server_create_sat(server, batch, seat, state->seat[seat].name, NULL,
                          state->seat[seat].rated);
        memcpy(to->token[seat], room->internals->secrets.token[seat],
               sizeof to->token[seat]);
        to->tokens[seat] = room->internals->secrets.tokens[seat];
    }
}

static bool has_ended(struct request *request)
{
    return server_room_ended_by_players(request->room->state) ||
           server_request_is_stage(request, ROOM_OVER);
}

enum outcome server_do_rematch(struct request *request)
{
    struct server *server = request->server;
    const struct room_state *state = request->room->state;
    struct terms terms = {0};
    if (!has_ended(request))
        return ANSWERED;
    if (state->rematch[0] != '\0') {
        json_add_text(&request->out, "table", state->rematch);
        return DONE;
    }
    if (!server_create_is_allowed(request))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    take_terms(request->room, &terms);
    batch->other = server_create_room(server, &terms, request->room->id,
                                      request->peer->origin->address);
    take_seats(server, batch->other, request->room);
    server_create_players(server, batch->other, &terms);
    server_style_copy(server, batch->other, state);
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_REMATCH);
    json_add_text(out, "table", batch->other->room->id);
    json_add_number(out, "seat", request->seat + 1);
    server_batch_end(server, batch, -1);
    json_add_text(&request->out, "table", batch->other->room->id);
    return server_request_store(request, batch);
}
