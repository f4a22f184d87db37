/* reveal.c: from an open table to the first dice: the host calls, everybody shows
 * what was promised, and from all of it comes the key of the dice (fair/fair.h). */
#include "i18n/i18n.h"
#include "server/request.h"

/* --- the call ----------------------------------------------------------------------- */

static bool all_promised(struct request *request)
{
    const struct room_state *state = request->room->state;
    for (int i = 0; i < state->players; i++)
        if (state->seat[i].taken && !state->seat[i].promised) {
            server_request_refuse(request, "busy", NULL,
                                  tr("%s has not come to the table yet. Try again."),
                                  state->seat[i].name);
            return false;
        }
    return true;
}

enum outcome server_do_begin(struct request *request)
{
    if (!server_request_is_host(request) || !server_request_is_stage(request, STAGE_OPEN))
        return ANSWERED;
    if (server_room_free_seats(request->room->state) > 0)
        return server_request_refuse(
            request, "forbidden", NULL,
            tr("A seat is free: wait for somebody, or give it to a "
               "computer player."));
    if (!all_promised(request))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_batch_event(request->server, batch, "call");
    server_batch_end(request->server, batch, -1);
    return server_request_store(request, batch);
}

/* What was promised before somebody had seen the other's bytes counts no more. */
void server_reveal_reopen(struct server *server, struct batch *batch, unsigned freed)
{
    char commitment[FAIR_HEX];
    server_create_seed(server, batch, commitment);
    json_add_text(server_batch_event(server, batch, "seed"), "commitment", commitment);
    server_batch_end(server, batch, -1);
    server_free_seats(server, batch, freed);
}

/* --- promises ----------------------------------------------------------------------- */

static void put_entropy(struct server *server, struct batch *batch, const char *kind,
                        int seat, const unsigned char *bytes)
{
    char hex[FAIR_HEX];
    fair_to_hex(bytes, hex);
    struct buffer *out = server_batch_event(server, batch, kind);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "entropy", hex);
    server_batch_end(server, batch, -1);
}

enum outcome server_do_promise(struct request *request)
{
    const struct seat *seat = &request->room->state->seat[request->seat];
    unsigned char hash[FAIR_BYTES];
    if (!server_request_is_stage(request, STAGE_OPEN) ||
        !server_request_hex(request, "entropy", hash))
        return ANSWERED;
    if (seat->promised && server_secret_same(seat->promise, hash, sizeof hash))
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_entropy(request->server, batch, "promise", request->seat, hash);
    return server_request_store(request, batch);
}

/* --- reveals ------------------------------------------------------------------------ */

static bool is_last(const struct room_state *state, int seat)
{
    for (int i = 0; i < state->players; i++)
        if (i != seat && state->seat[i].taken && !state->seat[i].revealed)
            return false;
    return true;
}

static void note_seats(const struct room_state *state, struct match *match)
{
    for (int i = 0; i < state->players; i++) {
        char key[NOTES_NAME];
        struct error error = {0};
        bool person = state->seat[i].taken;
        struct text out = text_init(key, sizeof key);
        text_format(&out, "%s.%d", person ? "name" : "x-player", i + 1);
        notes_set(&match->notes, key,
                  person ? state->seat[i].name : state->seat[i].player, &error);
    }
}

/* The options were found good when the table was made. */
static struct match *new_match(struct server *server, const struct room_state *state)
{
    struct error error = {0};
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    struct match *match = NULL;
    bool known =
        setup_read_id(&setup, server->plan.games, &game, seed, state->game_id, &error);
    if (state->attachment != NULL)
        setup_attach(&setup, state->attachment, strlen(state->attachment), "attachment");
    if (known)
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match != NULL)
        note_seats(state, match);
    return match;
}

static void begin(struct server *server, struct batch *batch, int last,
                  const unsigned char *entropy)
{
    const struct room_state *state = batch->room->state;
    struct match *match = new_match(server, state);
    struct fair fair = state->fair;
    memcpy(fair.seed, batch->secrets.seed, sizeof fair.seed);
    memcpy(fair.entropy[last], entropy, FAIR_BYTES);
    fair.given |= 1U << last;
    fair_make_key(&fair);
    if (match == NULL) { /* the games of this program are others than before */
        server_batch_closed(server, batch, "damaged");
        return;
    }
    fair_note(&fair, false, match);
    server_play_begin(server, batch, match, &fair);
    match_free(match);
}

enum outcome server_do_reveal(struct request *request)
{
    const struct room_state *state = request->room->state;
    const struct seat *seat = &state->seat[request->seat];
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    if (request->room->progress.stage == STAGE_ON && seat->revealed)
        return DONE;
    if (!server_request_is_stage(request, STAGE_REVEAL) ||
        !server_request_hex(request, "entropy", entropy))
        return ANSWERED;
    fair_hash(entropy, sizeof entropy, hash);
    if (!server_secret_same(hash, seat->promise, sizeof hash))
        return server_request_refuse(request, "bad", "entropy",
                                     tr("These are not the bytes that were promised."));
    if (seat->revealed)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_entropy(request->server, batch, "reveal", request->seat, entropy);
    if (is_last(state, request->seat))
        begin(request->server, batch, request->seat, entropy);
    return server_request_store(request, batch);
}
