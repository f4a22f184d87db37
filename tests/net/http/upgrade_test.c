/* upgrade_test.c: the whole server over HTTP: the site, monitoring, and WebSocket
 * admission. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tests/base/check.h"
#include "tests/net/client.h"
#include "tests/net/frames.h"
#include "tests/net/test_server.h"

static struct test_server host;

static int start(void **state)
{
    static const char *const options[] = {"--allowed-hosts",
                                          "dice.example",
                                          "--connections-per-address",
                                          "8",
                                          "--trusted-proxies",
                                          "127.0.0.1",
                                          "--allowed-origins",
                                          "https://friend.example",
                                          "--title",
                                          "At Ada's",
                                          NULL};
    test_server_start(&host, options);
    return 0;
}

static int stop(void **state)
{
    int code = host.process > 0 ? test_server_stop(&host, SIGTERM) : 0;
    test_server_remove(&host);
    return code;
}

SETUP_ALL(start, stop)

/* The whole response to a request with these headers, with "Connection: close". */
static const char *ask_at(const char *name, const char *line, const char *headers)
{
    static struct buffer answer;
    struct buffer request = {0};
    buffer_clear(&answer);
    buffer_format(&request, "%s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s\r\n",
                  line, name, headers);
    client_exchange(host.port, request.data, request.length, &answer);
    buffer_deinit(&request);
    return answer.data;
}

static const char *ask(const char *line, const char *headers)
{
    return ask_at("dice.example", line, headers);
}

static void assert_status(const char *answer, const char *status)
{
    char line[32];
    snprintf(line, sizeof line, "HTTP/1.1 %s ", status);
    if (strncmp(answer, line, strlen(line)) != 0)
        fail_msg("not %s: %.200s", status, answer);
}

TEST(pages)
{
    const char *answer = ask("GET /", "");
    assert_status(answer, "200");
    assert_non_null(strstr(answer, "<title>Test</title>"));
    assert_non_null(strstr(answer, "connect-src 'self'"));
    assert_null(strstr(answer, "unsafe-inline"));
    assert_status(ask("GET /nothing", ""), "404");
    assert_status(ask("GET /../t.db", ""), "404");
    assert_status(ask("POST /", "Content-Length: 3\r\n"), "405");
}

TEST(health)
{
    const char *answer = ask("GET /health", "");
    assert_status(answer, "200");
    assert_non_null(strstr(answer, "\"status\":\"ok\""));
    assert_non_null(strstr(answer, "application/json"));
}

/* Shows the page that online play is available. */
TEST(is_server)
{
    const char *answer = ask("GET /server.json", "");
    assert_status(answer, "200");
    assert_non_null(strstr(answer, "{\"online\": true}"));
    assert_non_null(strstr(answer, "no-store"));
}

/* Private by default; a client behind a proxy is not local. */
TEST(metrics)
{
    const char *answer = ask_at("localhost", "GET /metrics", "");
    assert_status(answer, "200");
    assert_non_null(strstr(answer, "# TYPE cantrip_store_seconds histogram"));
    assert_non_null(strstr(answer, "\ncantrip_memory_bytes "));
    assert_status(ask_at("localhost", "GET /metrics", "X-Forwarded-For: 203.0.113.5\r\n"),
                  "403");
    assert_status(ask_at("localhost", "GET /metrics", "X-Forwarded-For: 127.0.0.1\r\n"),
                  "403");
    assert_status(ask_at("localhost", "GET /metrics", "Forwarded: for=127.0.0.1\r\n"),
                  "403");
    assert_status(ask_at("localhost", "GET /metrics",
                         "X-Forwarded-For: 203.0.113.5\r\n"
                         "Authorization: Bearer \r\n"),
                  "403");
    assert_status(ask_at("127.0.0.1:8017", "GET /metrics", ""), "200");
    assert_status(ask_at("[::1]:8017", "GET /metrics", ""), "200");
}

