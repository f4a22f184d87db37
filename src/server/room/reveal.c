/* reveal.c: from an open table to the first dice: the host begins, all players reveal the
 * entropy they promised, and together it makes the key of the dice (fair/fair.h). */
#include "i18n/i18n.h"
#include "server/request.h"

/* --- beginning ---------------------------------------------------------------------- */

static const int64_t LONGEST_REVEAL = 3 * DAYS;

/* Who sat down at a table with autostart need not be there when the last one does, so
 * over days everybody has as long as for a move. */
void server_reveal_call(struct server *server, struct batch *batch,
                        const struct room_pace *pace, bool autostart)
{
    int64_t time = pace->given ? pace->each * SECONDS : LONGEST_REVEAL;
    if (time > LONGEST_REVEAL)
        time = LONGEST_REVEAL;
    server_batch_event(server, batch, ROOM_EVENT_CALL);
    server_batch_end(server, batch,
                     autostart && time > ROOM_REVEAL_TIME ? server->now + time : -1);
}

void server_reveal_autostart(struct server *server, struct batch *batch, int seat)
{
    const struct room_state *state = batch->room->state;
    bool ready = state->autostart;
    for (int i = 0; i < state->players && ready; i++) {
        const struct room_seat *it = &state->seat[i];
        ready = i == seat || it->player[0] != '\0' || it->promise[0] != '\0';
    }
    if (ready)
        server_reveal_call(server, batch, &state->pace, true);
}

static bool check_all_promised(struct request *request)
{
    const struct room_state *state = request->room->state;
    for (int i = 0; i < state->players; i++)
        if (state->seat[i].taken && state->seat[i].promise[0] == '\0') {
            server_request_refuse(request, "busy", NULL,
                                  tr("%s has not come to the table yet. Try again."),
                                  state->seat[i].name);
            return false;
        }
    return true;
}

enum outcome server_do_begin(struct request *request)
{
    if (!server_request_is_host(request) || !server_request_is_stage(request, ROOM_OPEN))
        return ANSWERED;
    if (room_free_seats(request->room->state) > 0)
        return server_request_refuse(
            request, "forbidden", NULL,
            tr("A seat is free: wait for somebody, or give it to a "
               "computer player."));
    if (!check_all_promised(request))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_reveal_call(request->server, batch, &request->room->state->pace, false);
    return server_request_store(request, batch);
}

/* Somebody may have seen the others' bytes by now, so all promises are void. */
void server_reveal_reopen(struct server *server, struct batch *batch, unsigned freed)
{
    char commitment[FAIR_HEX];
    server_create_seed(server, batch, commitment);
    json_add_text(server_batch_event(server, batch, ROOM_EVENT_SEED), "commitment",
                  commitment);
    server_batch_end(server, batch, -1);
    server_free_seats(server, batch, freed);
}

/* --- promises ----------------------------------------------------------------------- */

static void put_entropy(struct server *server, struct batch *batch,
                        enum room_event_kind kind, int seat, const char *hex)
{
    struct buffer *out = server_batch_event(server, batch, kind);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "entropy", hex);
    server_batch_end(server, batch, -1);
}

enum outcome server_do_promise(struct request *request)
{
    const struct room_seat *seat = &request->room->state->seat[request->seat];
    unsigned char hash[FAIR_BYTES];
    char hex[FAIR_HEX];
    if (!server_request_is_stage(request, ROOM_OPEN) ||
        !server_request_hex(request, "entropy", hash))
        return ANSWERED;
    fair_to_hex(hash, hex);
    if (strcmp(seat->promise, hex) == 0)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_entropy(request->server, batch, ROOM_EVENT_PROMISE, request->seat, hex);
    server_reveal_autostart(request->server, batch, request->seat);
    return server_request_store(request, batch);
}

/* --- reveals ------------------------------------------------------------------------ */

static bool is_last(const struct room_state *state, int seat)
{
    for (int i = 0; i < state->players; i++)
        if (i != seat && state->seat[i].taken && state->seat[i].entropy[0] == '\0')
            return false;
    return true;
}

static void put_seat_names(const struct room_state *state, struct match *match)
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

/* The options were checked when the table was created. */
static struct match *new_match(struct server *server, const struct room *room)
{
    const char *attachment = room->internals->attachment;
    struct error error = {0};
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    struct match *match = NULL;
    bool known = setup_read_id(&setup, server->plan.games, &game, seed,
                               room->state->game_id, &error);
    if (attachment != NULL)
        setup_attach(&setup, attachment, strlen(attachment), "attachment");
    if (known)
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match != NULL)
        put_seat_names(room->state, match);
    return match;
}

void server_reveal_fair(const struct room *room, const unsigned char *seed,
                        struct fair *fair)
{
    text_copy(fair->table, sizeof fair->table, room->id);
    fair->players = room->state->players;
    fair->given = 0;
    memcpy(fair->seed, seed, sizeof fair->seed);
    for (int i = 0; i < fair->players; i++)
        if (fair_from_hex(room->state->seat[i].entropy, fair->entropy[i]))
            fair->given |= 1U << i;
}

static void begin(struct server *server, struct batch *batch, int last,
                  const unsigned char *entropy)
{
    struct match *match = new_match(server, batch->room);
    struct fair fair = {0};
    server_reveal_fair(batch->room, batch->secrets.seed, &fair);
    memcpy(fair.entropy[last], entropy, FAIR_BYTES);
    fair.given |= 1U << last;
    fair_make_key(&fair);
    if (match == NULL) { /* the games of this program have changed */
        server_batch_close_table(server, batch, "damaged");
        return;
    }
    fair_note(&fair, false, match);
    server_play_begin(server, batch, match, &fair);
    match_free(match);
}

enum outcome server_do_reveal(struct request *request)
{
    const struct room_state *state = request->room->state;
    const struct room_seat *seat = &state->seat[request->seat];
    bool revealed = seat->entropy[0] != '\0';
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    char hex[FAIR_HEX];
    if (request->room->progress.stage == ROOM_ON && revealed)
        return DONE;
    if (!server_request_is_stage(request, ROOM_REVEAL) ||
        !server_request_hex(request, "entropy", entropy))
        return ANSWERED;
    fair_hash(entropy, sizeof entropy, hash);
    fair_to_hex(hash, hex);
    if (strcmp(hex, seat->promise) != 0)
        return server_request_refuse(request, "bad", "entropy",
                                     tr("These are not the bytes that were promised."));
    if (revealed)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    fair_to_hex(entropy, hex);
    put_entropy(request->server, batch, ROOM_EVENT_REVEAL, request->seat, hex);
    if (is_last(state, request->seat))
        begin(request->server, batch, request->seat, entropy);
    return server_request_store(request, batch);
}
