/* health.c: the health report. */
#include "base/json.h"
#include "net/serve/internal.h"

bool serve_health(void *context, struct buffer *out)
{
    struct serve *serve = context;
    bool sound = driver_is_healthy(serve->driver);
    bool good = sound && serve->stop_began == 0;
    json_open(out, '{');
    json_add_text(out, "status", good ? "ok" : "failing");
    json_add_text(out, "store", sound ? "ok" : "failing");
    json_add_bool(out, "stopping", serve->stop_began > 0);
    json_add_number(out, "connections", (long long)connections_count(serve->connections));
    json_add_number(out, "seconds", (connections_clock() - serve->started) / 1000);
    json_close(out, '}');
    return good;
}

void serve_metrics(void *context, struct buffer *out)
{
    struct serve *serve = context;
    metrics_put(out, "connections", "gauge", "Connections that are open.",
                (double)connections_count(serve->connections));
    metrics_put(out, "memory_bytes", "gauge", "Memory of the process (RSS).",
                metrics_memory(serve->memory));
    metrics_put(out, "uptime_seconds", "gauge", "Since the server was started.",
                (double)(connections_clock() - serve->started) / 1000);
    driver_write_metrics(serve->driver, out);
    metrics_write(&serve->metrics, out);
}
