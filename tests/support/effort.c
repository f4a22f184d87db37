/* effort.c: see effort.h. */
#include "tests/support/effort.h"

#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
enum { SANITIZED = 1 };
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif
#else
enum { SANITIZED = 0 };
#endif

static bool all_is_wanted(void)
{
    const char *wanted = getenv("CANTRIP_TEST_ALL");
    return wanted != NULL && strcmp(wanted, "1") == 0;
}

bool effort_is_cut(void)
{
    return SANITIZED && !all_is_wanted();
}

int effort_count(int few, int many)
{
    return effort_is_cut() ? few : many;
}

struct effort effort_choose(uint64_t all, uint64_t share)
{
    const char *rotation = getenv("CANTRIP_TEST_ROTATION");
    if (all_is_wanted())
        return (struct effort){all, all, 0};
    uint64_t turn = rotation != NULL ? strtoull(rotation, NULL, 10) : 0;
    return (struct effort){all, share, turn % all * share % all};
}

uint64_t effort_part(const struct effort *effort, uint64_t index)
{
    return (effort->first + index) % effort->all + 1;
}
