/* site_test.c: which file of the site a path means, and which ones never change. */
#include "net/site/site.h"
#include "tests/base/check.h"

static const unsigned char bytes[] = "x";

TEST(test_immutable_names)
{
    assert_true(site_is_immutable("main-5PK3XQ2A.js"));
    assert_true(site_is_immutable("cantrip-74d94aede1.css"));
    assert_true(site_is_immutable("icons/die.0123456789.svg"));
    assert_true(site_is_immutable("de-ciub-rules-6ed3be7e02.md"));
    assert_false(site_is_immutable("index.html"));
    assert_false(site_is_immutable("icon-maskable.png"));
    assert_false(site_is_immutable("a-deadbeef.js")); /* may be a word */
    assert_false(site_is_immutable("5PK3XQ2A.js"));
    assert_false(site_is_immutable("main-5PK3XQ2.js"));
    assert_false(site_is_immutable("main-5PK3XQ2A"));
    assert_false(site_is_immutable(""));
}

TEST(test_path_found)
{
    const struct site_file files[] = {
        {.name = "a.js", .form = {{bytes, 1}}},
        {.name = "icons/die.svg", .form = {{bytes, 1}}},
        {.name = "index.html", .form = {{bytes, 1}}},
    };
    const struct site site = {files, 3}, none = {NULL, 0};
    static const char *const wrong[] = {"",         "a.js",  "//a.js",   "/a.js/",
                                        "/icons",   "/b.js", "/../a.js", "/a.j",
                                        "/a.js.gz", "/A.JS", "/./a.js",  "*"};
    assert_ptr_equal(site_find(&site, "/"), &files[2]);
    assert_ptr_equal(site_find(&site, "/index.html"), &files[2]);
    assert_ptr_equal(site_find(&site, "/icons/die.svg"), &files[1]);
    assert_null(site_find(&none, "/"));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (site_find(&site, wrong[i]) != NULL)
            fail_msg("`%s`", wrong[i]);
}
