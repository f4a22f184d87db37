/* driver.h: feeds the server core and carries out its outputs: connections, database and
 * worker threads. */
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

/* Database, push sender (may be NULL) and connections stay the caller's; the connections
 * must be set with driver_use_connections before anyone connects. NULL with an error. */
struct driver *driver_new(struct event_base *base, const struct config *config,
                          const struct game *const *games, struct database *database,
                          struct push *push, const struct log *log,
                          struct metrics *metrics, struct error *error);
void driver_free(struct driver *driver);
void driver_message(struct driver *driver, uint32_t peer, const char *message,
                    size_t length);
void driver_opened(struct driver *driver, uint32_t peer, const struct address *from,
                   bool trusted);
void driver_closed(struct driver *driver, uint32_t peer);
void driver_use_connections(struct driver *driver, struct connections *connections);

/* Call once a second. */
void driver_tick(struct driver *driver);
/* Tells everyone that the server is stopping. */
void driver_stop(struct driver *driver);
/* Batches not yet stored. */
size_t driver_pending(const struct driver *driver);
/* Whether storing works: nothing has waited too long, and the last batch was stored. */
bool driver_is_healthy(const struct driver *driver);
/* Metrics of the server core and the workers, for Prometheus. */
void driver_write_metrics(const struct driver *driver, struct buffer *out);

#endif