/* DNS rebinding: a page that points its own name at this computer is not local. */
TEST(metrics_by_another_name)
{
    assert_status(ask("GET /metrics", ""), "403");
    assert_status(ask_at("localhost.evil.example", "GET /metrics", ""), "403");
}

static const char usual[] = "Upgrade: websocket\r\n"
                            "Connection: Upgrade\r\n"
                            "Sec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                            "Sec-WebSocket-Protocol: cantrip.1\r\n";

static int handshake(const char *line, const char *headers)
{
    struct client client;
    struct buffer head = {0};
    buffer_format(&head, "%s HTTP/1.1\r\nHost: dice.example\r\n%s\r\n", line, headers);
    int status = client_handshake(&client, host.port, head.data);
    buffer_deinit(&head);
    client_close(&client);
    return status;
}

static int handshake_with(const char *header)
{
    char headers[1024];
    snprintf(headers, sizeof headers, "%s%s\r\n", usual, header);
    return handshake("GET /play", headers);
}

/* Handshakes without one of the usual headers. */
static int handshake_without(const char *name)
{
    char headers[1024] = "";
    for (const char *at = usual; *at != '\0';) {
        const char *end = strstr(at, "\r\n") + 2;
        if (strncmp(at, name, strlen(name)) != 0)
            memcpy(headers + strlen(headers), at, (size_t)(end - at));
        at = end;
    }
    return handshake("GET /play", headers);
}

TEST(handshakes)
{
    assert_int_equal(handshake("GET /play", usual), 101);
    assert_int_equal(handshake("GET /play?table=1", usual), 101);
    assert_int_equal(handshake_with("Origin: https://dice.example"), 101);
    assert_int_equal(handshake_with("Origin: https://friend.example"), 101);
    assert_int_equal(handshake_with("Origin: https://evil.example"), 403);
    assert_int_equal(handshake_with("Origin: null"), 403);
    assert_int_equal(handshake_without("Upgrade"), 426);
    assert_int_equal(handshake_without("Connection"), 426);
    assert_int_equal(handshake_without("Sec-WebSocket-Version"), 426);
    assert_int_equal(handshake_without("Sec-WebSocket-Key"), 400);
    assert_int_equal(handshake_without("Sec-WebSocket-Protocol"), 400);
    assert_int_equal(handshake("POST /play", usual), 405);
    assert_int_equal(handshake("GET /elsewhere", usual), 404);
}

/* DNS rebinding: a page whose name points here is not ours, though its origin matches. */
TEST(dns_rebinding)
{
    static const char evil[] = "Origin: http://evil.example\r\n";
    char headers[1024];
    snprintf(headers, sizeof headers, "%s%s", usual, evil);
    const char *answer = ask_at("evil.example", "GET /play", headers);
    assert_status(answer, "403");
    assert_non_null(strstr(answer, "allowed-hosts: evil.example\n"));
    assert_status(ask_at("evil.example:8017", "GET /", ""), "403");
    assert_status(ask_at("evil.example", "GET /health", ""), "200");
    assert_status(ask_at("attic.local", "GET /", ""), "200");
    assert_status(ask_at("friend.example", "GET /", ""), "200");
    assert_status(ask_at("evil.example", "GET /", "X-Forwarded-For: 203.0.113.9\r\n"),
                  "200");
    answer = ask_at("<b>", "GET /", "");
    assert_null(strstr(answer, "<b>"));
}

/* The connection rate limit of an address also counts closed connections. */
TEST(connection_rate_limit)
{
    static const char *const options[] = {"--attempts-per-address", "3", NULL};
    struct test_server other = {0};
    struct client client[4];
    test_server_start(&other, options);
    for (int i = 0; i < 4; i++) {
        struct buffer head = {0};
        buffer_format(&head, "GET /play HTTP/1.1\r\nHost: localhost\r\n%s\r\n", usual);
        assert_int_equal(client_handshake(&client[i], other.port, head.data),
                         i < 3 ? 101 : 429);
        client_close(&client[i]);
        buffer_deinit(&head);
    }
    assert_int_equal(test_server_stop(&other, SIGTERM), 0);
    test_server_remove(&other);
}

