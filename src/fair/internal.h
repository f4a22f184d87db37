/* internal.h: what writing and checking of fair records share; for them alone. */
#ifndef FAIR_INTERNAL_H
#define FAIR_INTERNAL_H

#include "fair/fair.h"

#define FAIR_DIGEST_NOTE "x-fair-digest"

/* Where the digits of the digest stand; false when there is no line of it, exactly as it
 * is written. */
bool fair_find_digest(const char *text, size_t length, size_t *at);
/* The hash of a record, of which the digits at `at` are left out. */
void fair_digest(const char *text, size_t length, size_t at, unsigned char *digest);

#endif
