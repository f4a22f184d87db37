/* test_server.h: a whole server in its own process and folder. */
#ifndef TESTS_NET_TEST_SERVER_H
#define TESTS_NET_TEST_SERVER_H

#include <stdbool.h>
#include <sys/types.h>

struct test_server {
    char folder[64]; /* "" before the first start */
    char data[96], log[96];
    int port;
    pid_t process;
};

/* Starts `cantrip serve` on a free port with more options, which end with NULL; called
 * again with the same struct, with the same data. Fails the test if it does not start. */
void test_server_start(struct test_server *host, const char *const *options);
/* Sends a signal (0: already sent) and waits; returns its exit status, or -1 if it was
 * killed. */
int test_server_stop(struct test_server *host, int signal);
/* Stops it if it is running, and removes the folder. */
void test_server_remove(struct test_server *host);
/* Both, cleanly; returns the exit status. */
int test_server_finish(struct test_server *host);
/* Whether its log contains these words. */
bool test_server_logged(const struct test_server *host, const char *words);
/* Waits for them, at most some seconds. */
bool test_server_wait_for_log(const struct test_server *host, const char *words);
/* Fetches a page into `body`; returns the status. */
int test_server_get(const struct test_server *host, const char *path, char *body,
                    size_t size);
/* The value of a metric; fails the test if there is none. */
double test_server_metric(const struct test_server *host, const char *name);
/* Waits until at most that many connections are open. */
void test_server_wait_for_connections(const struct test_server *host, int most);

#endif
