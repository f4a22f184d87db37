/* address.c: parses, formats and compares addresses. */
#include "net/limits/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

#include "base/text.h"

enum { MAPPED = 12 /* bytes before a mapped IPv4 address */ };

static const unsigned char mapped[MAPPED] = {[10] = 0xff, [11] = 0xff};

static bool is_mapped(const struct address *address)
{
    return memcmp(address->byte, mapped, MAPPED) == 0;
}

static void set_mapped(struct address *address, const void *four)
{
    memcpy(address->byte, mapped, MAPPED);
    memcpy(address->byte + MAPPED, four, 4);
}

bool address_of(const struct sockaddr *from, struct address *address)
{
    if (from->sa_family == AF_INET) {
        struct sockaddr_in in;
        memcpy(&in, from, sizeof in);
        set_mapped(address, &in.sin_addr);
        return true;
    }
    if (from->sa_family == AF_INET6) {
        struct sockaddr_in6 in;
        memcpy(&in, from, sizeof in);
        memcpy(address->byte, &in.sin6_addr, ADDRESS_BYTES);
        return true;
    }
    return false;
}

bool address_read(const char *words, struct address *address)
{
    char bare[ADDRESS_TEXT + 2];
    unsigned char four[4];
    struct text out = text_init(bare, sizeof bare);
    size_t length = strlen(words);
    bool quoted = length > 2 && words[0] == '[' && words[length - 1] == ']';
    text_put_n(&out, words + quoted, length - (quoted ? 2 : 0));
    if (out.overflow)
        return false;
    if (inet_pton(AF_INET, bare, four) == 1) {
        set_mapped(address, four);
        return true;
    }
    return inet_pton(AF_INET6, bare, address->byte) == 1;
}

void address_write(const struct address *address, char words[ADDRESS_TEXT])
{
    if (is_mapped(address))
        inet_ntop(AF_INET, address->byte + MAPPED, words, ADDRESS_TEXT);
    else
        inet_ntop(AF_INET6, address->byte, words, ADDRESS_TEXT);
}

bool address_is_loopback(const struct address *address)
{
    static const struct address loop = {{[15] = 1}};
    return is_mapped(address) ? address->byte[MAPPED] == 127
                              : memcmp(address, &loop, sizeof loop) == 0;
}

bool address_net_read(const char *words, struct address_net *net)
{
    char bare[ADDRESS_TEXT];
    struct text out = text_init(bare, sizeof bare);
    const char *slash = strchr(words, '/');
    text_put_n(&out, words, slash ? (size_t)(slash - words) : strlen(words));
    net->bits = 8 * ADDRESS_BYTES;
    if (out.overflow || !address_read(bare, &net->base))
        return false;
    int before = is_mapped(&net->base) ? 8 * MAPPED : 0;
    if (slash == NULL)
        return true;
    if (!text_to_int(slash + 1, 0, 8 * ADDRESS_BYTES - before, &net->bits))
        return false;
    net->bits += before;
    return true;
}

static bool is_in(const struct address *address, const struct address_net *net)
{
    size_t whole = (size_t)net->bits / 8;
    int rest = net->bits % 8;
    return memcmp(address->byte, net->base.byte, whole) == 0 &&
           (rest == 0 ||
            (address->byte[whole] ^ net->base.byte[whole]) >> (8 - rest) == 0);
}

bool address_in(const struct address *address, const struct address_net *nets,
                size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_in(address, &nets[i]))
            return true;
    return false;
}

void address_to_prefix(struct address *address)
{
    if (!is_mapped(address))
        memset(address->byte + 8, 0, 8);
}

/* Cuts the last entry off a list of `*length` bytes. */
static bool last_entry(const char *list, size_t *length, struct address *address)
{
    char word[ADDRESS_TEXT + 2];
    struct text out = text_init(word, sizeof word);
    size_t end = *length, begin;
    while (end > 0 && strchr(" \t,", list[end - 1]) != NULL)
        end--;
    for (begin = end; begin > 0 && strchr(" \t,", list[begin - 1]) == NULL;)
        begin--;
    *length = begin;
    text_put_n(&out, list + begin, end - begin);
    return end > begin && !out.overflow && address_read(word, address);
}

void address_behind_proxies(struct address *address, const char *header,
                            const struct address_net *proxies, size_t count)
{
    const char *list = header != NULL ? header : "";
    size_t length = strlen(list);
    struct address before;
    while (address_in(address, proxies, count) && last_entry(list, &length, &before))
        *address = before;
}
