/* yard.c: a connections whose peers are pairs of sockets. */
#include "tests/net/yard.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <event2/event.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "core/memory.h"

static void on_heard(void *context, uint32_t peer, const char *message, size_t length)
{
    (void)context;
    (void)peer;
    (void)message;
    (void)length;
}

static void on_gone(void *context, uint32_t peer, const struct address *from, bool told)
{
    (void)context;
    (void)peer;
    (void)from;
    (void)told;
}

void yard_open(struct yard *yard, int peers)
{
    static const struct connections_ends ends = {on_heard, on_gone};
    *yard = (struct yard){.base = event_base_new(), .peers = peers};
    yard->connections =
        connections_new(yard->base, &ends, yard, &yard->log, &yard->metrics);
    yard->end = memory_new((size_t)peers, sizeof *yard->end);
    for (int i = 0; i < peers; i++) {
        int pair[2], small = 4096;
        assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair), 0);
        setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &small, sizeof small);
        struct connections_start start = {.handle = pair[0]};
        assert_int_equal(connections_add(yard->connections, &start), i);
        yard->end[i] = pair[1];
    }
}

void yard_close(struct yard *yard)
{
    connections_free(yard->connections);
    event_base_free(yard->base);
    for (int i = 0; i < yard->peers; i++)
        close(yard->end[i]);
    free(yard->end);
}
