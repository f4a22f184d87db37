/* listen.h: the socket that browsers connect to. */
#ifndef NET_HTTP_LISTEN_H
#define NET_HTTP_LISTEN_H

#include "base/error.h"

/* A socket that listens at an address or name of this computer, and not yet accepts; -1
 * with an error. Port 0: any that is free. */
int listen_at(const char *host, int port, struct error *error);
/* The port it has got. */
int listen_port(int socket);

#endif
