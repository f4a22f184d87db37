/* file.c: atomic appending and replacing of a file, with locking.
 *
 * The lock is on the file itself, so no lock file is left in the folder. A replacement is
 * locked before it is renamed: a process that opened the old file notices that the name
 * no longer refers to it, and tries again. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.h"
#include "i18n/i18n.h"
#include "session/store/internal.h"

enum { STORE_MAX_BYTES = 64 << 20 };

static bool fail(const char *format, const char *path, struct error *error)
{
    int reason = errno;
    return error_set(error, format, path, strerror(reason));
}

static bool fail_write(const struct store *store, struct error *error)
{
    return fail(tr("cannot write %s: %s"), store->path, error);
}

bool store_read_file(const struct store *store, struct buffer *out, struct error *error)
{
    char block[16384];
    struct stat status;
    if (fstat(store->file, &status) != 0 || !S_ISREG(status.st_mode))
        return error_set(error, tr("%s is not a file with a game"), store->path);
    for (;;) {
        ssize_t got = pread(store->file, block, sizeof block, (off_t)out->length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(tr("cannot read %s: %s"), store->path, error);
        if (got == 0)
            return true;
        buffer_put_n(out, block, (size_t)got);
        if (out->length > STORE_MAX_BYTES)
            return error_set(error, tr("%s is too large for a game"), store->path);
    }
}

/* --- changes by others -------------------------------------------------------------- */

static uint64_t hash_status(const struct stat *status)
{
    uint64_t parts[] = {(uint64_t)status->st_dev, (uint64_t)status->st_ino,
                        (uint64_t)status->st_size, (uint64_t)status->st_mtim.tv_sec,
                        (uint64_t)status->st_mtim.tv_nsec};
    return hash_bytes(parts, sizeof parts, 0);
}

