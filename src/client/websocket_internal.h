/* websocket_internal.h: what the files of a WebSocket share. */
#ifndef CLIENT_WEBSOCKET_INTERNAL_H
#define CLIENT_WEBSOCKET_INTERNAL_H

#include <curl/curl.h>
#include <wslay/wslay.h>

#include "client/websocket.h"

enum { WEBSOCKET_KEY = 32, WEBSOCKET_HOST = 300, WEBSOCKET_PATH = 300 };

struct websocket {
    CURLM *multi;
    CURL *easy;
    const char *cacert;             /* or NULL */
    wslay_event_context_ptr frames; /* NULL before the handshake is done */
    enum { CALLING, ASKING, HEARING, TALKING, BROKEN } stage;
    char host[WEBSOCKET_HOST]; /* with the port, as the request names it */
    char path[WEBSOCKET_PATH];
    char key[WEBSOCKET_KEY]; /* of the handshake */
    struct buffer out;       /* of the handshake, not sent yet */
    struct buffer in;        /* bytes read and not taken by the frames yet */
    size_t taken;            /* of those */
    struct buffer messages;  /* each with a zero byte after */
    size_t read;             /* of those */
    double began, heard;
    char why[ERROR_TEXT];
};

/* websocket.c: bytes, 0: none just now, -1: the connection is gone. */
long websocket_read(struct websocket *websocket, char *bytes, size_t room);
long websocket_write(struct websocket *websocket, const char *bytes, size_t length);
/* It is dead, and why, if that is not known yet. */
void websocket_break(struct websocket *websocket, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* websocket_errors.c: it is dead, as libcurl says by its code. */
void websocket_fail(struct websocket *websocket, CURLcode code);

/* websocket_handshake.c: what is asked for, and whether the answer is the right one: 1:
 * it is, 0: not whole yet, -1: no. */
void websocket_shake_ask(struct websocket *websocket);
int websocket_shake_hear(struct websocket *websocket);

/* websocket_frames.c */
bool websocket_frames_begin(struct websocket *websocket);

#endif
