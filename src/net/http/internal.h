/* internal.h: what the files of http.h share. */
#ifndef NET_HTTP_INTERNAL_H
#define NET_HTTP_INTERNAL_H

#include <event2/event.h>

#include "net/http/deliver.h"
#include "net/http/http.h"

struct http {
    const struct config *config;
    const struct site *site;
    const struct http_ends *ends;
    void *context;
    struct metrics *metrics;
    struct MHD_Daemon *daemon;
    struct event *ready, *timer;
    int listening;
    struct connection_limit connection_limit; /* of all who are connected over HTTP */
    struct guest *guests;                     /* the same, one by one */
    bool quiet;                               /* nobody is let in */
    bool taken; /* a connection has become a WebSocket just now */
};

enum { HTTP_MOST = 1024 /* connections that are no WebSockets */ };

struct sockaddr;

/* http.c: lets the library do what there is to do. */
void http_run(struct http *http);

/* slow_clients.c: callbacks of the library, from a connection's begin to its end. */
enum MHD_Result http_may_connect(void *context, const struct sockaddr *from,
                                 socklen_t length);
void http_noticed(void *context, struct MHD_Connection *connection, void **guest,
                  enum MHD_ConnectionNotificationCode what);
void http_answered(void *context, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode how);
/* A whole request has come. */
void http_understood(struct MHD_Connection *connection);

/* host_name.c: whether a request was meant for this server by its name, or came by a
 * proxy, which knows that; and saying what to set when it was not. */
bool http_is_ours(const struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_refuse_name(struct http *http, struct MHD_Connection *connection);

/* upgrade.c: /play, a request to become a WebSocket. */
enum MHD_Result http_door(struct http *http, struct MHD_Connection *connection,
                          const char *method);
/* monitoring.c: /health, /metrics, and /server.json, by which the page knows that there
 * is somebody to play with. */
enum MHD_Result http_server(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_health(struct http *http, struct MHD_Connection *connection);
enum MHD_Result http_metrics(struct http *http, struct MHD_Connection *connection);

/* Who is there, behind proxies too. */
void http_address(const struct http *http, struct MHD_Connection *connection,
                  struct address *address);

#endif
