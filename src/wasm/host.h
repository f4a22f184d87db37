/* host.h: how the module and its host (node, a browser) exchange text.
 *
 * The host allocates with cantrip_alloc, writes UTF-8 into the module's memory and passes
 * address and length. Functions that return text return the address of a terminated
 * string in a single answer buffer, valid until the next call. */
#ifndef WASM_HOST_H
#define WASM_HOST_H

#include "base/buffer.h"
#include "core/match/match.h"

/* Exports a function to the host under its own name. */
#define HOST_EXPORT(name) __attribute__((export_name(#name))) name

/* The state of an instance between calls. */
struct host {
    struct buffer answer;
    struct match *asked;     /* the last one whose odds were asked for, or NULL */
    struct session *session; /* session.c; NULL before the first request */
};

struct host *host_get(void);
/* host_answer empties the answer buffer; host_text returns its text. */
struct buffer *host_answer(void);
const char *host_text(void);
/* Makes an error the answer: a line that starts with '!'. */
const char *host_error(const struct error *error);
/* A match for a NUL-terminated game id; NULL with an error. */
struct match *host_match(const char *id, struct error *error);

#endif
