/* listen.c: resolves the address, binds it and explains failures. */
#include "net/http/listen.h"

#include <errno.h>
#include <netdb.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text.h"

/* After a restart all players reconnect at once. */
enum { BACKLOG = 1024 };

static int open_socket(const struct addrinfo *address)
{
    int yes = 1;
    /* A browser that we start must not inherit the port. */
    int handle = socket(address->ai_family, address->ai_socktype | SOCK_CLOEXEC,
                        address->ai_protocol);
    if (handle < 0)
        return -1;
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(handle, address->ai_addr, address->ai_addrlen) == 0 &&
        listen(handle, BACKLOG) == 0)
        return handle;
    int reason = errno;
    close(handle);
    errno = reason;
    return -1;
}

static int refuse(const char *host, int port, struct error *error)
{
    int reason = errno;
    if (reason == EADDRINUSE)
        error_set(error, "port %d is taken by another program; choose one with --port",
                  port);
    else if (reason == EACCES)
        error_set(error, "port %d is kept for the system; choose one above 1023", port);
    else if (reason == EADDRNOTAVAIL)
        error_set(error, "%s is not an address of this computer", host);
    else
        error_set(error, "cannot listen at %s, port %d: %s", host, port,
                  strerror(reason));
    return -1;
}

int listen_at(const char *host, int port, struct error *error)
{
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    char service[16];
    struct text out = text_init(service, sizeof service);
    text_format(&out, "%d", port);
    int problem = getaddrinfo(host, service, &wanted, &found);
    if (problem != 0) {
        error_set(error, "%s is no address of a computer: %s", host,
                  gai_strerror(problem));
        return -1;
    }
    int handle = open_socket(found);
    freeaddrinfo(found);
    return handle >= 0 ? handle : refuse(host, port, error);
}

int listen_port(int socket)
{
    struct sockaddr_storage bound;
    socklen_t size = sizeof bound;
    char service[16];
    int port = 0;
    if (getsockname(socket, (struct sockaddr *)&bound, &size) == 0 &&
        getnameinfo((struct sockaddr *)&bound, size, NULL, 0, service, sizeof service,
                    NI_NUMERICSERV) == 0)
        text_to_int(service, 0, 65535, &port);
    return port;
}
