/* internal.h: shared by the files that implement http.h. */
#ifndef NET_HTTP_INTERNAL_H
#define NET_HTTP_INTERNAL_H

#include <event2/event.h>

#include "net/http/deliver.h"
#include "net/http/http.h"

struct http {
    const struct config *config;
    const struct site *site;
    const struct http_callbacks *callbacks;
    void *context;
    struct metrics *metrics;
    struct MHD_Daemon *daemon;
    struct event *ready, *timer;
    int listening;
    struct connection_limit connection_limit; /* all HTTP connections */
    struct client *clients;                   /* the same, as a list */
    bool quiesced;                            /* no longer accepting */
    bool upgraded; /* a connection was upgraded since the last run */
};

enum { HTTP_MOST = 1024 /* HTTP connections, not counting WebSockets */ };

struct sockaddr;

/* http.c: lets the library do its pending work. */
void http_run(struct http *http);

/* slow_clients.c: libmicrohttpd callbacks for the life of a connection. */
enum MHD_Result http_may_connect(void *context, const struct sockaddr *from,
                                 socklen_t length);
void http_connection_notify(void *context, struct MHD_Connection *connection,
                            void **client, enum MHD_ConnectionNotificationCode what);
void http_request_completed(void *context, struct MHD_Connection *connection,
                            void **state, enum MHD_RequestTerminationCode how);
/* Marks that a complete request has arrived. */
void http_request_received(struct MHD_Connection *connection);

/* host_name.c: whether the Host header names this server, or a trusted proxy has checked
 * it; and the refusal that says which setting to change. */
bool http_host_allowed(const struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_refuse_host(struct http *http, struct MHD_Connection *connection);

/* upgrade.c: /play, the WebSocket endpoint. */
enum MHD_Result http_upgrade(struct http *http, struct MHD_Connection *connection,
                             const char *method);
/* monitoring.c: /health, /metrics, and /server.json, which shows the page that online
 * play is available. */
enum MHD_Result http_server(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_health(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_metrics(struct http *http, struct MHD_Connection *connection);

/* The client's address, looked up behind trusted proxies. */
void http_address(const struct http *http, struct MHD_Connection *connection,
                  struct address *address);

#endif
