/* driver.c: making the server with all that it needs, who comes, speaks and goes, and how it
 * all does. */
#include "net/serve/driver.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "ai/thread_pool.h"
#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum { LONG_STORE = 10000 /* milliseconds: then something is wrong with the disk */ };

/* --- who comes and goes ------------------------------------------------------------- */

void desk_heard(struct desk *desk, uint32_t peer, const char *message, size_t length)
{
    struct server_input input = {
        .event = SERVER_HEARD, .peer = peer, .bytes = message, .length = length};
    desk_give(desk, &input);
}

void desk_opened(struct desk *desk, uint32_t peer, const struct address *from,
                 bool trusted)
{
    char words[ADDRESS_TEXT] = "";
    struct address home = *from;
    address_to_home(&home);
    address_write(&home, words);
    struct server_input input = {
        .event = SERVER_OPENED, .peer = peer, .address = words, .trusted = trusted};
    desk_give(desk, &input);
}

void desk_closed(struct desk *desk, uint32_t peer)
{
    struct server_input input = {.event = SERVER_CLOSED, .peer = peer};
    desk_give(desk, &input);
}

void desk_stop(struct desk *desk)
{
    struct server_input input = {.event = SERVER_STOP};
    desk_give(desk, &input);
}

static void take_row(void *context, const struct server_row *row)
{
    struct server_input input = {.event = SERVER_KNOWN, .rows = row, .count = 1};
    desk_give(context, &input);
}

/* --- making one --------------------------------------------------------------------- */

static struct server *make_server(const struct config *config,
                              const struct game *const *games, const struct push *push)
{
    struct server_plan plan;
    server_plan_usual(&plan, games);
    if (push != NULL)
        plan.push = push_public(push);
    plan.title = config->title;
    plan.names = config->names;
    plan.most_tables = config->tables;
    plan.tables_an_address = config->tables_an_address;
    plan.chat_letters = config->chat_letters;
    plan.requests_a_second = config->requests_a_second;
    randombytes_buf(plan.key, sizeof plan.key);
    struct server *server = server_new(&plan);
    sodium_memzero(plan.key, sizeof plan.key);
    return server;
}

static int count_workers(const struct config *config)
{
    int cores = crew_cores();
    if (config->workers > 0)
        return config->workers;
    return cores > 2 ? cores - 1 : 1;
}

static void make_events(struct desk *desk, struct event_base *base)
{
    short always = EV_READ | EV_PERSIST;
    desk->wake = event_new(base, -1, 0, desk_on_wake, desk);
    desk->stored = event_new(base, keep_handle(desk->keep), always, desk_on_stored, desk);
    desk->thought =
        event_new(base, workers_handle(desk->workers), always, desk_on_thought, desk);
    event_add(desk->stored, NULL);
    event_add(desk->thought, NULL);
    if (desk->push == NULL)
        return;
    desk->refused =
        event_new(base, push_handle(desk->push), always, desk_on_refused, desk);
    event_add(desk->refused, NULL);
}

struct desk *desk_new(struct event_base *base, const struct config *config,
                      const struct game *const *games, struct keep *keep,
                      struct push *push, const struct log *log, struct tally *tally,
                      struct error *error)
{
    struct workers *workers = workers_new(count_workers(config), games);
    if (workers == NULL) {
        error_set(error, "no thread can be started for computer players");
        return NULL;
    }
    struct desk *desk = memory_new(1, sizeof *desk);
    *desk = (struct desk){.server = make_server(config, games, push),
                          .keep = keep,
                          .push = push,
                          .workers = workers,
                          .log = log,
                          .tally = tally,
                          .wakes = -1};
    make_events(desk, base);
    if (keep_each(keep, take_row, desk, error))
        return desk;
    desk_free(desk);
    return NULL;
}

void desk_free(struct desk *desk)
{
    event_free(desk->wake);
    event_free(desk->stored);
    event_free(desk->thought);
    if (desk->refused != NULL)
        event_free(desk->refused);
    workers_free(desk->workers);
    server_free(desk->server);
    free(desk->again);
    free(desk);
}

void desk_use_crowd(struct desk *desk, struct crowd *crowd)
{
    desk->crowd = crowd;
}

/* --- watching ----------------------------------------------------------------------- */

size_t desk_waiting(const struct desk *desk)
{
    return (size_t)(desk->last - desk->first);
}

bool desk_is_sound(const struct desk *desk)
{
    return !desk->failing &&
           (desk->first == desk->last ||
            crowd_clock() - desk->given[desk->first % TICKETS] < LONG_STORE);
}

void desk_write_metrics(const struct desk *desk, struct buffer *out)
{
    struct server_count count = {0};
    server_measure(desk->server, &count);
    const struct {
        const char *name, *type, *help;
        uint64_t value;
    } all[] = {
        {"peers", "gauge", "Connections that the hall knows.", count.peers},
        {"tables_awake", "gauge", "Tables in memory.", count.tables_awake},
        {"tables_asleep", "gauge", "Open tables nobody looks at.", count.tables_asleep},
        {"games_on", "gauge", "Games being played.", count.games_on},
        {"batches_waiting", "gauge", "Batches being stored.", count.waiting},
        {"requests_total", "counter", "Requests of clients.", count.requests},
        {"requests_refused_total", "counter", "Requests that were refused.",
         count.refused},
        {"moves_total", "counter", "Moves made.", count.moves},
        {"events_total", "counter", "Events of tables.", count.events},
        {"thoughts_total", "counter", "Moves of computer players.", count.thoughts},
        {"thinking_queue", "gauge", "Computer players that wait for a thread.",
         workers_waiting(desk->workers)},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        tally_put(out, all[i].name, all[i].type, all[i].help, (double)all[i].value);
}
