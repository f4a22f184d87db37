/* effort.h: how much of a long test is done. CANTRIP_TEST_ALL=1 asks for all of it. */
#ifndef TESTS_SUPPORT_EFFORT_H
#define TESTS_SUPPORT_EFFORT_H

#include <stdbool.h>
#include <stdint.h>

/* --- less under sanitizers ---------------------------------------------------------- */

/* Whether long tests are cut short: where sanitizers make them slow, unless their
 * full length is asked for. */
bool effort_is_cut(void);

/* `few` where they are cut short, else `many`. */
int effort_count(int few, int many);

/* --- a share that changes ----------------------------------------------------------- */

/* Without CANTRIP_TEST_ALL=1 a share of the parts is done, and CANTRIP_TEST_ROTATION says
 * which, so that every part has its turn as the number goes up. Without that number it is
 * the first share. The parts are numbered from 1 to `all`. */
struct effort {
    uint64_t all, count;
    uint64_t first; /* the part to begin with, counted from 0 */
};

/* `share` of `all` parts, or all of them. */
struct effort effort_choose(uint64_t all, uint64_t share);

/* The number of a part; `index` is less than `count`. */
uint64_t effort_part(const struct effort *effort, uint64_t index);

#endif
