/* fake.h: a server in the same thread, which says what a test wants it to say, right or
 * wrong. */
#ifndef TESTS_CLIENT_FAKE_H
#define TESTS_CLIENT_FAKE_H

#include "base/buffer.h"
#include "client/client.h"

struct fake {
    int listener, port;
    int handle;            /* the connection, or -1 */
    struct buffer in;      /* bytes of frames */
    struct buffer message; /* the last request */
    struct remote *remote; /* the client, which is stepped whenever this waits */
};

void fake_open(struct fake *fake);
void fake_close(struct fake *fake);
/* Waits for a connection and shakes hands; with `good` false the answer is a wrong one.
 */
void fake_accept(struct fake *fake, bool good);
void fake_hang_up(struct fake *fake);
void fake_say(struct fake *fake, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Waits for the next request, which must be of that kind; fails the test when none comes.
 */
const char *fake_hears(struct fake *fake, const char *what);
/* Whether the last request has these words. */
bool fake_heard(const struct fake *fake, const char *words);
/* Lets the client hear all that was said. */
void fake_settle(struct fake *fake);

#endif
