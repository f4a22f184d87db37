/* websocket.c: connects and transfers bytes by libcurl. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "client/websocket_internal.h"
#include "core/memory.h"
#include "i18n/i18n.h"

/* Seconds for connecting and the handshake. */
enum { PATIENCE = 20 };

void websocket_break(struct websocket *websocket, const char *format, ...)
{
    va_list list;
    if (websocket->stage == STAGE_BROKEN)
        return;
    websocket->stage = STAGE_BROKEN;
    va_start(list, format);
    vsnprintf(websocket->why, sizeof websocket->why, format, list);
    va_end(list);
}

/* Splits "https://dice.example:8017/games" into the host with its port and the path. */
static void split(struct websocket *websocket, const char *server)
{
    const char *host = strstr(server, "://");
    host = host != NULL ? host + 3 : server;
    size_t length = strcspn(host, "/");
    struct text out = text_init(websocket->host, sizeof websocket->host);
    text_put_n(&out, host, length);
    out = text_init(websocket->path, sizeof websocket->path);
    text_format(&out, "%s/play", host + length);
}

static void set_up(struct websocket *websocket, const char *server)
{
    curl_easy_setopt(websocket->easy, CURLOPT_URL, server);
    curl_easy_setopt(websocket->easy, CURLOPT_CONNECT_ONLY, 1L);
    curl_easy_setopt(websocket->easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(websocket->easy, CURLOPT_TCP_NODELAY, 1L);
    curl_easy_setopt(websocket->easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(websocket->easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(websocket->easy, CURLOPT_HTTPPROXYTUNNEL, 1L);
    curl_easy_setopt(websocket->easy, CURLOPT_CONNECTTIMEOUT, (long)PATIENCE);
    if (websocket->cacert != NULL)
        curl_easy_setopt(websocket->easy, CURLOPT_CAINFO, websocket->cacert);
}

struct websocket *websocket_new(const char *server, const char *cacert)
{
    struct websocket *websocket = memory_new(1, sizeof *websocket);
    websocket->cacert = cacert;
    websocket->began = websocket->last_input = clock_seconds();
    split(websocket, server);
    websocket->multi = curl_multi_init();
    websocket->easy = curl_easy_init();
    if (websocket->multi == NULL || websocket->easy == NULL) {
        websocket_break(websocket, "%s", tr("there is not enough memory to connect"));
        return websocket;
    }
    set_up(websocket, server);
    curl_multi_add_handle(websocket->multi, websocket->easy);
    return websocket;
}

void websocket_free(struct websocket *websocket)
{
    if (websocket == NULL)
        return;
    if (websocket->frames != NULL)
        wslay_event_context_free(websocket->frames);
    if (websocket->multi != NULL && websocket->easy != NULL)
        curl_multi_remove_handle(websocket->multi, websocket->easy);
    curl_easy_cleanup(websocket->easy);
    curl_multi_cleanup(websocket->multi);
    buffer_deinit(&websocket->out);
    buffer_deinit(&websocket->in);
    buffer_deinit(&websocket->messages);
    free(websocket);
}

const char *websocket_error(const struct websocket *websocket)
{
    return websocket->why;
}

double websocket_last_input(const struct websocket *websocket)
{
    return websocket->last_input;
}

/* --- bytes -------------------------------------------------------------------------- */

long websocket_read(struct websocket *websocket, char *bytes, size_t capacity)
{
    size_t count = 0;
    CURLcode code = curl_easy_recv(websocket->easy, bytes, capacity, &count);
    if (code == CURLE_AGAIN)
        return 0;
    return code == CURLE_OK && count > 0 ? (long)count : -1;
}

long websocket_write(struct websocket *websocket, const char *bytes, size_t length)
{
    size_t count = 0;
    CURLcode code = curl_easy_send(websocket->easy, bytes, length, &count);
    if (code == CURLE_AGAIN)
        return 0;
    return code == CURLE_OK ? (long)count : -1;
}

int websocket_handle(const struct websocket *websocket)
{
    curl_socket_t handle = CURL_SOCKET_BAD;
    if (websocket->stage == STAGE_CONNECTING || websocket->stage == STAGE_BROKEN ||
        curl_easy_getinfo(websocket->easy, CURLINFO_ACTIVESOCKET, &handle) != CURLE_OK)
        return -1;
    return handle == CURL_SOCKET_BAD ? -1 : (int)handle;
}

bool websocket_wants_write(const struct websocket *websocket)
{
    return websocket->stage == STAGE_SENDING ||
           (websocket->stage == STAGE_OPEN && wslay_event_want_write(websocket->frames));
}

/* --- stages ------------------------------------------------------------------------- */

static void connect_step(struct websocket *websocket)
{
    int running = 0, left = 0;
    curl_multi_perform(websocket->multi, &running);
    const struct CURLMsg *message = curl_multi_info_read(websocket->multi, &left);
    if (message == NULL || message->msg != CURLMSG_DONE)
        return;
    if (message->data.result != CURLE_OK) {
        websocket_fail(websocket, message->data.result);
        return;
    }
    websocket->stage = STAGE_SENDING;
    websocket_handshake_write(websocket);
}

static void send_handshake(struct websocket *websocket)
{
    long count = websocket_write(websocket, websocket->out.data, websocket->out.length);
    if (count < 0)
        websocket_break(websocket, "%s", tr("the connection broke"));
    if (count <= 0)
        return;
    memmove(websocket->out.data, websocket->out.data + count,
            websocket->out.length - (size_t)count);
    websocket->out.length -= (size_t)count;
    if (websocket->out.length == 0)
        websocket->stage = STAGE_RECEIVING;
}

static void receive_handshake(struct websocket *websocket)
{
    char bytes[4096];
    long count = websocket_read(websocket, bytes, sizeof bytes);
    if (count < 0)
        websocket_break(websocket, "%s", tr("the connection broke"));
    if (count <= 0)
        return;
    buffer_put_n(&websocket->in, bytes, (size_t)count);
    if (websocket_handshake_check(websocket) > 0 && websocket_frames_begin(websocket)) {
        websocket->stage = STAGE_OPEN;
        websocket->last_input = clock_seconds();
    }
}

static void exchange_frames(struct websocket *websocket)
{
    if (wslay_event_recv(websocket->frames) != 0 ||
        wslay_event_send(websocket->frames) != 0 ||
        wslay_event_get_close_received(websocket->frames))
        websocket_break(websocket, "%s", tr("the connection broke"));
}

enum websocket_state websocket_step(struct websocket *websocket)
{
    static void (*const steps[])(struct websocket *) = {
        connect_step, send_handshake, receive_handshake, exchange_frames};
    for (int before = -1;
         websocket->stage != STAGE_BROKEN && before != (int)websocket->stage;) {
        before = (int)websocket->stage;
        steps[websocket->stage](websocket);
    }
    if (websocket->stage < STAGE_OPEN &&
        clock_seconds() - websocket->began > (double)PATIENCE)
        websocket_break(websocket, "%s", tr("the server does not answer"));
    if (websocket->stage == STAGE_BROKEN)
        return WEBSOCKET_FAILED;
    return websocket->stage == STAGE_OPEN ? WEBSOCKET_OPEN : WEBSOCKET_CONNECTING;
}
