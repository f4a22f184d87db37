/* data_test.c: the files compiled into the program are those under data/, and
 * the rules. */
#include "games/data.h"

#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "tests/base/check.h"

/* rules/seals.md is docs/seals-rules.md, all others lie below data/. */
static void put_path(const char *name, struct buffer *out)
{
    const char *source = getenv("CANTRIP_SOURCE");
    buffer_format(out, "%s/", source ? source : ".");
    if (strncmp(name, "rules/", 6) == 0)
        buffer_format(out, "docs/%.*s-rules.md", (int)strlen(name) - 9, name + 6);
    else
        buffer_format(out, "data/%s", name);
}

static void read_source_file(const char *name, struct buffer *out)
{
    struct buffer path;
    buffer_init(&path);
    put_path(name, &path);
    FILE *file = fopen(path.data, "rb");
    assert_non_null(file);
    char chunk[4096];
    for (size_t n; (n = fread(chunk, 1, sizeof chunk, file)) > 0;)
        buffer_put_n(out, chunk, n);
    fclose(file);
    buffer_deinit(&path);
}

TEST(files_are_those_of_the_tree)
{
    for (const struct data_file *file = data_list(); file->name; file++) {
        struct buffer expected;
        buffer_init(&expected);
        read_source_file(file->name, &expected);
        assert_int_equal(file->length, expected.length);
        assert_int_equal(file->text[file->length], '\0');
        if (file->length > 0)
            assert_memory_equal(file->text, expected.data, file->length);
        buffer_deinit(&expected);
    }
}

TEST(list_is_sorted_and_found_by_name)
{
    const struct data_file *last = NULL;
    for (const struct data_file *file = data_list(); file->name; file++) {
        assert_ptr_equal(data_find(file->name), file);
        assert_ptr_equal(data_text(file->name), file->text);
        if (last)
            assert_true(strcmp(last->name, file->name) < 0);
        last = file;
    }
}

TEST(rules_of_the_games_are_there)
{
    assert_non_null(strstr(data_text("rules/seals.md"), "# Five Seals of Magic"));
    assert_non_null(data_text("rules/ciub.md"));
}

TEST(unknown_names_find_nothing)
{
    assert_null(data_find(""));
    assert_null(data_find("no/such/file"));
    assert_null(data_find("../CMakeLists.txt"));
    assert_null(data_text("no/such/file"));
}

TEST(sections_are_found_by_their_whole_title)
{
    const char *off = data_section("seals/help.txt", "thing word:off");
    assert_non_null(off);
    assert_int_equal(strncmp(off, "say Off\n", 8), 0);
    assert_null(data_section("seals/help.txt", "thing word:of"));
    assert_null(data_section("seals/help.txt", "word:off"));
    assert_null(data_section("seals/help.txt", "say Of"));
    assert_null(data_section("no/such/file", "thing word:off"));
}
