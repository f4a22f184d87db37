/* accept_test.c: what browsers say they can take, and what names say about files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "net/http/accept.h"
#include "net/http/reply.h"

static const unsigned char bytes[] = "x";

static struct site_file all_forms(void)
{
    struct site_file file = {.name = "index.html", .tag = "0123456789abcdef"};
    for (int form = 0; form < SITE_FORMS; form++)
        file.form[form] = (struct site_bytes){bytes, (size_t)form + 1};
    return file;
}

static void test_form_wanted(void **state)
{
    static const struct {
        const char *header;
        enum site_form form;
    } cases[] = {
        {NULL, SITE_PLAIN},
        {"", SITE_PLAIN},
        {"gzip, deflate, br, zstd", SITE_BROTLI},
        {"gzip;q=1.0, br;q=0.5", SITE_GZIP},
        {"br;q=0.001", SITE_BROTLI},
        {"br;q=0", SITE_PLAIN},
        {"br ; q=0.000 ,gzip", SITE_GZIP},
        {"BR", SITE_BROTLI},
        {"*", SITE_BROTLI},
        {"*;q=0", SITE_PLAIN},
        {"br;q=0, *", SITE_GZIP},
        {"identity, gzip;q=0.5", SITE_PLAIN},
        {"identity;q=0.5, gzip", SITE_GZIP},
        {"zstd", SITE_PLAIN},
        {"bro, gzipped", SITE_PLAIN},
        {",,;;, br;;q=;,", SITE_BROTLI},
        {"br;q=nonsense", SITE_BROTLI},
        {"br;x=0;q=0", SITE_PLAIN},
    };
    struct site_file file = all_forms();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (accept_form(cases[i].header, &file) != cases[i].form)
            fail_msg("`%s`", cases[i].header);
    file.form[SITE_BROTLI].data = NULL;
    assert_int_equal(accept_form("br, gzip", &file), SITE_GZIP);
    assert_int_equal(accept_form("br", &file), SITE_PLAIN);
}

static void test_tags_known(void **state)
{
    assert_false(accept_knows(NULL, "abc"));
    assert_false(accept_knows("", "abc"));
    assert_true(accept_knows("\"abc\"", "abc"));
    assert_true(accept_knows("W/\"abc\"", "abc"));
    assert_true(accept_knows("\"x\", W/\"y\" ,\"abc\"", "abc"));
    assert_true(accept_knows(" *", "abc"));
    assert_true(accept_knows("\"a,b\", \"abc\"", "abc"));
    assert_false(accept_knows("\"abcd\"", "abc"));
    assert_false(accept_knows("\"ab\"", "abc"));
    assert_false(accept_knows("abc", "abc"));
    assert_false(accept_knows("\"abc", "abc"));
    assert_false(accept_knows("W/", "abc"));
}

static void test_names_that_last(void **state)
{
    assert_true(site_is_lasting("main-5PK3XQ2A.js"));
    assert_true(site_is_lasting("cantrip-74d94aede1.css"));
    assert_true(site_is_lasting("icons/die.0123456789.svg"));
    assert_true(site_is_lasting("de-ciub-rules-6ed3be7e02.md"));
    assert_false(site_is_lasting("index.html"));
    assert_false(site_is_lasting("icon-maskable.png"));
    assert_false(site_is_lasting("a-deadbeef.js")); /* may be a word */
    assert_false(site_is_lasting("5PK3XQ2A.js"));
    assert_false(site_is_lasting("main-5PK3XQ2.js"));
    assert_false(site_is_lasting("main-5PK3XQ2A"));
    assert_false(site_is_lasting(""));
}

static void test_path_found(void **state)
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

static void test_refusal_is_guarded_too(void **state)
{
    struct reply_request request = {.method = "BREW", .path = "/"};
    struct reply reply;
    int found = 0;
    reply_to(&(struct site){NULL, 0}, &request, &reply);
    assert_int_equal(reply.status, 405);
    for (int i = 0; i < reply.headers; i++)
        found += strcmp(reply.header[i].name, "Content-Security-Policy") == 0 ||
                 strcmp(reply.header[i].name, "Allow") == 0;
    assert_int_equal(found, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_form_wanted),
        cmocka_unit_test(test_tags_known),
        cmocka_unit_test(test_names_that_last),
        cmocka_unit_test(test_path_found),
        cmocka_unit_test(test_refusal_is_guarded_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
