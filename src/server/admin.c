/* admin.c: requests of the host: listing, ending and exporting tables; banning
 * addresses. */
#include "core/memory.h"
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "server/request.h"

enum outcome server_do_tables(struct request *request)
{
    struct server *server = request->server;
    struct buffer *out = &request->out;
    json_add_open(out, "tables", '[');
    for (size_t i = 0; i < MAP; i++)
        for (const struct room *it = server->map[i]; it != NULL; it = it->next) {
            if (it->unconfirmed)
                continue;
            json_open(out, '{');
            json_add_text(out, "table", it->id);
            json_add_bool(out, "awake", it->state != NULL);
            json_add_number(out, "followers", (long long)it->follower_count);
            json_add_text(out, "address", it->origin != NULL ? it->origin->address : "");
            if (it->state != NULL && it->state->n > 0) {
                json_add_text(out, "game", it->state->game_id);
                json_add_text(out, "state", room_stage_name[it->progress.stage]);
                json_add_number(out, "n", it->state->n);
            }
            json_close(out, '}');
        }
    json_close(out, ']');
    return DONE;
}

enum outcome server_do_end(struct request *request)
{
    if (request->room->progress.stage > ROOM_ON)
        return DONE;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_batch_close_table(request->server, batch, "ended");
    return server_request_store(request, batch);
}

enum outcome server_do_export(struct request *request)
{
    server_describe_table(request->server, request->room, 0, &request->out);
    return DONE;
}

/* --- addresses ---------------------------------------------------------------------- */

bool server_is_banned(const struct server *server, const char *address)
{
    for (size_t i = 0; i < server->ban_count; i++)
        if (strcmp(server->bans[i], address) == 0)
            return true;
    return false;
}

void server_ban_set(struct server *server, const char *address, bool banned)
{
    size_t i = 0;
    while (i < server->ban_count && strcmp(server->bans[i], address) != 0)
        i++;
    if (banned && i == server->ban_count) {
        server->bans =
            memory_resize(server->bans, server->ban_count + 1, sizeof *server->bans);
        text_copy(server->bans[server->ban_count++], SERVER_ADDRESS, address);
    } else if (!banned && i < server->ban_count) {
        memmove(server->bans + i, server->bans + i + 1,
                (--server->ban_count - i) * sizeof *server->bans);
    }
}

void server_ban_disconnect(struct server *server, uint32_t number)
{
    server_peer_disconnect(server, number, "barred");
}

static enum outcome store_ban(struct request *request, bool banned)
{
    const char *address;
    if (!server_request_text(request, "address", SERVER_ADDRESS - 1, &address))
        return ANSWERED;
    if (!banned && !server_is_banned(request->server, address))
        return server_request_refuse(request, "missing", "address",
                                     tr("This address is not barred."));
    struct batch *batch = server_request_batch(request, NULL);
    if (batch == NULL)
        return ANSWERED;
    server_batch_row(batch, SERVER_BAN, address, !banned, "{}", 2);
    batch->ban = banned;
    return server_request_store(request, batch);
}

enum outcome server_do_ban(struct request *request)
{
    return store_ban(request, true);
}

enum outcome server_do_unban(struct request *request)
{
    return store_ban(request, false);
}

/* Disconnects the peers with that address. */
void server_ban_stored(struct server *server, const struct batch *batch)
{
    const char *address = batch->extra[0].key;
    server_ban_set(server, address, batch->ban);
    for (uint32_t i = 0; i < server->peer_capacity && batch->ban; i++)
        if (server->peers[i].open && !server->peers[i].trusted &&
            strcmp(server->peers[i].origin->address, address) == 0)
            server_ban_disconnect(server, i);
}

enum outcome server_do_bans(struct request *request)
{
    json_add_open(&request->out, "addresses", '[');
    for (size_t i = 0; i < request->server->ban_count; i++)
        json_put_text(&request->out, request->server->bans[i]);
    json_close(&request->out, ']');
    return DONE;
}