static bool lock_file(int file, const char *path, struct error *error)
{
    if (flock(file, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno == EWOULDBLOCK)
        return error_set(error,
                         tr("%s is being played in another window or program; close it "
                            "there first"),
                         path);
    return fail(tr("cannot lock %s: %s"), path, error);
}

/* Whether the path still refers to the open file. */
static bool is_current(int file, const char *path)
{
    struct stat open_one, named;
    return fstat(file, &open_one) == 0 && stat(path, &named) == 0 &&
           open_one.st_ino == named.st_ino && open_one.st_dev == named.st_dev;
}

/* A hash of the file's bytes; 0 if they cannot be read. */
static uint64_t hash_content(const struct store *store)
{
    struct buffer text;
    struct error error = {0};
    buffer_init(&text);
    uint64_t content = 0;
    if (store_read_file(store, &text, &error))
        content = hash_bytes(text.length > 0 ? text.data : "", text.length, 1);
    buffer_deinit(&text);
    return content;
}

static void update_stamp(struct store *store)
{
    struct stat status;
    store->stamp = fstat(store->file, &status) == 0 ? hash_status(&status) : 0;
    store->content = hash_content(store);
}

/* Whether the path refers to the open file with the content we wrote, even if its stamp
 * changed. */
static bool is_unchanged(const struct store *store)
{
    return store->content != 0 && is_current(store->file, store->path) &&
           hash_content(store) == store->content;
}

enum store_found store_check(struct store *store, struct error *error)
{
    struct stat status;
    if (stat(store->path, &status) == 0) {
        if (hash_status(&status) == store->stamp)
            return STORE_SAME;
        if (!is_unchanged(store))
            return STORE_OTHERS;
        store->stamp = hash_status(&status);
        return STORE_SAME;
    }
    if (errno == ENOENT)
        return STORE_GONE;
    fail(tr("cannot look at %s: %s"), store->path, error);
    return STORE_UNKNOWN;
}

/* --- opening ------------------------------------------------------------------------ */

bool store_open_file(struct store *store, struct error *error)
{
    for (;;) {
        /* do not block on a FIFO */
        int file = open(store->path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
        if (file < 0)
            return fail(tr("cannot open %s: %s"), store->path, error);
        if (!lock_file(file, store->path, error)) {
            close(file);
            return false;
        }
        if (is_current(file, store->path)) {
            store->file = file;
            update_stamp(store);
            return true;
        }
        close(file);
    }
}

bool store_reserve(struct store *store, struct error *error)
{
    int file =
        open(store->path, O_RDWR | O_APPEND | O_CLOEXEC | O_CREAT | O_EXCL, (mode_t)0666);
    if (file < 0)
        return errno != EEXIST ? fail_write(store, error) : false;
    if (!lock_file(file, store->path, error)) {
        close(file);
        return false;
    }
    store->file = file;
    update_stamp(store);
    return true;
}

/* --- writing ------------------------------------------------------------------------ */

static bool write_all(int file, const struct buffer *text)
{
    for (size_t at = 0; at < text->length;) {
        ssize_t put = write(file, text->data + at, text->length - at);
        if (put < 0 && errno != EINTR)
            return false;
        at += put > 0 ? (size_t)put : 0;
    }
    return fsync(file) == 0;
}

bool store_append(struct store *store, const struct buffer *text, struct error *error)
{
    struct stat before;
    bool known = fstat(store->file, &before) == 0;
    bool ok = known && write_all(store->file, text);
    if (!ok) {
        fail_write(store, error);
        store->dirty = true;
        if (known && ftruncate(store->file, before.st_size) != 0)
            error_set(error, tr("cannot write %s, whose end is torn now"), store->path);
    }
    update_stamp(store);
    return ok;
}

void store_write_folder(const char *path, struct text *out)
{
    const char *slash = strrchr(path, '/');
    if (slash != NULL)
        text_put_n(out, path, (size_t)(slash - path) + 1);
    else
        text_put(out, "./");
}

/* A rename is durable once its folder is synced. */
static void sync_folder(const char *path)
{
    char folder[STORE_PATH];
    struct text out = text_init(folder, sizeof folder);
    store_write_folder(path, &out);
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    fsync(file); /* fails on some file systems */
    close(file);
}

/* Keeps the permissions of the old file. */
static void copy_mode(int from, int to)
{
    struct stat status;
    if (fstat(from, &status) == 0 && fchmod(to, status.st_mode & 0777) != 0)
        return; /* ignored: keeps the default */
}

static bool write_part(const struct store *store, int file, const char *part,
                       const struct buffer *text, struct error *error)
{
    copy_mode(store->file, file);
    return (write_all(file, text) || fail_write(store, error)) &&
           lock_file(file, store->path, error) &&
           (rename(part, store->path) == 0 || fail_write(store, error));
}

bool store_replace(struct store *store, const struct buffer *text, struct error *error)
{
    struct buffer part;
    buffer_init(&part);
    buffer_format(&part, "%s.part", store->path);
    int file =
        open(part.data, O_RDWR | O_APPEND | O_CLOEXEC | O_CREAT | O_TRUNC, (mode_t)0666);
    bool ok = file >= 0 && write_part(store, file, part.data, text, error);
    if (file < 0) {
        fail_write(store, error);
    } else if (ok) {
        close(store->file);
        store->file = file;
        update_stamp(store);
        sync_folder(store->path);
    } else {
        unlink(part.data);
        close(file);
    }
    buffer_deinit(&part);
    return ok;
}

bool store_copy_damaged(const struct store *store, const struct buffer *text, char *name,
                        size_t size, struct error *error)
{
    int file = -1;
    for (int number = 1; file < 0 && number < 1000; number++) {
        struct text out = text_init(name, size);
        text_format(&out, "%s.damaged-%d", store->path, number);
        file = open(name, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, (mode_t)0666);
        if (out.overflow || (file < 0 && errno != EEXIST))
            break;
    }
    if (file < 0)
        return fail_write(store, error);
    bool ok = write_all(file, text) || fail_write(store, error);
    close(file);
    return ok;
}
