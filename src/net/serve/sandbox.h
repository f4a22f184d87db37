/* sandbox.h: giving up what a server does not need, once it has its sockets: other files
 * than its own (Landlock), and starting programs, looking into processes or making
 * connections (seccomp). For the calling thread and those it starts later. */
#ifndef NET_SERVE_SANDBOX_H
#define NET_SERVE_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

enum { SANDBOX_WORDS = 160 };

/* A file whose folder stays open to us: for reading alone, or for all that a database
 * does there. */
struct sandbox_path {
    const char *file;
    bool writes;
};

/* False when it could not be done, and errno says why: then all is as before. */
bool sandbox_files(const struct sandbox_path *paths, size_t count);
bool sandbox_calls(void);
/* For the log: "locked", or "open: " and what errno means. */
const char *sandbox_words(bool locked, char words[SANDBOX_WORDS]);

#endif
