/* disk.h: a disk that can be made to fail, for SQLite in tests. */
#ifndef TESTS_NET_DISK_H
#define TESTS_NET_DISK_H

#include <stdatomic.h>

struct disk {
    atomic_int write; /* what writing gives: SQLITE_OK: it works */
    atomic_int sync;
    atomic_int read;
    atomic_int syncs; /* how often it was synchronised */
    atomic_int slow;  /* milliseconds that each synchronisation takes */
};

/* From now on all files of SQLite lie on it. */
struct disk *disk_use(void);

#endif
