/* tls.c: the certificate, and the thread that answers. */
#include "tests/support/tls.h"
#include "tests/base/check.h"

#include <netinet/in.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct tls {
    struct tls_plan plan;
    int listening, port;
    SSL_CTX *context;
    pthread_t thread;
    char cacert[64];
    char request[TLS_REQUEST];
};

/* --- the certificate ---------------------------------------------------------------- */

static X509 *make_certificate(const struct tls_plan *plan, EVP_PKEY *key)
{
    char names[128];
    X509 *made = X509_new();
    X509_NAME *name = X509_get_subject_name(made);
    snprintf(names, sizeof names, "DNS:%s", plan->name);
    X509_EXTENSION *extension =
        X509V3_EXT_conf_nid(NULL, NULL, NID_subject_alt_name, names);
    assert_non_null(extension);
    X509_set_version(made, X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
    X509_gmtime_adj(X509_getm_notBefore(made), plan->from);
    X509_gmtime_adj(X509_getm_notAfter(made), plan->until);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"a test",
                               -1, -1, 0);
    X509_set_issuer_name(made, name);
    X509_set_pubkey(made, key);
    X509_add_ext(made, extension, -1);
    X509_EXTENSION_free(extension);
    assert_true(X509_sign(made, key, EVP_sha256()) > 0);
    return made;
}

static void write_cacert(struct tls *tls, X509 *certificate)
{
    snprintf(tls->cacert, sizeof tls->cacert, "/tmp/cantrip-cacert-XXXXXX");
    int handle = mkstemp(tls->cacert);
    assert_true(handle >= 0);
    FILE *file = fdopen(handle, "w");
    assert_int_equal(PEM_write_X509(file, certificate), 1);
    assert_int_equal(fclose(file), 0);
}

static void make_context(struct tls *tls)
{
    EVP_PKEY *key = EVP_EC_gen("prime256v1");
    X509 *certificate = make_certificate(&tls->plan, key);
    tls->context = SSL_CTX_new(TLS_server_method());
    assert_int_equal(SSL_CTX_use_certificate(tls->context, certificate), 1);
    assert_int_equal(SSL_CTX_use_PrivateKey(tls->context, key), 1);
    write_cacert(tls, certificate);
    X509_free(certificate);
    EVP_PKEY_free(key);
}

/* --- answering ---------------------------------------------------------------------- */

static void answer(struct tls *tls, SSL *ssl)
{
    char bytes[TLS_REQUEST];
    size_t length = 0;
    int count = 1;
    bytes[0] = '\0';
    while (count > 0 && strstr(bytes, "\r\n\r\n") == NULL && length < sizeof bytes - 1) {
        count = SSL_read(ssl, bytes + length, (int)(sizeof bytes - 1 - length));
        length += count > 0 ? (size_t)count : 0;
        bytes[length] = '\0';
    }
    if (count <= 0)
        return;
    memcpy(tls->request, bytes, sizeof bytes);
    SSL_write(ssl, tls->plan.reply, (int)strlen(tls->plan.reply));
    SSL_shutdown(ssl);
}

static void receive(struct tls *tls, int handle)
{
    SSL *ssl = SSL_new(tls->context);
    SSL_set_fd(ssl, handle);
    if (SSL_accept(ssl) == 1)
        answer(tls, ssl);
    SSL_free(ssl);
}

static void *run(void *context)
{
    struct tls *tls = context;
    for (int handle; (handle = accept(tls->listening, NULL, NULL)) >= 0; close(handle)) {
        if (tls->plan.bare)
            (void)!write(handle, tls->plan.reply, strlen(tls->plan.reply));
        else
            receive(tls, handle);
    }
    return NULL;
}

static void listen_here(struct tls *tls)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof at;
    tls->listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_int_equal(bind(tls->listening, (struct sockaddr *)&at, sizeof at), 0);
    assert_int_equal(listen(tls->listening, 8), 0);
    assert_int_equal(getsockname(tls->listening, (struct sockaddr *)&at, &size), 0);
    tls->port = ntohs(at.sin_port);
}

struct tls *tls_start(const struct tls_plan *plan)
{
    struct tls *tls = calloc(1, sizeof *tls);
    assert_non_null(tls);
    tls->plan = *plan;
    signal(SIGPIPE, SIG_IGN);
    make_context(tls);
    listen_here(tls);
    assert_int_equal(pthread_create(&tls->thread, NULL, run, tls), 0);
    return tls;
}

int tls_port(const struct tls *tls)
{
    return tls->port;
}

const char *tls_cacert(const struct tls *tls)
{
    return tls->cacert;
}

void tls_end(struct tls *tls, char request[TLS_REQUEST])
{
    shutdown(tls->listening, SHUT_RDWR);
    pthread_join(tls->thread, NULL);
    close(tls->listening);
    memcpy(request, tls->request, TLS_REQUEST);
    unlink(tls->cacert);
    SSL_CTX_free(tls->context);
    free(tls);
}
