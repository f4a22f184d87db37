/* websocket_test.c: certificates are checked, and errors say what to do. */
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "client/websocket.h"
#include "tests/base/check.h"
#include "tests/support/tls.h"

enum { DAY = 86400 };

static const char reply[] = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";

/* The reason why connecting failed. */
static void call(const char *server, const char *cacert, char why[ERROR_TEXT])
{
    struct websocket *websocket = websocket_new(server, cacert);
    enum websocket_state state;
    while ((state = websocket_step(websocket)) == WEBSOCKET_CONNECTING)
        usleep(5000);
    assert_int_equal(state, WEBSOCKET_FAILED);
    snprintf(why, ERROR_TEXT, "%s", websocket_error(websocket));
    websocket_free(websocket);
}

struct meeting {
    struct tls_plan plan;
    bool stranger; /* its CA is not given */
    const char *words;
    bool asked; /* it received our request */
};

static int start(void **unused)
{
    setenv("no_proxy", "*", 1);
    return curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK;
}

static int stop(void **unused)
{
    curl_global_cleanup();
    return 0;
}

SETUP_ALL(start, stop)

static void meet(const struct meeting *meeting)
{
    char why[ERROR_TEXT], server[64], request[TLS_REQUEST];
    struct tls_plan plan = meeting->plan;
    plan.reply = reply;
    struct tls *tls = tls_start(&plan);
    snprintf(server, sizeof server, "https://localhost:%d", tls_port(tls));
    call(server, meeting->stranger ? NULL : tls_cacert(tls), why);
    tls_end(tls, request);
    if (strstr(why, meeting->words) == NULL)
        fail_msg("`%s` is not in `%s`", meeting->words, why);
    assert_int_equal(request[0] != '\0', meeting->asked);
}

TEST(certificates)
{
    static const struct meeting meetings[] = {
        {{"localhost", -DAY, DAY, false, NULL}, false, "status 404", true},
        {{"localhost", -DAY, DAY, false, NULL}, true, "--cacert", false},
        {{"other.example", -DAY, DAY, false, NULL}, false, "another name", false},
        {{"localhost", -2 * DAY, -DAY, false, NULL}, false, "too old", false},
        {{"localhost", DAY, 2 * DAY, false, NULL}, false, "not valid yet", false},
        {{"localhost", -DAY, DAY, true, NULL}, false, "http://", false},
    };
    for (size_t i = 0; i < sizeof meetings / sizeof *meetings; i++)
        meet(&meetings[i]);
}

TEST(files_without_certificates)
{
    char why[ERROR_TEXT], request[TLS_REQUEST];
    char server[64];
    struct tls *tls = tls_start(&(struct tls_plan){
        .name = "localhost", .from = -DAY, .until = DAY, .reply = reply});
    snprintf(server, sizeof server, "https://localhost:%d", tls_port(tls));
    call(server, "/nowhere/home.pem", why);
    assert_non_null(strstr(why, "no certificates in the file /nowhere/home.pem"));
    tls_end(tls, request);
    call(server, NULL, why); /* nothing listens there any more */
    assert_non_null(strstr(why, "nothing answers at localhost:"));
}
