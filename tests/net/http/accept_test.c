/* accept_test.c: content negotiation, and what file names say about files. */
#include <string.h>

#include "net/http/accept.h"
#include "net/http/reply.h"
#include "tests/base/check.h"

static const unsigned char bytes[] = "x";

static struct site_file all_forms(void)
{
    struct site_file file = {.name = "index.html", .tag = "0123456789abcdef"};
    for (int form = 0; form < SITE_FORMS; form++)
        file.form[form] = (struct site_bytes){bytes, (size_t)form + 1};
    return file;
}

TEST(test_form_wanted)
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

TEST(test_tags_known)
{
    assert_false(accept_has_tag(NULL, "abc"));
    assert_false(accept_has_tag("", "abc"));
    assert_true(accept_has_tag("\"abc\"", "abc"));
    assert_true(accept_has_tag("W/\"abc\"", "abc"));
    assert_true(accept_has_tag("\"x\", W/\"y\" ,\"abc\"", "abc"));
    assert_true(accept_has_tag(" *", "abc"));
    assert_true(accept_has_tag("\"a,b\", \"abc\"", "abc"));
    assert_false(accept_has_tag("\"abcd\"", "abc"));
    assert_false(accept_has_tag("\"ab\"", "abc"));
    assert_false(accept_has_tag("abc", "abc"));
    assert_false(accept_has_tag("\"abc", "abc"));
    assert_false(accept_has_tag("W/", "abc"));
}

TEST(test_errors_have_security_headers)
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
