/* slow_clients_test.c: hundreds who never come to the end of a request do not keep out
 * others.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/net/client.h"
#include "tests/net/host.h"

enum { MANY = 1100, ROUNDS = 1500, OTHERS = 100 }; /* more than there are places */

static struct host host;

/* Of a proxy there may be any number; and patience is long. */
static int start(void **state)
{
    struct rlimit limit;
    static const char *const options[] = {"--trusted-proxies", "127.0.0.1",
                                          "--ping-interval", "600", NULL};
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    if (limit.rlim_cur < MANY + OTHERS)
        limit.rlim_cur = MANY + OTHERS;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    host_start(&host, options);
    return 0;
}

static int stop(void **state)
{
    return host_finish(&host);
}

/* Whether the other side has hung up; one more byte for it, if not. */
static bool is_gone(int handle)
{
    char byte;
    ssize_t got = recv(handle, &byte, 1, MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN))
        return true;
    return send(handle, "x", 1, MSG_NOSIGNAL | MSG_DONTWAIT) != 1;
}

static void the_slow_make_room(void **state)
{
    static const char half[] = "GET /health HTTP/1.1\r\nX: ";
    int handle[MANY];
    char body[512];
    bool gone = false;
    for (int i = 0; i < MANY; i++) {
        handle[i] = client_socket(host.port);
        assert_int_equal(send(handle[i], half, strlen(half), MSG_NOSIGNAL), strlen(half));
    }
    for (int round = 0; round < ROUNDS && !gone; round++) {
        for (int i = 0; i < MANY && !gone; i++)
            gone = is_gone(handle[i]);
        usleep(100000);
    }
    assert_true(gone);
    assert_int_equal(host_get(&host, "/health", body, sizeof body), 200);
    for (int i = 0; i < MANY; i++)
        close(handle[i]);
    assert_int_equal(host_get(&host, "/health", body, sizeof body), 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_slow_make_room)};
    return cmocka_run_group_tests(tests, start, stop);
}
