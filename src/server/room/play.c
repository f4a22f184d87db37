/* play.c: moves and the chance events after them. They are tried on the match, which is
 * then set back: they take effect only once they are stored. */
#include "base/hash.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "server/request.h"

/* --- trying ------------------------------------------------------------------------- */

/* A whole move or chance event that was tried. */
struct tried {
    struct buffer line;
    uint64_t hash; /* of the position after it */
};

struct trial {
    struct match *match;
    const struct fair *fair;
    struct tried *list;
    size_t count, capacity;
};

/* The line of what was played since step `from`, without "2: " and the line end. */
static void note_line(struct trial *trial, size_t from)
{
    struct buffer whole;
    trial->list =
        memory_grow(trial->list, trial->count, &trial->capacity, sizeof *trial->list);
    struct tried *tried = &trial->list[trial->count++];
    buffer_init(&whole);
    buffer_init(&tried->line);
    record_write_moves(trial->match, from, &whole);
    const char *at = strchr(whole.data, ':') + 2;
    buffer_put_n(&tried->line, at, strcspn(at, "\n"));
    tried->hash = match_hash(trial->match);
    buffer_deinit(&whole);
}

/* Draws chance event by event up to the next decision. */
static void draw(struct trial *trial)
{
    struct match *match = trial->match;
    while (match_actor(match) == SEAT_CHANCE) {
        size_t from = match->count;
        do
            match_choose(match, fair_draw(trial->fair, match->game, match->world,
                                          match->state, match->count));
        while (!match->game->between_moves(match->world, match->state));
        note_line(trial, from);
    }
}

static void trial_free(struct trial *trial)
{
    for (size_t i = 0; i < trial->count; i++)
        buffer_deinit(&trial->list[i].line);
    free(trial->list);
}

/* --- writing events ----------------------------------------------------------------- */

static void put_line(const struct tried *tried, struct buffer *out)
{
    char hash[24];
    struct text text = text_init(hash, sizeof hash);
    text_format(&text, "%016llx", (unsigned long long)tried->hash);
    json_add_text(out, "line", tried->line.data);
    json_add_text(out, "hash", hash);
}

static void put_clocks(const int64_t *spare, int players, struct buffer *out)
{
    json_add_open(out, "clocks", '[');
    for (int seat = 0; seat < players; seat++)
        json_put_number(out, spare[seat]);
    json_close(out, ']');
}

static void put_chances(struct server *server, struct batch *batch,
                        const struct trial *trial, size_t from)
{
    for (size_t i = from; i < trial->count; i++) {
        put_line(&trial->list[i], server_batch_event(server, batch, ROOM_EVENT_CHANCE));
        server_batch_end(server, batch, -1);
    }
}

static void put_over(struct server *server, struct batch *batch,
                     const struct match *match)
{
    int score[GAME_MAX_PLAYERS] = {0};
    char seed[FAIR_HEX];
    unsigned winners = match->game->winners(match->world, match->state);
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_OVER);
    match->game->scores(match->world, match->state, score);
    json_add_open(out, "winners", '[');
    for (int seat = 0; seat < match->setup.players; seat++)
        if (winners >> seat & 1)
            json_put_number(out, seat + 1);
    json_close(out, ']');
    json_add_open(out, "scores", '[');
    for (int seat = 0; seat < match->setup.players; seat++)
        json_put_number(out, score[seat]);
    json_close(out, ']');
    fair_to_hex(batch->secrets.seed, seed);
    json_add_text(out, "seed", seed);
    server_batch_end(server, batch, -1);
    server_rating_game_over(server, batch, score, winners);
}

/* The deadline of the next seat to act; 0: none. */
static int64_t next_deadline(struct server *server, struct batch *batch,
                             const struct match *match, const int64_t *spare)
{
    const struct room_state *state = batch->room->state;
    int actor = match_actor(match);
    batch->computer = false;
    batch->turn_passes = true;
    if (actor < 0)
        return 0;
    const struct room_seat *seat = &state->seat[actor];
    batch->computer = seat->player[0] != '\0' || seat->away;
    return batch->computer ? 0 : server_deadline(state, spare[actor], server->now);
}

/* --- beginning and moving ----------------------------------------------------------- */

