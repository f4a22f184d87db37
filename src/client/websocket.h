/* websocket.h: one WebSocket connection to a server: TCP, TLS and proxies by libcurl, frames
 * by wslay. Nothing in it waits. */
#ifndef CLIENT_WEBSOCKET_H
#define CLIENT_WEBSOCKET_H

#include "base/buffer.h"
#include "base/error.h"

enum cable_state {
    CABLE_LAYING, /* on its way: cable_step again soon */
    CABLE_OPEN,
    CABLE_DEAD, /* it broke, or never came about: cable_why */
};

struct cable;

/* Begins to connect to SERVER/play. `cacert` names a file of authorities that are
 * believed beside those of the system, or is NULL; it must live as long as the cable. */
struct cable *cable_new(const char *server, const char *cacert);
void cable_free(struct cable *cable);
/* Reads and writes as much as there is. */
enum cable_state cable_step(struct cable *cable);
/* What went wrong, for people. */
const char *cable_why(const struct cable *cable);
/* The next message into `message`, which is cleared before; false: there is none. */
bool cable_next(struct cable *cable, struct buffer *message);
void cable_send(struct cable *cable, const char *bytes, size_t length);
/* To wait for reading, and for writing when that is wanted; -1 while there is none. */
int cable_handle(const struct cable *cable);
bool cable_wants_write(const struct cable *cable);
/* When something was heard last, even a ping (base/clock.h). */
double cable_heard(const struct cable *cable);

#endif
