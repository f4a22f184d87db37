/* tls.h: a local TLS server with a self-made certificate, which accepts one connection
 * after another. */
#ifndef TESTS_SUPPORT_TLS_H
#define TESTS_SUPPORT_TLS_H

#include <stdbool.h>

enum { TLS_REQUEST = 8192 };

struct tls_plan {
    const char *name;  /* in the certificate */
    long from, until;  /* its validity, in seconds from now */
    bool bare;         /* no TLS at all */
    const char *reply; /* sent to every client */
};

struct tls;

/* Fails the test if it cannot start. */
struct tls *tls_start(const struct tls_plan *plan);
int tls_port(const struct tls *tls);
/* The file with the certificate of its authority. */
const char *tls_cacert(const struct tls *tls);
/* Stops it. `request` gets the head of the last complete request, or "". */
void tls_end(struct tls *tls, char request[TLS_REQUEST]);

#endif
