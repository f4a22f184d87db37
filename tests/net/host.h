/* host.h: a whole server in a process of its own, in a folder of its own. */
#ifndef TESTS_NET_HOST_H
#define TESTS_NET_HOST_H

#include <stdbool.h>
#include <sys/types.h>

struct host {
    char folder[64]; /* "" before the first start */
    char data[96], log[96];
    int port;
    pid_t process;
};

/* Starts `cantrip serve` at a free port with further options, which end with NULL; again
 * with the same struct: the same data. Fails the test when it does not come up. */
void host_start(struct host *host, const char *const *options);
/* Signals it (0: it was before) and waits; its exit status, or -1 when it was killed. */
int host_stop(struct host *host, int signal);
/* Stops it if it runs, and removes the folder. */
void host_remove(struct host *host);
/* Both, in good order; returns the exit status. */
int host_finish(struct host *host);
/* Whether its log has these words. */
bool host_logged(const struct host *host, const char *words);
/* Waits for them, some seconds at most. */
bool host_logs(const struct host *host, const char *words);
/* The body of a page over HTTP into `body`; the status. */
int host_get(const struct host *host, const char *path, char *body, size_t size);
/* The value of a metric; fails the test when there is none. */
double host_metric(const struct host *host, const char *name);

#endif
