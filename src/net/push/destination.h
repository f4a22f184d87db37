/* destination.h: where a notification may be sent. Clients choose the endpoint, so only
 * public addresses are allowed, never the server's own network (SSRF). */
#ifndef NET_PUSH_DESTINATION_H
#define NET_PUSH_DESTINATION_H

#include <stdbool.h>

#include "net/limits/address.h"

enum { PUSH_ENDPOINT = 1024, PUSH_HOST = 300 };

struct push_destination {
    char endpoint[PUSH_ENDPOINT];
    char audience[PUSH_HOST]; /* https://HOST, for the token */
};

/* Reads a browser's push subscription (JSON). False unless its endpoint is https, on the
 * default port, and without user info. */
bool push_destination_read(const char *subscription, struct push_destination *where);
/* Whether it is a public internet address. Ask about the resolved address, not the
 * name. */
bool push_is_public_address(const struct address *address);

#endif
