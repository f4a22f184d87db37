/* destination.h: where a note may go. Anybody can name an address to which the server
 * shall send: so only to services on the internet, never into the host's own network. */
#ifndef NET_PUSH_DESTINATION_H
#define NET_PUSH_DESTINATION_H

#include <stdbool.h>

#include "net/limits/address.h"

enum { PUSH_ENDPOINT = 1024, PUSH_HOST = 300 };

struct push_where {
    char endpoint[PUSH_ENDPOINT];
    char audience[PUSH_HOST]; /* https://HOST, for the token */
};

/* Reads a subscription as a browser gives it (JSON). False unless its endpoint is of
 * https, at the usual port, and without a user's name. */
bool push_where_read(const char *subscription, struct push_where *where);
/* Whether it is an address of the internet, of which nothing is known that makes it
 * something else. To be asked about what a name led to, not about the name. */
bool push_may_reach(const struct address *address);

#endif
