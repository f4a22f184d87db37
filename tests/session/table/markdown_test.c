/* markdown_test.c: Markdown as plain text. */
#include "session/table/markdown.h"

#include "tests/base/check.h"

TEST(markdown_becomes_plain_text)
{
    static const struct {
        const char *words, *wanted;
    } cases[] = {
        {"# Title\n\nOne **two**\nthree.\n", "# Title\n\nOne two three.\n"},
        {"- **1.1** First\n  goes on.\n- `x` [words](a.md).\n",
         "- 1.1 First goes on.\n- x words.\n"},
        {"## 2. Part\ntext [no link", "# 2. Part\ntext [no link\n"},
        {"| a | b |\n|---|:--|\n| c | d |\n", "a | b\nc | d\n"},
        {"2 * 3 * 4", "2 * 3 * 4\n"},
        {"", ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer out;
        buffer_init(&out);
        markdown_plain(cases[i].words, &out);
        assert_string_equal(out.data ? out.data : "", cases[i].wanted);
        buffer_deinit(&out);
    }
}
