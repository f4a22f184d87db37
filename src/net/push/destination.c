/* destination.c: parses subscription endpoints and blocks private addresses. */
#include "net/push/destination.h"

#include <string.h>

#include "base/text.h"
#include "core/json/reader.h"

static const char scheme[] = "https://";

/* The path may contain any printable character, the host only those of names and
 * addresses. */
static bool is_plain(const char *endpoint)
{
    for (const char *at = endpoint; *at != '\0'; at++)
        if (*at <= ' ' || *at >= 0x7f || strchr("\"<>\\^`{|}", *at) != NULL)
            return false;
    return true;
}

static bool read_endpoint(const char *endpoint, struct push_destination *where)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
    struct text whole = text_init(where->endpoint, sizeof where->endpoint);
    struct text audience = text_init(where->audience, sizeof where->audience);
    if (strncmp(endpoint, scheme, sizeof scheme - 1) != 0 || !is_plain(endpoint))
        return false;
    const char *host = endpoint + sizeof scheme - 1;
    size_t length = strspn(host, letters);
    if (length == 0 || (host[length] != '/' && host[length] != '\0'))
        return false;
    text_put(&whole, endpoint);
    text_format(&audience, "%s%.*s", scheme, (int)length, host);
    return !whole.overflow && !audience.overflow;
}

bool push_destination_read(const char *subscription, struct push_destination *where)
{
    struct error error = {0};
    struct json_reader root;
    const char *endpoint;
    if (!json_reader_parse(&root, subscription, strlen(subscription), &error))
        return false;
    bool good = json_reader_is_object(&root) &&
                json_reader_string_field(&root, "endpoint", &endpoint, &error) &&
                read_endpoint(endpoint, where);
    json_reader_free(&root);
    return good;
}

/* --- addresses ---------------------------------------------------------------------- */

/* Private, shared, link-local, test, multicast and reserved networks. */
static const char *const closed[] = {
    "0.0.0.0/8",      "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",
    "169.254.0.0/16", "172.16.0.0/12",  "192.0.0.0/24",  "192.0.2.0/24",
    "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
    "203.0.113.0/24", "224.0.0.0/4",    "240.0.0.0/4",   "2001::/23",
    "2001:db8::/32",  "2002::/16",      "3fff::/20",
};
static const char *const open_nets[] = {"0.0.0.0/0", "2000::/3"};

static bool is_in(const struct address *address, const char *const *nets, size_t count)
{
    struct address_net net;
    for (size_t i = 0; i < count; i++)
        if (address_net_read(nets[i], &net) && address_in(address, &net, 1))
            return true;
    return false;
}

bool push_is_public_address(const struct address *address)
{
    return is_in(address, open_nets, sizeof open_nets / sizeof *open_nets) &&
           !is_in(address, closed, sizeof closed / sizeof *closed);
}
