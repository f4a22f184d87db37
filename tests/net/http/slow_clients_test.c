/* slow_clients_test.c: hundreds of clients that never finish a request do not keep others
 * out. */
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/base/check.h"
#include "tests/net/client.h"
#include "tests/net/test_server.h"

enum { MANY = 1100, ROUNDS = 1500, OTHERS = 100 }; /* more than the connection limit */

static struct test_server host;

/* A proxy has no limit, and the timeout is long. */
static int start(void **state)
{
    struct rlimit limit;
    static const char *const options[] = {"--trusted-proxies", "127.0.0.1",
                                          "--ping-interval", "600", NULL};
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    if (limit.rlim_cur < MANY + OTHERS)
        limit.rlim_cur = MANY + OTHERS;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    test_server_start(&host, options);
    return 0;
}

static int stop(void **state)
{
    return test_server_finish(&host);
}

SETUP_ALL(start, stop)

/* Whether the server has hung up; if not, sends one more byte. */
static bool is_gone(int handle)
{
    char byte;
    ssize_t got = recv(handle, &byte, 1, MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN))
        return true;
    return send(handle, "x", 1, MSG_NOSIGNAL | MSG_DONTWAIT) != 1;
}

TEST(slow_clients_are_dropped)
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
    assert_int_equal(test_server_get(&host, "/health", body, sizeof body), 200);
    for (int i = 0; i < MANY; i++)
        close(handle[i]);
    assert_int_equal(test_server_get(&host, "/health", body, sizeof body), 200);
}
