/* push.h: notifies players who are away that it is their turn, through their browsers'
 * push services (web push, RFC 8030). Notifications carry no payload, so there is nothing
 * to read in transit.
 *
 * The server process itself makes no outgoing connections. A separate process, started
 * before everything else and without access to the tables, sends notifications. One that
 * cannot be sent is dropped: the table shows the same information. */
#ifndef NET_PUSH_PUSH_H
#define NET_PUSH_PUSH_H

#include "base/buffer.h"
#include "base/error.h"
#include "net/limits/address.h"
#include "net/push/key.h"
#include "net/serve/log.h"
#include "server/server.h"

enum { PUSH_NOTE = 4096 }; /* bytes of a notification between the processes */

struct push;

/* Sends a notification and returns the HTTP status, or a negated libcurl error code. */
typedef int push_post_fn(void *context, const struct push_key *key, const char *contact,
                         const char *subscription);

struct push_plan {
    const char *key;     /* base64url */
    const char *contact; /* mailto: or https: URL of the operator */
    bool sandbox;
    const struct log *log; /* for the sandbox status; may be NULL */
    push_post_fn *post;
    void *context;
};

/* Whether these settings are valid; if not, sets the error. */
bool push_check_settings(const char *key, const char *contact, struct error *error);
/* Overrides how push services are reached; for tests with a local one. */
struct push_route {
    const char *cacert;     /* CA of its certificate */
    const char *connect_to; /* "push.example:443:127.0.0.1:8443" */
    bool (*may_reach)(const struct address *address);
};

/* Call while the process has a single thread. NULL with an error. */
struct push *push_start(const struct push_plan *plan, struct error *error);
/* Kills the process, whatever it is doing. */
void push_end(struct push *push);
/* The public key. */
const char *push_public_key(const struct push *push);

/* Hands over a notification (a SERVER_PUSH output) without blocking. False if it was
 * dropped because too many are queued. */
bool push_send(struct push *push, const struct server_output *note);
/* Becomes readable when a subscription was rejected for good. */
int push_handle(const struct push *push);
/* The next rejected subscription as a server input (SERVER_UNSUBSCRIBED), valid until the
 * next call; false if there is none. */
bool push_next(struct push *push, struct server_input *input);

/* post.c: sends over the network. `context` is a struct push_route, or NULL for the
 * default. */
int push_post(void *context, const struct push_key *key, const char *contact,
              const char *subscription);

#endif
