/* claim.c: seats of players who have lost their device. Whoever watches the table says
 * whose seat is theirs, and another player lets them in; then the id of their request
 * opens the seat, as a recovery code would, and the old device no longer does. */
#include "i18n/i18n.h"
#include "server/request.h"

static const int64_t VALID_FOR = 3 * DAYS; /* as long as the slowest usual move */

enum { CLAIMS_A_MINUTE = 1, CLAIMS_BURST = SERVER_CLAIMS };

/* --- claiming ----------------------------------------------------------------------- */

static bool check_watches(struct request *request)
{
    if (request->peer->room == request->room && request->peer->seat == SEAT_NOBODY)
        return server_request_is_stage(request, ROOM_ON);
    server_request_refuse(request, "forbidden", NULL,
                          tr("Only those who watch this table can say who they are."));
    return false;
}

static bool check_seat(struct request *request, int seat)
{
    const struct room_seat *it = &request->room->state->seat[seat];
    if (it->taken && !it->left)
        return true;
    server_request_refuse(request, "missing", "seat",
                          it->taken ? tr("This seat was given up for good.")
                                    : tr("Nobody sits there."));
    return false;
}

static bool check_is_absent(struct request *request, int seat)
{
    if (server_presence_absent(request->server, request->room, seat) > 0)
        return true;
    server_request_refuse(request, "forbidden", "seat", tr("%s is at the table now."),
                          request->room->state->seat[seat].name);
    return false;
}

/* Each asks other people something, so there are few. */
static bool check_rate(struct request *request)
{
    int wait = server_bucket_take(&request->peer->origin->claims, request->server->now,
                                  CLAIMS_A_MINUTE, CLAIMS_BURST);
    if (wait > 0)
        server_request_refuse_slow(request, wait);
    return wait == 0;
}

static bool can_be_asked(const struct room_state *state, int except)
{
    for (int i = 0; i < state->players; i++)
        if (i != except && state->seat[i].taken && !state->seat[i].left)
            return true;
    return false;
}

static void put_admit(struct request *request, struct batch *batch, int seat, int by)
{
    struct key_code *claim = &batch->secrets.claim[seat];
    struct buffer *out = server_batch_event(request->server, batch, ROOM_EVENT_ADMIT);
    json_add_number(out, "about", seat + 1);
    if (by >= 0)
        json_add_number(out, "seat", by + 1);
    server_batch_end(request->server, batch, -1);
    server_batch_clear_seat(batch, seat);
    batch->secrets.code[seat] = *claim;
    batch->secrets.code[seat].until = request->server->now + VALID_FOR;
    claim->until = 0;
    batch->dismissed |= 1U << seat;
}

/* With nobody to ask, the invitation is enough: before the game it was, too. */
static enum outcome claim(struct request *request, int seat, const char *id,
                          const char *invite)
{
    bool asks = can_be_asked(request->room->state, seat);
    if (!asks && !server_request_is_invited(request->room, invite))
        return server_request_refuse(
            request, "forbidden", "invite",
            tr("Nobody is left to let you in: open the invitation link of this table."));
    if (!check_rate(request))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    struct key_code *code = &batch->secrets.claim[seat];
    server_secret_hash(id, code->hash);
    code->until = request->server->now + VALID_FOR;
    json_add_number(server_batch_event(request->server, batch, ROOM_EVENT_CLAIM), "about",
                    seat + 1);
    server_batch_end(request->server, batch, -1);
    if (asks)
        return server_request_store(request, batch);
    put_admit(request, batch, seat, SEAT_NOBODY);
    return server_request_give_seat(request, batch, seat);
}

/* A registered name is proved by being signed in with it. */
static enum outcome claim_own_name(struct request *request, int seat)
{
    if (!server_request_is_rated(request, request->room->state->seat[seat].name))
        return server_request_refuse(
            request, "forbidden", "seat",
            tr("This name is registered: sign in with it to get the seat back."));
    struct batch *batch = server_request_batch(request, request->room);
    return batch != NULL ? server_request_give_seat(request, batch, seat) : ANSWERED;
}

enum outcome server_do_claim(struct request *request)
{
    const char *id, *invite;
    int seat;
    if (!server_request_seat(request, "seat", &seat) ||
        !server_request_text(request, "id", SECRET_ID, &id) ||
        !server_request_secret_id(request, &id) ||
        !server_request_text_or(request, "invite", 40, "", &invite) ||
        !check_watches(request) || !check_seat(request, seat))
        return ANSWERED;
    if (request->room->state->seat[seat].rated)
        return claim_own_name(request, seat);
    return check_is_absent(request, seat) ? claim(request, seat, id, invite) : ANSWERED;
}

/* --- deciding ----------------------------------------------------------------------- */

/* The seat of a claim that is still to be decided. */
static bool find_claim(struct request *request, int64_t claim, int *seat)
{
    const struct room *room = request->room;
    for (*seat = 0; *seat < room->state->players; ++*seat)
        if (room->state->seat[*seat].claim == claim &&
            room->internals->secrets.claim[*seat].until > request->server->now)
            return true;
    server_request_refuse(request, "late", "claim", tr("This has been decided already."));
    return false;
}

enum outcome server_claim_decide(struct request *request, int64_t claim, bool admit)
{
    int seat;
    if (!server_request_is_stage(request, ROOM_ON) || !find_claim(request, claim, &seat))
        return ANSWERED;
    if (admit && !check_is_absent(request, seat))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    if (admit) {
        put_admit(request, batch, seat, request->seat);
        return server_request_store(request, batch);
    }
    struct buffer *out = server_batch_event(request->server, batch, ROOM_EVENT_DECLINE);
    json_add_number(out, "seat", request->seat + 1);
    json_add_number(out, "about", seat + 1);
    server_batch_end(request->server, batch, -1);
    batch->secrets.claim[seat].until = 0;
    return server_request_store(request, batch);
}
