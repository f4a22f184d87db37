/* deliver.h: between replies and libmicrohttpd, for all that answer over HTTP. */
#ifndef NET_HTTP_DELIVER_H
#define NET_HTTP_DELIVER_H

#include <microhttpd.h>

#include "base/buffer.h"
#include "net/http/reply.h"

/* A header of the request, or NULL. */
const char *deliver_header(struct MHD_Connection *connection, const char *name);
/* All lines of a header as one list with commas, at the end of `list`: some proxies add a
 * line of their own behind those that a client sent. */
void deliver_list(struct MHD_Connection *connection, const char *name,
                  struct buffer *list);
/* What of a request a reply depends on. */
void deliver_request(struct MHD_Connection *connection, const char *method,
                     const char *path, struct reply_request *request);
enum MHD_Result deliver_reply(struct MHD_Connection *connection,
                              const struct reply *reply);
/* Nobody has to send a body here, and it is not waited for. */
bool deliver_has_body(struct MHD_Connection *connection);
/* Names of ours need no escapes, and so nobody has to wonder what one stands for: for
 * MHD_OPTION_UNESCAPE_CALLBACK. */
size_t deliver_keep_escapes(void *context, struct MHD_Connection *connection, char *path);

#endif
