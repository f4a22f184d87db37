/* vapid.c: parses tokens and verifies their signatures (ES256). */
#include "tests/net/push/vapid.h"
#include "tests/base/check.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <sodium.h>
#include <string.h>

enum { BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

static size_t decode(const char *words, size_t length, unsigned char *bytes, size_t room)
{
    size_t size = 0;
    assert_int_equal(
        sodium_base642bin(bytes, room, words, length, NULL, &size, NULL, BASE64), 0);
    return size;
}

/* From the public key alone, as a push service has it. */
static EVP_PKEY *read_public(const char *words)
{
    static char group[] = "prime256v1";
    unsigned char point[65];
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    assert_int_equal(decode(words, strlen(words), point, sizeof point), 65);
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point),
        OSSL_PARAM_construct_end()};
    assert_int_equal(EVP_PKEY_fromdata_init(context), 1);
    assert_int_equal(EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, params), 1);
    EVP_PKEY_CTX_free(context);
    return key;
}

static bool is_good(const char *text, size_t length, const unsigned char *bare,
                    EVP_PKEY *key)
{
    ECDSA_SIG *pair = ECDSA_SIG_new();
    unsigned char *der = NULL;
    ECDSA_SIG_set0(pair, BN_bin2bn(bare, 32, NULL), BN_bin2bn(bare + 32, 32, NULL));
    int size = i2d_ECDSA_SIG(pair, &der);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key);
    bool good = EVP_DigestVerify(context, der, (size_t)size, (const unsigned char *)text,
                                 length) == 1;
    EVP_MD_CTX_free(context);
    OPENSSL_free(der);
    ECDSA_SIG_free(pair);
    return good;
}

json_t *vapid_claims(const char *token)
{
    unsigned char bytes[512];
    const char *claims = strchr(token, '.');
    assert_non_null(claims);
    size_t size = strcspn(++claims, ".");
    size_t length = decode(claims, size, bytes, sizeof bytes);
    json_t *said = json_loadb((const char *)bytes, length, 0, NULL);
    assert_non_null(said);
    return said;
}

bool vapid_is_signed(const char *token, const char *public)
{
    unsigned char bare[64];
    const char *sign = strrchr(token, '.');
    assert_non_null(sign);
    assert_int_equal(decode(sign + 1, strlen(sign + 1), bare, sizeof bare), 64);
    EVP_PKEY *known = read_public(public);
    bool good = is_good(token, (size_t)(sign - token), bare, known);
    EVP_PKEY_free(known);
    return good;
}
