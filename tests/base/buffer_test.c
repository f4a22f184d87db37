/* buffer_test.c: buffers grow, keep what they hold and stay terminated. */
#include "base/buffer.h"

#include <string.h>

#include "tests/base/check.h"

TEST(empty_buffer_has_no_data)
{
    struct buffer buffer;
    buffer_init(&buffer);
    assert_null(buffer.data);
    assert_int_equal(buffer.length, 0);
    buffer_clear(&buffer);
    assert_null(buffer.data);
    buffer_deinit(&buffer);
}

TEST(put_appends_and_terminates)
{
    struct buffer buffer;
    buffer_init(&buffer);
    buffer_put(&buffer, "two");
    buffer_put_n(&buffer, " wordsxx", 6);
    buffer_format(&buffer, ", %d lines%s", 3, "");
    assert_string_equal(buffer.data, "two words, 3 lines");
    assert_int_equal(buffer.length, strlen(buffer.data));
    buffer_deinit(&buffer);
    assert_null(buffer.data);
    assert_int_equal(buffer.capacity, 0);
}

TEST(empty_words_leave_a_terminated_buffer)
{
    struct buffer buffer;
    buffer_init(&buffer);
    buffer_put(&buffer, "");
    assert_string_equal(buffer.data, "");
    buffer_format(&buffer, "%s", "");
    assert_int_equal(buffer.length, 0);
    buffer_deinit(&buffer);
}

TEST(growing_keeps_every_byte)
{
    struct buffer buffer;
    buffer_init(&buffer);
    for (int i = 0; i < 20000; i++)
        buffer_put_n(&buffer, &"0123456789"[i % 10], 1);
    assert_int_equal(buffer.length, 20000);
    assert_true(buffer.capacity > buffer.length);
    for (size_t i = 0; i < buffer.length; i++)
        assert_int_equal(buffer.data[i], '0' + (char)(i % 10));
    assert_int_equal(buffer.data[20000], '\0');
    buffer_deinit(&buffer);
}

TEST(long_formats_fit)
{
    struct buffer buffer;
    buffer_init(&buffer);
    buffer_format(&buffer, "%5000d", 1);
    buffer_format(&buffer, "%-3000s|", "x");
    assert_int_equal(buffer.length, 8001);
    assert_int_equal(buffer.data[4999], '1');
    assert_int_equal(buffer.data[8000], '|');
    assert_int_equal(strlen(buffer.data), 8001);
    buffer_deinit(&buffer);
}

TEST(zero_bytes_are_bytes)
{
    struct buffer buffer;
    buffer_init(&buffer);
    buffer_put_n(&buffer, "a\0b", 3);
    assert_int_equal(buffer.length, 3);
    assert_memory_equal(buffer.data, "a\0b", 4);
    buffer_deinit(&buffer);
}

TEST(clear_keeps_the_memory)
{
    struct buffer buffer;
    buffer_init(&buffer);
    buffer_put(&buffer, "old");
    size_t capacity = buffer.capacity;
    buffer_clear(&buffer);
    assert_string_equal(buffer.data, "");
    assert_int_equal(buffer.length, 0);
    assert_int_equal(buffer.capacity, capacity);
    buffer_put(&buffer, "new");
    assert_string_equal(buffer.data, "new");
    buffer_deinit(&buffer);
}
