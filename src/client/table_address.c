/* table_address.c: reads and writes links. */
#include "client/table_address.h"

#include <string.h>
#include <strings.h>

#include "i18n/i18n.h"

static bool starts(const char *words, const char *start)
{
    return strncasecmp(words, start, strlen(start)) == 0;
}

/* Letters, digits, '-' and '_': nothing with a meaning in JSON. */
static bool take_word(const char **at, char *out, size_t size)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789-_";
    size_t length = strspn(*at, letters);
    struct text text = text_init(out, size);
    text_put_n(&text, *at, length);
    *at += length;
    return length > 0 && !text.overflow;
}

/* A server on this computer has no certificate. */
static bool is_local(const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (strncasecmp(host, names[i], length) == 0 &&
            (host[length] == '\0' || strchr(":/#", host[length]) != NULL))
            return true;
    }
    return false;
}

static bool take_server(const char **at, struct table_address *address)
{
    struct text out = text_init(address->server, sizeof address->server);
    const char *scheme = is_local(*at) ? "http://" : "https://";
    if (starts(*at, "http://"))
        scheme = "http://";
    *at += starts(*at, "http://") ? 7 : starts(*at, "https://") ? 8 : 0;
    size_t length = strcspn(*at, "#");
    size_t host = strcspn(*at, "/#");
    for (const char *c = *at; c < *at + length; c++)
        if ((unsigned char)*c <= ' ' || *c == 0x7f || strchr("@?\\\"<>", *c) != NULL)
            return false;
    text_put(&out, scheme);
    text_put_n(&out, *at, length);
    while (out.length > 0 && out.data[out.length - 1] == '/')
        out.data[--out.length] = '\0';
    *at += length;
    return host > 0 && !out.overflow;
}

static bool take_table(const char *at, struct table_address *address)
{
    bool seat = starts(at, "#/seat/");
    if (!seat && !starts(at, "#/table/"))
        return false;
    at += seat ? 7 : 8;
    if (!take_word(&at, address->table, sizeof address->table))
        return false;
    if (*at == '\0')
        return !seat;
    if (*at++ != '/')
        return false;
    return (seat ? take_word(&at, address->token, sizeof address->token)
                 : take_word(&at, address->invite, sizeof address->invite)) &&
           *at == '\0';
}

bool table_address_read(struct table_address *address, const char *link,
                        struct error *error)
{
    const char *at = link;
    *address = (struct table_address){.server = ""};
    if (take_server(&at, address) && (*at == '\0' || strcmp(at, "#") == 0 ||
                                      strcmp(at, "#/") == 0 || take_table(at, address)))
        return true;
    return error_set(error,
                     tr("%.80s is no link to a table; one looks like "
                        "https://HOST/#/table/7K2QFD9X/INVITE"),
                     link);
}

void table_address_write_invite(const struct table_address *address, struct text *out)
{
    text_format(out, "%s/#/table/%s%s%s", address->server, address->table,
                address->invite[0] != '\0' ? "/" : "", address->invite);
}
