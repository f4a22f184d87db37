/* slow_clients.c: connections over HTTP from their first byte on: how many of one home
 * there are, and for how long they may dawdle. libmicrohttpd gives each byte new time,
 * and counts every address of an IPv6 network by itself. */
#include <stdlib.h>
#include <sys/socket.h>

#include "core/memory.h"
#include "net/http/internal.h"

enum {
    OF_ONE = 64,
    LONGEST_ANSWER = 600 * 1000, /* milliseconds */
    CROWDED = HTTP_MOST * 3 / 4,
    SHORTEST = 5000 /* milliseconds for a request, when it is crowded */
};

struct guest {
    struct guest *next, **place;
    struct address from;
    int handle;
    bool busy;     /* an answer is being sent to it */
    int64_t since; /* when it came, or its last request was understood or answered */
};

static struct guest *guest_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info != NULL ? info->socket_context : NULL;
}

/* Behind a proxy all pages come from one address. */
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

static void *come(struct http *http, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info;
    struct guest *guest = memory_new(1, sizeof *guest);
    *guest = (struct guest){.next = http->guests,
                            .place = &http->guests,
                            .handle = -1,
                            .since = connections_clock()};
    info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info != NULL && info->client_addr != NULL)
        address_of(info->client_addr, &guest->from);
    info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info != NULL)
        guest->handle = info->connect_fd;
    if (guest->next != NULL)
        guest->next->place = &guest->next;
    http->guests = guest;
    connection_limit_enter(&http->connection_limit, &guest->from);
    return guest;
}

static void go(struct http *http, struct guest *guest)
{
    connection_limit_leave(&http->connection_limit, &guest->from);
    *guest->place = guest->next;
    if (guest->next != NULL)
        guest->next->place = guest->place;
    free(guest);
}

void http_noticed(void *context, struct MHD_Connection *connection, void **guest,
                  enum MHD_ConnectionNotificationCode what)
{
    struct http *http = context;
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        *guest = come(http, connection);
    } else if (*guest != NULL) {
        go(http, *guest);
        *guest = NULL;
    }
}

void http_understood(struct MHD_Connection *connection)
{
    struct guest *guest = guest_of(connection);
    if (guest == NULL)
        return;
    guest->busy = true;
    guest->since = connections_clock();
}

void http_answered(void *context, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode how)
{
    struct guest *guest = guest_of(connection);
    (void)context;
    (void)state;
    (void)how;
    if (guest == NULL)
        return;
    guest->busy = false;
    guest->since = connections_clock();
}

static bool is_crowded(const struct http *http)
{
    int count = 0;
    for (const struct guest *it = http->guests; it != NULL; it = it->next)
        count++;
    return count > CROWDED;
}

/* The library finds the connection closed, and tidies up. Those who say nothing whole do
 * not keep out everybody else for long. */
void http_sweep(struct http *http, int64_t patience)
{
    int64_t now = connections_clock();
    if (patience > SHORTEST && is_crowded(http))
        patience = SHORTEST;
    for (struct guest *it = http->guests; it != NULL; it = it->next)
        if (now - it->since > (it->busy ? LONGEST_ANSWER : patience)) {
            it->since = now;
            shutdown(it->handle, SHUT_RDWR);
        }
    /* When all places were taken it listens no more, and again only when it runs after
     * the last one has gone: nothing but us tells it to. */
    http_run(http);
}
