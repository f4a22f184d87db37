/* metrics.h: metrics in the Prometheus text format. */
#ifndef NET_SERVE_METRICS_H
#define NET_SERVE_METRICS_H

#include <stdint.h>

#include "base/buffer.h"

enum { METRICS_BUCKETS = 12 };

/* A histogram of durations in milliseconds. */
struct metrics_times {
    uint64_t bucket[METRICS_BUCKETS]; /* not cumulative; bounds are in metrics.c */
    uint64_t count;
    double sum; /* seconds */
};

struct metrics {
    uint64_t opened, dropped; /* connections */
    uint64_t handshakes_refused;
    uint64_t messages_in, messages_out, bytes_in, bytes_out;
    uint64_t store_failures;
    struct metrics_times store; /* from queueing rows until they are durable */
    struct metrics_times ack;   /* from a request until its answer is written */
    struct metrics_times think; /* from asking a computer player until it has moved */
};

void metrics_time(struct metrics_times *times, double milliseconds);

/* One metric with its "# HELP" and "# TYPE" lines. */
void metrics_put(struct buffer *out, const char *name, const char *type, const char *help,
                 double value);
void metrics_write(const struct metrics *metrics, struct buffer *out);
/* Resident set size in bytes, 0 if unknown. `handle` is /proc/self/statm, opened
 * earlier. */
double metrics_memory(int handle);

#endif
