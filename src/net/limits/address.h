/* address.h: client addresses, for limits and trusted networks. */
#ifndef NET_LIMITS_ADDRESS_H
#define NET_LIMITS_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>

struct sockaddr;

enum { ADDRESS_TEXT = 46, ADDRESS_BYTES = 16 };

/* IPv6, or IPv4 mapped as ::ffff:a.b.c.d. */
struct address {
    unsigned char byte[ADDRESS_BYTES];
};

/* All addresses with a common prefix. */
struct address_net {
    struct address base;
    int bits;
};

/* False unless it is IPv4 or IPv6. */
bool address_of(const struct sockaddr *from, struct address *address);
/* Reads "10.0.0.7", "::1" or "[::1]". */
bool address_read(const char *words, struct address *address);
void address_write(const struct address *address, char words[ADDRESS_TEXT]);
bool address_is_loopback(const struct address *address); /* loopback */

/* Reads "10.0.0.0/8", or a single address. */
bool address_net_read(const char *words, struct address_net *net);
bool address_in(const struct address *address, const struct address_net *nets,
                size_t count);

/* Reduces an address to what limits count by: IPv4 as it is, IPv6 to its /64, which
 * usually belongs to one household. */
void address_to_prefix(struct address *address);

/* Finds the client behind trusted proxies: walks X-Forwarded-For (may be NULL) from its
 * end while the current address is a trusted proxy. A malformed entry ends the walk. */
void address_behind_proxies(struct address *address, const char *header,
                            const struct address_net *proxies, size_t count);

#endif
