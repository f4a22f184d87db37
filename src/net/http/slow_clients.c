/* slow_clients.c: limits HTTP connections per network and drops slow ones. libmicrohttpd
 * resets its timeout on every byte and counts each address of an IPv6 network
 * separately. */
#include <stdlib.h>
#include <sys/socket.h>

#include "core/memory.h"
#include "net/http/internal.h"

enum {
    OF_ONE = 64,
    LONGEST_ANSWER = 600 * 1000, /* milliseconds */
    CROWDED = HTTP_MOST * 3 / 4,
    SHORTEST = 5000 /* milliseconds for a request while crowded */
};

struct client {
    struct client *next, **place;
    struct address from;
    int handle;
    bool busy;     /* a reply is being sent */
    int64_t since; /* when it connected, or its last request arrived or was answered */
};

static struct client *find_client(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info != NULL ? info->socket_context : NULL;
}

/* Behind a proxy all clients share one address, so the limit does not apply. */
enum MHD_Result http_may_connect(void *context, const struct sockaddr *from,
                                 socklen_t length)
{
    const struct http *http = context;
    struct address address = {0};
    (void)length;
    if (!address_of(from, &address) ||
        address_in(&address, http->config->trusted_proxies.net,
                   (size_t)http->config->trusted_proxies.count))
        return MHD_YES;
    return connection_limit_ask(&http->connection_limit, &address, SIZE_MAX, OF_ONE) ==
                   CONNECTION_LIMIT_OPEN
               ? MHD_YES
               : MHD_NO;
}

static void *add_client(struct http *http, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info;
    struct client *client = memory_new(1, sizeof *client);
    *client = (struct client){.next = http->clients,
                              .place = &http->clients,
                              .handle = -1,
                              .since = connections_clock()};
    info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info != NULL && info->client_addr != NULL)
        address_of(info->client_addr, &client->from);
    info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info != NULL)
        client->handle = info->connect_fd;
    if (client->next != NULL)
        client->next->place = &client->next;
    http->clients = client;
    connection_limit_enter(&http->connection_limit, &client->from);
    return client;
}

static void remove_client(struct http *http, struct client *client)
{
    connection_limit_leave(&http->connection_limit, &client->from);
    *client->place = client->next;
    if (client->next != NULL)
        client->next->place = client->place;
    free(client);
}

void http_connection_notify(void *context, struct MHD_Connection *connection,
                            void **client, enum MHD_ConnectionNotificationCode what)
{
    struct http *http = context;
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        *client = add_client(http, connection);
    } else if (*client != NULL) {
        remove_client(http, *client);
        *client = NULL;
    }
}

void http_request_received(struct MHD_Connection *connection)
{
    struct client *client = find_client(connection);
    if (client == NULL)
        return;
    client->busy = true;
    client->since = connections_clock();
}

void http_request_completed(void *context, struct MHD_Connection *connection,
                            void **state, enum MHD_RequestTerminationCode how)
{
    struct client *client = find_client(connection);
    (void)context;
    (void)state;
    (void)how;
    if (client == NULL)
        return;
    client->busy = false;
    client->since = connections_clock();
}

static bool is_crowded(const struct http *http)
{
    int count = 0;
    for (const struct client *it = http->clients; it != NULL; it = it->next)
        count++;
    return count > CROWDED;
}

/* Shuts the socket down; the library then notices and cleans up. Keeps clients that never
 * finish a request from blocking everyone else. */
void http_sweep(struct http *http, int64_t patience)
{
    int64_t now = connections_clock();
    if (patience > SHORTEST && is_crowded(http))
        patience = SHORTEST;
    for (struct client *it = http->clients; it != NULL; it = it->next)
        if (now - it->since > (it->busy ? LONGEST_ANSWER : patience)) {
            it->since = now;
            shutdown(it->handle, SHUT_RDWR);
        }
    /* At its connection limit the library stops listening, and starts again only on a run
     * after the last connection has gone. Nothing else triggers that run. */
    http_run(http);
}
