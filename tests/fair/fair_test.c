/* fair_test.c: hashes, keys and draws match independent implementations. */
#include "fair/fair.h"

#include <sodium.h>
#include <string.h>

#include "games/games.h"
#include "played.h"
#include "tests/base/check.h"

static void assert_hex(const unsigned char *bytes, const char *expected)
{
    char hex[FAIR_HEX];
    fair_to_hex(bytes, hex);
    assert_string_equal(hex, expected);
}

/* FIPS 180-2, appendix B. */
TEST(hash_is_sha256)
{
    static const char two[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    unsigned char hash[FAIR_BYTES];
    fair_hash("abc", 3, hash);
    assert_hex(hash, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    fair_hash(two, sizeof two - 1, hash);
    assert_hex(hash, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    fair_hash("", 0, hash);
    assert_hex(hash, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

/* RFC 4231, cases 2 and 6: keys shorter and longer than a block. */
TEST(hmac_is_hmac_sha256)
{
    static const char what[] = "what do ya want for nothing?";
    static const char large[] = "Test Using Larger Than Block-Size Key - Hash Key First";
    unsigned char key[131], mac[FAIR_BYTES];
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, (const unsigned char *)"Jefe", 4);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)what, sizeof what - 1);
    crypto_auth_hmacsha256_final(&state, mac);
    assert_hex(mac, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    memset(key, 0xaa, sizeof key);
    crypto_auth_hmacsha256_init(&state, key, sizeof key);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)large, sizeof large - 1);
    crypto_auth_hmacsha256_final(&state, mac);
    assert_hex(mac, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(hex_is_strict)
{
    char hex[FAIR_HEX + 1];
    unsigned char bytes[FAIR_BYTES], back[FAIR_BYTES];
    for (int i = 0; i < FAIR_BYTES; i++)
        bytes[i] = (unsigned char)(i * 37 + 5);
    fair_to_hex(bytes, hex);
    assert_true(fair_from_hex(hex, back));
    assert_memory_equal(bytes, back, FAIR_BYTES);
    for (int i = 0; i < FAIR_HEX - 1; i++) {
        static const char wrong[] = "gAF /:@`\x80";
        char was = hex[i];
        for (const char *bad = wrong; *bad != '\0'; bad++) {
            hex[i] = *bad;
            assert_false(fair_from_hex(hex, back));
        }
        hex[i] = was;
    }
    hex[FAIR_HEX - 1] = '0';
    hex[FAIR_HEX] = '\0';
    assert_false(fair_from_hex(hex, back));
    hex[FAIR_HEX - 2] = '\0';
    assert_false(fair_from_hex(hex, back));
    assert_false(fair_from_hex("", back));
}

/* With S the seed 000102...1f in hexadecimal digits, and a file of those bytes:
 *   (printf 'cantrip seed 1\n7K2QFD9X\n'; xxd -r -p <<< $S) | openssl dgst -sha256
 *   (printf 'cantrip key 1\n7K2QFD9X\n'; xxd -r -p <<< $A; head -c32 /dev/zero;
 *    xxd -r -p <<< $C) | openssl dgst -sha256 -mac HMAC -macopt hexkey:$S
 * where A is a0a1...bf and C is 1111...11. */
TEST(commitment_and_key_match_openssl)
{
    struct fair fair;
    unsigned char commitment[FAIR_BYTES];
    played_fair(&fair, 3);
    fair_commit(fair.table, fair.seed, commitment);
    assert_hex(commitment,
               "021db71ee6d24a95ce3d7e9f2f0677a80217f74927791479c86cccc764f4f91f");
    assert_hex(fair.key,
               "e1aa025434afdcffbbe91bc5e9c09ad9968efc8bed95340dda7d6690f18e6486");
}

/* printf 'cantrip roll 1\n7K2QFD9X\n0\n0' | openssl dgst -sha256 -mac HMAC \
 *     -macopt hexkey:e1aa...6486
 * begins with c27230ea5de910c4, which is 0 modulo 6 and 650031 modulo 1000003. Step 41
 * begins with 6629889e8b2db769. */
TEST(draws_match_openssl)
{
    struct fair fair;
    played_fair(&fair, 3);
    assert_int_equal(fair_below(&fair, 0, 6), 0);
    assert_int_equal(fair_below(&fair, 0, 1000003), 650031);
    assert_int_equal(fair_below(&fair, 41, 6), 3);
    assert_int_equal(fair_below(&fair, 41, 1000003), 438354);
    assert_int_equal(fair_below(&fair, 41, 1), 0);
}

/* Modulo 2^63 + 1 about half of all words are rejected: three at step 0, the whole first
 * block at step 1, eleven at step 351 (computed with Python's hmac). */
TEST(biased_words_are_rejected)
{
    const uint64_t sum = (UINT64_C(1) << 63) + 1;
    struct fair fair;
    played_fair(&fair, 3);
    assert_true(fair_below(&fair, 2, sum) == UINT64_C(8277200573001718053));
    assert_true(fair_below(&fair, 0, sum) == UINT64_C(8243782831096686642));
    assert_true(fair_below(&fair, 1, sum) == UINT64_C(8343000371622852924));
    assert_true(fair_below(&fair, 351, sum) == UINT64_C(402496071765619836));
    /* A power of two rejects nothing. */
    assert_true(fair_below(&fair, 1, UINT64_C(1) << 63) ==
                (fair_below(&fair, 1, UINT64_C(1) << 62) |
                 (fair_below(&fair, 1, UINT64_C(1) << 63) & UINT64_C(1) << 62)));
}

/* Every input of the key affects the outcomes. */
TEST(every_input_matters)
{
    const uint64_t sum = UINT64_C(1) << 60;
    struct fair fair, other;
    played_fair(&fair, 3);
    uint64_t drawn = fair_below(&fair, 7, sum);
    assert_true(fair_below(&fair, 8, sum) != drawn);
    for (int i = 0; i < 4; i++) {
        other = fair;
        if (i == 0)
            other.seed[31] ^= 1;
        else if (i == 1)
            other.entropy[2][0] ^= 0x80;
        else if (i == 2)
            other.table[7] = 'Y';
        else
            other.given = 1;
        fair_make_key(&other);
        assert_true(fair_below(&other, 7, sum) != drawn);
    }
}

/* 60,000 rolls of a die: chi-square with 5 degrees of freedom stays below 20.5 in 999 of
 * 1000 cases; the seed is fixed, so this cannot fail at random. */
TEST(rolls_are_uniform)
{
    enum { THROWS = 60000 };
    struct fair fair;
    int seen[6] = {0};
    const double expected = (double)THROWS / 6;
    double chi = 0;
    played_fair(&fair, 3);
    for (size_t step = 0; step < THROWS; step++)
        seen[fair_below(&fair, step, 6)]++;
    for (int i = 0; i < 6; i++)
        chi += (seen[i] - expected) * (seen[i] - expected) / expected;
    assert_true(chi < 20.5);
}

/* A number selects the outcome whose share of 0..sum-1 contains it, at every chance step
 * of a game with weights. */
TEST(outcomes_follow_their_weights)
{
    struct fair fair;
    size_t weighted = 0;
    played_fair(&fair, 2);
    struct match *match = played_match(&fair, "ciub:players=2", 5, 100000);
    for (size_t step = 0; step < match->known; step++) {
        choice_t list[GAME_MAX_CHOICES];
        uint32_t weight[GAME_MAX_CHOICES];
        match_seek(match, step);
        if (match->log[step].seat != SEAT_CHANCE)
            continue;
        int count = match->game->choices(match->world, match->state, list);
        uint64_t sum = match->game->weights(match->world, match->state, weight);
        uint64_t number = fair_below(&fair, step, sum > 0 ? sum : (uint64_t)count);
        uint64_t from = 0;
        int at = 0;
        for (; list[at] != match->log[step].choice; at++)
            from += sum > 0 ? weight[at] : 1;
        assert_true(number >= from && number < from + (sum > 0 ? weight[at] : 1));
        weighted += sum > 0;
    }
    assert_true(weighted > 0);
    match_free(match);
}
