/* tls.h: a server over TLS on this computer, for one connection after another, with a
 * certificate of its own making. */
#ifndef TESTS_SUPPORT_TLS_H
#define TESTS_SUPPORT_TLS_H

#include <stdbool.h>

enum { TLS_REQUEST = 8192 };

struct tls_plan {
    const char *name;  /* that the certificate is for */
    long from, until;  /* when it is valid, seconds from now */
    bool bare;         /* no TLS at all */
    const char *reply; /* what everybody is answered */
};

struct tls;

/* Fails the test when it cannot. */
struct tls *tls_start(const struct tls_plan *plan);
int tls_port(const struct tls *tls);
/* The file that vouches for the certificate. */
const char *tls_cacert(const struct tls *tls);
/* Ends it. The head of the last request that came whole goes into `request`, or "". */
void tls_end(struct tls *tls, char request[TLS_REQUEST]);

#endif
