/* key.h: the key that identifies a server to browsers' push services (VAPID, RFC
 * 8292). */
#ifndef NET_PUSH_KEY_H
#define NET_PUSH_KEY_H

#include <stdint.h>

#include "base/buffer.h"
#include "base/error.h"

/* Bytes of either part in base64url: 32 bytes, and a P-256 point. */
enum { PUSH_PRIVATE = 44, PUSH_PUBLIC = 88 };

struct push_key;

/* Generates a private key. */
bool push_key_make(char words[PUSH_PRIVATE], struct error *error);
/* NULL with an error. */
struct push_key *push_key_read(const char *words, struct error *error);
void push_key_free(struct push_key *key);
/* The public key, for browsers. */
void push_key_public(const struct push_key *key, char words[PUSH_PUBLIC]);
/* Appends a signed token for one push service, valid for some hours; `now` in seconds. */
bool push_key_token(const struct push_key *key, const char *audience, const char *contact,
                    int64_t now, struct buffer *out);

#endif
