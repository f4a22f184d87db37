/* site_server.c: libmicrohttpd on a thread of its own, with limits. */
#include "net/site/site_server.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/memory.h"
#include "net/http/deliver.h"
#include "net/http/listen.h"

/* A page takes a handful of connections. Enough for a household with several players, and
 * a bound on what a stranger can use up. */
enum { CONNECTION_BYTES = 16 << 10, IDLE_SECONDS = 30, MOST = 128, MOST_OF_ONE = 48 };

static const char own_host[] = "127.0.0.1";

struct site_server {
    const struct site *site;
    struct MHD_Daemon *daemon;
    char host[256]; /* for the address to show */
    int port;
};

/* Called twice per request: after its headers, and at its end. Replying after the headers
 * closes the connection; replying at the end keeps it alive. */
static enum MHD_Result answer(void *context, struct MHD_Connection *connection,
                              const char *path, const char *method, const char *version,
                              const char *upload, size_t *upload_size, void **state)
{
    const struct site_server *server = context;
    struct reply_request request;
    struct reply reply;
    (void)version;
    (void)upload;
    (void)upload_size;
    if (*state == NULL && !deliver_has_body(connection)) {
        *state = context;
        return MHD_YES;
    }
    deliver_request(connection, method, path, &request);
    reply_to(server->site, &request, &reply);
    return deliver_reply(connection, &reply);
}

static struct MHD_Daemon *start(struct site_server *server, int handle)
{
    unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD;
    return MHD_start_daemon(
        flags, (uint16_t)server->port, NULL, NULL, answer, server,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)handle, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)MOST, MHD_OPTION_PER_IP_CONNECTION_LIMIT, (unsigned)MOST_OF_ONE,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_BYTES,
        MHD_OPTION_UNESCAPE_CALLBACK, deliver_keep_escapes, NULL, MHD_OPTION_END);
}

static int open_port(const struct site_server_plan *plan, struct error *error)
{
    const char *host = plan->host != NULL ? plan->host : own_host;
    struct error taken = {0};
    if (plan->port >= 0)
        return listen_at(host, plan->port, error);
    int handle = listen_at(host, SITE_SERVER_PORT, &taken);
    return handle >= 0 ? handle : listen_at(host, 0, error);
}

/* The name others can reach this computer by, when it listens on all addresses. */
static void set_host(struct site_server *server, const char *host)
{
    struct text out = text_init(server->host, sizeof server->host);
    if (host == NULL)
        text_put(&out, "localhost");
    else if ((strcmp(host, "0.0.0.0") != 0 && strcmp(host, "::") != 0) ||
             gethostname(server->host, sizeof server->host - 1) != 0)
        text_format(&out, strchr(host, ':') != NULL ? "[%s]" : "%s", host);
    server->host[sizeof server->host - 1] = '\0';
}

struct site_server *site_server_new(const struct site *site,
                                    const struct site_server_plan *plan,
                                    struct error *error)
{
    int handle = open_port(plan, error);
    if (handle < 0)
        return NULL;
    struct site_server *server = memory_new(1, sizeof *server);
    server->site = site;
    server->port = listen_port(handle);
    set_host(server, plan->host);
    server->daemon = start(server, handle);
    if (server->daemon == NULL) {
        error_set(error, "the web server could not be started");
        close(handle);
        free(server);
        return NULL;
    }
    return server;
}

void site_server_free(struct site_server *server)
{
    MHD_stop_daemon(server->daemon);
    free(server);
}

int site_server_port(const struct site_server *server)
{
    return server->port;
}

void site_server_address(const struct site_server *server, struct text *out)
{
    text_format(out, "http://%s:%d/", server->host, server->port);
}
