/* create.c: new tables: their terms, and who sits there first. */
#include "i18n/i18n.h"
#include "server/request.h"

/* --- events ------------------------------------------------------------------------- */

void server_write_pace(const struct room_pace *pace, struct buffer *out)
{
    json_key(out, "pace");
    if (!pace->given) {
        json_put_null(out);
        return;
    }
    json_open(out, '{');
    json_add_number(out, "each", pace->each);
    json_add_number(out, "bank", pace->bank);
    json_close(out, '}');
}

static void put_made(struct server *server, struct batch *batch,
                     const struct terms *terms, const char *before,
                     const char *commitment)
{
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_MADE);
    json_add_text(out, "game", terms->game_id);
    json_add_text(out, "title", terms->game->title);
    json_add_number(out, "players", terms->players);
    json_add_bool(out, "public", terms->is_public);
    json_add_bool(out, "watch", terms->watch);
    server_write_pace(&terms->pace, out);
    json_add_text(out, "late", room_late_name[terms->late]);
    json_add_text(out, "commitment", commitment);
    if (terms->autostart)
        json_add_bool(out, "autostart", true);
    if (before[0] != '\0')
        json_add_text(out, "rematch_of", before);
    if (terms->attachment != NULL)
        json_add_text(out, "attachment", terms->attachment);
    server_batch_end(server, batch, -1);
}

void server_create_sat(struct server *server, struct batch *batch, int seat,
                       const char *name, const unsigned char *entropy, bool rated)
{
    char hex[FAIR_HEX] = "";
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_SAT);
    if (entropy != NULL)
        fair_to_hex(entropy, hex);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "name", name);
    json_add_text(out, "entropy", hex);
    json_add_bool(out, "rated", rated);
    server_batch_end(server, batch, -1);
}

void server_create_players(struct server *server, struct batch *batch,
                           const struct terms *terms)
{
    for (int seat = 0; seat < terms->players; seat++) {
        if (terms->player[seat][0] == '\0')
            continue;
        struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_PLAYER);
        json_add_number(out, "seat", seat + 1);
        json_add_text(out, "player", terms->player[seat]);
        server_batch_end(server, batch, -1);
    }
}

/* --- creating ----------------------------------------------------------------------- */

static struct room *new_room(struct server *server)
{
    char id[SERVER_ID];
    do
        server_secret_letters(server, id, 8);
    while (server_room_find(server, id) != NULL);
    struct room *room = server_room_add(server, id);
    server_room_wake(room);
    return room;
}

void server_create_seed(struct server *server, struct batch *batch,
                        char commitment[FAIR_HEX])
{
    unsigned char hash[FAIR_BYTES];
    server_secret_draw(server, batch->secrets.seed, FAIR_BYTES);
    fair_commit(batch->room->id, batch->secrets.seed, hash);
    fair_to_hex(hash, commitment);
}

struct batch *server_create_room(struct server *server, const struct terms *terms,
                                 const char *before, const char *address)
{
    char commitment[FAIR_HEX];
    struct room *room = new_room(server);
    struct batch *batch = server_batch_new(room);
    server_create_seed(server, batch, commitment);
    server_secret_token(server, batch->secrets.invite);
    text_copy(batch->secrets.origin, SERVER_ADDRESS, address);
    batch->is_public = terms->is_public;
    server_room_set_origin(server, room, address);
    put_made(server, batch, terms, before, commitment);
    return batch;
}

static int count_tables(const struct server *server)
{
    int count = 0;
    for (size_t i = 0; i < MAP; i++)
        for (const struct room *it = server->map[i]; it != NULL; it = it->next)
            count += it->progress.stage <= ROOM_ON;
    return count;
}

bool server_create_has_room(const struct server *server)
{
    return count_tables(server) < server->plan.limits.tables &&
           server->pending < server->plan.max_pending;
}

bool server_create_is_allowed(struct request *request)
{
    const struct server_plan *plan = &request->server->plan;
    const char *why = NULL;
    if (count_tables(request->server) >= plan->limits.tables)
        why = tr("The server has no room for another table. Try again later.");
    else if (!request->peer->trusted &&
             request->peer->origin->tables >= plan->limits.tables_per_address)
        why = tr("From your address there are as many tables as may be. Finish one.");
    else if (request->server->pending >= plan->max_pending) {
        server_request_refuse(request, "busy", NULL,
                              tr("The server is busy. Try again."));
        return false;
    }
    if (why != NULL)
        server_request_refuse(request, "full", NULL, "%s", why);
    return why == NULL;
}

enum outcome server_do_create(struct request *request)
{
    struct server *server = request->server;
    struct terms terms = {0};
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    char token[TOKEN_TEXT], commitment[FAIR_HEX];
    const char *name;
    if (!server_terms_read(request, &terms) ||
        !server_request_name(request, "name", &name) ||
        !server_request_hex(request, "entropy", entropy) ||
        !server_create_is_allowed(request))
        return ANSWERED;
    struct batch *batch =
        server_create_room(server, &terms, "", request->peer->origin->address);
    batch->reply_to = request->reply_to;
    server_create_sat(server, batch, 0, name, entropy,
                      server_request_is_rated(request, name));
    server_create_players(server, batch, &terms);
    server_room_give_token(server, &batch->secrets, 0, token);
    fair_commit(batch->room->id, batch->secrets.seed, hash);
    fair_to_hex(hash, commitment);
    json_add_text(&request->out, "table", batch->room->id);
    json_add_number(&request->out, "seat", 1);
    json_add_text(&request->out, "token", token);
    json_add_text(&request->out, "invite", batch->secrets.invite);
    json_add_text(&request->out, "commitment", commitment);
    return server_request_store(request, batch);
}
