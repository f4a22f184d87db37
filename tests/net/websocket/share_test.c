/* share_test.c: limits on data queued for peers that do not read, per peer and in
 * total. */
#include <event2/event.h>
#include <string.h>
#include <sys/socket.h>

#include "tests/base/check.h"
#include "tests/net/websocket/test_peers.h"

/* FEW peers may have MUCH queued each; MANY exceed the total. */
enum { MESSAGE = 10000, MUCH = 240000, TOO_MUCH = 300000, FEW = 250, MANY = 300 };

/* Sends that many bytes to a peer that does not read; whether it was dropped for that. */
static bool is_dropped_after(struct test_peers *peers, int peer, int bytes)
{
    static char message[MESSAGE];
    uint64_t before = peers->metrics.dropped;
    memset(message, ' ', sizeof message);
    for (int said = 0; said < bytes; said += MESSAGE)
        connections_send(peers->connections, (uint32_t)peer, message, sizeof message);
    event_base_loop(peers->base, EVLOOP_NONBLOCK);
    return peers->metrics.dropped > before;
}

TEST(one_peer_may_queue_much)
{
    struct test_peers peers;
    test_peers_open(&peers, 2);
    assert_false(is_dropped_after(&peers, 0, MUCH));
    assert_true(is_dropped_after(&peers, 1, TOO_MUCH));
    assert_int_equal(connections_count(peers.connections), 1);
    test_peers_close(&peers);
}

TEST(total_is_limited)
{
    struct test_peers peers;
    test_peers_open(&peers, MANY + 2);
    for (int i = 0; i < MANY; i++)
        if (is_dropped_after(&peers, i, MUCH))
            assert_true(i > FEW);
    assert_true(is_dropped_after(&peers, MANY, MUCH));
    test_peers_close(&peers);
}

/* Peers that read must not suffer for the others, and the limit ends when those have
 * gone. */
TEST(small_backlog_is_always_allowed)
{
    struct test_peers peers;
    test_peers_open(&peers, MANY + 2);
    for (int i = 0; i < MANY; i++)
        is_dropped_after(&peers, i, MUCH);
    assert_false(is_dropped_after(&peers, MANY, MESSAGE));
    for (int i = 0; i < MANY; i++)
        connections_close(peers.connections, (uint32_t)i, 1000, "");
    for (int i = 0; i < MANY; i++)
        shutdown(peers.end[i], SHUT_RDWR);
    event_base_loop(peers.base, EVLOOP_NONBLOCK);
    event_base_loop(peers.base, EVLOOP_NONBLOCK);
    assert_int_equal(connections_count(peers.connections), 2);
    assert_false(is_dropped_after(&peers, MANY + 1, MUCH));
    test_peers_close(&peers);
}
