/* faulty_disk.c: an SQLite VFS that fails on demand. */
#include "tests/net/storage/faulty_disk.h"

#include <sqlite3.h>
#include <time.h>

static struct faulty_disk disk;
static sqlite3_vfs layer;

/* The system's VFS has several kinds of I/O methods: for files, and for the log. */
enum { KINDS = 8 };
static struct kind {
    sqlite3_io_methods ours;
    const sqlite3_io_methods *below;
} kinds[KINDS];

static const sqlite3_io_methods *below(const sqlite3_file *file)
{
    return ((const struct kind *)(const void *)file->pMethods)->below;
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at)
{
    int code = atomic_load(&disk.write);
    return code != SQLITE_OK ? code : below(file)->xWrite(file, bytes, count, at);
}

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    int code = atomic_load(&disk.read);
    return code != SQLITE_OK ? code : below(file)->xRead(file, bytes, count, at);
}

static int sync_file(sqlite3_file *file, int flags)
{
    int code = atomic_load(&disk.sync), slow = atomic_load(&disk.slow);
    struct timespec pause = {slow / 1000, slow % 1000 * 1000000L};
    if (slow > 0)
        nanosleep(&pause, NULL);
    atomic_fetch_add(&disk.syncs, 1);
    return code != SQLITE_OK ? code : below(file)->xSync(file, flags);
}

static const sqlite3_io_methods *above(const sqlite3_io_methods *methods)
{
    struct kind *kind = kinds;
    while (kind->below != NULL && kind->below != methods)
        kind++;
    kind->below = methods;
    kind->ours = *methods;
    kind->ours.xWrite = write_file;
    kind->ours.xRead = read_file;
    kind->ours.xSync = sync_file;
    return &kind->ours;
}

static int open_file(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file,
                     int flags, int *given)
{
    sqlite3_vfs *system = vfs->pAppData;
    int code = system->xOpen(system, name, file, flags, given);
    if (code == SQLITE_OK && file->pMethods != NULL)
        file->pMethods = above(file->pMethods);
    return code;
}

struct faulty_disk *faulty_disk_use(void)
{
    if (layer.zName == NULL) {
        sqlite3_vfs *system = sqlite3_vfs_find(NULL);
        layer = *system;
        layer.zName = "disk";
        layer.pAppData = system;
        layer.xOpen = open_file;
        sqlite3_vfs_register(&layer, 1);
    }
    atomic_store(&disk.write, SQLITE_OK);
    atomic_store(&disk.read, SQLITE_OK);
    atomic_store(&disk.sync, SQLITE_OK);
    atomic_store(&disk.syncs, 0);
    atomic_store(&disk.slow, 0);
    return &disk;
}
