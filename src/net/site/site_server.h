/* site_server.h: serves the site over HTTP on a thread of its own. */
#ifndef NET_SITE_SITE_SERVER_H
#define NET_SITE_SITE_SERVER_H

#include "base/text.h"
#include "net/site/site.h"

enum { SITE_SERVER_PORT = 8017 };

struct site_server_plan {
    const char *host; /* an address or name of this computer; NULL: loopback only */
    int port;         /* -1: SITE_SERVER_PORT, or any if it is taken; 0: any */
};

struct site_server;

/* Starts serving. The site stays the caller's and must outlive the server. NULL with an
 * error. */
struct site_server *site_server_new(const struct site *site,
                                    const struct site_server_plan *plan,
                                    struct error *error);
void site_server_free(struct site_server *server);

int site_server_port(const struct site_server *server);
/* The URL to open: "http://localhost:8017/". */
void site_server_address(const struct site_server *server, struct text *out);

#endif
