/* serve.h: a whole server: one thread with one event loop for everybody who is connected,
 * one that stores, and some that think. */
#ifndef NET_SERVE_SERVE_H
#define NET_SERVE_SERVE_H

#include <stdio.h>

#include "core/game.h"
#include "net/serve/config.h"
#include "net/site/site.h"

struct serve_plan {
    struct config config;
    const char *config_file; /* or NULL */
    const struct site *site;
    const struct game *const *games;
    FILE *log;
    /* Reads the config anew, on SIGHUP; false with an error. May be NULL. */
    bool (*renew)(void *context, struct config *fresh, struct error *error);
    void *context;
    /* Called when it listens; may be NULL. */
    void (*ready)(void *context, int port);
};

/* Serves until SIGTERM or SIGINT; then everybody is told, all that waits is stored, and
 * it returns true. False with an error when it cannot start. */
bool serve_run(const struct serve_plan *plan, struct error *error);

#endif
