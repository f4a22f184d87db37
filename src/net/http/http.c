/* http.c: runs libmicrohttpd in the event loop and dispatches requests. */
#include "net/http/http.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/memory.h"
#include "net/http/internal.h"

/* Pages need a handful of short-lived connections. */
enum { CONNECTION_BYTES = 16 << 10, IDLE_SECONDS = 15 };

void http_address(const struct http *http, struct MHD_Connection *connection,
                  struct address *address)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    *address = (struct address){0};
    if (info != NULL && info->client_addr != NULL)
        address_of(info->client_addr, address);
    struct buffer behind = {0};
    deliver_list(connection, "X-Forwarded-For", &behind);
    address_behind_proxies(address, behind.data, http->config->trusted_proxies.net,
                           (size_t)http->config->trusted_proxies.count);
    buffer_deinit(&behind);
}

static enum MHD_Result deliver_site(struct http *http, struct MHD_Connection *connection,
                                    const char *method, const char *path)
{
    struct reply_request request;
    struct reply reply;
    deliver_request(connection, method, path, &request);
    reply_to(http->site, &request, &reply);
    return deliver_reply(connection, &reply);
}

static bool is_reading(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
}

/* Called twice per request: after its headers, and at its end. Replying after the headers
 * closes the connection; replying at the end keeps it alive. */
static enum MHD_Result answer(void *context, struct MHD_Connection *connection,
                              const char *path, const char *method, const char *version,
                              const char *upload, size_t *upload_size, void **state)
{
    struct http *http = context;
    (void)version;
    (void)upload;
    (void)upload_size;
    if (*state == NULL && !deliver_has_body(connection)) {
        *state = context;
        return MHD_YES;
    }
    http_request_received(connection);
    if (strcmp(path, "/health") == 0 && is_reading(method))
        return http_health(http, connection);
    if (!http_host_allowed(http, connection))
        return http_refuse_host(http, connection);
    if (strcmp(path, "/play") == 0)
        return http_upgrade(http, connection, method);
    if (strcmp(path, "/server.json") == 0 && is_reading(method))
        return http_server(http, connection);
    if (strcmp(path, "/metrics") == 0 && is_reading(method))
        return http_metrics(http, connection);
    return deliver_site(http, connection, method, path);
}

/* --- the loop ----------------------------------------------------------------------- */

void http_run(struct http *http)
{
    MHD_UNSIGNED_LONG_LONG wait = 0;
    MHD_run(http->daemon);
    /* The library releases an upgraded socket only on its next run. */
    for (; http->upgraded; MHD_run(http->daemon))
        http->upgraded = false;
    if (MHD_get_timeout(http->daemon, &wait) == MHD_YES) {
        struct timeval time = {(time_t)(wait / 1000), (suseconds_t)(wait % 1000) * 1000};
        event_add(http->timer, &time);
    } else {
        event_del(http->timer);
    }
}

static void on_ready(evutil_socket_t handle, short what, void *context)
{
    (void)handle;
    (void)what;
    http_run(context);
}

static struct MHD_Daemon *start(struct http *http)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_UPGRADE, 0, http_may_connect, http, answer, http,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)http->listening,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)HTTP_MOST, MHD_OPTION_NOTIFY_CONNECTION,
        http_connection_notify, http, MHD_OPTION_NOTIFY_COMPLETED, http_request_completed,
        http, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_BYTES,
        MHD_OPTION_UNESCAPE_CALLBACK, deliver_keep_escapes, NULL, MHD_OPTION_END);
}

struct http *http_new(struct event_base *base, int listening, const struct config *config,
                      const struct site *site, const struct http_callbacks *callbacks,
                      void *context, struct metrics *metrics, struct error *error)
{
    struct http *http = memory_new(1, sizeof *http);
    *http = (struct http){.config = config,
                          .site = site,
                          .callbacks = callbacks,
                          .context = context,
                          .metrics = metrics,
                          .listening = listening};
    uint64_t key;
    randombytes_buf(&key, sizeof key);
    connection_limit_init(&http->connection_limit, key);
    http->daemon = start(http);
    const union MHD_DaemonInfo *info =
        http->daemon != NULL ? MHD_get_daemon_info(http->daemon, MHD_DAEMON_INFO_EPOLL_FD)
                             : NULL;
    if (info == NULL || info->epoll_fd < 0) {
        error_set(error, "the web server could not be started");
        http_free(http);
        return NULL;
    }
    http->ready = event_new(base, info->epoll_fd, EV_READ | EV_PERSIST, on_ready, http);
    http->timer = event_new(base, -1, 0, on_ready, http);
    event_add(http->ready, NULL);
    return http;
}

void http_quiesce(struct http *http)
{
    if (http->quiesced)
        return;
    http->quiesced = true;
    MHD_socket handle = MHD_quiesce_daemon(http->daemon);
    if (handle != MHD_INVALID_SOCKET)
        close(handle);
}

void http_free(struct http *http)
{
    if (http->ready != NULL)
        event_free(http->ready);
    if (http->timer != NULL)
        event_free(http->timer);
    if (http->daemon != NULL)
        MHD_stop_daemon(http->daemon);
    else
        close(http->listening);
    connection_limit_deinit(&http->connection_limit);
    free(http);
}
