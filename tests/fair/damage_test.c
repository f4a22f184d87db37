/* damage_test.c: any change to a fair record is detected. */
#include <string.h>

#include "base/rng.h"
#include "played.h"
#include "tests/base/check.h"

/* Replaces the byte by spaces, line endings, digits and its neighbours. */
static void assert_byte_matters(const struct buffer *record, size_t at)
{
    static const char others[] = {' ', '\n', '\r', '0', 'a'};
    char was = record->data[at];
    for (size_t i = 0; i < sizeof others + 6; i++) {
        unsigned bit = i < sizeof others ? 0 : 1u << (i - sizeof others);
        char other = bit == 0 ? others[i] : (char)((unsigned char)was ^ bit);
        if (other == was)
            continue;
        record->data[at] = other;
        if (played_check(record->data, record->length, NULL, NULL))
            fail_msg("byte %zu can be 0x%02x", at, (unsigned char)other);
    }
    record->data[at] = was;
}

TEST(every_byte_of_a_short_record_matters)
{
    struct buffer record;
    buffer_init(&record);
    played_record("pig:target=10", 1, 10000, true, &record);
    assert_true(played_check(record.data, record.length, NULL, NULL));
    for (size_t at = 0; at < record.length; at++)
        assert_byte_matters(&record, at);
    assert_true(played_check(record.data, record.length, NULL, NULL));
    buffer_deinit(&record);
}

static void assert_bytes_matter(const char *id, int times)
{
    struct buffer record;
    struct rng rng;
    buffer_init(&record);
    played_record(id, 2, 100000, true, &record);
    assert_true(played_check(record.data, record.length, NULL, NULL));
    rng_seed(&rng, 3);
    for (int i = 0; i < times; i++) {
        size_t at = rng_below(&rng, (uint32_t)record.length);
        char was = record.data[at];
        record.data[at] = (char)((unsigned char)was ^ (1 + rng_below(&rng, 255)));
        if (played_check(record.data, record.length, NULL, NULL))
            fail_msg("%s: byte %zu can be another", id, at);
        record.data[at] = was;
    }
    buffer_deinit(&record);
}

TEST(many_bytes_of_long_records_matter)
{
    assert_bytes_matter("seals:players=3,circle=2", 25);
    assert_bytes_matter("ciub:players=2", 60);
}

TEST(no_part_can_be_removed_or_repeated)
{
    struct buffer record, other;
    buffer_init(&record);
    buffer_init(&other);
    played_record("pig:target=10", 1, 10000, true, &record);
    for (size_t at = 0; at < record.length; at++) {
        assert_false(played_check(record.data, at, NULL, NULL));
        buffer_clear(&other);
        buffer_put_n(&other, record.data, at);
        buffer_put_n(&other, record.data + at + 1, record.length - at - 1);
        assert_false(played_check(other.data, other.length, NULL, NULL));
        buffer_clear(&other);
        buffer_put_n(&other, record.data, at + 1);
        buffer_put_n(&other, record.data + at, record.length - at);
        assert_false(played_check(other.data, other.length, NULL, NULL));
    }
    buffer_put(&record, "\n");
    assert_false(played_check(record.data, record.length, NULL, NULL));
    buffer_deinit(&record);
    buffer_deinit(&other);
}

static size_t line_length(const char *line)
{
    return strcspn(line, "\n") + 1;
}

/* Swaps the line at `at` with the next one. */
static void swap_lines(const struct buffer *record, size_t at, struct buffer *swapped)
{
    const char *first = record->data + at;
    const char *second = first + line_length(first);
    const char *rest = second + line_length(second);
    buffer_clear(swapped);
    buffer_put_n(swapped, record->data, at);
    buffer_put_n(swapped, second, (size_t)(rest - second));
    buffer_put_n(swapped, first, (size_t)(second - first));
    buffer_put_n(swapped, rest, record->length - (size_t)(rest - record->data));
}

TEST(no_line_can_be_moved)
{
    struct buffer record, swapped;
    size_t swaps = 0;
    buffer_init(&record);
    buffer_init(&swapped);
    played_record("pig:target=10", 1, 10000, true, &record);
    for (size_t at = 0; at + line_length(record.data + at) < record.length;
         at += line_length(record.data + at)) {
        swap_lines(&record, at, &swapped);
        if (strcmp(swapped.data, record.data) == 0)
            continue;
        swaps++;
        assert_false(played_check(swapped.data, swapped.length, NULL, NULL));
    }
    assert_true(swaps > 10);
    buffer_deinit(&record);
    buffer_deinit(&swapped);
}
