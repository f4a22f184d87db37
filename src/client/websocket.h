/* websocket.h: one WebSocket connection to a server: TCP, TLS and proxies by libcurl,
 * frames by wslay. Never blocks. */
#ifndef CLIENT_WEBSOCKET_H
#define CLIENT_WEBSOCKET_H

#include "base/buffer.h"
#include "base/error.h"

enum websocket_state {
    WEBSOCKET_CONNECTING, /* call websocket_step again soon */
    WEBSOCKET_OPEN,
    WEBSOCKET_FAILED, /* lost, or never established: websocket_error */
};

struct websocket;

/* Starts connecting to SERVER/play. `cacert` is a file of CA certificates to trust in
 * addition to those of the system, or NULL; it must outlive the WebSocket. */
struct websocket *websocket_new(const char *server, const char *cacert);
void websocket_free(struct websocket *websocket);
/* Reads and writes as much as possible. */
enum websocket_state websocket_step(struct websocket *websocket);
/* What went wrong, for people. */
const char *websocket_error(const struct websocket *websocket);
/* Stores the next message in `message`; false if there is none. */
bool websocket_next(struct websocket *websocket, struct buffer *message);
void websocket_send(struct websocket *websocket, const char *bytes, size_t length);
/* A descriptor to poll for reading, and for writing if wanted; -1 while there is none. */
int websocket_handle(const struct websocket *websocket);
bool websocket_wants_write(const struct websocket *websocket);
/* When anything last arrived, even a ping (base/clock.h). */
double websocket_last_input(const struct websocket *websocket);

#endif
