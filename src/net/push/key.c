/* key.c: P-256 keys and the tokens they sign (ES256). */
#include "net/push/key.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <string.h>

#include "base/json.h"
#include "core/memory.h"

enum {
    SCALAR = 32,
    POINT = 65,
    HOURS_GOOD = 12,
    BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING
};

static const char curve[] = "prime256v1";

struct push_key {
    EVP_PKEY *pair;
    unsigned char point[POINT];
};

/* --- generating and reading --------------------------------------------------------- */

/* The public point of a scalar; false if the scalar is not valid for the curve. */
static bool find_point(const BIGNUM *scalar, unsigned char point[POINT])
{
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *at = group != NULL ? EC_POINT_new(group) : NULL;
    bool good = at != NULL && !BN_is_zero(scalar) &&
                BN_cmp(scalar, EC_GROUP_get0_order(group)) < 0 &&
                EC_POINT_mul(group, at, scalar, NULL, NULL, NULL) == 1 &&
                EC_POINT_point2oct(group, at, POINT_CONVERSION_UNCOMPRESSED, point, POINT,
                                   NULL) == POINT;
    EC_POINT_free(at);
    EC_GROUP_free(group);
    return good;
}

static EVP_PKEY *make_pair(const BIGNUM *scalar, const unsigned char point[POINT])
{
    EVP_PKEY *pair = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM_BLD *list = OSSL_PARAM_BLD_new();
    OSSL_PARAM *params = NULL;
    if (list != NULL &&
        OSSL_PARAM_BLD_push_utf8_string(list, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) &&
        OSSL_PARAM_BLD_push_octet_string(list, OSSL_PKEY_PARAM_PUB_KEY, point, POINT) &&
        OSSL_PARAM_BLD_push_BN(list, OSSL_PKEY_PARAM_PRIV_KEY, scalar))
        params = OSSL_PARAM_BLD_to_param(list);
    if (context == NULL || params == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
        EVP_PKEY_fromdata(context, &pair, EVP_PKEY_KEYPAIR, params) != 1)
        pair = NULL;
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(list);
    EVP_PKEY_CTX_free(context);
    return pair;
}

struct push_key *push_key_read(const char *words, struct error *error)
{
    unsigned char bytes[SCALAR];
    size_t length = 0;
    struct push_key *key = memory_new(1, sizeof *key);
    bool good = sodium_base642bin(bytes, sizeof bytes, words, strlen(words), NULL,
                                  &length, NULL, BASE64) == 0 &&
                length == SCALAR;
    BIGNUM *scalar = good ? BN_bin2bn(bytes, SCALAR, NULL) : NULL;
    if (scalar != NULL && find_point(scalar, key->point))
        key->pair = make_pair(scalar, key->point);
    BN_clear_free(scalar);
    sodium_memzero(bytes, sizeof bytes);
    if (key->pair != NULL)
        return key;
    push_key_free(key);
    error_set(error, "push-key is no key: `cantrip serve --make-push-key` makes one");
    return NULL;
}

void push_key_free(struct push_key *key)
{
    if (key == NULL)
        return;
    EVP_PKEY_free(key->pair);
    free(key);
}

/* Nearly every 32-byte number is a valid scalar, so the loop is short. */
bool push_key_make(char words[PUSH_PRIVATE], struct error *error)
{
    unsigned char bytes[SCALAR];
    struct push_key *key = NULL;
    if (sodium_init() < 0)
        return error_set(error, "the system has no source of random numbers");
    for (int i = 0; i < 100 && key == NULL; i++) {
        randombytes_buf(bytes, sizeof bytes);
        sodium_bin2base64(words, PUSH_PRIVATE, bytes, sizeof bytes, BASE64);
        key = push_key_read(words, error);
    }
    sodium_memzero(bytes, sizeof bytes);
    push_key_free(key);
    return key != NULL;
}

void push_key_public(const struct push_key *key, char words[PUSH_PUBLIC])
{
    sodium_bin2base64(words, PUSH_PUBLIC, key->point, POINT, BASE64);
}

/* --- tokens ------------------------------------------------------------------------- */

static void put_base64(const void *bytes, size_t length, struct buffer *out)
{
    size_t size = sodium_base64_ENCODED_LEN(length, BASE64);
    char *words = memory_new(size, 1);
    sodium_bin2base64(words, size, bytes, length, BASE64);
    buffer_put(out, words);
    free(words);
}

static void put_claims(const char *audience, const char *contact, int64_t now,
                       struct buffer *out)
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    struct buffer claims;
    buffer_init(&claims);
    json_open(&claims, '{');
    json_add_text(&claims, "aud", audience);
    json_add_number(&claims, "exp", now + HOURS_GOOD * 3600);
    json_add_text(&claims, "sub", contact);
    json_close(&claims, '}');
    put_base64(head, sizeof head - 1, out);
    buffer_put(out, ".");
    put_base64(claims.data, claims.length, out);
    buffer_deinit(&claims);
}

/* OpenSSL encodes the two numbers of a signature in DER; a token has them raw. */
static bool unwrap(const unsigned char *der, size_t length,
                   unsigned char bare[2 * SCALAR])
{
    ECDSA_SIG *pair = d2i_ECDSA_SIG(NULL, &der, (long)length);
    bool good = pair != NULL &&
                BN_bn2binpad(ECDSA_SIG_get0_r(pair), bare, SCALAR) == SCALAR &&
                BN_bn2binpad(ECDSA_SIG_get0_s(pair), bare + SCALAR, SCALAR) == SCALAR;
    ECDSA_SIG_free(pair);
    return good;
}

static bool sign(const struct push_key *key, const char *text, size_t size,
                 unsigned char bare[2 * SCALAR])
{
    unsigned char der[128];
    size_t length = sizeof der;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool good =
        context != NULL &&
        EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key->pair) == 1 &&
        EVP_DigestSign(context, der, &length, (const unsigned char *)text, size) == 1 &&
        unwrap(der, length, bare);
    EVP_MD_CTX_free(context);
    return good;
}

bool push_key_token(const struct push_key *key, const char *audience, const char *contact,
                    int64_t now, struct buffer *out)
{
    unsigned char bare[2 * SCALAR];
    struct buffer token;
    buffer_init(&token);
    put_claims(audience, contact, now, &token);
    bool good = sign(key, token.data, token.length, bare);
    if (good) {
        buffer_put_n(out, token.data, token.length);
        buffer_put(out, ".");
        put_base64(bare, sizeof bare, out);
    }
    buffer_deinit(&token);
    return good;
}
