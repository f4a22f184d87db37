/* seats.c: joining a table, and leaving it. */
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { SECRET_ID_LEAST = 16 };

/* --- joining ------------------------------------------------------------------------ */

bool server_request_is_invited(const struct room *room, const char *invite)
{
    const char *real = room->internals->secrets.invite;
    return strlen(invite) == strlen(real) &&
           server_secret_equal(invite, real, strlen(invite));
}

/* The requested seat, or the first free one. */
static bool find_seat(struct request *request, int *seat)
{
    const struct room_state *state = request->room->state;
    int64_t wanted;
    if (!server_request_number_or(request, "seat", 1, state->players, 0, &wanted))
        return false;
    *seat = (int)wanted - 1;
    for (int i = 0; *seat < 0 && i < state->players; i++)
        if (room_is_free(&state->seat[i]))
            *seat = i;
    if (*seat >= 0 && room_is_free(&state->seat[*seat]))
        return true;
    server_request_refuse(request, "full", "seat",
                          wanted > 0 ? tr("This seat is taken.")
                                     : tr("All seats are taken."));
    return false;
}

static bool check_name_is_new(struct request *request, const char *name)
{
    const struct room_state *state = request->room->state;
    char key[TABLE_NAME], other[TABLE_NAME];
    server_name_fold(name, key);
    for (int i = 0; i < state->players; i++) {
        server_name_fold(state->seat[i].name, other);
        if (strcmp(other, key) == 0) {
            server_request_refuse(request, "bad", "name",
                                  tr("Somebody at this table already has this name."));
            return false;
        }
    }
    return true;
}

static bool check_invite(struct request *request)
{
    const char *invite;
    if (!server_request_text_or(request, "invite", 40, "", &invite))
        return false;
    if (request->room->state->is_public ||
        server_request_is_invited(request->room, invite))
        return true;
    server_request_refuse(request, "forbidden", "invite",
                          tr("This table is for those who are invited."));
    return false;
}

static bool check_is_open(struct request *request)
{
    if (request->room->progress.stage == ROOM_OPEN)
        return true;
    server_request_refuse(request, "late", NULL, tr("The game has begun without you."));
    return false;
}

/* Anyone who knows the id can get its seat, so it must not be guessable. */
bool server_request_secret_id(struct request *request, const char **id)
{
    if (!server_request_text_or(request, "id", SECRET_ID, "", id))
        return false;
    if ((*id)[0] == '\0' || strlen(*id) >= SECRET_ID_LEAST)
        return true;
    server_request_refuse(request, "bad", "id", tr("'%s' must have %d to %d bytes."),
                          "id", SECRET_ID_LEAST, SECRET_ID);
    return false;
}

/* The seat already taken with this id: the answer may have been lost. */
static int find_joined(const struct room *room, const char *id)
{
    const struct secrets *secrets = &room->internals->secrets;
    unsigned char hash[FAIR_BYTES];
    int found = SEAT_NOBODY;
    server_secret_hash(id, hash);
    for (int seat = 0; seat < room->state->players && id[0] != '\0'; seat++)
        if (room->state->seat[seat].taken && secrets->joined[seat] &&
            server_secret_equal(hash, secrets->join_id[seat], sizeof hash))
            found = seat;
    return found;
}

bool server_request_is_rated(const struct request *request, const char *name)
{
    return request->peer->name[0] != '\0' && strcmp(request->peer->name, name) == 0;
}

enum outcome server_request_give_seat(struct request *request, struct batch *batch,
                                      int seat)
{
    char token[TOKEN_TEXT];
    server_room_give_token(request->server, &batch->secrets, seat, token);
    json_add_number(&request->out, "seat", seat + 1);
    json_add_text(&request->out, "token", token);
    return server_request_store(request, batch);
}

static enum outcome take_seat(struct request *request, int seat, const char *name,
                              const unsigned char *entropy, const char *id)
{
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_create_sat(request->server, batch, seat, name, entropy,
                      server_request_is_rated(request, name));
    server_style_newcomer(request->server, batch, seat);
    server_batch_clear_seat(batch, seat);
    batch->secrets.joined[seat] = id[0] != '\0';
    server_secret_hash(id, batch->secrets.join_id[seat]);
    server_reveal_autostart(request->server, batch, seat);
    return server_request_give_seat(request, batch, seat);
}

enum outcome server_do_join(struct request *request)
{
    unsigned char entropy[FAIR_BYTES];
    const char *name, *id;
    int seat;
    if (!server_request_name(request, "name", &name) ||
        !server_request_hex(request, "entropy", entropy) ||
        !server_request_secret_id(request, &id) || !check_invite(request))
        return ANSWERED;
    seat = find_joined(request->room, id);
    if (seat >= 0) {
        struct batch *batch = server_request_batch(request, request->room);
        return batch != NULL ? server_request_give_seat(request, batch, seat) : ANSWERED;
    }
    if (!check_is_open(request) || !find_seat(request, &seat) ||
        !check_name_is_new(request, name))
        return ANSWERED;
    return take_seat(request, seat, name, entropy, id);
}

