/* start.c: starts and shuts down a server, part by part. */
#include <errno.h>
#include <event2/event.h>
#include <fcntl.h>
#include <signal.h>
#include <sodium.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "net/http/listen.h"
#include "net/serve/internal.h"
#include "net/serve/notify.h"
#include "net/serve/sandbox.h"

enum { OTHER_FILES = 64 /* descriptors besides connections */ };

/* --- connections -------------------------------------------------------------------- */

static enum connection_limit_answer may_connect(void *context, const struct address *from)
{
    struct serve *serve = context;
    if (!connect_rate_allows(&serve->connect_rate, from, connections_clock(),
                             serve->config.attempts_per_address))
        return CONNECTION_LIMIT_TOO_SOON;
    return connection_limit_ask(&serve->connection_limit, from,
                                (size_t)serve->config.connections,
                                (size_t)serve->config.connections_per_address);
}

static void on_opened(void *context, const struct connections_start *start)
{
    struct serve *serve = context;
    char from[ADDRESS_TEXT];
    connection_limit_enter(&serve->connection_limit, &start->from);
    uint32_t peer = connections_add(serve->connections, start);
    address_write(&start->from, from);
    log_write(&serve->log, LOG_DEBUG, "came", log_number("peer", peer),
              log_text("address", from));
    driver_opened(serve->driver, peer, &start->from, false);
}

/* The host of the server: has no address, and no limits apply. */
static void on_control(evutil_socket_t handle, short what, void *context)
{
    struct serve *serve = context;
    struct connections_start start = {.handle = control_accept(&serve->control),
                                      .lines = true};
    (void)handle;
    (void)what;
    if (start.handle < 0)
        return;
    uint32_t peer = connections_add(serve->connections, &start);
    driver_opened(serve->driver, peer, &start.from, true);
}

static void on_message(void *context, uint32_t peer, const char *message, size_t length)
{
    struct serve *serve = context;
    driver_message(serve->driver, peer, message, length);
}

static void on_closed(void *context, uint32_t peer, const struct address *from,
                      bool closed_by_us)
{
    struct serve *serve = context;
    log_write(&serve->log, LOG_DEBUG, "went", log_number("peer", peer));
    if (from != NULL)
        connection_limit_leave(&serve->connection_limit, from);
    if (!closed_by_us)
        driver_closed(serve->driver, peer);
}

/* --- signals and timers ------------------------------------------------------------- */

static void on_second(evutil_socket_t handle, short what, void *context)
{
    struct serve *serve = context;
    (void)handle;
    (void)what;
    connections_sweep(serve->connections, (int64_t)serve->config.ping_interval * 1000);
    http_sweep(serve->http, 2 * (int64_t)serve->config.ping_interval * 1000);
    driver_tick(serve->driver);
    notify_send(serve->notify, "WATCHDOG=1");
}

static void on_hangup(evutil_socket_t number, short what, void *context)
{
    struct serve *serve = context;
    struct config fresh;
    struct error error = {0};
    char words[ERROR_TEXT + ERROR_FILE + 16];
    (void)number;
    (void)what;
    if (serve->plan->reload == NULL)
        return;
    if (serve->plan->reload(serve->plan->context, &fresh, &error)) {
        config_reload(&serve->config, &fresh);
        serve->log.level = fresh.log_level;
        log_write(
            &serve->log, LOG_INFO, "config read again",
            log_text("file", serve->plan->config_file ? serve->plan->config_file : ""));
    } else {
        log_write(&serve->log, LOG_ERROR, "config not read again; all is as before",
                  log_text("why", error_line(&error, words, sizeof words)));
    }
}

static bool make_signals(struct serve *serve)
{
    static const int numbers[SERVE_SIGNALS] = {SIGTERM, SIGINT, SIGHUP};
    signal(SIGXFSZ, SIG_IGN); /* exceeding a file size limit is an error, not fatal */
    for (int i = 0; i < SERVE_SIGNALS; i++) {
        serve->signal[i] =
            evsignal_new(serve->base, numbers[i],
                         numbers[i] == SIGHUP ? on_hangup : serve_on_stop, serve);
        if (serve->signal[i] == NULL || event_add(serve->signal[i], NULL) != 0)
            return false;
    }
    return true;
}

static void make_timers(struct serve *serve)
{
    struct timeval second = {1, 0};
    serve->second = event_new(serve->base, -1, EV_PERSIST, on_second, serve);
    serve->stopping = event_new(serve->base, -1, EV_PERSIST, serve_on_stopping, serve);
    serve->control_event = event_new(serve->base, serve->control.handle,
                                     EV_READ | EV_PERSIST, on_control, serve);
    event_add(serve->second, &second);
    event_add(serve->control_event, NULL);
}

/* --- starting up -------------------------------------------------------------------- */

