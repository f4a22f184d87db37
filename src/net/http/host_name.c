/* host_name.c: rejects requests for host names that are not the server's. */
#include <string.h>

#include "net/http/internal.h"
#include "net/limits/hosts.h"

enum { SHOWN = 100 };

/* Pages cannot make a browser send these headers, so only a proxy has set them. */
static bool is_proxied(const struct http *http, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct address from = {0};
    return info != NULL && info->client_addr != NULL &&
           address_of(info->client_addr, &from) &&
           address_in(&from, http->config->trusted_proxies.net,
                      (size_t)http->config->trusted_proxies.count) &&
           (deliver_header(connection, "X-Forwarded-For") != NULL ||
            deliver_header(connection, "Forwarded") != NULL);
}

bool http_host_allowed(const struct http *http, struct MHD_Connection *connection)
{
    return is_proxied(http, connection) ||
           hosts_allow(deliver_header(connection, "Host"), http->config->allowed_hosts,
                       http->config->allowed_origins);
}

/* Writes the name without its port, or a sample name if it is not valid. */
static void put_name(const char *host, struct buffer *out)
{
    size_t length = strcspn(host, ":");
    if (length <= SHOWN && hosts_is_name(host, length))
        buffer_put_n(out, host, length);
    else
        buffer_put(out, "dice.example");
}

enum MHD_Result http_refuse_host(struct http *http, struct MHD_Connection *connection)
{
    const char *host = deliver_header(connection, "Host");
    struct buffer words = {0};
    struct reply reply;
    buffer_put(
        &words,
        "This server does not know the name by which you came here. If you "
        "run it and the name is yours, name it in its config,\n\n    allowed-hosts: ");
    put_name(host != NULL ? host : "", &words);
    buffer_put(&words, "\n\nor start it with --allowed-hosts ");
    put_name(host != NULL ? host : "", &words);
    buffer_put(&words, ". A proxy before it is named by `trusted-proxies`, and sends "
                       "X-Forwarded-For.\n");
    reply_text(&reply, 403, reply_type(".txt"), words.data);
    reply.must_copy = true;
    http->metrics->handshakes_refused++;
    enum MHD_Result good = deliver_reply(connection, &reply);
    buffer_deinit(&words);
    return good;
}
