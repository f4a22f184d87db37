/* deliver.h: glue between replies and libmicrohttpd, shared by all HTTP handlers. */
#ifndef NET_HTTP_DELIVER_H
#define NET_HTTP_DELIVER_H

#include <microhttpd.h>

#include "base/buffer.h"
#include "net/http/reply.h"

/* A request header, or NULL. */
const char *deliver_header(struct MHD_Connection *connection, const char *name);
/* Appends all lines of a header as one comma-separated list to `list`: some proxies add a
 * line of their own after the client's. */
void deliver_list(struct MHD_Connection *connection, const char *name,
                  struct buffer *list);
/* The parts of a request that a reply depends on. */
void deliver_request(struct MHD_Connection *connection, const char *method,
                     const char *path, struct reply_request *request);
enum MHD_Result deliver_reply(struct MHD_Connection *connection,
                              const struct reply *reply);
/* Requests here have no body, and none is waited for. */
bool deliver_has_body(struct MHD_Connection *connection);
/* For MHD_OPTION_UNESCAPE_CALLBACK: leaves the path as it is, since our file names need
 * no escapes. */
size_t deliver_keep_escapes(void *context, struct MHD_Connection *connection, char *path);

#endif
