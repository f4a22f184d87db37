/* share_test.c: how much may wait for those who do not read, for one and for all
 * together. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <event2/event.h>
#include <string.h>
#include <sys/socket.h>

#include "tests/net/yard.h"

/* FEW may let MUCH wait each; MANY who do are more than all together may. */
enum { MESSAGE = 10000, MUCH = 240000, TOO_MUCH = 300000, FEW = 250, MANY = 300 };

/* Says so many bytes to a peer that reads none; whether it was dropped for it. */
static bool is_dropped_after(struct yard *yard, int peer, int bytes)
{
    static char message[MESSAGE];
    uint64_t before = yard->metrics.dropped;
    memset(message, ' ', sizeof message);
    for (int said = 0; said < bytes; said += MESSAGE)
        connections_send(yard->connections, (uint32_t)peer, message, sizeof message);
    event_base_loop(yard->base, EVLOOP_NONBLOCK);
    return yard->metrics.dropped > before;
}

static void one_may_let_much_wait(void **unused)
{
    struct yard yard;
    yard_open(&yard, 2);
    assert_false(is_dropped_after(&yard, 0, MUCH));
    assert_true(is_dropped_after(&yard, 1, TOO_MUCH));
    assert_int_equal(connections_count(yard.connections), 1);
    yard_close(&yard);
}

static void many_may_not(void **unused)
{
    struct yard yard;
    yard_open(&yard, MANY + 2);
    for (int i = 0; i < MANY; i++)
        if (is_dropped_after(&yard, i, MUCH))
            assert_true(i > FEW);
    assert_true(is_dropped_after(&yard, MANY, MUCH));
    yard_close(&yard);
}

/* Who reads is not to suffer for the others; and it ends when they are gone. */
static void a_small_share_is_always_there(void **unused)
{
    struct yard yard;
    yard_open(&yard, MANY + 2);
    for (int i = 0; i < MANY; i++)
        is_dropped_after(&yard, i, MUCH);
    assert_false(is_dropped_after(&yard, MANY, MESSAGE));
    for (int i = 0; i < MANY; i++)
        connections_close(yard.connections, (uint32_t)i, 1000, "");
    for (int i = 0; i < MANY; i++)
        shutdown(yard.end[i], SHUT_RDWR);
    event_base_loop(yard.base, EVLOOP_NONBLOCK);
    event_base_loop(yard.base, EVLOOP_NONBLOCK);
    assert_int_equal(connections_count(yard.connections), 2);
    assert_false(is_dropped_after(&yard, MANY + 1, MUCH));
    yard_close(&yard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_may_let_much_wait),
        cmocka_unit_test(many_may_not),
        cmocka_unit_test(a_small_share_is_always_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
