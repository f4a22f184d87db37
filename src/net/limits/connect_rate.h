/* connect_rate.h: how many connections an address begins in a minute. */
#ifndef NET_LIMITS_CONNECT_RATE_H
#define NET_LIMITS_CONNECT_RATE_H

#include <stdint.h>

#include "net/limits/address.h"

enum { CONNECT_RATE_PLACES = 8192 };

/* As much memory for one address as for all there are: homes whose hashes fall together
 * share a place. Nobody can choose whose, as the hash has a key. */
struct connect_rate {
    uint64_t key;
    struct {
        int64_t at;   /* when `left` was right; milliseconds */
        int64_t left; /* connections, in parts of a minute's milliseconds */
    } place[CONNECT_RATE_PLACES];
};

void connect_rate_init(struct connect_rate *connect_rate, uint64_t key);
/* Counts one more, at that time; false when there were so many in the last minute, about.
 */
bool connect_rate_allows(struct connect_rate *connect_rate, const struct address *from,
                         int64_t now, int a_minute);

#endif
