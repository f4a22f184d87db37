/* connect_rate.c: places that fill with time, one connection after the other. */
#include "net/limits/connect_rate.h"

#include <string.h>

#include "base/hash.h"

static const int64_t MINUTE = 60 * 1000;

void haste_init(struct haste *haste, uint64_t key)
{
    memset(haste, 0, sizeof *haste);
    haste->key = key;
}

bool haste_allows(struct haste *haste, const struct address *from, int64_t now,
                  int a_minute)
{
    struct address home = *from;
    address_to_home(&home);
    size_t at = hash_bytes(home.byte, sizeof home.byte, haste->key) % HASTE_PLACES;
    int64_t full = a_minute * MINUTE;
    int64_t passed = haste->place[at].at > 0 ? now - haste->place[at].at : MINUTE;
    int64_t left = haste->place[at].left + (passed < MINUTE ? passed : MINUTE) * a_minute;
    if (left > full)
        left = full;
    bool allowed = left >= MINUTE;
    haste->place[at].left = allowed ? left - MINUTE : left;
    haste->place[at].at = now;
    return allowed;
}
