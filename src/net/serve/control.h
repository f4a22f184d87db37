/* control.h: the control socket of a running server, for its operator: the file
 * DATA.sock, same user only, JSON lines. */
#ifndef NET_SERVE_CONTROL_H
#define NET_SERVE_CONTROL_H

#include "base/error.h"

enum { CONTROL_PATH = 108 /* size of sun_path */ };

struct control {
    char path[CONTROL_PATH];
    int handle; /* listening; -1 if none */
};

/* Creates the socket for a data file, replacing one left behind by a dead server. False
 * with an error if a server is listening there, or it cannot be created. */
bool control_open(struct control *control, const char *data, struct error *error);
/* The next connection, non-blocking; -1 if there is none. */
int control_accept(const struct control *control);
/* Closes and removes the socket. */
void control_close(struct control *control);

#endif
