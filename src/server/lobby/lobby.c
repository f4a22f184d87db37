/* lobby.c: `hello`, and the followers of the list of public tables. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "i18n/language.h"
#include "server/request.h"

static uint8_t language_number(const struct server *server, const char *request)
{
    const struct language *list = language_list(), *found = language_find(request);
    ptrdiff_t number = found != NULL ? found - list : 0;
    return number < LANGUAGES && server->catalogue[number] != NULL ? (uint8_t)number : 0;
}

enum outcome server_do_hello(struct request *request)
{
    struct server *server = request->server;
    struct buffer *out = &request->out;
    const char *language;
    int64_t version;
    if (!server_request_number(request, "version", 1, 1, &version) ||
        !server_request_text_or(request, "language", 40, "en", &language))
        return ANSWERED;
    request->peer->language = language_number(server, language);
    json_add_text(out, "server", "cantrip");
    json_add_text(out, "title", server->plan.title);
    json_add_text(out, "language", language_list()[request->peer->language].code);
    json_add_number(out, "now", server->now);
    json_add_open(out, "games", '[');
    for (const struct game *const *it = server->plan.games; *it != NULL; it++)
        json_put_text(out, (*it)->name);
    json_close(out, ']');
    json_add_bool(out, "names", server->plan.names);
    json_add_text(out, "push", server->plan.push);
    return DONE;
}

/* --- followers of the list ---------------------------------------------------------- */

void server_lobby_join(struct server *server, uint32_t number)
{
    struct peer *peer = &server->peers[number];
    if (peer->lobby)
        return;
    server->lobby = memory_grow(server->lobby, server->lobby_count,
                                &server->lobby_capacity, sizeof *server->lobby);
    peer->lobby = true;
    peer->lobby_index = server->lobby_count;
    server->lobby[server->lobby_count++] = number;
}

/* The last entry takes its place. */
void server_lobby_part(struct server *server, uint32_t number)
{
    struct peer *peer = &server->peers[number];
    if (!peer->lobby)
        return;
    uint32_t last = server->lobby[--server->lobby_count];
    server->lobby[peer->lobby_index] = last;
    server->peers[last].lobby_index = peer->lobby_index;
    peer->lobby = false;
}

/* --- news --------------------------------------------------------------------------- */

static void send_lobby(struct server *server, const struct room *room)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "lobby");
    if (server_list_has(room)) {
        json_key(&out, "table");
        server_describe_brief(server, room, &out);
    } else {
        json_add_text(&out, "gone", room->id);
    }
    json_close(&out, '}');
    server_output_send(server, server->lobby, server->lobby_count, &out);
}

void server_announce_lobby(struct server *server, struct room *room)
{
    if (!room->is_public)
        return;
    free(server->list);
    server->list = NULL;
    room->lobby_due = true;
    server_lobby_update(server, room);
}

void server_lobby_update(struct server *server, struct room *room)
{
    bool soon = server->now < room->lobby_sent + LOBBY_PAUSE;
    if (!room->lobby_due || (soon && server_list_has(room)))
        return;
    room->lobby_due = false;
    room->lobby_sent = server->now;
    send_lobby(server, room);
}
