/* connection_limit.h: counts connections, in total and per network, and enforces
 * limits. */
#ifndef NET_LIMITS_CONNECTION_LIMIT_H
#define NET_LIMITS_CONNECTION_LIMIT_H

#include <stdint.h>

#include "net/limits/address.h"

struct connection_limit_entry {
    struct address prefix;
    uint32_t count; /* 0 if free */
};

struct connection_limit {
    struct connection_limit_entry *entry; /* a hash table, at most half full */
    size_t capacity, used;
    size_t all;
    uint64_t key; /* of the hash, so that collisions cannot be provoked */
};

enum connection_limit_answer {
    CONNECTION_LIMIT_OPEN,
    CONNECTION_LIMIT_FULL,
    CONNECTION_LIMIT_FULL_FOR_ONE,
    CONNECTION_LIMIT_TOO_SOON
};

void connection_limit_init(struct connection_limit *limit, uint64_t key);
void connection_limit_deinit(struct connection_limit *limit);
/* Whether one more connection is within the limits. */
enum connection_limit_answer connection_limit_ask(const struct connection_limit *limit,
                                                  const struct address *from, size_t most,
                                                  size_t most_of_one);
void connection_limit_enter(struct connection_limit *limit, const struct address *from);
/* Undoes one connection_limit_enter. */
void connection_limit_leave(struct connection_limit *limit, const struct address *from);

#endif
