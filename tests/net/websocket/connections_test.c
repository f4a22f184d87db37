/* connections_test.c: connections to a whole server: frames, silent_peers_are_dropped,
 * floods, slow readers, and shutdown. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/base/check.h"
#include "tests/net/client.h"
#include "tests/net/frames.h"
#include "tests/net/test_server.h"

static struct test_server host;

static int start(void **state)
{
    static const char *const options[] = {"--ping-interval", "2", "--requests-per-second",
                                          "10000", NULL};
    test_server_start(&host, options);
    return 0;
}

static int stop(void **state)
{
    test_server_remove(&host);
    return 0;
}

SETUP_ALL(start, stop)

static int closing_code(struct client *client)
{
    int opcode;
    do
        opcode = client_receive(client);
    while (opcode == FRAME_TEXT || opcode == FRAME_PING);
    if (opcode != FRAME_CLOSE || client->message.length < 2)
        return -1;
    return (unsigned char)client->message.data[0] << 8 |
           (unsigned char)client->message.data[1];
}

/* Discards everything until the connection ends (-1) or a timeout (-2). */
static int read_to_the_end(struct client *client)
{
    int opcode;
    do
        opcode = client_receive(client);
    while (opcode >= 0);
    return opcode;
}

static void assert_answers(void)
{
    struct client client;
    client_open(&client, host.port);
    const char *answer = client_request(&client, "hello", "\"version\":1");
    assert_null(strstr(answer, "\"error\""));
    client_close(&client);
}

TEST(a_request_is_answered)
{
    assert_answers();
}

/* A fragmented message with a ping in between. */
TEST(fragments)
{
    struct client client;
    struct buffer bytes = {0};
    client_open(&client, host.port);
    frame_put(&bytes, FRAME_TEXT, "{\"do\":\"hel", 10);
    frame_put(&bytes, FRAME_FIN | FRAME_PING, "mid", 3);
    frame_put(&bytes, 0, "lo\",\"version\":1,", 16);
    frame_put(&bytes, FRAME_FIN, "\"ref\":\"7\"}", 10);
    for (size_t i = 0; i < bytes.length; i++)
        client_send_bytes(&client, bytes.data + i, 1);
    assert_int_equal(client_receive(&client), FRAME_PONG);
    assert_string_equal(client.message.data, "mid");
    assert_true(client_wait_for(&client, "\"re\":\"7\""));
    buffer_deinit(&bytes);
    client_close(&client);
}

TEST(wrong_frames)
{
    static char large[20000];
    static const struct {
        int first;
        const char *bytes;
        size_t length;
        int code;
    } cases[] = {
        {FRAME_FIN | FRAME_BINARY, "abc", 3, 1003},
        {FRAME_FIN | FRAME_TEXT, "\"\xc3(\"", 4, 1007},
        {FRAME_FIN | FRAME_TEXT, large, sizeof large, 1009},
        {FRAME_FIN | FRAME_TEXT | 0x10, "{}", 2, 1002},
    };
    memset(large, ' ', sizeof large);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct client client;
        struct buffer bytes = {0};
        client_open(&client, host.port);
        frame_put(&bytes, cases[i].first, cases[i].bytes, cases[i].length);
        client_send_bytes(&client, bytes.data, bytes.length);
        assert_int_equal(closing_code(&client), cases[i].code);
        assert_int_equal(client_receive(&client), -1);
        buffer_deinit(&bytes);
        client_close(&client);
    }
}

TEST(a_close_is_answered)
{
    struct client client;
    struct buffer bytes = {0};
    client_open(&client, host.port);
    frame_put(&bytes, FRAME_FIN | FRAME_CLOSE, "\x03\xe8", 2);
    client_send_bytes(&client, bytes.data, bytes.length);
    assert_int_equal(closing_code(&client), 1000);
    assert_int_equal(client_receive(&client), -1);
    buffer_deinit(&bytes);
    client_close(&client);
}

/* A peer that answers pings stays; one that does not is dropped. */
TEST(silent_peers_are_dropped)
{
    struct client silent, lively;
    client_open(&silent, host.port);
    client_open(&lively, host.port);
    double dropped = test_server_metric(&host, "connections_dropped_total");
    for (int pings = 0; pings < 2;) {
        int opcode = client_receive(&lively);
        struct buffer pong = {0};
        assert_int_equal(opcode, FRAME_PING);
        frame_put(&pong, FRAME_FIN | FRAME_PONG, "", 0);
        client_send_bytes(&lively, pong.data, pong.length);
        buffer_deinit(&pong);
        pings++;
    }
    assert_null(strstr(client_request(&lively, "hello", "\"version\":1"), "\"error\""));
    assert_int_equal(read_to_the_end(&silent), -1);
    assert_true(test_server_metric(&host, "connections_dropped_total") > dropped);
    assert_true(test_server_wait_for_log(&host, "it does not answer"));
    client_close(&silent);
    client_close(&lively);
}

