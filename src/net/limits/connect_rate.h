/* connect_rate.h: limits new connections per address and minute. */
#ifndef NET_LIMITS_CONNECT_RATE_H
#define NET_LIMITS_CONNECT_RATE_H

#include <stdint.h>

#include "net/limits/address.h"

enum { CONNECT_RATE_PLACES = 8192 };

/* Fixed memory: networks with the same hash share a bucket. The hash is keyed, so nobody
 * can choose whose bucket to share. */
struct connect_rate {
    uint64_t key;
    struct {
        int64_t at;   /* when `left` was last updated, in milliseconds */
        int64_t left; /* tokens; one connection costs a minute of milliseconds */
    } place[CONNECT_RATE_PLACES];
};

void connect_rate_init(struct connect_rate *rate, uint64_t key);
/* Counts a connection at `now`; false if that exceeds the limit for the last minute
 * (approximately). */
bool connect_rate_allows(struct connect_rate *rate, const struct address *from,
                         int64_t now, int a_minute);

#endif