TEST(huge_headers)
{
    struct buffer head = {0};
    struct client client;
    buffer_put(&head, "GET /play HTTP/1.1\r\nHost: x\r\n");
    for (int i = 0; i < 2000; i++)
        buffer_format(&head, "X-Padding-%d: %0100d\r\n", i, i);
    buffer_put(&head, "\r\n");
    int status = client_handshake(&client, host.port, head.data);
    assert_true(status == 431 || status == 413 || status == 414 || status == 400 ||
                status == 0);
    buffer_deinit(&head);
    client_close(&client);
    assert_status(ask("GET /", ""), "200");
}

/* Bytes sent along with the handshake are read as well. */
TEST(bytes_after_the_handshake)
{
    struct client client = {.handle = client_socket(host.port)};
    struct buffer all = {0};
    buffer_format(&all, "GET /play HTTP/1.1\r\nHost: x\r\n%s\r\n", usual);
    frame_put(&all, FRAME_FIN | FRAME_PING, "early", 5);
    client_send_bytes(&client, all.data, all.length);
    buffer_put(&client.in, "");
    for (char byte; strstr(client.in.data, "\r\n\r\n") == NULL;) {
        assert_int_equal(read(client.handle, &byte, 1), 1);
        buffer_put_n(&client.in, &byte, 1);
    }
    buffer_clear(&client.in);
    assert_int_equal(client_receive(&client), FRAME_PONG);
    assert_string_equal(client.message.data, "early");
    buffer_deinit(&all);
    client_close(&client);
}

/* The connection limit of an address; behind a proxy each client has its own. */
TEST(one_address)
{
    enum { ALLOWED = 8 };
    struct client client[ALLOWED], other;
    char headers[1024];
    test_server_wait_for_connections(&host, 0);
    for (int i = 0; i < ALLOWED; i++)
        client_open(&client[i], host.port);
    assert_int_equal(handshake("GET /play", usual), 429);
    snprintf(headers, sizeof headers, "%sX-Forwarded-For: 203.0.113.5\r\n", usual);
    assert_int_equal(handshake("GET /play", headers), 101);
    client_close(&client[0]);
    test_server_wait_for_connections(&host, ALLOWED - 1);
    client_open(&other, host.port);
    client_close(&other);
    for (int i = 1; i < ALLOWED; i++)
        client_close(&client[i]);
}

/* A proxy may append its own line after forged ones. */
TEST(several_forwarded_lines)
{
    enum { ALLOWED = 8 };
    struct client client[ALLOWED + 1];
    for (int i = 0; i <= ALLOWED; i++) {
        struct buffer head = {0};
        buffer_format(&head,
                      "GET /play HTTP/1.1\r\nHost: dice.example\r\n%s"
                      "X-Forwarded-For: 198.51.100.%d\r\n"
                      "X-Forwarded-For: 203.0.113.77\r\n\r\n",
                      usual, i + 1);
        int status = client_handshake(&client[i], host.port, head.data);
        assert_int_equal(status, i < ALLOWED ? 101 : 429);
        buffer_deinit(&head);
    }
    for (int i = 0; i <= ALLOWED; i++)
        client_close(&client[i]);
}

/* Limits by address count an IPv6 /64 once, also for tables. */
TEST(one_ipv6_prefix)
{
    struct client client;
    bool slow = false;
    for (int i = 0; i < 40 && !slow; i++) {
        struct buffer head = {0};
        buffer_format(&head,
                      "GET /play HTTP/1.1\r\nHost: dice.example\r\n%s"
                      "X-Forwarded-For: 2001:db8::%x\r\n\r\n",
                      usual, i + 1);
        assert_int_equal(client_handshake(&client, host.port, head.data), 101);
        slow = strstr(client_request(&client, "redeem", "\"code\":\"ABCD\""), "\"slow\"");
        client_close(&client);
        buffer_deinit(&head);
    }
    assert_true(slow);
}
