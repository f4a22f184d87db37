/* push_test.c: push notifications: the key and its signatures, allowed destinations, and
 * the sending process. */
#include <jansson.h>
#include <poll.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "net/push/destination.h"
#include "net/push/push.h"
#include "tests/base/check.h"
#include "tests/net/push/vapid.h"

enum { WAIT = 200000 };

/* A key pair from RFC 8291, section 5. */
static const char secret[] = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";

static int start(void **unused)
{
    return sodium_init() < 0;
}

SETUP_ALL(start, NULL)

static const char shown[] = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4"
                            "bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

TEST(tokens_are_signed)
{
    struct error error = {0};
    struct buffer token;
    char public[PUSH_PUBLIC];
    struct push_key *key = push_key_read(secret, &error);
    assert_non_null(key);
    push_key_public(key, public);
    assert_string_equal(public, shown);
    buffer_init(&token);
    assert_true(
        push_key_token(key, "https://push.example", "mailto:a@b.example", 1000, &token));
    json_t *said = vapid_claims(token.data);
    assert_string_equal(json_string_value(json_object_get(said, "aud")),
                        "https://push.example");
    assert_string_equal(json_string_value(json_object_get(said, "sub")),
                        "mailto:a@b.example");
    assert_in_range(json_integer_value(json_object_get(said, "exp")), 1001, 1000 + 86400);
    json_decref(said);
    assert_true(vapid_is_signed(token.data, public));
    *(strrchr(token.data, '.') - 1) ^= 1;
    assert_false(vapid_is_signed(token.data, public));
    push_key_free(key);
    buffer_deinit(&token);
}

TEST(keys)
{
    struct error error = {0};
    char one[PUSH_PRIVATE], other[PUSH_PRIVATE];
    assert_true(push_key_make(one, &error));
    assert_true(push_key_make(other, &error));
    assert_int_equal(strlen(one), 43);
    assert_string_not_equal(one, other);
    static const char *const bad[] = {
        "",
        "abc",
        "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM9",
        "q1dXpw3UpT5VOmu/cf/v6ih07Aems3njxI+JWgLcM94",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "_____________________________________________________",
        "__________________________________________8"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        error_clear(&error);
        assert_null(push_key_read(bad[i], &error));
        assert_non_null(strstr(error.text, "--make-push-key"));
    }
}

static bool goes(const char *endpoint)
{
    struct push_destination where;
    json_t *subscription = json_pack("{s:s}", "endpoint", endpoint);
    char *text = json_dumps(subscription, 0);
    bool good = push_destination_read(text, &where);
    free(text);
    json_decref(subscription);
    return good;
}

TEST(endpoints)
{
    struct push_destination where;
    char longest[2000] = "https://push.example/";
    assert_true(push_destination_read("{\"endpoint\": \"https://push.example/a?b=c\", "
                                      "\"keys\": {}}",
                                      &where));
    assert_string_equal(where.endpoint, "https://push.example/a?b=c");
    assert_string_equal(where.audience, "https://push.example");
    assert_true(goes("https://push.example"));
    static const char *const bad[] = {"http://push.example/",
                                      "https://",
                                      "https:///etc/passwd",
                                      "file:///etc/passwd",
                                      "https://a@push.example/",
                                      "https://push.example@10.0.0.1/",
                                      "https://push.example:22/",
                                      "https://[::1]/",
                                      "https://push.example\\@x/",
                                      "https://push.example/a b",
                                      "https://push.example/\r\nHost: x",
                                      "https://push.example?x",
                                      "HTTPS//push.example/"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (goes(bad[i]))
            fail_msg("%s", bad[i]);
    memset(longest + strlen(longest), 'a', 1500);
    assert_false(goes(longest));
    assert_false(push_destination_read("", &where));
    assert_false(push_destination_read("[]", &where));
    assert_false(push_destination_read("{\"endpoint\": 1}", &where));
}

TEST(addresses)
{
    static const char *const open_to[] = {"8.8.8.8",       "142.250.1.1",  "172.32.0.1",
                                          "100.63.0.1",    "2a00:1450::1", "2607:f8b0::1",
                                          "::ffff:8.8.8.8"};
    static const char *const closed[] = {
        "0.0.0.0",         "10.1.2.3",         "100.64.0.1", "127.0.0.1",
        "127.9.9.9",       "169.254.169.254",  "172.16.0.1", "172.31.255.255",
        "192.0.0.1",       "192.168.1.1",      "198.18.0.1", "224.0.0.1",
        "239.1.1.1",       "255.255.255.255",  "::",         "::1",
        "fe80::1",         "fc00::1",          "fd12::1",    "ff02::1",
        "64:ff9b::a00:1",  "2002:a00:1::1",    "2001::1",    "2001:db8::1",
        "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::10.0.0.1"};
    struct address address;
    for (size_t i = 0; i < sizeof open_to / sizeof *open_to; i++)
        if (!address_read(open_to[i], &address) || !push_is_public_address(&address))
            fail_msg("%s", open_to[i]);
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++)
        if (!address_read(closed[i], &address) || push_is_public_address(&address))
            fail_msg("%s", closed[i]);
}

