/* key.h: the key by which a server shows who it is to the services of browsers that
 * bring notes to people (VAPID, RFC 8292). */
#ifndef NET_PUSH_KEY_H
#define NET_PUSH_KEY_H

#include <stdint.h>

#include "base/buffer.h"
#include "base/error.h"

/* Room for both parts as base64url: 32 bytes, and a point of P-256. */
enum { PUSH_PRIVATE = 44, PUSH_PUBLIC = 88 };

struct push_key;

/* A new private part. */
bool push_key_make(char words[PUSH_PRIVATE], struct error *error);
/* NULL with an error. */
struct push_key *push_key_read(const char *words, struct error *error);
void push_key_free(struct push_key *key);
/* What browsers are told. */
void push_key_public(const struct push_key *key, char words[PUSH_PUBLIC]);
/* Adds a signed token for one service, good for some hours; `now` in seconds. */
bool push_key_token(const struct push_key *key, const char *audience, const char *contact,
                    int64_t now, struct buffer *out);

#endif
