/* handshake.c: the checks, in the order in which they are reported. */
#include "net/http/handshake.h"

#include <nettle/sha1.h>
#include <sodium.h>
#include <string.h>
#include <strings.h>

enum { KEY_BYTES = 16, KEY_LENGTH = 24 };

/* Whether a comma-separated list contains the word, ignoring case. */
static bool has_word(const char *list, const char *word)
{
    while (list != NULL && *list != '\0') {
        list += strspn(list, " \t,");
        size_t length = strcspn(list, " \t,");
        if (length == strlen(word) && strncasecmp(list, word, length) == 0)
            return true;
        list += length;
    }
    return false;
}

static bool is_key(const char *key)
{
    unsigned char bytes[KEY_BYTES + 2];
    size_t length = 0;
    return key != NULL && strlen(key) == KEY_LENGTH &&
           sodium_base642bin(bytes, sizeof bytes, key, KEY_LENGTH, NULL, &length, NULL,
                             sodium_base64_VARIANT_ORIGINAL) == 0 &&
           length == KEY_BYTES;
}

/* "https://dice.example:8017": compares the part after the scheme with the host. */
static bool is_own(const char *origin, const char *host)
{
    static const char *const schemes[] = {"http://", "https://"};
    for (int i = 0; host != NULL && i < 2; i++)
        if (strncasecmp(origin, schemes[i], strlen(schemes[i])) == 0)
            return host[0] != '\0' && strcasecmp(origin + strlen(schemes[i]), host) == 0;
    return false;
}

static bool is_named(const char *origin, const char *origins)
{
    while (origins != NULL && *origins != '\0') {
        origins += strspn(origins, " \t");
        size_t length = strcspn(origins, " \t");
        if (length > 0 && length == strlen(origin) &&
            strncasecmp(origins, origin, length) == 0)
            return true;
        origins += length;
    }
    return false;
}

/* Section 4.2.2: base64 of the SHA-1 of the key and a fixed string. */
static void put_accept(const char *key, char accept[HANDSHAKE_ACCEPT])
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    struct sha1_ctx hash;
    uint8_t digest[SHA1_DIGEST_SIZE];
    sha1_init(&hash);
    sha1_update(&hash, strlen(key), (const uint8_t *)key);
    sha1_update(&hash, sizeof magic - 1, (const uint8_t *)magic);
    sha1_digest(&hash, sizeof digest, digest);
    sodium_bin2base64(accept, HANDSHAKE_ACCEPT, digest, sizeof digest,
                      sodium_base64_VARIANT_ORIGINAL);
}

static int check(const struct handshake *it, const char **words)
{
    *words = "Only GET opens a connection here.\n";
    if (strcmp(it->method, "GET") != 0)
        return 405;
    *words = "This address is for WebSocket connections of the game, which is at /\n";
    if (!has_word(it->upgrade, "websocket") || !has_word(it->connection, "upgrade"))
        return 426;
    *words = "This server speaks version 13 of WebSocket.\n";
    if (it->version == NULL || strcmp(it->version, "13") != 0)
        return 426;
    *words = "The header Sec-WebSocket-Key must be 16 bytes in base64.\n";
    if (!is_key(it->key))
        return 400;
    *words = "Pages of other sites may not connect. Whoever runs this server can allow "
             "one with the setting `allowed-origins`.\n";
    if (it->origin != NULL && !is_own(it->origin, it->host) &&
        !is_named(it->origin, it->origins))
        return 403;
    *words = "Ask for the subprotocol " HANDSHAKE_PROTOCOL " (Sec-WebSocket-Protocol).\n";
    if (!has_word(it->protocol, HANDSHAKE_PROTOCOL))
        return 400;
    *words = "";
    return 101;
}

void handshake_check(const struct handshake *request, struct handshake_answer *answer)
{
    *answer = (struct handshake_answer){0};
    answer->status = check(request, &answer->words);
    if (answer->status == 101)
        put_accept(request->key, answer->accept);
}
