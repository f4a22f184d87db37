/* reply.h: builds the reply to a request for a file of the site, without a socket. */
#ifndef NET_HTTP_REPLY_H
#define NET_HTTP_REPLY_H

#include "net/site/site.h"

struct reply_request {
    const char *method, *path;
    const char *encodings;  /* Accept-Encoding, or NULL */
    const char *known_tags; /* If-None-Match, or NULL */
};

struct reply_header {
    const char *name, *value;
};

enum { WEB_HEADERS = 16, WEB_TAG = SITE_TAG + 8 };

/* Headers may point into it, so it must not move. */
struct reply {
    int status;
    struct reply_header header[WEB_HEADERS];
    int headers;
    char tag[WEB_TAG];
    struct site_bytes body; /* also for HEAD, which reports its length */
    bool must_copy;         /* the body does not outlive the call */
};

void reply_to(const struct site *site, const struct reply_request *request,
              struct reply *reply);
/* A text instead of a file: an error, or generated output. The text must outlive the
 * reply unless `must_copy` is then set. */
void reply_text(struct reply *reply, int status, const char *type, const char *words);
void reply_add(struct reply *reply, const char *name, const char *value);
/* The content type for a file name, such as "text/html; charset=utf-8". */
const char *reply_type(const char *name);

#endif
