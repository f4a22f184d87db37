/* control.h: the socket by which the host himself speaks with a running server: the file
 * DATA.sock, for the same user only, JSON lines. */
#ifndef NET_SERVE_CONTROL_H
#define NET_SERVE_CONTROL_H

#include "base/error.h"

enum { CONTROL_PATH = 108 /* what the system allows */ };

struct control {
    char path[CONTROL_PATH];
    int handle; /* listens; -1: there is none */
};

/* Makes the socket of a data file. One that a dead server left behind is replaced; false
 * with an error when a server listens there, or it cannot be made. */
bool control_open(struct control *control, const char *data, struct error *error);
/* The next connection, which does not block; -1 when there is none. */
int control_accept(const struct control *control);
/* Removes it. */
void control_close(struct control *control);

#endif
