/* driver.h: between the server, which only says what is to be done, and those who do it:
 * connections, the store, and the threads that think. */
#ifndef NET_SERVE_DRIVER_H
#define NET_SERVE_DRIVER_H

#include "server/server.h"
#include "net/serve/config.h"
#include "net/websocket/connections.h"
#include "net/storage/database.h"
#include "net/push/push.h"
#include "net/serve/workers.h"

struct desk;
struct event_base;

/* The store, the sender of notes (NULL: there is none) and the crowd are the caller's;
 * the crowd is to be given before anybody comes (desk_use_crowd). NULL with an error. */
struct desk *desk_new(struct event_base *base, const struct config *config,
                      const struct game *const *games, struct keep *keep,
                      struct push *push, const struct log *log, struct tally *tally,
                      struct error *error);
void desk_free(struct desk *desk);
void desk_heard(struct desk *desk, uint32_t peer, const char *message, size_t length);
void desk_opened(struct desk *desk, uint32_t peer, const struct address *from,
                 bool trusted);
void desk_closed(struct desk *desk, uint32_t peer);
void desk_use_crowd(struct desk *desk, struct crowd *crowd);

/* Once a second. */
void desk_second(struct desk *desk);
/* Everybody is told that the server stops. */
void desk_stop(struct desk *desk);
/* How many batches wait for the store. */
size_t desk_waiting(const struct desk *desk);
/* Whether the store works: nothing waits for long, and the last batch was stored. */
bool desk_is_sound(const struct desk *desk);
/* What the server and the threads count, for Prometheus. */
void desk_write_metrics(const struct desk *desk, struct buffer *out);

#endif
