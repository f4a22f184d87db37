/* server.h: the site over HTTP, by a thread of its own. */
#ifndef NET_SITE_SERVER_H
#define NET_SITE_SERVER_H

#include "base/text.h"
#include "net/site/site.h"

enum { SERVER_PORT = 8017 };

struct server_plan {
    const char *host; /* an address or name of this computer; NULL: itself alone */
    int port;         /* -1: SERVER_PORT, or any other when that is taken; 0: any */
};

struct server;

/* Answers from now on. The site stays the caller's, who keeps it until server_free. NULL
 * with an error. */
struct server *server_new(const struct site *site, const struct server_plan *plan,
                          struct error *error);
void server_free(struct server *server);

int server_port(const struct server *server);
/* "http://localhost:8017/": what to type into a browser. */
void server_address(const struct server *server, struct text *out);

#endif
