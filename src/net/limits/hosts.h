/* hosts.h: by which names a server is reached.
 *
 * A page elsewhere can have its own name lead here (DNS rebinding), and its browser then
 * takes us for that page's server. Such a name is one of the public DNS: what cannot be
 * one, and what the host has named, is let in. */
#ifndef NET_LIMITS_HOSTS_H
#define NET_LIMITS_HOSTS_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the header Host (NULL: there is none, so this is no browser) is an address, a
 * name of the own network ("attic", "attic.local"), or one of `hosts`; `origins` name
 * hosts as well. "*" among the hosts is any name. */
bool hosts_have(const char *header, const char *hosts, const char *origins);
/* Whether a word of the setting `allowed-hosts` makes sense: a name, without scheme and
 * path. */
bool hosts_is_name(const char *word, size_t length);

#endif
