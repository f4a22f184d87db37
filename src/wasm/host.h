/* host.h: how the module and its host (node, a browser) exchange texts.
 *
 * The host asks for room with cantrip_alloc, writes UTF-8 into the module's memory and
 * passes address and length. Functions that answer with text return the address of a
 * terminated text inside one answer buffer, good until the next call. */
#ifndef WASM_HOST_H
#define WASM_HOST_H

#include "base/buffer.h"

/* Makes a function callable by the host under its own name. */
#define HOST_EXPORT(name) __attribute__((export_name(#name))) name

/* What one instance of the module keeps between calls: a module is one object to its
 * host, so this is its only state. */
struct host {
    struct buffer answer;
};

struct host *host_get(void);
/* The answer emptied, and as the host gets it. */
struct buffer *host_answer(void);
const char *host_text(void);

#endif
