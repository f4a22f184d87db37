/* test_peers.h: connections without a server: connected peers, and the other ends of
 * their sockets. */
#ifndef TESTS_NET_WEBSOCKET_TEST_PEERS_H
#define TESTS_NET_WEBSOCKET_TEST_PEERS_H

#include "net/websocket/connections.h"

struct event_base;

struct test_peers {
    struct event_base *base;
    struct connections *connections;
    struct log log;
    struct metrics metrics;
    int count; /* numbered from 0 */
    int *end;  /* of each; non-blocking */
};

void test_peers_open(struct test_peers *peers, int count);
void test_peers_close(struct test_peers *peers);

#endif
