/* agree.c: what the players at a table decide together: to end the game, and to let a
 * computer player act for somebody who is not connected. */
#include "i18n/i18n.h"
#include "server/request.h"

static const int64_t ABSENCE = 1 * MINUTES; /* until others can replace somebody */

static void put_agree(struct request *request, struct batch *batch, int about)
{
    struct buffer *out = server_batch_event(request->server, batch, ROOM_EVENT_AGREE);
    json_add_number(out, "seat", request->seat + 1);
    if (about >= 0)
        json_add_number(out, "about", about + 1);
    server_batch_end(request->server, batch, -1);
}

/* The seats, as bits, of people who play themselves. */
static unsigned playing(const struct room_state *state)
{
    unsigned seats = 0;
    for (int i = 0; i < state->players; i++)
        if (state->seat[i].taken && !state->seat[i].away)
            seats |= 1U << i;
    return seats;
}

/* --- ending the game ---------------------------------------------------------------- */

static enum outcome agree_to_end(struct request *request)
{
    const struct room_state *state = request->room->state;
    unsigned own = 1U << request->seat, agreed = state->ending | own;
    bool all = (playing(state) & ~agreed) == 0;
    if (!server_request_is_stage(request, ROOM_ON))
        return ANSWERED;
    if ((state->ending & own) != 0 && !all)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_agree(request, batch, SEAT_NOBODY);
    if (all)
        server_batch_close_table(request->server, batch, "agreed");
    return server_request_store(request, batch);
}

static enum outcome decline_to_end(struct request *request)
{
    if (!server_request_is_stage(request, ROOM_ON))
        return ANSWERED;
    if (request->room->state->ending == 0)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_batch_seat_event(request->server, batch, ROOM_EVENT_DECLINE, request->seat);
    return server_request_store(request, batch);
}

/* With the number of a claim, the request is about that. */
static enum outcome decide(struct request *request, bool yes)
{
    int64_t claim;
    if (!server_request_number_or(request, "claim", 1, INT64_MAX, 0, &claim))
        return ANSWERED;
    if (claim > 0)
        return server_claim_decide(request, claim, yes);
    return yes ? agree_to_end(request) : decline_to_end(request);
}

enum outcome server_do_agree(struct request *request)
{
    return decide(request, true);
}

enum outcome server_do_decline(struct request *request)
{
    return decide(request, false);
}

/* --- somebody who is not here ------------------------------------------------------- */

static bool is_absent(struct request *request, int seat)
{
    const struct room_seat *it = &request->room->state->seat[seat];
    int64_t since = server_presence_absent(request->server, request->room, seat);
    if (it->taken && !it->away && since > 0 && request->server->now >= since + ABSENCE)
        return true;
    server_request_refuse(
        request, "forbidden", "seat",
        tr("A computer can play only for somebody who has not been here for a minute."));
    return false;
}

enum outcome server_agree_hand(struct request *request, int seat)
{
    const struct room_state *state = request->room->state;
    int watchers = 0;
    unsigned present = server_presence_seats(request->server, request->room, &watchers);
    unsigned own = 1U << request->seat, agreed = state->seat[seat].agreed;
    bool all = (present & playing(state) & ~(agreed | own)) == 0;
    if (!is_absent(request, seat))
        return ANSWERED;
    if ((agreed & own) != 0 && !all)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_agree(request, batch, seat);
    if (all)
        server_play_away(request->server, batch, seat, false);
    return server_request_store(request, batch);
}
