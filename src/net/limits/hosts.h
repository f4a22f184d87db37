/* hosts.h: the host names a server answers to.
 *
 * A page elsewhere can point its own name here (DNS rebinding), and its browser then
 * treats us as that page's server. Such a name must be in the public DNS, so only names
 * that cannot be, and configured ones, are allowed. */
#ifndef NET_LIMITS_HOSTS_H
#define NET_LIMITS_HOSTS_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the Host header is an address, a local name ("attic", "attic.local"), or listed
 * in `hosts` or `origins`. "*" in `hosts` allows any name. A missing header (NULL) means
 * the client is not a browser and is allowed. */
bool hosts_allow(const char *header, const char *hosts, const char *origins);
/* Whether a word of the `allowed-hosts` setting is valid: a name without scheme or
 * path. */
bool hosts_is_name(const char *word, size_t length);

#endif
