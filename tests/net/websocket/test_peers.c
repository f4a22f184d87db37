/* test_peers.c: connections whose peers are socket pairs. */
#include "tests/net/websocket/test_peers.h"

#include <event2/event.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "core/memory.h"
#include "tests/base/check.h"

static void on_message(void *context, uint32_t peer, const char *message, size_t length)
{
    (void)context;
    (void)peer;
    (void)message;
    (void)length;
}

static void on_closed(void *context, uint32_t peer, const struct address *from,
                      bool closed_by_us)
{
    (void)context;
    (void)peer;
    (void)from;
    (void)closed_by_us;
}

void test_peers_open(struct test_peers *peers, int count)
{
    static const struct connections_callbacks callbacks = {on_message, on_closed};
    *peers = (struct test_peers){.base = event_base_new(), .count = count};
    peers->connections =
        connections_new(peers->base, &callbacks, peers, &peers->log, &peers->metrics);
    peers->end = memory_new((size_t)count, sizeof *peers->end);
    for (int i = 0; i < count; i++) {
        int pair[2], small = 4096;
        assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair), 0);
        setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &small, sizeof small);
        struct connections_start start = {.handle = pair[0]};
        assert_int_equal(connections_add(peers->connections, &start), i);
        peers->end[i] = pair[1];
    }
}

void test_peers_close(struct test_peers *peers)
{
    connections_free(peers->connections);
    event_base_free(peers->base);
    for (int i = 0; i < peers->count; i++)
        close(peers->end[i]);
    free(peers->end);
}
