/* internal.h: shared by writing and checking fair records; private to this folder. */
#ifndef FAIR_INTERNAL_H
#define FAIR_INTERNAL_H

#include "fair/fair.h"

#define FAIR_DIGEST_NOTE "x-fair-digest"

/* Finds the digits of the digest; false if there is no such line in exactly the form in
 * which it is written. */
bool fair_find_digest(const char *text, size_t length, size_t *at);
/* The hash of a record without the digits at `at`. */
void fair_digest(const char *text, size_t length, size_t at, unsigned char *digest);

#endif
