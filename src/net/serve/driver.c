/* driver.c: connects the server core to the event loop: construction, peers, metrics. */
#include "net/serve/driver.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "ai/thread_pool.h"
#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum { LONG_STORE = 10000 /* milliseconds; longer than this means a disk problem */ };

/* --- peers -------------------------------------------------------------------------- */

void driver_message(struct driver *driver, uint32_t peer, const char *message,
                    size_t length)
{
    struct server_input input = {
        .event = SERVER_RECEIVED, .peer = peer, .bytes = message, .length = length};
    driver_step(driver, &input);
}

void driver_opened(struct driver *driver, uint32_t peer, const struct address *from,
                   bool trusted)
{
    char words[ADDRESS_TEXT] = "";
    struct address prefix = *from;
    address_to_prefix(&prefix);
    address_write(&prefix, words);
    struct server_input input = {
        .event = SERVER_OPENED, .peer = peer, .address = words, .trusted = trusted};
    driver_step(driver, &input);
}

void driver_closed(struct driver *driver, uint32_t peer)
{
    struct server_input input = {.event = SERVER_CLOSED, .peer = peer};
    driver_step(driver, &input);
}

void driver_stop(struct driver *driver)
{
    struct server_input input = {.event = SERVER_STOP};
    driver_step(driver, &input);
}

static void take_row(void *context, const struct server_row *row)
{
    struct server_input input = {.event = SERVER_RESTORED, .rows = row, .count = 1};
    driver_step(context, &input);
}

/* --- construction ------------------------------------------------------------------- */

#define TAKE_LIMIT(member, fallback) plan.limits.member = config->member;

static struct server *make_server(const struct config *config,
                                  const struct game *const *games,
                                  const struct push *push)
{
    struct server_plan plan;
    server_plan_defaults(&plan, games);
    if (push != NULL)
        plan.push = push_public_key(push);
    plan.title = config->title;
    plan.names = config->registration;
    SERVER_LIMITS(TAKE_LIMIT)
    randombytes_buf(plan.key, sizeof plan.key);
    struct server *server = server_new(&plan);
    sodium_memzero(plan.key, sizeof plan.key);
    return server;
}

static int count_threads(const struct config *config)
{
    int cores = thread_pool_cores();
    if (config->threads > 0)
        return config->threads;
    return cores > 2 ? cores - 1 : 1;
}

static void make_events(struct driver *driver, struct event_base *base)
{
    short always = EV_READ | EV_PERSIST;
    driver->tick = event_new(base, -1, 0, driver_on_tick, driver);
    driver->stored = event_new(base, database_handle(driver->database), always,
                               driver_on_stored, driver);
    driver->thought = event_new(base, workers_handle(driver->workers), always,
                                driver_on_thought, driver);
    event_add(driver->stored, NULL);
    event_add(driver->thought, NULL);
    if (driver->push == NULL)
        return;
    driver->unsubscribed = event_new(base, push_handle(driver->push), always,
                                     driver_on_unsubscribed, driver);
    event_add(driver->unsubscribed, NULL);
}

struct driver *driver_new(struct event_base *base, const struct config *config,
                          const struct game *const *games, struct database *database,
                          struct push *push, const struct log *log,
                          struct metrics *metrics, struct error *error)
{
    struct workers *workers = workers_new(count_threads(config), games);
    if (workers == NULL) {
        error_set(error, "no thread can be started for computer players");
        return NULL;
    }
    struct driver *driver = memory_new(1, sizeof *driver);
    *driver = (struct driver){.server = make_server(config, games, push),
                              .database = database,
                              .push = push,
                              .workers = workers,
                              .log = log,
                              .metrics = metrics,
                              .next_tick = -1};
    make_events(driver, base);
    if (database_each(database, take_row, driver, error))
        return driver;
    driver_free(driver);
    return NULL;
}

void driver_free(struct driver *driver)
{
    event_free(driver->tick);
    event_free(driver->stored);
    event_free(driver->thought);
    if (driver->unsubscribed != NULL)
        event_free(driver->unsubscribed);
    workers_free(driver->workers);
    server_free(driver->server);
    free(driver->retries);
    free(driver);
}

void driver_use_connections(struct driver *driver, struct connections *connections)
{
    driver->connections = connections;
}

/* --- monitoring --------------------------------------------------------------------- */

size_t driver_pending(const struct driver *driver)
{
    return (size_t)(driver->last - driver->first);
}

bool driver_is_healthy(const struct driver *driver)
{
    return !driver->failing &&
           (driver->first == driver->last ||
            connections_clock() - driver->submitted[driver->first % TICKETS] <
                LONG_STORE);
}

void driver_write_metrics(const struct driver *driver, struct buffer *out)
{
    struct server_count count = {0};
    server_measure(driver->server, &count);
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
         workers_queued(driver->workers)},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        metrics_put(out, all[i].name, all[i].type, all[i].help, (double)all[i].value);
}
