/* websocket.c: connecting, and bytes in and out, by libcurl. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "base/text.h"
#include "core/memory.h"
#include "client/websocket_internal.h"

/* Seconds for connecting and shaking hands. */
enum { PATIENCE = 20 };

void cable_break(struct cable *cable, const char *format, ...)
{
    va_list list;
    if (cable->stage == BROKEN)
        return;
    cable->stage = BROKEN;
    va_start(list, format);
    vsnprintf(cable->why, sizeof cable->why, format, list);
    va_end(list);
}

/* "https://dice.example:8017/games": the host with its port, and where it listens. */
static void split(struct cable *cable, const char *server)
{
    const char *host = strstr(server, "://");
    host = host != NULL ? host + 3 : server;
    size_t length = strcspn(host, "/");
    struct text out = text_init(cable->host, sizeof cable->host);
    text_put_n(&out, host, length);
    out = text_init(cable->path, sizeof cable->path);
    text_format(&out, "%s/play", host + length);
}

static void set_up(struct cable *cable, const char *server)
{
    curl_easy_setopt(cable->easy, CURLOPT_URL, server);
    curl_easy_setopt(cable->easy, CURLOPT_CONNECT_ONLY, 1L);
    curl_easy_setopt(cable->easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(cable->easy, CURLOPT_TCP_NODELAY, 1L);
    curl_easy_setopt(cable->easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(cable->easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(cable->easy, CURLOPT_HTTPPROXYTUNNEL, 1L);
    curl_easy_setopt(cable->easy, CURLOPT_CONNECTTIMEOUT, (long)PATIENCE);
    if (cable->cacert != NULL)
        curl_easy_setopt(cable->easy, CURLOPT_CAINFO, cable->cacert);
}

struct cable *cable_new(const char *server, const char *cacert)
{
    struct cable *cable = memory_new(1, sizeof *cable);
    cable->cacert = cacert;
    cable->began = cable->heard = clock_seconds();
    split(cable, server);
    cable->multi = curl_multi_init();
    cable->easy = curl_easy_init();
    if (cable->multi == NULL || cable->easy == NULL) {
        cable_break(cable, "%s", say("there is not enough memory to connect"));
        return cable;
    }
    set_up(cable, server);
    curl_multi_add_handle(cable->multi, cable->easy);
    return cable;
}

void cable_free(struct cable *cable)
{
    if (cable == NULL)
        return;
    if (cable->frames != NULL)
        wslay_event_context_free(cable->frames);
    if (cable->multi != NULL && cable->easy != NULL)
        curl_multi_remove_handle(cable->multi, cable->easy);
    curl_easy_cleanup(cable->easy);
    curl_multi_cleanup(cable->multi);
    buffer_deinit(&cable->out);
    buffer_deinit(&cable->in);
    buffer_deinit(&cable->messages);
    free(cable);
}

const char *cable_why(const struct cable *cable)
{
    return cable->why;
}

double cable_heard(const struct cable *cable)
{
    return cable->heard;
}

/* --- bytes -------------------------------------------------------------------------- */

long cable_read(struct cable *cable, char *bytes, size_t room)
{
    size_t count = 0;
    CURLcode code = curl_easy_recv(cable->easy, bytes, room, &count);
    if (code == CURLE_AGAIN)
        return 0;
    return code == CURLE_OK && count > 0 ? (long)count : -1;
}

long cable_write(struct cable *cable, const char *bytes, size_t length)
{
    size_t count = 0;
    CURLcode code = curl_easy_send(cable->easy, bytes, length, &count);
    if (code == CURLE_AGAIN)
        return 0;
    return code == CURLE_OK ? (long)count : -1;
}

int cable_handle(const struct cable *cable)
{
    curl_socket_t handle = CURL_SOCKET_BAD;
    if (cable->stage == CALLING || cable->stage == BROKEN ||
        curl_easy_getinfo(cable->easy, CURLINFO_ACTIVESOCKET, &handle) != CURLE_OK)
        return -1;
    return handle == CURL_SOCKET_BAD ? -1 : (int)handle;
}

bool cable_wants_write(const struct cable *cable)
{
    return cable->stage == ASKING ||
           (cable->stage == TALKING && wslay_event_want_write(cable->frames));
}

/* --- step by step ------------------------------------------------------------------- */

static void call(struct cable *cable)
{
    int running = 0, left = 0;
    curl_multi_perform(cable->multi, &running);
    const struct CURLMsg *message = curl_multi_info_read(cable->multi, &left);
    if (message == NULL || message->msg != CURLMSG_DONE)
        return;
    if (message->data.result != CURLE_OK) {
        cable_fail(cable, message->data.result);
        return;
    }
    cable->stage = ASKING;
    cable_shake_ask(cable);
}

static void ask(struct cable *cable)
{
    long count = cable_write(cable, cable->out.data, cable->out.length);
    if (count < 0)
        cable_break(cable, "%s", say("the connection broke"));
    if (count <= 0)
        return;
    memmove(cable->out.data, cable->out.data + count, cable->out.length - (size_t)count);
    cable->out.length -= (size_t)count;
    if (cable->out.length == 0)
        cable->stage = HEARING;
}

static void hear(struct cable *cable)
{
    char bytes[4096];
    long count = cable_read(cable, bytes, sizeof bytes);
    if (count < 0)
        cable_break(cable, "%s", say("the connection broke"));
    if (count <= 0)
        return;
    buffer_put_n(&cable->in, bytes, (size_t)count);
    if (cable_shake_hear(cable) > 0 && cable_frames_begin(cable)) {
        cable->stage = TALKING;
        cable->heard = clock_seconds();
    }
}

static void talk(struct cable *cable)
{
    if (wslay_event_recv(cable->frames) != 0 || wslay_event_send(cable->frames) != 0 ||
        wslay_event_get_close_received(cable->frames))
        cable_break(cable, "%s", say("the connection broke"));
}

enum cable_state cable_step(struct cable *cable)
{
    static void (*const steps[])(struct cable *) = {call, ask, hear, talk};
    for (int before = -1; cable->stage != BROKEN && before != (int)cable->stage;) {
        before = (int)cable->stage;
        steps[cable->stage](cable);
    }
    if (cable->stage < TALKING && clock_seconds() - cable->began > (double)PATIENCE)
        cable_break(cable, "%s", say("the server does not answer"));
    if (cable->stage == BROKEN)
        return CABLE_DEAD;
    return cable->stage == TALKING ? CABLE_OPEN : CABLE_LAYING;
}
