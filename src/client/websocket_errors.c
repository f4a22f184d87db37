/* websocket_errors.c: why there is no connection, as messages that people can act on. */
#include <openssl/x509_vfy.h>
#include <string.h>

#include "client/websocket_internal.h"
#include "i18n/i18n.h"

/* libcurl checks the host name itself, before it asks OpenSSL for the result, which is
 * then unspecified. */
static const char *explain_certificate(long found)
{
    switch (found) {
    case X509_V_ERR_UNSPECIFIED:
    case X509_V_ERR_HOSTNAME_MISMATCH:
        return tr("%s shows a certificate that is for another name: look at the link, "
                  "and ask who runs the server");
    case X509_V_ERR_CERT_HAS_EXPIRED:
        return tr("the certificate of %s is too old: who runs the server must renew it "
                  "(or the clock of this computer is wrong)");
    case X509_V_ERR_CERT_NOT_YET_VALID:
        return tr("the certificate of %s is not valid yet: look whether the clock of "
                  "this computer is right");
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
        return tr("nobody known here vouches for the certificate of %s: if it is the "
                  "server of a friend, ask for the file to give with --cacert");
    default:
        return tr("the certificate of %s is not good: ask who runs the server");
    }
}

/* A format with a place for the server, or NULL. */
static const char *find_words(CURLcode code)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return tr("no computer is called %s: look at the link, and whether this "
                  "computer is on the net");
    case CURLE_COULDNT_CONNECT:
        return tr("nothing answers at %s: the server does not run, or is not there");
    case CURLE_OPERATION_TIMEDOUT:
        return tr("nothing answers at %s; try again later");
    case CURLE_SSL_CONNECT_ERROR:
        return tr("no safe connection can be made with %s: a link to a server without "
                  "a certificate must begin with http://");
    case CURLE_URL_MALFORMAT:
        return tr("%s is no address of a server: look at the link");
    default:
        return NULL;
    }
}

void websocket_fail(struct websocket *websocket, CURLcode code)
{
    long found = X509_V_OK;
    const char *words = find_words(code);
    curl_easy_getinfo(websocket->easy, CURLINFO_SSL_VERIFYRESULT, &found);
    if (code == CURLE_PEER_FAILED_VERIFICATION)
        words = explain_certificate(found);
    if (code == CURLE_SSL_CACERT_BADFILE)
        websocket_break(websocket, tr("there are no certificates in the file %s"),
                        websocket->cacert != NULL ? websocket->cacert : "--cacert");
    else if (words != NULL)
        websocket_break(websocket, words, websocket->host);
    else
        websocket_break(websocket, tr("there is no way to %s: %s"), websocket->host,
                        curl_easy_strerror(code));
}
