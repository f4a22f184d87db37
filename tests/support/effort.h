/* effort.h: how much of a long test to run. CANTRIP_TEST_ALL=1 runs all of it. */
#ifndef TESTS_SUPPORT_EFFORT_H
#define TESTS_SUPPORT_EFFORT_H

#include <stdbool.h>
#include <stdint.h>

/* --- less under sanitizers ---------------------------------------------------------- */

/* Whether long tests are cut short: with sanitizers, which make them slow, unless all is
 * requested. */
bool effort_is_cut(void);

/* `few` if they are cut short, otherwise `many`. */
int effort_count(int few, int many);

/* --- a share that rotates ----------------------------------------------------------- */

/* Without CANTRIP_TEST_ALL=1 only a share of the parts is run. CANTRIP_TEST_ROTATION, by
 * default 0, selects it, so that counting up covers all of them. Parts are numbered from
 * 1 to `all`. */
struct effort {
    uint64_t all, count;
    uint64_t first; /* index of the first part, from 0 */
};

/* `share` of `all` parts, or all of them. */
struct effort effort_choose(uint64_t all, uint64_t share);

/* The number of a part; `index` is less than `count`. */
uint64_t effort_part(const struct effort *effort, uint64_t index);

#endif
