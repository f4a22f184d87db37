/* sandbox_test.c: inside the sandbox a server's own folder and threads work, but other
 * files, programs and connections do not. Each check runs in its own process. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "net/serve/sandbox.h"
#include "tests/base/check.h"

enum { NO_SANDBOX = 77 };

static char folder[] = "/tmp/cantrip-jail-XXXXXX";

static int make_folder(void **state)
{
    return mkdtemp(folder) == NULL;
}

static int remove_folder(void **state)
{
    return rmdir(folder);
}

SETUP_ALL(make_folder, remove_folder)

/* The result of a check: 0, the number of the failing line, or NO_SANDBOX. */
static int look(int (*inside)(void))
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        _exit(inside());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

#define CHECK(truth)                                                                     \
    do {                                                                                 \
        if (!(truth))                                                                    \
            return __LINE__ % 256;                                                       \
    } while (0)

static bool can_open(const char *path, int flags)
{
    int handle = open(path, flags | O_CLOEXEC, 0600);
    if (handle >= 0)
        close(handle);
    return handle >= 0;
}

static int files_inside(void)
{
    char data[64], other[64];
    snprintf(data, sizeof data, "%s/t.db", folder);
    snprintf(other, sizeof other, "%s/t.db-wal", folder);
    struct sandbox_path paths[] = {{data, true}, {"/proc/self/status", false}};
    CHECK(can_open("/etc/passwd", O_RDONLY));
    if (!sandbox_files(paths, 2))
        return NO_SANDBOX;
    CHECK(can_open(data, O_RDWR | O_CREAT));
    CHECK(can_open(data, O_RDWR | O_TRUNC));
    CHECK(can_open(other, O_RDWR | O_CREAT));
    CHECK(unlink(other) == 0 && unlink(data) == 0);
    CHECK(!can_open("/etc/passwd", O_RDONLY) && errno == EACCES);
    CHECK(!can_open("/tmp/cantrip-jail-outside", O_RDWR | O_CREAT) && errno == EACCES);
    CHECK(can_open("/proc/self/status", O_RDONLY));
    return 0;
}

static void *nothing(void *context)
{
    return context;
}

static int calls_inside(void)
{
    char *const words[] = {"/bin/true", NULL};
    pthread_t thread;
    if (!sandbox_calls())
        return NO_SANDBOX;
    CHECK(socket(AF_INET, SOCK_STREAM, 0) < 0 && errno == EPERM);
    CHECK(execv(words[0], words) < 0 && errno == EPERM);
    CHECK(fork() < 0 && errno == EPERM);
    CHECK(pthread_create(&thread, NULL, nothing, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    return 0;
}

static void check(int (*inside)(void))
{
    int result = look(inside);
    if (result == NO_SANDBOX)
        skip();
    assert_int_equal(result, 0);
}

TEST(other_files_are_closed)
{
    check(files_inside);
}

TEST(other_calls_are_refused)
{
    check(calls_inside);
}
