/* reply.h: from a request for a file of the site to what is sent, without a socket. */
#ifndef NET_HTTP_REPLY_H
#define NET_HTTP_REPLY_H

#include "net/site/site.h"

struct web_request {
    const char *method, *path;
    const char *encodings;  /* the header Accept-Encoding, or NULL */
    const char *known_tags; /* If-None-Match, or NULL */
};

struct web_header {
    const char *name, *value;
};

enum { WEB_HEADERS = 16, WEB_TAG = SITE_TAG + 8 };

/* Headers may point into it, so it stays where it is. */
struct web_reply {
    int status;
    struct web_header header[WEB_HEADERS];
    int headers;
    char tag[WEB_TAG];
    struct site_bytes body; /* also for HEAD, which is told the length alone */
    bool passing;           /* the body does not stay where it is */
};

void web_reply_to(const struct site *site, const struct web_request *request,
                  struct web_reply *reply);
/* Words in place of a file: a refusal, or what a program made just now. The words stay
 * where they are, unless the reply is then marked as passing. */
void web_reply_words(struct web_reply *reply, int status, const char *type,
                     const char *words);
void web_reply_add(struct web_reply *reply, const char *name, const char *value);
/* "text/html; charset=utf-8" of a file's name. */
const char *web_type(const char *name);

#endif
