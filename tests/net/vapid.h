/* vapid.h: a service's look at the tokens of notes (RFC 8292), by OpenSSL alone. */
#ifndef TESTS_NET_VAPID_H
#define TESTS_NET_VAPID_H

#include <jansson.h>
#include <stdbool.h>

/* What a token says, as an object that is the caller's; fails the test when it is no
 * token. */
json_t *vapid_claims(const char *token);
/* Whether it was signed with the key whose public part, in base64url, this is. */
bool vapid_is_signed(const char *token, const char *public);

#endif
