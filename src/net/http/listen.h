/* listen.h: the socket that browsers connect to. */
#ifndef NET_HTTP_LISTEN_H
#define NET_HTTP_LISTEN_H

#include "base/error.h"

/* A listening socket at an address or name of this computer that does not accept yet; -1
 * with an error. Port 0 picks any free one. */
int listen_at(const char *host, int port, struct error *error);
/* The port the socket is bound to. */
int listen_port(int socket);

#endif
