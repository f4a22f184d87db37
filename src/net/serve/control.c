/* control.c: a UNIX socket next to the data file. */
#include "net/serve/control.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/text.h"

_Static_assert(sizeof((struct sockaddr_un *)0)->sun_path >= CONTROL_PATH, "path");

enum { BACKLOG = 8 };

static int open_socket(void)
{
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

static void set_address(const struct control *control, struct sockaddr_un *address)
{
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    memcpy(address->sun_path, control->path, sizeof control->path);
}

/* Whether a server answers on the existing socket. */
static bool is_alive(const struct control *control)
{
    struct sockaddr_un address;
    int handle = open_socket();
    set_address(control, &address);
    bool alive = handle >= 0 && (connect(handle, (const struct sockaddr *)&address,
                                         sizeof address) == 0 ||
                                 errno == EAGAIN);
    if (handle >= 0)
        close(handle);
    return alive;
}

/* Removes only a socket, never another kind of file. */
static bool remove_stale(const struct control *control, struct error *error)
{
    struct stat status;
    if (lstat(control->path, &status) != 0)
        return true;
    if (!S_ISSOCK(status.st_mode))
        return error_set(error,
                         "%s is in the way: the server's control socket has this name; "
                         "move it away",
                         control->path);
    if (is_alive(control))
        return error_set(error,
                         "a server is running with this data already (it answers at "
                         "%s); stop it, or choose another file with --data",
                         control->path);
    unlink(control->path);
    return true;
}

static bool bind_it(struct control *control, struct error *error)
{
    struct sockaddr_un address;
    set_address(control, &address);
    mode_t before = umask(0177);
    int bound = bind(control->handle, (const struct sockaddr *)&address, sizeof address);
    int reason = errno;
    umask(before);
    if (bound == 0 && listen(control->handle, BACKLOG) == 0)
        return true;
    if (bound != 0 && reason == ENOENT)
        error_set(error,
                  "%s: its folder is not there; make it, or choose another file "
                  "with --data",
                  control->path);
    else if (bound != 0 && reason == EACCES)
        error_set(error,
                  "%s: this user may not write in its folder; own it, or choose another "
                  "file with --data",
                  control->path);
    else
        error_set(error, "%s: %s", control->path, strerror(bound == 0 ? errno : reason));
    close(control->handle);
    control->handle = -1;
    return false;
}

bool control_open(struct control *control, const char *data, struct error *error)
{
    struct text out = text_init(control->path, sizeof control->path);
    memset(control->path, 0, sizeof control->path);
    control->handle = -1;
    text_format(&out, "%s.sock", data);
    if (out.overflow)
        return error_set(error,
                         "the path %.60s... is too long for a socket beside it: start "
                         "in its folder, and give --data a short name",
                         data);
    if (!remove_stale(control, error))
        return false;
    control->handle = open_socket();
    if (control->handle < 0)
        return error_set(error, "no socket can be made: %s", strerror(errno));
    return bind_it(control, error);
}

int control_accept(const struct control *control)
{
    int handle = accept(control->handle, NULL, NULL);
    if (handle < 0)
        return -1;
    fcntl(handle, F_SETFD, FD_CLOEXEC);
    fcntl(handle, F_SETFL, O_NONBLOCK);
    return handle;
}

void control_close(struct control *control)
{
    if (control->handle < 0)
        return;
    unlink(control->path);
    close(control->handle);
    control->handle = -1;
}
