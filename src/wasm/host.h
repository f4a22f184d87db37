/* host.h: how the module and its host (node, a browser) exchange texts.
 *
 * The host asks for room with cantrip_alloc, writes UTF-8 into the module's memory and
 * passes address and length. Functions that answer with text return the address of a
 * terminated text inside one answer buffer, good until the next call. */
#ifndef WASM_HOST_H
#define WASM_HOST_H

#include "base/buffer.h"
#include "core/match.h"

/* Makes a function callable by the host under its own name. */
#define HOST_EXPORT(name) __attribute__((export_name(#name))) name

/* What one instance of the module keeps between calls: a module is one object to its
 * host, so this is its only state. */
struct host {
    struct buffer answer;
    struct match *asked; /* the game whose world the oracle is for, or NULL */
    void *oracle;
    struct thinking *thinking; /* what a player thinks about (think.c), or NULL */
    struct session *session;   /* session.c; NULL before the first request */
};

struct host *host_get(void);
/* The answer emptied, and as the host gets it. */
struct buffer *host_answer(void);
const char *host_text(void);
/* The answer is an error: a line that starts with '!'. */
const char *host_error(const struct error *error);
/* A match of a terminated game id; NULL with an error. */
struct match *host_match(const char *id, struct error *error);

#endif