/* Answers before the others are notified of the newcomer. */
static enum outcome come(struct request *request, int seat, const char *aside,
                         int64_t since)
{
    server_describe_table(request->server, request->room, since, &request->out);
    server_request_answer(request->server, &request->reply_to, &request->out);
    server_peer_follow(request->server, request->number, request->room, seat, aside);
    return ANSWERED;
}

/* The seat that the token opens; below 0 if the request was refused. */
static int read_token(struct request *request)
{
    const char *token;
    if (!server_request_text(request, "token", TOKEN_TEXT - 1, &token))
        return SEAT_NOBODY;
    int seat = server_room_find_seat(request->room, token);
    if (seat < 0)
        server_request_refuse(
            request, "forbidden", "token",
            tr("This is not the key of a seat at this table (any more)."));
    return seat;
}

enum outcome server_do_sit(struct request *request)
{
    const struct room *room = request->room;
    const char *page;
    int64_t since;
    bool aside;
    int seat = read_token(request);
    if (seat < 0 || !server_request_bool_or(request, "aside", false, &aside) ||
        !server_request_text_or(request, "page", 20, "", &page) ||
        !server_request_number_or(request, "since", 0, INT64_MAX, 0, &since))
        return ANSWERED;
    json_add_number(&request->out, "seat", seat + 1);
    json_add_bool(&request->out, "host", server_room_host(room->state) == seat);
    json_add_text(&request->out, "invite", room->internals->secrets.invite);
    return come(request, seat, aside ? server_presence_page(page) : NULL, since);
}

/* Does not change presence: looking at a list of tables is not sitting at them. */
enum outcome server_do_peek(struct request *request)
{
    int seat = read_token(request);
    if (seat < 0)
        return ANSWERED;
    json_add_number(&request->out, "seat", seat + 1);
    server_describe_details(request->server, request->room, &request->out);
    request->room->idle_since = request->server->now;
    return DONE;
}

enum outcome server_do_watch(struct request *request)
{
    const struct room_state *state = request->room->state;
    const char *invite;
    int64_t since;
    if (!server_request_text_or(request, "invite", 40, "", &invite) ||
        !server_request_number_or(request, "since", 0, INT64_MAX, 0, &since))
        return ANSWERED;
    if (!state->watch && !server_request_is_invited(request->room, invite))
        return server_request_refuse(request, "forbidden", "invite",
                                     tr("At this table nobody may look on."));
    if (request->room->follower_count >= SPECTATORS)
        return server_request_refuse(request, "full", NULL,
                                     tr("Too many are looking on already."));
    json_add_number(&request->out, "seat", 0);
    return come(request, SEAT_NOBODY, NULL, since);
}

enum outcome server_do_part(struct request *request)
{
    server_request_answer(request->server, &request->reply_to, &request->out);
    server_peer_follow(request->server, request->number, NULL, SEAT_NOBODY, NULL);
    return ANSWERED;
}

/* --- before the game ---------------------------------------------------------------- */

bool server_request_is_host(struct request *request)
{
    if (server_room_host(request->room->state) == request->seat)
        return true;
    server_request_refuse(request, "forbidden", NULL,
                          tr("Only the host of the table can do that."));
    return false;
}

bool server_request_is_stage(struct request *request, enum room_stage stage)
{
    if (request->room->progress.stage == stage)
        return true;
    server_request_refuse(
        request, request->room->progress.stage > stage ? "late" : "bad", NULL,
        request->room->progress.stage > stage ? tr("It is too late for that.")
                                              : tr("It is too early for that."));
    return false;
}

void server_free_seats(struct server *server, struct batch *batch, unsigned freed)
{
    const struct room_state *state = batch->room->state;
    bool empty = true;
    for (int seat = 0; seat < state->players; seat++) {
        bool goes = freed >> seat & 1;
        empty = empty && (goes || !state->seat[seat].taken);
        if (!goes)
            continue;
        server_batch_seat_event(server, batch, ROOM_EVENT_FREE, seat);
        server_batch_clear_seat(batch, seat);
    }
    if (empty)
        server_batch_close_table(server, batch, "empty");
}

static enum outcome place_player(struct request *request, int seat, const char *player)
{
    if (!server_room_is_player(request->room->internals->game, player))
        return server_request_refuse(
            request, "bad", "player",
            tr("There is no computer player '%.40s' for this game."), player);
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    struct buffer *out = server_batch_event(request->server, batch, ROOM_EVENT_PLAYER);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", player);
    server_batch_end(request->server, batch, -1);
    server_style_newcomer(request->server, batch, seat);
    server_batch_clear_seat(batch, seat);
    server_reveal_autostart(request->server, batch, seat);
    return server_request_store(request, batch);
}

/* The host may; at a rematch, where nobody has invited the others, all who have come may
 * replace somebody who is neither there nor still at the table of the last game. */
