/* handshake.h: whether a request may become a WebSocket (RFC 6455, section 4.2), from the
 * values of its headers alone. */
#ifndef NET_HTTP_HANDSHAKE_H
#define NET_HTTP_HANDSHAKE_H

#include <stdbool.h>

enum { HANDSHAKE_ACCEPT = 32 };

#define HANDSHAKE_PROTOCOL "cantrip.1"

/* Headers are NULL where there are none. */
struct handshake {
    const char *method;
    const char *upgrade, *connection, *key, *version, *protocol;
    const char *host, *origin;
    const char *origins; /* others that are allowed, with blanks between them */
};

struct handshake_answer {
    int status; /* 101: it may */
    const char *words;
    char accept[HANDSHAKE_ACCEPT]; /* the header Sec-WebSocket-Accept */
};

/* Who has no Origin is no browser, and may come. A page may when it is of this host, by
 * any scheme, or named. */
void handshake_judge(const struct handshake *request, struct handshake_answer *answer);

#endif
