/* upgrade.c: turns a request into a WebSocket. */
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/http/handshake.h"
#include "net/http/internal.h"

/* Bytes the kernel may hold for a peer that does not read; beyond that we buffer and
 * count them. */
enum { SEND_BUFFER = 64 << 10 };

static enum MHD_Result refuse(struct http *http, struct MHD_Connection *connection,
                              int status, const char *words)
{
    struct reply reply;
    reply_text(&reply, status, reply_type(".txt"), words);
    if (status == 426) {
        reply_add(&reply, "Upgrade", "websocket");
        reply_add(&reply, "Sec-WebSocket-Version", "13");
    } else if (status == 405) {
        reply_add(&reply, "Allow", "GET");
    } else if (status == 429 || status == 503) {
        reply_add(&reply, "Retry-After", "10");
    }
    http->metrics->handshakes_refused++;
    return deliver_reply(connection, &reply);
}

static void prepare(int handle)
{
    int yes = 1, bytes = SEND_BUFFER;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    setsockopt(handle, SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes);
    fcntl(handle, F_SETFL, fcntl(handle, F_GETFL) | O_NONBLOCK);
}

/* Duplicates the socket and closes the library's copy, so that the library keeps nothing
 * of the connection. */
static void on_upgrade(void *context, struct MHD_Connection *connection, void *state,
                       const char *extra, size_t extra_length, MHD_socket socket,
                       struct MHD_UpgradeResponseHandle *upgrade)
{
    struct http *http = context;
    struct connections_start start = {.handle = fcntl(socket, F_DUPFD_CLOEXEC, 0),
                                      .early = extra,
                                      .early_length = extra_length};
    (void)state;
    http_address(http, connection, &start.from);
    MHD_upgrade_action(upgrade, MHD_UPGRADE_ACTION_CLOSE);
    http->upgraded = true;
    if (start.handle < 0)
        return;
    prepare(start.handle);
    http->callbacks->opened(http->context, &start);
}

static enum MHD_Result accept_it(struct http *http, struct MHD_Connection *connection,
                                 const struct handshake_answer *answer)
{
    struct MHD_Response *response = MHD_create_response_for_upgrade(on_upgrade, http);
    if (response == NULL)
        return MHD_NO;
    enum MHD_Result good = MHD_YES;
    if (MHD_add_response_header(response, "Upgrade", "websocket") != MHD_YES ||
        MHD_add_response_header(response, "Sec-WebSocket-Accept", answer->accept) !=
            MHD_YES ||
        MHD_add_response_header(response, "Sec-WebSocket-Protocol", HANDSHAKE_PROTOCOL) !=
            MHD_YES)
        good = MHD_NO;
    if (good == MHD_YES)
        good = MHD_queue_response(connection, MHD_HTTP_SWITCHING_PROTOCOLS, response);
    MHD_destroy_response(response);
    return good;
}

static enum MHD_Result check_address(struct http *http, struct MHD_Connection *connection,
                                     const struct handshake_answer *answer)
{
    struct address from;
    http_address(http, connection, &from);
    if (http->quiesced)
        return refuse(http, connection, 503, "The server is stopping. Come back soon.\n");
    switch (http->callbacks->may_connect(http->context, &from)) {
    case CONNECTION_LIMIT_FULL:
        return refuse(http, connection, 503, "The server is full. Come back later.\n");
    case CONNECTION_LIMIT_FULL_FOR_ONE:
        return refuse(http, connection, 429,
                      "There are too many connections from your address.\n");
    case CONNECTION_LIMIT_TOO_SOON:
        return refuse(http, connection, 429,
                      "Your address began too many connections. Wait a minute.\n");
    case CONNECTION_LIMIT_OPEN:
        break;
    }
    return accept_it(http, connection, answer);
}

enum MHD_Result http_upgrade(struct http *http, struct MHD_Connection *connection,
                             const char *method)
{
    struct handshake request = {
        .method = method,
        .upgrade = deliver_header(connection, "Upgrade"),
        .connection = deliver_header(connection, "Connection"),
        .key = deliver_header(connection, "Sec-WebSocket-Key"),
        .version = deliver_header(connection, "Sec-WebSocket-Version"),
        .protocol = deliver_header(connection, "Sec-WebSocket-Protocol"),
        .host = deliver_header(connection, "Host"),
        .origin = deliver_header(connection, "Origin"),
        .origins = http->config->allowed_origins,
    };
    struct handshake_answer answer;
    handshake_check(&request, &answer);
    if (answer.status != 101)
        return refuse(http, connection, answer.status, answer.words);
    return check_address(http, connection, &answer);
}
