/* reply.h: from a request for a file of the site to what is sent, without a socket. */
#ifndef NET_HTTP_REPLY_H
#define NET_HTTP_REPLY_H

#include "net/site/site.h"

struct reply_request {
    const char *method, *path;
    const char *encodings;  /* the header Accept-Encoding, or NULL */
    const char *known_tags; /* If-None-Match, or NULL */
};

struct reply_header {
    const char *name, *value;
};

enum { WEB_HEADERS = 16, WEB_TAG = SITE_TAG + 8 };

/* Headers may point into it, so it stays where it is. */
struct reply {
    int status;
    struct reply_header header[WEB_HEADERS];
    int headers;
    char tag[WEB_TAG];
    struct site_bytes body; /* also for HEAD, which is told the length alone */
    bool passing;           /* the body does not stay where it is */
};

void reply_to(const struct site *site, const struct reply_request *request,
              struct reply *reply);
/* Words in place of a file: a refusal, or what a program made just now. The words stay
 * where they are, unless the reply is then marked as passing. */
void reply_words(struct reply *reply, int status, const char *type, const char *words);
void reply_add(struct reply *reply, const char *name, const char *value);
/* "text/html; charset=utf-8" of a file's name. */
const char *reply_type(const char *name);

#endif
