/* connection.c: connects and reconnects. */
#include "client/connection.h"

#include <curl/curl.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "client/table_address.h"
#include "client/websocket.h"
#include "core/memory.h"

/* Seconds: the longest wait, and the longest silence; the server pings more often. */
enum { LONGEST = 30, SILENCE = 100 };
/* Milliseconds between two steps while connecting or writing, and otherwise. */
enum { CONNECTING_TIMEOUT = 20, IDLE_TIMEOUT = 1000 };

struct client_connection {
    char server[TABLE_ADDRESS_SERVER];
    char *cacert;                /* or NULL */
    struct websocket *websocket; /* NULL between two connections */
    bool up;
    double wait;       /* seconds to wait after the next failure */
    double connect_at; /* when to connect again */
    char why[ERROR_TEXT];
};

struct client_connection *client_connection_new(const char *server, const char *cacert)
{
    struct client_connection *connection = memory_new(1, sizeof *connection);
    text_copy(connection->server, sizeof connection->server, server);
    if (cacert != NULL)
        connection->cacert = memory_text(cacert, strlen(cacert));
    curl_global_init(CURL_GLOBAL_DEFAULT);
    connection->wait = 1;
    return connection;
}

void client_connection_free(struct client_connection *connection)
{
    if (connection == NULL)
        return;
    websocket_free(connection->websocket);
    curl_global_cleanup();
    free(connection->cacert);
    free(connection);
}

static double jitter(void)
{
    return 0.75 + randombytes_uniform(1000) / 2000.0;
}

static enum connection_news hang_up(struct client_connection *connection, const char *why)
{
    double again = clock_seconds() + connection->wait * jitter();
    text_copy(connection->why, sizeof connection->why, why);
    websocket_free(connection->websocket);
    connection->websocket = NULL;
    connection->up = false;
    if (connection->connect_at < again)
        connection->connect_at = again;
    connection->wait =
        connection->wait * 2 < (double)LONGEST ? connection->wait * 2 : (double)LONGEST;
    return CONNECTION_DOWN;
}

static enum connection_news find_state(struct client_connection *connection)
{
    enum websocket_state state = websocket_step(connection->websocket);
    if (state == WEBSOCKET_FAILED)
        return hang_up(connection, websocket_error(connection->websocket));
    if (state == WEBSOCKET_OPEN && !connection->up) {
        connection->up = true;
        return CONNECTION_UP;
    }
    if (state == WEBSOCKET_OPEN &&
        clock_seconds() - websocket_last_input(connection->websocket) > (double)SILENCE)
        return hang_up(connection, "silence");
    return CONNECTION_QUIET;
}

/* Messages that arrived before the connection was lost are delivered first. */
enum connection_news client_connection_next(struct client_connection *connection,
                                            struct buffer *message)
{
    if (connection->websocket == NULL && clock_seconds() >= connection->connect_at)
        connection->websocket = websocket_new(connection->server, connection->cacert);
    if (connection->websocket == NULL)
        return CONNECTION_QUIET;
    websocket_step(connection->websocket);
    if (connection->up && websocket_next(connection->websocket, message)) {
        connection->wait = 1;
        return CONNECTION_MESSAGE;
    }
    return find_state(connection);
}

void client_connection_send(struct client_connection *connection,
                            const struct buffer *message)
{
    if (connection->up)
        websocket_send(connection->websocket, message->data, message->length);
}

void client_connection_keep_alive(struct client_connection *connection)
{
    if (connection->up)
        websocket_step(connection->websocket);
}

void client_connection_wait(struct client_connection *connection, double seconds)
{
    connection->connect_at = clock_seconds() + seconds * jitter();
}

const char *client_connection_error(const struct client_connection *connection)
{
    return connection->why;
}

int client_connection_handle(const struct client_connection *connection)
{
    return connection->websocket != NULL ? websocket_handle(connection->websocket) : -1;
}

int client_connection_timeout(const struct client_connection *connection)
{
    if (connection->up)
        return websocket_wants_write(connection->websocket) ? CONNECTING_TIMEOUT
                                                            : IDLE_TIMEOUT;
    if (connection->websocket != NULL)
        return CONNECTING_TIMEOUT;
    double left = (connection->connect_at - clock_seconds()) * 1000;
    return left<0 ? 0 : left>(double) IDLE_TIMEOUT ? IDLE_TIMEOUT : (int)left + 1;
}