static bool may_place(struct request *request, int seat)
{
    const struct server *server = request->server;
    const struct room *room = request->room;
    const struct room *last = server_room_find(request->server, room->state->rematch_of);
    int watchers = 0;
    unsigned here = server_presence_seats(server, room, &watchers);
    if (last != NULL)
        here |= server_presence_seats(server, last, &watchers);
    if (room->state->rematch_of[0] != '\0' && (here >> seat & 1) == 0)
        return true;
    return server_request_is_host(request);
}

enum outcome server_do_seat(struct request *request)
{
    const char *player;
    int seat;
    if (!server_request_is_stage(request, ROOM_OPEN) ||
        !server_request_seat(request, "seat", &seat) || !may_place(request, seat) ||
        !server_request_text(request, "player", TABLE_SPEC - 1, &player))
        return ANSWERED;
    if (seat == request->seat)
        return server_request_refuse(
            request, "forbidden", "seat",
            tr("This is your own seat: leave the table to give it up."));
    if (strcmp(player, "person") != 0)
        return place_player(request, seat, player);
    if (room_is_free(&request->room->state->seat[seat]))
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_free_seats(request->server, batch, 1U << seat);
    return server_request_store(request, batch);
}

/* --- leaving ------------------------------------------------------------------------ */

/* Whether a seat can still be left this way. */
static bool may_leave(const struct room *room, int seat, bool final)
{
    const struct room_seat *it = &room->state->seat[seat];
    enum room_stage stage = room->progress.stage;
    return stage < ROOM_ON || (stage == ROOM_ON && (final ? !it->left : !it->away));
}

/* In a game of two people the other one; else nobody. */
static int find_opponent(const struct room_state *state, int seat)
{
    const struct room_seat *other = &state->seat[1 - seat];
    bool plays = state->players == 2 && other->taken && !other->left;
    return plays ? 1 - seat : SEAT_NOBODY;
}

/* The other has won, whatever the points are. */
static void resign(struct server *server, struct batch *batch, int winner)
{
    int score[GAME_MAX_PLAYERS] = {0};
    score[winner] = 1;
    server_batch_resign(server, batch, winner);
    server_rating_game_over(server, batch, score, 1U << winner);
}

static void leave_game(struct request *request, struct batch *batch, bool final)
{
    int opponent = find_opponent(request->room->state, request->seat);
    if (final && opponent >= 0)
        resign(request->server, batch, opponent);
    else
        server_play_away(request->server, batch, request->seat, final);
}

enum outcome server_do_leave(struct request *request)
{
    const struct room *room = request->room;
    enum room_stage stage = room->progress.stage;
    bool final;
    if (!server_request_bool_or(request, "final", false, &final))
        return ANSWERED;
    if (!may_leave(room, request->seat, final))
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    if (stage == ROOM_OPEN)
        server_free_seats(request->server, batch, 1U << request->seat);
    else if (stage == ROOM_REVEAL)
        server_reveal_reopen(request->server, batch, 1U << request->seat);
    else
        leave_game(request, batch, final);
    return server_request_store(request, batch);
}

static bool is_last(const struct room_state *state, int seat)
{
    for (int i = 0; i < state->players; i++)
        if (i != seat && state->seat[i].taken && !state->seat[i].left)
            return false;
    return true;
}

void server_play_away(struct server *server, struct batch *batch, int seat, bool final)
{
    bool acts = server_room_actor(batch->room) == seat;
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_AWAY);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", batch->room->internals->default_player);
    if (final)
        json_add_bool(out, "final", true);
    server_batch_end(server, batch, acts ? 0 : -1);
    batch->computer = batch->computer || acts;
    if (final && is_last(batch->room->state, seat))
        server_batch_close_table(server, batch, "empty");
}

enum outcome server_do_back(struct request *request)
{
    const struct room_state *state = request->room->state;
    const struct room_seat *seat = &state->seat[request->seat];
    bool acts = server_room_actor(request->room) == request->seat;
    if (!server_request_is_stage(request, ROOM_ON))
        return ANSWERED;
    if (seat->left)
        return server_request_refuse(request, "late", NULL,
                                     tr("This seat was given up for good."));
    if (!seat->away && !(acts && state->is_late))
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    json_add_number(server_batch_event(request->server, batch, ROOM_EVENT_BACK), "seat",
                    request->seat + 1);
    server_batch_end(request->server, batch,
                     acts ? server_deadline(state, seat->spare, request->server->now)
                          : -1);
    batch->computer = batch->computer && !acts;
    return server_request_store(request, batch);
}

enum outcome server_do_hand(struct request *request)
{
    const struct room_state *state = request->room->state;
    bool skip;
    int seat;
    if (!server_request_is_stage(request, ROOM_ON) ||
        !server_request_seat(request, "seat", &seat) ||
        !server_request_bool_or(request, "skip", false, &skip))
        return ANSWERED;
    if (server_room_actor(request->room) != seat || !state->is_late || state->skip)
        return skip ? server_request_refuse(request, "forbidden", "seat",
                                            tr("The time of this seat is not over."))
                    : server_agree_hand(request, seat);
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    if (skip)
        server_play_late(request->server, batch, seat, true);
    else
        server_play_away(request->server, batch, seat, false);
    return server_request_store(request, batch);
}
