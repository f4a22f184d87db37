/* websocket.h: one WebSocket connection to a server: TCP, TLS and proxies by libcurl,
 * frames by wslay. Nothing in it waits. */
#ifndef CLIENT_WEBSOCKET_H
#define CLIENT_WEBSOCKET_H

#include "base/buffer.h"
#include "base/error.h"

enum websocket_state {
    WEBSOCKET_LAYING, /* on its way: websocket_step again soon */
    WEBSOCKET_OPEN,
    WEBSOCKET_DEAD, /* it broke, or never came about: websocket_why */
};

struct websocket;

/* Begins to connect to SERVER/play. `cacert` names a file of authorities that are
 * believed beside those of the system, or is NULL; it must live as long as the WebSocket.
 */
struct websocket *websocket_new(const char *server, const char *cacert);
void websocket_free(struct websocket *websocket);
/* Reads and writes as much as there is. */
enum websocket_state websocket_step(struct websocket *websocket);
/* What went wrong, for people. */
const char *websocket_why(const struct websocket *websocket);
/* The next message into `message`, which is cleared before; false: there is none. */
bool websocket_next(struct websocket *websocket, struct buffer *message);
void websocket_send(struct websocket *websocket, const char *bytes, size_t length);
/* To wait for reading, and for writing when that is wanted; -1 while there is none. */
int websocket_handle(const struct websocket *websocket);
bool websocket_wants_write(const struct websocket *websocket);
/* When something was heard last, even a ping (base/clock.h). */
double websocket_heard(const struct websocket *websocket);

#endif
