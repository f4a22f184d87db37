/* handshake.h: decides from the headers whether a request may become a WebSocket (RFC
 * 6455, section 4.2). */
#ifndef NET_HTTP_HANDSHAKE_H
#define NET_HTTP_HANDSHAKE_H

#include <stdbool.h>

enum { HANDSHAKE_ACCEPT = 32 };

#define HANDSHAKE_PROTOCOL "cantrip.1"

/* Absent headers are NULL. */
struct handshake {
    const char *method;
    const char *upgrade, *connection, *key, *version, *protocol;
    const char *host, *origin;
    const char *origins; /* other allowed origins, separated by spaces */
};

struct handshake_answer {
    int status; /* 101 if accepted */
    const char *words;
    char accept[HANDSHAKE_ACCEPT]; /* the Sec-WebSocket-Accept header */
};

/* A client without Origin is not a browser and is accepted. A page is accepted if it
 * comes from this host, by any scheme, or from a listed origin. */
void handshake_check(const struct handshake *request, struct handshake_answer *answer);

#endif
