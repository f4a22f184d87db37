/* file_read_test.c: reading whole files into a buffer. */
#include "core/text/file_read.h"

#include <string.h>

#include "tests/base/check.h"

static FILE *file_of(const char *words)
{
    FILE *file = tmpfile();
    assert_non_null(file);
    fputs(words, file);
    rewind(file);
    return file;
}

TEST(content_is_appended)
{
    struct buffer text;
    struct error error = {0};
    FILE *file = file_of("two three");
    buffer_init(&text);
    buffer_put(&text, "one ");
    assert_true(file_read_stream(file, "numbers", 100, &text, &error));
    assert_string_equal(text.data, "one two three");
    fclose(file);
    buffer_deinit(&text);
}

TEST(size_is_limited)
{
    struct buffer text;
    struct error error = {0};
    FILE *file = file_of("12345");
    buffer_init(&text);
    buffer_put(&text, "before, which does not count");
    assert_true(file_read_stream(file, "numbers", 5, &text, &error));
    rewind(file);
    assert_false(file_read_stream(file, "numbers", 4, &text, &error));
    assert_non_null(strstr(error.text, "numbers is too large"));
    fclose(file);
    buffer_deinit(&text);
}

TEST(errors_name_the_file)
{
    struct buffer text;
    struct error error = {0};
    buffer_init(&text);
    assert_false(file_read_path("no/such/file", &text, &error));
    assert_non_null(strstr(error.text, "cannot open no/such/file: "));
    assert_false(file_read_path(".", &text, &error));
    assert_non_null(strstr(error.text, "cannot read .: "));
    assert_int_equal(text.length, 0);
    buffer_deinit(&text);
}
