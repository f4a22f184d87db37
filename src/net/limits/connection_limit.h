/* connection_limit.h: how many connections there are, in all and from each address, and whether one
 * more may come. */
#ifndef NET_LIMITS_CONNECTION_LIMIT_H
#define NET_LIMITS_CONNECTION_LIMIT_H

#include <stdint.h>

#include "net/limits/address.h"

struct gate_entry {
    struct address home;
    uint32_t count; /* 0: the place is free */
};

struct gate {
    struct gate_entry *entry; /* a hash table, at most half full */
    size_t room, used;
    size_t all;
    uint64_t key; /* of the hash: nobody can choose addresses that fall together */
};

enum gate_answer { GATE_OPEN, GATE_FULL, GATE_FULL_FOR_ONE, GATE_TOO_SOON };

void gate_init(struct gate *gate, uint64_t key);
void gate_deinit(struct gate *gate);
/* Whether one more may come where there are to be so many at most. */
enum gate_answer gate_ask(const struct gate *gate, const struct address *from,
                          size_t most, size_t most_of_one);
/* Counts one more. */
void gate_enter(struct gate *gate, const struct address *from);
/* Counts one less; it has entered before. */
void gate_leave(struct gate *gate, const struct address *from);

#endif
