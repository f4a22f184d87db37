/* sandbox.h: drops privileges once the sockets are open: access to other files
 * (Landlock), and starting programs, tracing processes or making connections (seccomp).
 * Applies to the calling thread and threads it starts later. */
#ifndef NET_SERVE_SANDBOX_H
#define NET_SERVE_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

enum { SANDBOX_STATUS = 160 };

/* A file whose folder stays accessible: read-only, or for everything a database does. */
struct sandbox_path {
    const char *file;
    bool writes;
};

/* False with errno set if it failed; nothing has changed then. */
bool sandbox_files(const struct sandbox_path *paths, size_t count);
bool sandbox_calls(void);
/* For the log: "locked", or "open: " and the error. */
const char *sandbox_status(bool locked, char words[SANDBOX_STATUS]);

#endif
