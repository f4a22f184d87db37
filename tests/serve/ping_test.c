/* ping_test.c: many who came at once are not asked at once whether they are there, but
 * none is left out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <event2/event.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serve/crowd.h"

/* With this many, and so many milliseconds from one ping to the next, one sweep asks
 * 250 * 1100 / 1500 + 50 of them. */
enum { PEERS = 250, PING = 1500, AT_ONCE = 233 };

struct yard {
    struct event_base *base;
    struct crowd *crowd;
    struct log log;
    struct tally tally;
    int end[PEERS];
};

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

static void open_yard(struct yard *yard)
{
    static const struct crowd_ends ends = {on_heard, on_gone};
    *yard = (struct yard){.base = event_base_new()};
    yard->crowd = crowd_new(yard->base, &ends, yard, &yard->log, &yard->tally);
    for (int i = 0; i < PEERS; i++) {
        int pair[2];
        assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair), 0);
        struct crowd_start start = {.handle = pair[0]};
        crowd_add(yard->crowd, &start);
        yard->end[i] = pair[1];
    }
}

static void close_yard(struct yard *yard)
{
    crowd_free(yard->crowd);
    event_base_free(yard->base);
    for (int i = 0; i < PEERS; i++)
        close(yard->end[i]);
}

/* Those who were asked since the last time. A ping is two bytes: 0x89, and no length. */
static int count_pings(const struct yard *yard)
{
    int pings = 0;
    for (int i = 0; i < PEERS; i++) {
        unsigned char bytes[16];
        ssize_t count = recv(yard->end[i], bytes, sizeof bytes, 0);
        if (count <= 0)
            continue;
        assert_int_equal(count, 2);
        assert_int_equal(bytes[0], 0x89);
        pings++;
    }
    return pings;
}

static void pings_are_spread(void **unused)
{
    (void)unused;
    struct yard yard;
    open_yard(&yard);
    int64_t due = crowd_clock() + PING;
    while (crowd_clock() < due)
        usleep(10000);
    crowd_sweep(yard.crowd, PING);
    assert_int_equal(count_pings(&yard), AT_ONCE);
    crowd_sweep(yard.crowd, PING);
    assert_int_equal(count_pings(&yard), PEERS - AT_ONCE);
    close_yard(&yard);
}

static void nobody_is_asked_before_it_is_time(void **unused)
{
    (void)unused;
    struct yard yard;
    open_yard(&yard);
    crowd_sweep(yard.crowd, INT64_C(3600) * 1000);
    assert_int_equal(count_pings(&yard), 0);
    assert_int_equal(crowd_count(yard.crowd), PEERS);
    close_yard(&yard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pings_are_spread),
        cmocka_unit_test(nobody_is_asked_before_it_is_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
