/* metrics.c: counters, in the Prometheus text format. */
#include "net/serve/metrics.h"

#include <stdlib.h>
#include <unistd.h>

static const double bounds[METRICS_BUCKETS - 1] = {1,   2,   5,   10,   20,  50,
                                                   100, 200, 500, 1000, 5000};

void metrics_time(struct metrics_times *times, double milliseconds)
{
    int at = 0;
    while (at < METRICS_BUCKETS - 1 && milliseconds > bounds[at])
        at++;
    times->bucket[at]++;
    times->count++;
    times->sum += milliseconds / 1000;
}

static void put_head(struct buffer *out, const char *name, const char *type,
                     const char *help)
{
    buffer_format(out, "# HELP cantrip_%s %s\n# TYPE cantrip_%s %s\n", name, help, name,
                  type);
}

void metrics_put(struct buffer *out, const char *name, const char *type, const char *help,
                 double value)
{
    put_head(out, name, type, help);
    buffer_format(out, "cantrip_%s %.15g\n", name, value);
}

static void put_times(struct buffer *out, const char *name, const char *help,
                      const struct metrics_times *times)
{
    uint64_t sum = 0;
    put_head(out, name, "histogram", help);
    for (int i = 0; i < METRICS_BUCKETS - 1; i++) {
        sum += times->bucket[i];
        buffer_format(out, "cantrip_%s_bucket{le=\"%g\"} %llu\n", name, bounds[i] / 1000,
                      (unsigned long long)sum);
    }
    buffer_format(out, "cantrip_%s_bucket{le=\"+Inf\"} %llu\n", name,
                  (unsigned long long)times->count);
    buffer_format(out, "cantrip_%s_sum %.9g\ncantrip_%s_count %llu\n", name, times->sum,
                  name, (unsigned long long)times->count);
}

void metrics_write(const struct metrics *metrics, struct buffer *out)
{
    metrics_put(out, "connections_total", "counter", "Connections opened.",
                (double)metrics->opened);
    metrics_put(out, "connections_dropped_total", "counter",
                "Connections ended because they were slow, silent or out of order.",
                (double)metrics->dropped);
    metrics_put(out, "handshakes_refused_total", "counter",
                "Requests for a connection that were refused.",
                (double)metrics->handshakes_refused);
    metrics_put(out, "messages_received_total", "counter", "Messages from clients.",
                (double)metrics->messages_in);
    metrics_put(out, "messages_sent_total", "counter", "Messages to clients.",
                (double)metrics->messages_out);
    metrics_put(out, "received_bytes_total", "counter", "Bytes read from connections.",
                (double)metrics->bytes_in);
    metrics_put(out, "sent_bytes_total", "counter", "Bytes written to connections.",
                (double)metrics->bytes_out);
    metrics_put(out, "store_failures_total", "counter", "Batches that were not stored.",
                (double)metrics->store_failures);
    put_times(out, "store_seconds", "Until a batch was safe on the disk.",
              &metrics->store);
    put_times(out, "answer_seconds", "Until a request was answered.", &metrics->ack);
    put_times(out, "think_seconds", "Until a computer player had moved.",
              &metrics->think);
}

/* The second field of statm is the resident pages. */
double metrics_memory(int handle)
{
    char words[128];
    ssize_t count = pread(handle, words, sizeof words - 1, 0);
    char *at = words;
    if (count <= 0)
        return 0;
    words[count] = '\0';
    (void)strtoull(at, &at, 10);
    return (double)strtoull(at, NULL, 10) * (double)sysconf(_SC_PAGESIZE);
}
