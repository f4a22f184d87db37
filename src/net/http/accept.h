/* accept.h: content negotiation headers (RFC 9110, sections 12.5.3 and 13.1.2). */
#ifndef NET_HTTP_ACCEPT_H
#define NET_HTTP_ACCEPT_H

#include <stdbool.h>

#include "net/site/site.h"

/* Picks the form to send from Accept-Encoding (NULL if absent): the one with the highest
 * weight, the smallest on a tie. Falls back to the plain form. */
enum site_form accept_form(const char *header, const struct site_file *file);
/* Whether If-None-Match (NULL if absent) contains the tag, given here without quotes. */
bool accept_has_tag(const char *header, const char *tag);

#endif
