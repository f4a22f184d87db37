/* handshake_test.c: who may open a WebSocket, and the errors for the others. */
#include <string.h>

#include "net/http/handshake.h"
#include "tests/base/check.h"

/* The example in RFC 6455, section 1.3. */
static struct handshake good(void)
{
    return (struct handshake){.method = "GET",
                              .upgrade = "websocket",
                              .connection = "keep-alive, Upgrade",
                              .key = "dGhlIHNhbXBsZSBub25jZQ==",
                              .version = "13",
                              .protocol = "chat, cantrip.1",
                              .host = "dice.example:8017",
                              .origin = "http://dice.example:8017",
                              .origins = "https://other.example  https://third.example"};
}

static int status_of(const struct handshake *request)
{
    struct handshake_answer answer;
    handshake_check(request, &answer);
    assert_true(answer.status == 101 || strlen(answer.words) > 10);
    return answer.status;
}

TEST(rfc_example)
{
    struct handshake request = good();
    struct handshake_answer answer;
    handshake_check(&request, &answer);
    assert_int_equal(answer.status, 101);
    assert_string_equal(answer.accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST(origins)
{
    static const struct {
        const char *origin;
        int status;
    } cases[] = {
        {NULL, 101},
        {"https://dice.example:8017", 101},
        {"HTTP://Dice.Example:8017", 101},
        {"https://third.example", 101},
        {"https://dice.example", 403},
        {"http://dice.example:80170", 403},
        {"http://evil.example", 403},
        {"http://evil.example/dice.example:8017", 403},
        {"dice.example:8017", 403},
        {"https://third.example.evil", 403},
        {"https://third", 403},
        {"null", 403},
        {"", 403},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct handshake request = good();
        request.origin = cases[i].origin;
        assert_int_equal(status_of(&request), cases[i].status);
    }
    struct handshake request = good();
    request.host = NULL;
    assert_int_equal(status_of(&request), 403);
    request.host = "";
    request.origin = "http://";
    assert_int_equal(status_of(&request), 403);
}

TEST(missing_or_wrong_headers)
{
    struct handshake r;
    r = good(), r.method = "POST";
    assert_int_equal(status_of(&r), 405);
    r = good(), r.upgrade = NULL;
    assert_int_equal(status_of(&r), 426);
    r = good(), r.upgrade = "h2c";
    assert_int_equal(status_of(&r), 426);
    r = good(), r.connection = "close";
    assert_int_equal(status_of(&r), 426);
    r = good(), r.version = NULL;
    assert_int_equal(status_of(&r), 426);
    r = good(), r.version = "8";
    assert_int_equal(status_of(&r), 426);
    r = good(), r.protocol = NULL;
    assert_int_equal(status_of(&r), 400);
    r = good(), r.protocol = "cantrip.2, xcantrip.1";
    assert_int_equal(status_of(&r), 400);
}

TEST(keys)
{
    static const char *const bad[] = {NULL,
                                      "",
                                      "short",
                                      "dGhlIHNhbXBsZSBub25jZQ=",
                                      "dGhlIHNhbXBsZSBub25jZSE",
                                      "dGhlIHNhbXBsZSBub25jZQ==dGhlIHNhbXBsZSBub25jZQ==",
                                      "?GhlIHNhbXBsZSBub25jZQ==",
                                      "dGhlIHNhbXBsZSBub25jZSEh"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct handshake request = good();
        request.key = bad[i];
        assert_int_equal(status_of(&request), 400);
    }
}
