/* health.c: how a server is. */
#include "base/json.h"
#include "net/serve/internal.h"

bool serve_health(void *context, struct buffer *out)
{
    struct serve *serve = context;
    bool sound = desk_is_sound(serve->desk);
    bool good = sound && serve->stop_began == 0;
    json_open(out, '{');
    json_add_text(out, "status", good ? "ok" : "failing");
    json_add_text(out, "store", sound ? "ok" : "failing");
    json_add_bool(out, "stopping", serve->stop_began > 0);
    json_add_number(out, "connections", (long long)crowd_count(serve->crowd));
    json_add_number(out, "seconds", (crowd_clock() - serve->started) / 1000);
    json_close(out, '}');
    return good;
}

void serve_metrics(void *context, struct buffer *out)
{
    struct serve *serve = context;
    tally_put(out, "connections", "gauge", "Connections that are open.",
              (double)crowd_count(serve->crowd));
    tally_put(out, "memory_bytes", "gauge", "Memory of the process (RSS).",
              tally_memory(serve->memory));
    tally_put(out, "uptime_seconds", "gauge", "Since the server was started.",
              (double)(crowd_clock() - serve->started) / 1000);
    desk_write_metrics(serve->desk, out);
    tally_write(&serve->tally, out);
}
