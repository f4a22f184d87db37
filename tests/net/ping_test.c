/* ping_test.c: many who came at once are not asked at once whether they are there, but
 * none is left out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/net/yard.h"

/* With this many, and so many milliseconds from one ping to the next, one sweep asks
 * 250 * 1100 / 1500 + 50 of them. */
enum { PEERS = 250, PING = 1500, AT_ONCE = 233 };

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
    struct yard yard;
    yard_open(&yard, PEERS);
    int64_t due = connections_clock() + PING;
    while (connections_clock() < due)
        usleep(10000);
    connections_sweep(yard.connections, PING);
    assert_int_equal(count_pings(&yard), AT_ONCE);
    connections_sweep(yard.connections, PING);
    assert_int_equal(count_pings(&yard), PEERS - AT_ONCE);
    yard_close(&yard);
}

static void nobody_is_asked_before_it_is_time(void **unused)
{
    struct yard yard;
    yard_open(&yard, PEERS);
    connections_sweep(yard.connections, INT64_C(3600) * 1000);
    assert_int_equal(count_pings(&yard), 0);
    assert_int_equal(connections_count(yard.connections), PEERS);
    yard_close(&yard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pings_are_spread),
        cmocka_unit_test(nobody_is_asked_before_it_is_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
