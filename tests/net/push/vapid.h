/* vapid.h: a push service's view of VAPID tokens (RFC 8292), using OpenSSL only. */
#ifndef TESTS_NET_PUSH_VAPID_H
#define TESTS_NET_PUSH_VAPID_H

#include <jansson.h>
#include <stdbool.h>

/* The claims of a token, owned by the caller; fails the test if it is malformed. */
json_t *vapid_claims(const char *token);
/* Whether it was signed with the key whose public part this is (base64url). */
bool vapid_is_signed(const char *token, const char *public);

#endif
