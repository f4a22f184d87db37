/* metrics.h: what is counted for those who watch over a server, as Prometheus reads it. */
#ifndef NET_SERVE_METRICS_H
#define NET_SERVE_METRICS_H

#include <stdint.h>

#include "base/buffer.h"

enum { TALLY_BUCKETS = 12 };

/* How long something took, in milliseconds. */
struct tally_times {
    uint64_t bucket[TALLY_BUCKETS]; /* up to the bounds of metrics.c, each by itself */
    uint64_t count;
    double sum; /* seconds */
};

struct tally {
    uint64_t opened, dropped; /* connections */
    uint64_t handshakes_refused;
    uint64_t messages_in, messages_out, bytes_in, bytes_out;
    uint64_t store_failures;
    struct tally_times store; /* from giving rows to the store until they are safe */
    struct tally_times ack;   /* from a request until its answer is written */
    struct tally_times think; /* from asking a computer player until it has moved */
};

void tally_time(struct tally_times *times, double milliseconds);

/* One metric with its head: "# HELP", "# TYPE", a value. */
void tally_put(struct buffer *out, const char *name, const char *type, const char *help,
               double value);
void tally_put_times(struct buffer *out, const char *name, const char *help,
                     const struct tally_times *times);
/* All that is counted here. */
void tally_write(const struct tally *tally, struct buffer *out);
/* Bytes of memory that the process takes up (RSS), 0 when that is not known. `handle` is
 * /proc/self/statm, opened before. */
double tally_memory(int handle);

#endif
