/* address.h: where a connection comes from, as what limits count by and hosts name. */
#ifndef NET_LIMITS_ADDRESS_H
#define NET_LIMITS_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>

struct sockaddr;

enum { ADDRESS_TEXT = 46, ADDRESS_BYTES = 16 };

/* IPv6, or IPv4 as ::ffff:a.b.c.d. */
struct address {
    unsigned char byte[ADDRESS_BYTES];
};

/* All addresses that begin with the same bits. */
struct address_net {
    struct address base;
    int bits;
};

/* False for what is neither IPv4 nor IPv6. */
bool address_of(const struct sockaddr *from, struct address *address);
/* "10.0.0.7", "::1", also "[::1]"; false for anything else. */
bool address_read(const char *words, struct address *address);
void address_write(const struct address *address, char words[ADDRESS_TEXT]);
bool address_is_own(const struct address *address); /* this computer itself */

/* "10.0.0.0/8", or one address. */
bool address_net_read(const char *words, struct address_net *net);
bool address_in(const struct address *address, const struct address_net *nets,
                size_t count);

/* Whom limits count: an IPv4 address, or the first 64 bits of another, all of which
 * belong to one home. */
void address_to_home(struct address *address);

/* Who is behind proxies: goes through X-Forwarded-For from its end as long as what it has
 * is one of the proxies. What makes no sense there ends the way. `header` may be NULL. */
void address_behind(struct address *address, const char *header,
                    const struct address_net *proxies, size_t count);

#endif
