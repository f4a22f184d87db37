/* sandbox.c: Landlock and seccomp. */
#include "net/serve/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/text.h"

enum { PATH_SIZE = 4096 };

/* --- files -------------------------------------------------------------------------- */

/* Rights from later Landlock versions, missing from older headers. */
#define RIGHT_REFER    (1ULL << 13)
#define RIGHT_TRUNCATE (1ULL << 14)

static const uint64_t reading =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t writing =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | RIGHT_TRUNCATE;

/* All rights this kernel can restrict; 0 without Landlock. */
static uint64_t all_rights(void)
{
    long version =
        syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    uint64_t first = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    if (version < 1)
        return 0;
    return first | (version >= 2 ? RIGHT_REFER : 0) | (version >= 3 ? RIGHT_TRUNCATE : 0);
}

static void write_folder(const char *file, struct text *out)
{
    const char *slash = strrchr(file, '/');
    if (slash == NULL)
        text_put(out, ".");
    else if (slash == file)
        text_put(out, "/");
    else
        text_put_n(out, file, (size_t)(slash - file));
}

/* Preserves errno from an earlier failure. */
static void close_quietly(int handle)
{
    int reason = errno;
    close(handle);
    errno = reason;
}

static bool allow(int rules, const struct sandbox_path *path, uint64_t rights)
{
    char folder[PATH_SIZE];
    struct text out = text_init(folder, sizeof folder);
    write_folder(path->file, &out);
    struct landlock_path_beneath_attr beneath = {
        .allowed_access = rights & (path->writes ? writing : reading),
        .parent_fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (out.overflow || beneath.parent_fd < 0)
        return false;
    bool good = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH,
                        &beneath, 0) == 0;
    close_quietly(beneath.parent_fd);
    return good;
}

bool sandbox_files(const struct sandbox_path *paths, size_t count)
{
    struct landlock_ruleset_attr attributes = {.handled_access_fs = all_rights()};
    if (attributes.handled_access_fs == 0)
        return false;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes,
                             sizeof attributes.handled_access_fs, 0);
    if (rules < 0)
        return false;
    bool good = true;
    for (size_t i = 0; i < count && good; i++)
        good = allow(rules, &paths[i], attributes.handled_access_fs);
    good = good && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close_quietly(rules);
    return good;
}

/* --- system calls ------------------------------------------------------------------- */

/* The server accepts connections but makes none; it starts threads but no programs. */
static const int refused[] = {
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(vfork),
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(socket),
    SCMP_SYS(socketpair),
    SCMP_SYS(connect),
    SCMP_SYS(bind),
    SCMP_SYS(listen),
    SCMP_SYS(mount),
    SCMP_SYS(umount2),
    SCMP_SYS(pivot_root),
    SCMP_SYS(chroot),
    SCMP_SYS(setns),
    SCMP_SYS(unshare),
    SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(init_module),
    SCMP_SYS(finit_module),
    SCMP_SYS(delete_module),
    SCMP_SYS(kexec_load),
    SCMP_SYS(add_key),
    SCMP_SYS(keyctl),
    SCMP_SYS(request_key),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(personality),
    SCMP_SYS(setuid),
    SCMP_SYS(setgid),
    SCMP_SYS(symlink),
    SCMP_SYS(symlinkat),
    SCMP_SYS(link),
    SCMP_SYS(linkat),
    SCMP_SYS(mknod),
    SCMP_SYS(mknodat),
};

static bool add_rules(scmp_filter_ctx filter)
{
    uint32_t no = SCMP_ACT_ERRNO(EPERM);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        if (seccomp_rule_add(filter, no, refused[i], 0) != 0)
            return false;
    /* The C library then falls back to clone, whose flags seccomp can inspect. */
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           seccomp_rule_add(filter, no, SCMP_SYS(clone), 1,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0;
}

bool sandbox_calls(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == NULL)
        return false;
    int problem = add_rules(filter) ? seccomp_load(filter) : -EINVAL;
    seccomp_release(filter);
    errno = -problem;
    return problem == 0;
}

/* --- error messages ----------------------------------------------------------------- */

static const char *find_why(int reason)
{
    switch (reason) {
    case ENOSYS:
        return "this kernel cannot";
    case EOPNOTSUPP:
        return "it is switched off in this kernel";
    case EPERM:
        return "a container or a filter of system calls forbids it";
    default:
        return strerror(reason);
    }
}

const char *sandbox_status(bool locked, char words[SANDBOX_STATUS])
{
    int reason = errno;
    struct text out = text_init(words, SANDBOX_STATUS);
    if (locked)
        text_put(&out, "locked");
    else
        text_format(&out, "open: %s", find_why(reason));
    return words;
}
