/* notify.c: datagrams to a UNIX socket, by path or abstract name ('@'). */
#include "net/serve/notify.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int notify_open(void)
{
    const char *name = getenv("NOTIFY_SOCKET");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t length = name != NULL ? strlen(name) : 0;
    if (length < 2 || length >= sizeof address.sun_path ||
        (name[0] != '/' && name[0] != '@'))
        return -1;
    memcpy(address.sun_path, name, length);
    if (name[0] == '@')
        address.sun_path[0] = '\0';
    int handle = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    if (handle >= 0 && connect(handle, (struct sockaddr *)&address, size) != 0) {
        close(handle);
        return -1;
    }
    return handle;
}

void notify_send(int handle, const char *words)
{
    if (handle >= 0)
        (void)!send(handle, words, strlen(words), MSG_NOSIGNAL | MSG_DONTWAIT);
}
