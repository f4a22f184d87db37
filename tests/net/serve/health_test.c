/* health_test.c: a server with a failing disk reports it, and its recovery, even if
 * nobody plays. */
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/base/check.h"
#include "tests/net/client.h"
#include "tests/net/test_server.h"

static struct test_server host;

static int start(void **state)
{
    static const char *const options[] = {NULL};
    test_server_start(&host, options);
    return 0;
}

static int stop(void **state)
{
    return test_server_finish(&host);
}

SETUP_ALL(start, stop)

/* Limits the size of the server's files. */
static void limit_files(rlim_t most)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = most < limit.rlim_max ? most : limit.rlim_max;
    assert_int_equal(
        syscall(SYS_prlimit64, host.process, RLIMIT_FSIZE, &limit, (void *)NULL), 0);
}

static int await_health(int wanted)
{
    char body[512];
    int status = 0;
    for (int i = 0; i < 15000 && status != wanted; i++) {
        status = test_server_get(&host, "/health", body, sizeof body);
        usleep(20000);
    }
    return status;
}

static const char members[] =
    "\"game\":\"pig\",\"seats\":[\"person\",\"person\"],\"name\":\"Ada\",\"entropy\":"
    "\"0000000000000000000000000000000000000000000000000000000000000000\"";

TEST(it_recovers)
{
    struct client client;
    client_open(&client, host.port);
    assert_int_equal(await_health(200), 200);
    limit_files(0);
    assert_non_null(strstr(client_request(&client, "create", members), "\"broken\""));
    assert_int_equal(await_health(503), 503);
    assert_true(test_server_metric(&host, "store_failures_total") >= 1);
    limit_files(RLIM_INFINITY);
    assert_int_equal(await_health(200), 200);
    assert_true(test_server_wait_for_log(&host, "store works again"));
    assert_non_null(strstr(client_request(&client, "create", members), "\"token\""));
    client_close(&client);
}
