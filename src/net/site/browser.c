/* browser.c: finds the program that opens a page. */
#include "net/site/browser.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

enum { PATH_SIZE = 1024 };

extern char **environ;

/* Whether a program of that name is on PATH. */
static bool is_there(const char *name)
{
    const char *folders = getenv("PATH");
    char path[PATH_SIZE];
    if (strchr(name, '/') != NULL)
        return access(name, X_OK) == 0;
    while (folders != NULL && *folders != '\0') {
        size_t length = strcspn(folders, ":");
        struct text out = text_init(path, sizeof path);
        text_put_n(&out, folders, length);
        text_format(&out, "/%s", name);
        if (!out.overflow && access(path, X_OK) == 0)
            return true;
        folders += length + (folders[length] == ':');
    }
    return false;
}

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0';
}

/* $BROWSER comes first and needs no known desktop. */
static const char *find_program(void)
{
    static const char *const usual[] = {"xdg-open", "wslview", "sensible-browser",
                                        "x-www-browser"};
    const char *chosen = getenv("BROWSER");
    if (chosen != NULL && chosen[0] != '\0')
        return is_there(chosen) ? chosen : NULL;
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY"))
        return NULL;
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        if (is_there(usual[i]))
            return usual[i];
    return NULL;
}

/* Detached from our terminal: its output would mix with ours, and it must not read our
 * input. */
static bool start(const char *program, const char *address)
{
    char *const words[] = {(char *)(uintptr_t)program, (char *)(uintptr_t)address, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t child;
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    for (int stream = 0; stream < 3; stream++)
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
    int problem = posix_spawnp(&child, program, &actions, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return problem == 0;
}

bool browser_open(const char *address)
{
    const char *program = find_program();
    return program != NULL && start(program, address);
}
