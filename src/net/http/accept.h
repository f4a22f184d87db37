/* accept.h: what a browser says it can take (RFC 9110, sections 12.5.3 and 13.1.2). */
#ifndef NET_HTTP_ACCEPT_H
#define NET_HTTP_ACCEPT_H

#include <stdbool.h>

#include "net/site/site.h"

/* The form to send, by the header Accept-Encoding (NULL: there is none): the one wanted
 * most, of several the smallest. A header that wants nothing we have gets it plain. */
enum site_form accept_form(const char *header, const struct site_file *file);
/* Whether the header If-None-Match (NULL: there is none) names the tag, which has no
 * quotes here. */
bool accept_knows(const char *header, const char *tag);

#endif
