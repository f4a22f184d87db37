/* serve.h: a complete server: one event loop thread for all connections, one thread for
 * the database, and worker threads. */
#ifndef NET_SERVE_SERVE_H
#define NET_SERVE_SERVE_H

#include <stdio.h>

#include "core/game.h"
#include "net/serve/config.h"
#include "net/site/site.h"

struct serve_plan {
    struct config config;
    const char *config_file; /* may be NULL */
    const struct site *site;
    const struct game *const *games;
    FILE *log;
    /* Reloads the config on SIGHUP; false with an error. May be NULL. */
    bool (*reload)(void *context, struct config *fresh, struct error *error);
    void *context;
    /* Called once it is listening. May be NULL. */
    void (*ready)(void *context, int port);
};

/* Serves until SIGTERM or SIGINT, then notifies everyone, stores what is pending and
 * returns true. False with an error if it cannot start. */
bool serve_run(const struct serve_plan *plan, struct error *error);

#endif
