/* yard.h: a connections without a server: peers that have come, and the other ends of
 * their lines. */
#ifndef TESTS_NET_YARD_H
#define TESTS_NET_YARD_H

#include "net/websocket/connections.h"

struct event_base;

struct yard {
    struct event_base *base;
    struct connections *connections;
    struct log log;
    struct metrics metrics;
    int peers; /* numbered from 0 */
    int *end;  /* of each; reading does not wait */
};

void yard_open(struct yard *yard, int peers);
void yard_close(struct yard *yard);

#endif
