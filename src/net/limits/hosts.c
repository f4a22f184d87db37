/* hosts.c: checks the Host header against allowed names. */
#include "net/limits/hosts.h"

#include <string.h>
#include <strings.h>

#include "net/limits/address.h"

enum { LONGEST = 253 /* bytes of a DNS name */ };

/* Suffixes no public name has (RFC 6761, 6762, 8375, and common home routers). */
static const char *const own_ends[] = {".localhost", ".local", ".lan", ".home.arpa",
                                       ".internal"};

/* A host without its port. */
struct name {
    const char *words;
    size_t length;
};

static struct name bare_name(const char *words, size_t length)
{
    size_t end = length;
    while (end > 0 && strchr("0123456789", words[end - 1]) != NULL)
        end--;
    if (end > 0 && words[end - 1] == ':')
        length = end - 1;
    if (length > 0 && words[length - 1] == '.')
        length--;
    return (struct name){words, length};
}

static bool is_same(struct name a, struct name b)
{
    return a.length > 0 && a.length == b.length &&
           strncasecmp(a.words, b.words, a.length) == 0;
}

static bool ends_with(struct name name, const char *end)
{
    size_t length = strlen(end);
    return name.length > length &&
           strncasecmp(name.words + name.length - length, end, length) == 0;
}

static bool is_address(struct name name)
{
    char words[ADDRESS_TEXT + 2];
    struct address address;
    if (name.length >= sizeof words)
        return false;
    memcpy(words, name.words, name.length);
    words[name.length] = '\0';
    return address_read(words, &address);
}

static bool is_local_name(struct name name)
{
    for (size_t i = 0; i < sizeof own_ends / sizeof *own_ends; i++)
        if (ends_with(name, own_ends[i]))
            return true;
    return memchr(name.words, '.', name.length) == NULL &&
           memchr(name.words, ':', name.length) == NULL;
}

/* For an origin, compares the part after the scheme. */
static bool is_listed(struct name name, const char *list)
{
    for (size_t length; *(list += strspn(list, " \t")) != '\0'; list += length) {
        length = strcspn(list, " \t");
        const char *word = list;
        for (size_t i = 0; i + 3 < length; i++)
            if (memcmp(list + i, "://", 3) == 0)
                word = list + i + 3;
        size_t left = length - (size_t)(word - list);
        if ((length == 1 && *list == '*') || is_same(name, bare_name(word, left)))
            return true;
    }
    return false;
}

bool hosts_allow(const char *header, const char *hosts, const char *origins)
{
    if (header == NULL)
        return true;
    struct name name = bare_name(header, strlen(header));
    return is_address(name) || is_local_name(name) || is_listed(name, hosts) ||
           is_listed(name, origins);
}

bool hosts_is_name(const char *word, size_t length)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789-._:[]";
    if (length == 1 && *word == '*')
        return true;
    return length > 0 && length <= LONGEST && strspn(word, letters) >= length;
}
