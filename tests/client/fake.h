/* fake.h: a server in the same thread, which sends what the test says, valid or not. */
#ifndef TESTS_CLIENT_FAKE_H
#define TESTS_CLIENT_FAKE_H

#include "base/buffer.h"
#include "client/client.h"

struct fake {
    int listener, port;
    int handle;            /* the connection, or -1 */
    struct buffer in;      /* bytes of frames */
    struct buffer message; /* the last request */
    struct remote *remote; /* the client, stepped while waiting */
};

void fake_open(struct fake *fake);
void fake_close(struct fake *fake);
/* Waits for a connection and the handshake; the answer is wrong unless `good`. */
void fake_accept(struct fake *fake, bool good);
void fake_hang_up(struct fake *fake);
void fake_send(struct fake *fake, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Waits for the next request, which must be of that kind. */
const char *fake_expect(struct fake *fake, const char *what);
/* Whether the last request contains these words. */
bool fake_request_has(const struct fake *fake, const char *words);
/* Lets the client receive everything that was sent. */
void fake_settle(struct fake *fake);

#endif
