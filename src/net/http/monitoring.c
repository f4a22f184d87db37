/* monitoring.c: the endpoints for monitoring. */
#include <sodium.h>
#include <string.h>
#include <strings.h>

#include "net/http/internal.h"

static enum MHD_Result deliver_words(struct MHD_Connection *connection, int status,
                                     const char *type, struct buffer *words)
{
    struct reply reply;
    reply_text(&reply, status, type, words->data);
    reply.must_copy = true;
    enum MHD_Result good = deliver_reply(connection, &reply);
    buffer_deinit(words);
    return good;
}

/* Overrides the file of that name in the site, which says that there is no server and is
 * meant for static hosting. */
enum MHD_Result http_server(struct http *http, struct MHD_Connection *connection)
{
    struct buffer words = {0};
    (void)http;
    buffer_put(&words, "{\"online\": true}\n");
    return deliver_words(connection, 200, reply_type(".json"), &words);
}

enum MHD_Result http_health(struct http *http, struct MHD_Connection *connection)
{
    struct buffer words = {0};
    bool good = http->callbacks->health(http->context, &words);
    buffer_put(&words, "\n");
    return deliver_words(connection, good ? 200 : 503, reply_type(".json"), &words);
}

/* "Bearer TOKEN", compared in constant time. */
static bool has_token(const struct http *http, const char *header)
{
    static const char kind[] = "Bearer ";
    const char *token = http->config->metrics_token;
    unsigned char given[crypto_generichash_BYTES], wanted[crypto_generichash_BYTES];
    if (token[0] == '\0' || header == NULL ||
        strncasecmp(header, kind, strlen(kind)) != 0)
        return false;
    header += strlen(kind);
    crypto_generichash(given, sizeof given, (const unsigned char *)header, strlen(header),
                       NULL, 0);
    crypto_generichash(wanted, sizeof wanted, (const unsigned char *)token, strlen(token),
                       NULL, 0);
    return sodium_memcmp(given, wanted, sizeof given) == 0;
}

/* Whether the Host header means this computer. A page elsewhere can point its own name
 * here (DNS rebinding), and its browser would then read what is meant for local clients
 * only. */
static bool is_local(const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
    for (size_t i = 0; host != NULL && i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (strncasecmp(host, names[i], length) == 0 &&
            (host[length] == '\0' || host[length] == ':'))
            return true;
    }
    return false;
}

/* A proxy on this computer speaks for remote clients, whether it is configured or not. */
static bool is_own(const struct http *http, struct MHD_Connection *connection)
{
    struct address from;
    http_address(http, connection, &from);
    return address_is_loopback(&from) && is_local(deliver_header(connection, "Host")) &&
           deliver_header(connection, "X-Forwarded-For") == NULL &&
           deliver_header(connection, "Forwarded") == NULL;
}

enum MHD_Result http_metrics(struct http *http, struct MHD_Connection *connection)
{
    struct buffer words = {0};
    if (!is_own(http, connection) &&
        !has_token(http, deliver_header(connection, "Authorization"))) {
        buffer_put(&words, "The metrics are for this computer alone, or for those who "
                           "have the token of the setting `metrics-token`.\n");
        return deliver_words(connection, 403, reply_type(".txt"), &words);
    }
    http->callbacks->metrics(http->context, &words);
    return deliver_words(connection, 200, "text/plain; version=0.0.4; charset=utf-8",
                         &words);
}
