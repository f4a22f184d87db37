/* faulty_disk.h: a disk that can be made to fail, for SQLite in tests. */
#ifndef TESTS_NET_STORAGE_FAULTY_DISK_H
#define TESTS_NET_STORAGE_FAULTY_DISK_H

#include <stdatomic.h>

struct faulty_disk {
    atomic_int write; /* result of writes; SQLITE_OK: normal */
    atomic_int sync;
    atomic_int read;
    atomic_int syncs; /* number of syncs */
    atomic_int slow;  /* milliseconds each sync takes */
};

/* From now on all SQLite files use it. */
struct faulty_disk *faulty_disk_use(void);

#endif
