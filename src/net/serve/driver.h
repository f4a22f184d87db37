/* driver.h: between the server, which only says what is to be done, and those who do it:
 * connections, the store, and the threads that think. */
#ifndef NET_SERVE_DRIVER_H
#define NET_SERVE_DRIVER_H

#include "net/push/push.h"
#include "net/serve/config.h"
#include "net/serve/workers.h"
#include "net/storage/database.h"
#include "net/websocket/connections.h"
#include "server/server.h"

struct driver;
struct event_base;

/* The store, the sender of notes (NULL: there is none) and the connections are the
 * caller's; the connections is to be given before anybody comes (driver_use_connections).
 * NULL with an error. */
struct driver *driver_new(struct event_base *base, const struct config *config,
                          const struct game *const *games, struct database *database,
                          struct push *push, const struct log *log,
                          struct metrics *metrics, struct error *error);
void driver_free(struct driver *driver);
void driver_heard(struct driver *driver, uint32_t peer, const char *message,
                  size_t length);
void driver_opened(struct driver *driver, uint32_t peer, const struct address *from,
                   bool trusted);
void driver_closed(struct driver *driver, uint32_t peer);
void driver_use_connections(struct driver *driver, struct connections *connections);

/* Once a second. */
void driver_second(struct driver *driver);
/* Everybody is told that the server stops. */
void driver_stop(struct driver *driver);
/* How many batches wait for the store. */
size_t driver_waiting(const struct driver *driver);
/* Whether the store works: nothing waits for long, and the last batch was stored. */
bool driver_is_sound(const struct driver *driver);
/* What the server and the threads count, for Prometheus. */
void driver_write_metrics(const struct driver *driver, struct buffer *out);

#endif
