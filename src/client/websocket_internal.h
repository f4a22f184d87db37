/* websocket_internal.h: what the files of a cable share. */
#ifndef CLIENT_WEBSOCKET_INTERNAL_H
#define CLIENT_WEBSOCKET_INTERNAL_H

#include <curl/curl.h>
#include <wslay/wslay.h>

#include "client/websocket.h"

enum { CABLE_KEY = 32, CABLE_HOST = 300, CABLE_PATH = 300 };

struct cable {
    CURLM *multi;
    CURL *easy;
    const char *cacert;             /* or NULL */
    wslay_event_context_ptr frames; /* NULL before the handshake is done */
    enum { CALLING, ASKING, HEARING, TALKING, BROKEN } stage;
    char host[CABLE_HOST]; /* with the port, as the request names it */
    char path[CABLE_PATH];
    char key[CABLE_KEY];    /* of the handshake */
    struct buffer out;      /* of the handshake, not sent yet */
    struct buffer in;       /* bytes read and not taken by the frames yet */
    size_t taken;           /* of those */
    struct buffer messages; /* each with a zero byte after */
    size_t read;            /* of those */
    double began, heard;
    char why[ERROR_TEXT];
};

/* websocket.c: bytes, 0: none just now, -1: the connection is gone. */
long cable_read(struct cable *cable, char *bytes, size_t room);
long cable_write(struct cable *cable, const char *bytes, size_t length);
/* It is dead, and why, if that is not known yet. */
void cable_break(struct cable *cable, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* websocket_errors.c: it is dead, as libcurl says by its code. */
void cable_fail(struct cable *cable, CURLcode code);

/* websocket_handshake.c: what is asked for, and whether the answer is the right one: 1: it is, 0:
 * not whole yet, -1: no. */
void cable_shake_ask(struct cable *cable);
int cable_shake_hear(struct cable *cable);

/* websocket_frames.c */
bool cable_frames_begin(struct cable *cable);

#endif
