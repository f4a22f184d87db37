/* metrics.h: what is counted for monitoring, as Prometheus reads it. */
#ifndef NET_SERVE_METRICS_H
#define NET_SERVE_METRICS_H

#include <stdint.h>

#include "base/buffer.h"

enum { METRICS_BUCKETS = 12 };

/* How long something took, in milliseconds. */
struct metrics_times {
    uint64_t bucket[METRICS_BUCKETS]; /* up to the bounds of metrics.c, each by itself */
    uint64_t count;
    double sum; /* seconds */
};

struct metrics {
    uint64_t opened, dropped; /* connections */
    uint64_t handshakes_refused;
    uint64_t messages_in, messages_out, bytes_in, bytes_out;
    uint64_t store_failures;
    struct metrics_times store; /* from giving rows to the store until they are safe */
    struct metrics_times ack;   /* from a request until its answer is written */
    struct metrics_times think; /* from asking a computer player until it has moved */
};

void metrics_time(struct metrics_times *times, double milliseconds);

/* One metric with its head: "# HELP", "# TYPE", a value. */
void metrics_put(struct buffer *out, const char *name, const char *type, const char *help,
                 double value);
void metrics_put_times(struct buffer *out, const char *name, const char *help,
                       const struct metrics_times *times);
/* All that is counted here. */
void metrics_write(const struct metrics *metrics, struct buffer *out);
/* Bytes of memory that the process takes up (RSS), 0 when that is not known. `handle` is
 * /proc/self/statm, opened before. */
double metrics_memory(int handle);

#endif
