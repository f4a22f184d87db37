/* push.h: telling people who are not there that it is their turn, by way of their
 * browsers' services (web push, RFC 8030). A note says nothing but that: it has no
 * content that somebody on the way could read.
 *
 * The server itself makes no connections. Notes are sent by a process of their own, which
 * knows nothing of the tables and is started before everything else. A note that cannot
 * be sent is lost: whoever looks at the table sees it all the same. */
#ifndef NET_PUSH_PUSH_H
#define NET_PUSH_PUSH_H

#include "base/buffer.h"
#include "base/error.h"
#include "net/limits/address.h"
#include "net/push/key.h"
#include "net/serve/log.h"
#include "server/server.h"

enum { PUSH_NOTE = 4096 }; /* room for a note on its way between the processes */

struct push;

/* Sends a note and returns the status of HTTP; below 0: none, but a code of libcurl. */
typedef int push_post_fn(void *context, const struct push_key *key, const char *contact,
                         const char *subscription);

struct push_plan {
    const char *key;     /* as base64url */
    const char *contact; /* mailto: or https: of who runs the server */
    bool sandbox;
    const struct log *log; /* whether the sandbox holds; or NULL */
    push_post_fn *post;
    void *context;
};

/* Whether these settings can be used; with an error, if not. */
bool push_is_good(const char *key, const char *contact, struct error *error);
/* Another way to services: for tests, whose service is on this computer. */
struct push_route {
    const char *cacert;     /* who vouches for its certificate */
    const char *connect_to; /* "push.example:443:127.0.0.1:8443" */
    bool (*may_reach)(const struct address *address);
};

/* Only while the program has one thread. NULL with an error. */
struct push *push_start(const struct push_plan *plan, struct error *error);
/* Ends the process, whatever it is doing. */
void push_end(struct push *push);
/* The public part of the key. */
const char *push_public(const struct push *push);

/* Hands a note over (of SERVER_PUSH), and does not wait. False when it is lost, as too
 * many are on their way. */
bool push_give(struct push *push, const struct server_output *note);
/* Becomes readable when a subscription was refused for good. */
int push_handle(const struct push *push);
/* The next such one as an input of the server (SERVER_UNWANTED), which lives until the
 * next call; false when there is none. */
bool push_next(struct push *push, struct server_input *input);

/* post.c: over the net. `context` is a struct push_route, or NULL: the usual way. */
int push_post(void *context, const struct push_key *key, const char *contact,
              const char *subscription);

#endif
