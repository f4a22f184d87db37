/* post_test.c: sends notifications to a push service on this computer: what arrives
 * there, how its answers are handled, and which destinations are refused. */
#include <curl/curl.h>
#include <poll.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net/push/destination.h"
#include "net/push/push.h"
#include "tests/base/check.h"
#include "tests/net/push/vapid.h"
#include "tests/support/tls.h"

enum { DAY = 86400, WAIT = 60000 };

static const char secret[] = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
static const char contact[] = "mailto:a@b.example";
static const char subscription[] = "{\"endpoint\":\"https://push.example/note/abc?d=1\"}";

static bool anywhere(const struct address *address)
{
    (void)address;
    return true;
}

struct service {
    struct tls *tls;
    char connect_to[64];
    struct push_route route;
};

static void open_service(struct service *service, const char *name, const char *reply)
{
    service->tls = tls_start(
        &(struct tls_plan){.name = name, .from = -DAY, .until = DAY, .reply = reply});
    snprintf(service->connect_to, sizeof service->connect_to,
             "push.example:443:127.0.0.1:%d", tls_port(service->tls));
    service->route =
        (struct push_route){tls_cacert(service->tls), service->connect_to, anywhere};
}

/* The result of sending, and what the service received. */
static int post(struct service *service, char request[TLS_REQUEST])
{
    struct error error = {0};
    struct push_key *key = push_key_read(secret, &error);
    int status = push_post(&service->route, key, contact, subscription);
    push_key_free(key);
    tls_end(service->tls, request);
    return status;
}

/* The value of a header, up to the end of its line. */
static void find_header(const char *request, const char *name, char *value, size_t size)
{
    char start[64];
    snprintf(start, sizeof start, "\r\n%s: ", name);
    const char *at = strstr(request, start);
    if (at == NULL)
        fail_msg("%s is not in %s", name, request);
    at += strlen(start);
    snprintf(value, size, "%.*s", (int)strcspn(at, "\r"), at);
}

static int start(void **unused)
{
    return sodium_init() < 0;
}

SETUP_ALL(start, NULL)

/* "vapid t=TOKEN, k=KEY" */
static void check_token(char *words)
{
    char public[PUSH_PUBLIC];
    struct error error = {0};
    struct push_key *key = push_key_read(secret, &error);
    push_key_public(key, public);
    push_key_free(key);
    assert_memory_equal(words, "vapid t=", 8);
    char *shown = strstr(words, ", k=");
    assert_non_null(shown);
    assert_string_equal(shown + 4, public);
    *shown = '\0';
    assert_true(vapid_is_signed(words + 8, public));
    json_t *said = vapid_claims(words + 8);
    assert_string_equal(json_string_value(json_object_get(said, "aud")),
                        "https://push.example");
    assert_string_equal(json_string_value(json_object_get(said, "sub")), contact);
    int64_t left = json_integer_value(json_object_get(said, "exp")) - (int64_t)time(NULL);
    assert_in_range(left, 3600,
                    DAY); /* services refuse tokens valid for more than a day */
    json_decref(said);
}

TEST(a_notification_arrives)
{
    struct service service;
    char request[TLS_REQUEST], value[1024];
    open_service(&service, "push.example", "HTTP/1.1 201 Created\r\n\r\n");
    assert_int_equal(post(&service, request), 201);
    assert_memory_equal(request, "POST /note/abc?d=1 HTTP/1.1\r\n", 29);
    find_header(request, "Host", value, sizeof value);
    assert_string_equal(value, "push.example");
    find_header(request, "TTL", value, sizeof value);
    assert_string_equal(value, "3600");
    find_header(request, "Content-Length", value, sizeof value); /* no payload */
    assert_string_equal(value, "0");
    assert_null(strstr(request, "Content-Encoding"));
    find_header(request, "Authorization", value, sizeof value);
    check_token(value);
}

TEST(answers)
{
    static const struct {
        const char *reply;
        int status;
    } cases[] = {
        {"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n", 410},
        {"HTTP/1.1 403 Forbidden\r\nContent-Length: 3\r\n\r\nno\n", 403},
        {"HTTP/1.1 307 Elsewhere\r\nLocation: https://127.0.0.1/\r\n\r\n", 307},
        {"nonsense", -CURLE_UNSUPPORTED_PROTOCOL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct service service;
        char request[TLS_REQUEST];
        open_service(&service, "push.example", cases[i].reply);
        assert_int_equal(post(&service, request), cases[i].status);
    }
}

/* Neither to a server with an invalid certificate, nor to a private address. */
TEST(refused_destinations)
{
    struct service service;
    char request[TLS_REQUEST];
    open_service(&service, "other.example", "HTTP/1.1 201 Created\r\n\r\n");
    assert_int_equal(post(&service, request), -CURLE_PEER_FAILED_VERIFICATION);
    assert_string_equal(request, "");
    open_service(&service, "push.example", "HTTP/1.1 201 Created\r\n\r\n");
    service.route.may_reach = push_is_public_address;
    assert_true(post(&service, request) < 0);
    assert_string_equal(request, "");
}

/* From the server through the sending process to the service, which reports the
 * subscription as gone, and back to the server. */
TEST(end_to_end)
{
    struct error error = {0};
    struct service service;
    struct server_input input;
    char request[TLS_REQUEST];
    open_service(&service, "push.example", "HTTP/1.1 410 Gone\r\n\r\n");
    struct push_plan plan = {
        .key = secret, .contact = contact, .post = push_post, .context = &service.route};
    struct push *push = push_start(&plan, &error);
    assert_non_null(push);
    struct server_output note = {.action = SERVER_PUSH,
                                 .table = "ABCDEFGH",
                                 .bytes = subscription,
                                 .length = strlen(subscription)};
    assert_true(push_send(push, &note));
    struct pollfd refused = {.fd = push_handle(push), .events = POLLIN};
    assert_int_equal(poll(&refused, 1, WAIT), 1);
    assert_true(push_next(push, &input));
    assert_string_equal(input.bytes, subscription);
    push_end(push);
    tls_end(service.tls, request);
    assert_memory_equal(request, "POST /note/abc?d=1 ", 19);
}