/* --- the sending process ------------------------------------------------------------ */

/* Replaces the network: writes a byte to a pipe, and rejects a subscription named
 * "old". */
static int fake_post(void *context, const struct push_key *key, const char *contact,
                     const char *subscription)
{
    const int *pipe_end = context;
    bool good = key != NULL && strcmp(contact, "mailto:a@b.example") == 0;
    bool old = strstr(subscription, "old") != NULL;
    if (write(*pipe_end, good ? (old ? "o" : "n") : "?", 1) != 1)
        return 0;
    return old ? 410 : 201;
}

static struct push *start_push(int *pipe_end)
{
    struct error error = {0};
    struct push_plan plan = {.key = secret,
                             .contact = "mailto:a@b.example",
                             .post = fake_post,
                             .context = pipe_end};
    struct push *push = push_start(&plan, &error);
    assert_non_null(push);
    return push;
}

static void give(struct push *push, int seat, const char *subscription)
{
    struct server_output note = {.action = SERVER_PUSH,
                                 .table = "ABCDEFGH",
                                 .seat = seat,
                                 .bytes = subscription,
                                 .length = strlen(subscription)};
    assert_true(push_send(push, &note));
}

static bool wait_for(int handle)
{
    struct pollfd poll_handle = {.fd = handle, .events = POLLIN};
    return poll(&poll_handle, 1, WAIT) == 1;
}

TEST(sends_and_reports_rejections)
{
    struct server_input input;
    char byte = 0;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    struct push *push = start_push(&ends[1]);
    assert_int_equal(strlen(push_public_key(push)), 87);
    give(push, 0, "{\"new\": \"\\\" \\u0001\"}");
    assert_true(wait_for(ends[0]) && read(ends[0], &byte, 1) == 1);
    assert_int_equal(byte, 'n');
    assert_false(push_next(push, &input));
    give(push, 2, "{\"old\": 1}");
    assert_true(wait_for(push_handle(push)));
    assert_true(push_next(push, &input));
    assert_int_equal(input.event, SERVER_UNSUBSCRIBED);
    assert_string_equal(input.table, "ABCDEFGH");
    assert_int_equal(input.number, 2);
    assert_string_equal(input.bytes, "{\"old\": 1}");
    assert_false(push_next(push, &input));
    push_end(push);
    close(ends[0]);
    close(ends[1]);
}

/* Sending never blocks, and survives a missing process. */
TEST(excess_is_dropped)
{
    int ends[2];
    char fill[1024] = {0}, text[2001];
    bool given = true;
    assert_int_equal(pipe(ends), 0);
    for (int i = 0; i < 64; i++) /* so that the senders block */
        assert_int_equal(write(ends[1], fill, sizeof fill), sizeof fill);
    struct push *push = start_push(&ends[1]);
    memset(text, 'x', sizeof text);
    struct server_output note = {.table = "ABCDEFGH", .bytes = text, .length = 2000};
    for (int i = 0; i < 100000 && given; i++)
        given = push_send(push, &note);
    assert_false(given);
    push_end(push);
    close(ends[0]);
    close(ends[1]);
}
