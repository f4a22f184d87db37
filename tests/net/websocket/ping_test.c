/* ping_test.c: peers that connected together are not pinged together, but none is left
 * out. */
#include <sys/socket.h>
#include <unistd.h>

#include "tests/base/check.h"
#include "tests/net/websocket/test_peers.h"

/* With these numbers, one sweep pings 250 * 1100 / 1500 + 50 of them. */
enum { PEERS = 250, PING = 1500, AT_ONCE = 233 };

/* Peers pinged since the last call. A ping is two bytes: 0x89, and no length. */
static int count_pings(const struct test_peers *peers)
{
    int pings = 0;
    for (int i = 0; i < PEERS; i++) {
        unsigned char bytes[16];
        ssize_t count = recv(peers->end[i], bytes, sizeof bytes, 0);
        if (count <= 0)
            continue;
        assert_int_equal(count, 2);
        assert_int_equal(bytes[0], 0x89);
        pings++;
    }
    return pings;
}

TEST(pings_are_spread)
{
    struct test_peers peers;
    test_peers_open(&peers, PEERS);
    int64_t due = connections_clock() + PING;
    while (connections_clock() < due)
        usleep(10000);
    connections_sweep(peers.connections, PING);
    assert_int_equal(count_pings(&peers), AT_ONCE);
    connections_sweep(peers.connections, PING);
    assert_int_equal(count_pings(&peers), PEERS - AT_ONCE);
    test_peers_close(&peers);
}

TEST(no_early_pings)
{
    struct test_peers peers;
    test_peers_open(&peers, PEERS);
    connections_sweep(peers.connections, INT64_C(3600) * 1000);
    assert_int_equal(count_pings(&peers), 0);
    assert_int_equal(connections_count(peers.connections), PEERS);
    test_peers_close(&peers);
}