/* Each connection needs a descriptor, and the default limit is low. */
static void raise_file_limit(struct serve *serve)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)serve->config.connections + OTHER_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur >= wanted)
        return;
    int left = (int)limit.rlim_cur - OTHER_FILES;
    serve->config.connections = left > 1 ? left : 1;
    log_write(&serve->log, LOG_WARN,
              "fewer connections than wanted: the system gives too few open files "
              "(ulimit -n, LimitNOFILE)",
              log_number("wanted", serve->plan->config.connections),
              log_number("connections", serve->config.connections));
}

static bool open_sockets(struct serve *serve, struct error *error)
{
    serve->listening = listen_at(serve->config.host, serve->config.port, error);
    if (serve->listening < 0)
        return false;
    fcntl(serve->listening, F_SETFL, O_NONBLOCK);
    serve->notify = notify_open();
    serve->memory = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    return control_open(&serve->control, serve->config.data, error);
}

/* The sandbox covers only threads started later, so this runs before the database
 * starts. */
static void enter_sandbox(struct serve *serve)
{
    struct sandbox_path paths[] = {{serve->config.data, true},
                                   {serve->plan->config_file, false}};
    char of_files[SANDBOX_STATUS], of_calls[SANDBOX_STATUS];
    if (!serve->config.sandbox)
        return;
    bool files = sandbox_files(paths, paths[1].file != NULL ? 2 : 1);
    sandbox_status(files, of_files);
    bool calls = sandbox_calls();
    sandbox_status(calls, of_calls);
    log_write(&serve->log, files && calls ? LOG_INFO : LOG_WARN, "sandbox",
              log_text("files", of_files), log_text("calls", of_calls));
}

static bool open_store(struct serve *serve, struct error *error)
{
    serve->database = database_open(serve->config.data, error);
    if (serve->database == NULL)
        return false;
    serve->driver =
        driver_new(serve->base, &serve->config, serve->plan->games, serve->database,
                   serve->push, &serve->log, &serve->metrics, error);
    return serve->driver != NULL;
}

static bool open_http(struct serve *serve, struct error *error)
{
    static const struct connections_callbacks callbacks = {on_message, on_closed};
    static const struct http_callbacks http = {may_connect, on_opened, serve_health,
                                               serve_metrics};
    serve->connections =
        connections_new(serve->base, &callbacks, serve, &serve->log, &serve->metrics);
    driver_use_connections(serve->driver, serve->connections);
    int listening = serve->listening;
    serve->listening = -1;
    serve->http = http_new(serve->base, listening, &serve->config, serve->plan->site,
                           &http, serve, &serve->metrics, error);
    return serve->http != NULL;
}

/* Forks before anything private is open, since the child may make connections. */
static bool start_push(struct serve *serve, struct error *error)
{
    struct push_plan plan = {.key = serve->config.push_key,
                             .contact = serve->config.push_contact,
                             .sandbox = serve->config.sandbox,
                             .post = push_post,
                             .log = &serve->log};
    if (plan.key[0] == '\0')
        return true;
    if (!push_check_settings(plan.key, plan.contact, error))
        return false;
    serve->push = push_start(&plan, error);
    return serve->push != NULL;
}

bool serve_begin(struct serve *serve, struct error *error)
{
    uint64_t key;
    if (sodium_init() < 0)
        return error_set(error, "the system has no source of random numbers");
    randombytes_buf(&key, sizeof key);
    connection_limit_init(&serve->connection_limit, key);
    connect_rate_init(&serve->connect_rate, key);
    raise_file_limit(serve);
    if (!start_push(serve, error))
        return false;
    serve->base = event_base_new();
    if (serve->base == NULL || !make_signals(serve))
        return error_set(error, "the event loop could not be made: %s", strerror(errno));
    if (!open_sockets(serve, error))
        return false;
    int port = listen_port(serve->listening);
    enter_sandbox(serve);
    if (!open_store(serve, error) || !open_http(serve, error))
        return false;
    make_timers(serve);
    serve->started = connections_clock();
    notify_send(serve->notify, "READY=1");
    log_write(&serve->log, LOG_INFO, "listening", log_text("host", serve->config.host),
              log_number("port", port), log_text("data", serve->config.data));
    if (serve->plan->ready != NULL)
        serve->plan->ready(serve->plan->context, port);
    return true;
}

static void free_event(struct event *event)
{
    if (event != NULL)
        event_free(event);
}

static void close_handle(int handle)
{
    if (handle >= 0)
        close(handle);
}

/* Frees the database next to last: it still writes the core's last batch. */
void serve_end(struct serve *serve)
{
    for (int i = 0; i < SERVE_SIGNALS; i++)
        free_event(serve->signal[i]);
    free_event(serve->control_event);
    free_event(serve->second);
    free_event(serve->stopping);
    if (serve->http != NULL)
        http_free(serve->http);
    if (serve->connections != NULL)
        connections_free(serve->connections);
    if (serve->driver != NULL)
        driver_free(serve->driver);
    push_end(serve->push);
    if (serve->database != NULL)
        database_close(serve->database);
    control_close(&serve->control);
    if (serve->base != NULL)
        event_base_free(serve->base);
    connection_limit_deinit(&serve->connection_limit);
    close_handle(serve->listening);
    close_handle(serve->notify);
    close_handle(serve->memory);
}
