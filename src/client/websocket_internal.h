/* websocket_internal.h: shared by the files that implement websocket.h. */
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
    enum {
        STAGE_CONNECTING,
        STAGE_SENDING, /* the handshake */
        STAGE_RECEIVING,
        STAGE_OPEN,
        STAGE_BROKEN
    } stage;
    char host[WEBSOCKET_HOST]; /* with the port, for the Host header */
    char path[WEBSOCKET_PATH];
    char key[WEBSOCKET_KEY];  /* of the handshake */
    struct buffer out;        /* the part of the handshake not sent yet */
    struct buffer in;         /* bytes read during the handshake */
    size_t taken;             /* bytes of `in` already used */
    struct buffer messages;   /* each followed by a zero byte */
    size_t read;              /* bytes of `messages` already returned */
    double began, last_input; /* by base/clock.h */
    char why[ERROR_TEXT];
};

/* websocket.c: the number of bytes; 0 if it would block, -1 if the connection is lost. */
long websocket_read(struct websocket *websocket, char *bytes, size_t capacity);
long websocket_write(struct websocket *websocket, const char *bytes, size_t length);
/* Marks it as broken, with the reason, unless it already is. */
void websocket_break(struct websocket *websocket, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* websocket_errors.c: marks it as broken, with a reason for the code of libcurl. */
void websocket_fail(struct websocket *websocket, CURLcode code);

/* websocket_handshake.c: writes the request; and checks the answer: 1 if it is right, 0
 * if incomplete, -1 if wrong. */
void websocket_handshake_write(struct websocket *websocket);
int websocket_handshake_check(struct websocket *websocket);

/* websocket_frames.c */
bool websocket_frames_begin(struct websocket *websocket);

#endif