/* Far more bytes than any client needs to send. */
TEST(floods_are_dropped)
{
    struct client client;
    struct buffer bytes = {0};
    char filler[8000];
    client_open(&client, host.port);
    memset(filler, ' ', sizeof filler);
    for (int i = 0; i < 200; i++)
        frame_put(&bytes, FRAME_FIN | FRAME_PONG, filler, 120);
    for (int i = 0; i < 40; i++)
        client_send_bytes(&client, bytes.data, bytes.length);
    assert_int_equal(read_to_the_end(&client), -1);
    assert_true(test_server_wait_for_log(&host, "it sends too much"));
    buffer_deinit(&bytes);
    client_close(&client);
}

/* Keeps sending requests in spite of refusals. */
TEST(ignoring_rate_limits)
{
    static const char *const options[] = {NULL};
    static const char request[] = "{\"do\":\"lobby\"}";
    struct test_server other = {0};
    struct client client;
    struct buffer bytes = {0};
    test_server_start(&other, options);
    client_open(&client, other.port);
    for (int i = 0; i < 1000; i++)
        frame_put(&bytes, FRAME_FIN | FRAME_TEXT, request, strlen(request));
    client_send_bytes(&client, bytes.data, bytes.length);
    assert_int_equal(closing_code(&client), 1008);
    buffer_deinit(&bytes);
    client_close(&client);
    test_server_remove(&other);
}

/* Keeps sending requests and never reads an answer. */
TEST(slow_readers_are_dropped)
{
    struct client client;
    struct buffer bytes = {0};
    int small = 4096;
    client_open(&client, host.port);
    setsockopt(client.handle, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    static const char request[] =
        "{\"do\":\"hello\",\"ref\":\"1234567890123456789012345678901234567890\"}";
    for (int i = 0; i < 100; i++)
        frame_put(&bytes, FRAME_FIN | FRAME_TEXT, request, strlen(request));
    for (int i = 0; i < 60; i++) {
        client_send_bytes(&client, bytes.data, bytes.length);
        usleep(20000);
        if (test_server_logged(&host, "it reads too slowly"))
            break;
    }
    assert_true(test_server_wait_for_log(&host, "it reads too slowly") ||
                test_server_logged(&host, "it does not answer"));
    buffer_deinit(&bytes);
    client_close(&client);
}

/* Keeps sending empty pings and never reads a pong. */
TEST(endless_pings_are_dropped)
{
    struct client client;
    struct buffer bytes = {0};
    client_open(&client, host.port);
    double dropped = test_server_metric(&host, "connections_dropped_total");
    for (int i = 0; i < 1000; i++)
        frame_put(&bytes, FRAME_FIN | FRAME_PING, "", 0);
    for (int i = 0; i < 20; i++)
        if (send(client.handle, bytes.data, bytes.length, MSG_NOSIGNAL) < 0)
            break;
    for (int i = 0;
         i < 15000 && test_server_metric(&host, "connections_dropped_total") <= dropped;
         i++)
        usleep(20000);
    assert_true(test_server_metric(&host, "connections_dropped_total") > dropped);
    buffer_deinit(&bytes);
    client_close(&client);
}

/* A request that arrives byte by byte and never ends, and one that never starts. */
TEST(slow_requests_are_dropped)
{
    int slow = client_socket(host.port), mute = client_socket(host.port), gone = 0;
    char byte;
    for (int i = 0; i < 6000 && gone != 3; i++) {
        send(slow, "G", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        gone |= recv(slow, &byte, 1, MSG_DONTWAIT) == 0 ? 1 : 0;
        gone |= recv(mute, &byte, 1, MSG_DONTWAIT) == 0 ? 2 : 0;
        usleep(50000);
    }
    close(slow);
    close(mute);
    assert_int_equal(gone, 3);
}

TEST(it_still_works)
{
    test_server_wait_for_connections(&host, 0);
    assert_answers();
}

/* Everyone is notified and closed properly, and the next server gets the port. */
TEST(stopping)
{
    struct client client;
    client_open(&client, host.port);
    client_request(&client, "hello", "\"version\":1");
    kill(host.process, SIGTERM);
    assert_true(client_wait_for(&client, "\"bye\""));
    assert_int_equal(closing_code(&client), 1001);
    client_close(&client);
    assert_int_equal(test_server_stop(&host, 0), 0);
    assert_true(test_server_logged(&host, "\"stopped\""));
    assert_true(access(host.data, F_OK) == 0);
    start(NULL);
    assert_answers();
    assert_int_equal(test_server_stop(&host, SIGINT), 0);
}
