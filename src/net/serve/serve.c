/* serve.c: runs the event loop. */
#include "net/serve/serve.h"

#include <signal.h>
#include <string.h>

#include "net/serve/internal.h"
#include "net/serve/notify.h"

bool serve_run(const struct serve_plan *plan, struct error *error)
{
    struct serve serve = {.plan = plan,
                          .config = plan->config,
                          .log = {plan->log, plan->config.log_level},
                          .control = {.handle = -1},
                          .listening = -1,
                          .notify = -1,
                          .memory = -1};
    bool good = serve_begin(&serve, error);
    if (good)
        event_base_dispatch(serve.base);
    serve_end(&serve);
    return good;
}
