/* hash_test.c: hash values are stable, and every input bit matters. */
#include "base/hash.h"

#include "tests/base/check.h"

/* Must never change: old records and the seed catalogue depend on these values. */
TEST(values_never_change)
{
    assert_true(hash_bytes("", 0, 0) == 0xa2f7c0a7dd7787f5u);
    assert_true(hash_bytes("cantrip", 7, 0) == 0xae90df2096a2fe8cu);
    assert_true(hash_bytes("five seals of magic", 19, 1) == 0x110fa72b0f6d7ed8u);
}

TEST(length_and_seed_matter)
{
    static const char zeros[17];
    for (size_t i = 0; i < sizeof zeros; i++) {
        for (size_t j = 0; j < i; j++)
            assert_true(hash_bytes(zeros, i, 0) != hash_bytes(zeros, j, 0));
        assert_true(hash_bytes(zeros, i, 0) != hash_bytes(zeros, i, 1));
    }
}

TEST(address_does_not_matter)
{
    static const char words[] = "xyabcdefghijabcdefghij";
    assert_true(hash_bytes(words + 2, 10, 5) == hash_bytes(words + 12, 10, 5));
}

static int bits_set(uint64_t word)
{
    int count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

/* Avalanche: flipping one input bit should flip about half of the output bits. */
TEST(every_bit_matters)
{
    unsigned char data[21] = "a state of some bytes";
    uint64_t before = hash_bytes(data, sizeof data, 0);
    int total = 0;
    for (size_t bit = 0; bit < 8 * sizeof data; bit++) {
        data[bit / 8] ^= (unsigned char)(1u << bit % 8);
        int flipped = bits_set(before ^ hash_bytes(data, sizeof data, 0));
        assert_in_range(flipped, 12, 52);
        total += flipped;
        data[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    assert_in_range(total, 8 * sizeof data * 30, 8 * sizeof data * 34);
}