void server_play_begin(struct server *server, struct batch *batch, struct match *match,
                       const struct fair *fair)
{
    const struct room_state *state = batch->room->state;
    struct trial trial = {.match = match, .fair = fair};
    struct buffer head;
    int64_t spare[GAME_MAX_PLAYERS];
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        spare[seat] = state->pace.bank * SECONDS;
    buffer_init(&head);
    record_write_head(match, &head);
    draw(&trial);
    int64_t deadline = next_deadline(server, batch, match, spare);
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_BEGIN);
    json_add_text(out, "record", head.data);
    put_clocks(spare, state->players, out);
    server_batch_end(server, batch, deadline);
    put_chances(server, batch, &trial, 0);
    if (match_over(match))
        put_over(server, batch, match);
    buffer_deinit(&head);
    trial_free(&trial);
}

static void put_move(struct server *server, struct batch *batch,
                     const struct trial *trial, int seat, const char *by, const char *id)
{
    const struct room_state *state = batch->room->state;
    int64_t spare[GAME_MAX_PLAYERS];
    for (int i = 0; i < state->players; i++)
        spare[i] = state->seat[i].spare;
    if (strcmp(by, "computer") != 0)
        spare[seat] = server_spare_time(state, seat, server->now);
    int64_t deadline = next_deadline(server, batch, trial->match, spare);
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_MOVE);
    json_add_number(out, "seat", seat + 1);
    put_line(&trial->list[0], out);
    json_add_text(out, "by", by);
    if (id != NULL)
        json_add_text(out, "id", id);
    put_clocks(spare, state->players, out);
    server_batch_end(server, batch, deadline);
}

bool server_play_line(struct server *server, struct batch *batch, const char *line,
                      const char *by, const char *id, struct reason *why)
{
    struct match *match = batch->room->internals->match;
    struct trial trial = {.match = match, .fair = &batch->room->internals->fair};
    size_t before = match->count;
    int seat = match_actor(match);
    if (!match_play(match, line, why))
        return false;
    note_line(&trial, before);
    draw(&trial);
    put_move(server, batch, &trial, seat, by, id);
    put_chances(server, batch, &trial, 1);
    if (match_over(match))
        put_over(server, batch, match);
    match_seek(match, before);
    trial_free(&trial);
    return true;
}

/* --- the request -------------------------------------------------------------------- */

/* The event number of a move already made with this id; 0: none. */
static int64_t made_before(const struct made_moves *made, const char *id)
{
    uint64_t hash = hash_bytes(id, strlen(id), 0);
    for (unsigned i = 0; i < made->count && i < MOVE_IDS; i++)
        if (made->move[i].id == hash)
            return made->move[i].n;
    return 0;
}

static bool may_move(struct request *request, int64_t at)
{
    const struct room_state *state = request->room->state;
    if (!server_request_is_stage(request, ROOM_ON))
        return false;
    if (at < state->game_n)
        server_request_refuse_stale(request, state->n);
    else if (at > state->game_n)
        server_request_refuse(request, "bad", "at",
                              tr("There is no such event of the game."));
    else if (server_room_actor(request->room) != request->seat)
        server_request_refuse(request, "forbidden", NULL, tr("It is not your turn."));
    else if (state->seat[request->seat].away || state->skip)
        server_request_refuse(
            request, "late", NULL,
            tr("A computer player is making this move: take your seat back."));
    else
        return true;
    return false;
}

enum outcome server_do_move(struct request *request)
{
    const struct made_moves *made = &request->room->internals->made[request->seat];
    struct reason why = {0};
    const char *id, *line;
    int64_t at;
    if (!server_request_number(request, "at", 0, INT64_MAX, &at) ||
        !server_request_text(request, "id", MOVE_ID - 1, &id) ||
        !server_request_text(request, "line", MOVE_MAX_TEXT - 1, &line))
        return ANSWERED;
    int64_t n = made_before(made, id);
    if (n > 0) {
        json_add_number(&request->out, "n", n);
        return DONE;
    }
    if (!may_move(request, at))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    if (!server_play_line(request->server, batch, line, "person", id, &why)) {
        server_batch_drop(request->server, batch);
        return server_request_refuse_reason(request, &why);
    }
    return server_request_store(request, batch);
}
