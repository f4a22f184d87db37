/* http_parts.h: what the files of http.h share. */
#ifndef SERVE_HTTP_PARTS_H
#define SERVE_HTTP_PARTS_H

#include <event2/event.h>

#include "serve/http.h"
#include "web/deliver.h"

struct http {
    const struct config *config;
    const struct site *site;
    const struct http_ends *ends;
    void *context;
    struct tally *tally;
    struct MHD_Daemon *daemon;
    struct event *ready, *timer;
    int listening;
    bool quiet; /* nobody is let in */
    bool taken; /* a connection has become a WebSocket just now */
};

/* http_door.c: /play, a request to become a WebSocket. */
enum MHD_Result http_door(struct http *http, struct MHD_Connection *connection,
                          const char *method);
/* http_watch.c: /health, /metrics, and /server.json, by which the page knows that there
 * is somebody to play with. */
enum MHD_Result http_server(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_health(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_metrics(struct http *http, struct MHD_Connection *connection);

/* Who is there, behind proxies too. */
void http_address(const struct http *http, struct MHD_Connection *connection,
                  struct address *address);

#endif
