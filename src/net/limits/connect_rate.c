/* connect_rate.c: a token bucket per hash slot. */
#include "net/limits/connect_rate.h"

#include <string.h>

#include "base/hash.h"

static const int64_t MINUTE = 60 * 1000;

void connect_rate_init(struct connect_rate *rate, uint64_t key)
{
    memset(rate, 0, sizeof *rate);
    rate->key = key;
}

bool connect_rate_allows(struct connect_rate *rate, const struct address *from,
                         int64_t now, int a_minute)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    size_t at =
        hash_bytes(prefix.byte, sizeof prefix.byte, rate->key) % CONNECT_RATE_PLACES;
    int64_t full = a_minute * MINUTE;
    int64_t passed = rate->place[at].at > 0 ? now - rate->place[at].at : MINUTE;
    int64_t left = rate->place[at].left + (passed < MINUTE ? passed : MINUTE) * a_minute;
    if (left > full)
        left = full;
    bool allowed = left >= MINUTE;
    rate->place[at].left = allowed ? left - MINUTE : left;
    rate->place[at].at = now;
    return allowed;
}
