/* effort.h: how much of a long test is done. With CANTRIP_TEST_ALL=1 it is all of it;
 * otherwise a share, and CANTRIP_TEST_ROTATION says which, so that every part has its
 * turn as the number goes up. Without that number it is the first share. */
#ifndef TESTS_SUPPORT_EFFORT_H
#define TESTS_SUPPORT_EFFORT_H

#include <stdint.h>

/* The parts are numbered from 1 to `all`. */
struct effort {
    uint64_t all, count;
    uint64_t skipped; /* how many parts the earlier shares have done */
};

/* `share` of `all` parts, or all of them. */
struct effort effort_choose(uint64_t all, uint64_t share);

/* The number of a part; `index` is less than `count`. */
uint64_t effort_part(const struct effort *effort, uint64_t index);

#endif
