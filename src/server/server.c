/* server.c: the step function, which passes each input to its part of the server. */
#include "server/server.h"

#include <sodium.h>

#include "core/memory.h"
#include "i18n/language.h"
#include "server/request.h"

#define LIMIT(member, fallback) .member = (fallback),

void server_plan_defaults(struct server_plan *plan, const struct game *const *games)
{
    *plan = (struct server_plan){.games = games,
                                 .title = "cantrip",
                                 .push = "",
                                 .names = true,
                                 .limits = {SERVER_LIMITS(LIMIT)},
                                 .max_pending = 1000,
                                 .max_log = 10000};
}

/* --- languages ---------------------------------------------------------------------- */

/* Each is loaded once; after that switching costs nothing. */
static void load_languages(struct server *server)
{
    const void *previous = i18n_current();
    const struct language *list = language_list();
    for (int i = 0; i < LANGUAGES && list[i].code != NULL; i++)
        if (language_use(list[i].code))
            server->catalogue[i] = i18n_current();
    i18n_switch(previous);
}

void server_use_language(struct server *server, const struct peer *peer)
{
    i18n_switch(server->catalogue[peer->language]);
}

/* --- start and stop ----------------------------------------------------------------- */

struct server *server_new(const struct server_plan *plan)
{
    struct server *server = memory_new(1, sizeof *server);
    server->plan = *plan;
    server->last = &server->first;
    server->pairing_at = NEVER;
    if (sodium_init() < 0)
        abort();
    load_languages(server);
    return server;
}

void server_free(struct server *server)
{
    if (server == NULL)
        return;
    server_batches_free(server);
    server_pairing_free(server);
    server_rooms_free(server);
    server_peers_free(server);
    server_names_free(server);
    server_output_free(server);
    free(server->bans);
    free(server->codes);
    free(server->lobby);
    free(server->list);
    free(server);
}

static void stop(struct server *server)
{
    if (server->stopping)
        return;
    server->stopping = true;
    for (size_t i = 0; i < MAP; i++)
        for (struct room *it = server->map[i]; it != NULL; it = it->next)
            server_request_refuse_waiting(
                server, it, "busy", TR_NOOP("The server is stopping. Come back soon."));
    server_names_refuse_waiting(server);
    if (server->heap_count > 0)
        server_uptime_store(server);
    server_announce_bye(server);
}

static void know(struct server *server, const struct server_row *row)
{
    if (row->kind == SERVER_TABLE)
        server_room_restore(server, row);
    else if (row->kind == SERVER_NAME)
        server_name_restore(server, row);
    else if (row->kind == SERVER_BAN)
        server_ban_set(server, row->key, true);
    else if (row->kind == SERVER_UPTIME)
        server_uptime_restore(server, row);
}

static void known(struct server *server, const struct server_input *input)
{
    for (size_t i = 0; i < input->count; i++)
        know(server, &input->rows[i]);
}

static void take(struct server *server, const struct server_input *input)
{
    switch (input->event) {
    case SERVER_OPENED:
        server_peer_opened(server, input);
        break;
    case SERVER_RECEIVED:
        server_request_receive(server, input);
        break;
    case SERVER_CLOSED:
        server_peer_closed(server, input->peer);
        break;
    case SERVER_TICK:
        server_timers_tick(server);
        break;
    case SERVER_STORED:
        server_batch_stored(server, input->ticket);
        break;
    case SERVER_FAILED:
        server_batch_failed(server, input->ticket);
        break;
    case SERVER_RESTORED:
        known(server, input);
        break;
    case SERVER_LOADED:
        server_room_loaded(server, input);
        break;
    case SERVER_THOUGHT:
        server_think_answered(server, input);
        break;
    case SERVER_HASHED:
        server_name_hashed(server, input);
        break;
    case SERVER_UNSUBSCRIBED:
        server_push_unsubscribed(server, input);
        break;
    case SERVER_STOP:
        stop(server);
        break;
    }
}

size_t server_step(struct server *server, const struct server_input *input,
                   const struct server_output **outputs)
{
    const void *previous = i18n_current();
    server_output_clear(server);
    if (input->now > server->now)
        server->now = input->now;
    if (server->began == 0)
        server->began = server->uptime.last_seen = server->now;
    take(server, input);
    if (input->event != SERVER_RESTORED)
        server_uptime_update(server);
    i18n_switch(previous);
    *outputs = server->out.list;
    return server->out.count;
}

void server_measure(const struct server *server, struct server_count *count)
{
    *count = server->count;
    count->waiting = (uint64_t)server->pending;
    for (size_t i = 0; i < MAP; i++)
        for (const struct room *it = server->map[i]; it != NULL; it = it->next) {
            count->tables_awake += it->state != NULL;
            count->tables_asleep += it->state == NULL;
            count->games_on += it->progress.stage == ROOM_ON;
        }
}
