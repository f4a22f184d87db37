/* secret.c: unpredictable values: ids, tokens, codes, seeds. All are derived from the
 * server's key and a counter, so that a run can be repeated. */
#include <sodium.h>

#include "server/internal.h"

/* Letters and digits that are hard to confuse. */
static const char letters[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

void server_secret_draw(struct server *server, void *bytes, size_t size)
{
    unsigned char seed[randombytes_SEEDBYTES], number[8];
    uint64_t count = ++server->drawn;
    for (int i = 0; i < 8; i++)
        number[i] = (unsigned char)(count >> (8 * i));
    crypto_generichash(seed, sizeof seed, number, sizeof number, server->plan.key,
                       sizeof server->plan.key);
    randombytes_buf_deterministic(bytes, size, seed);
    sodium_memzero(seed, sizeof seed);
}

void server_secret_letters(struct server *server, char *out, size_t count)
{
    server_secret_draw(server, out, count);
    for (size_t i = 0; i < count; i++)
        out[i] = letters[(unsigned char)out[i] % 32];
    out[count] = '\0';
}

void server_secret_token(struct server *server, char token[TOKEN_TEXT])
{
    unsigned char bytes[TOKEN_BYTES];
    server_secret_draw(server, bytes, sizeof bytes);
    sodium_bin2base64(token, TOKEN_TEXT, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof bytes);
}

void server_secret_hash(const char *words, unsigned char hash[FAIR_BYTES])
{
    fair_hash(words, strlen(words), hash);
}

bool server_secret_equal(const void *a, const void *b, size_t size)
{
    return sodium_memcmp(a, b, size) == 0;
}
