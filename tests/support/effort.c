/* effort.c: see effort.h. */
#include "support/effort.h"

#include <stdlib.h>
#include <string.h>

struct effort effort_choose(uint64_t all, uint64_t share)
{
    const char *everything = getenv("CANTRIP_TEST_ALL");
    const char *rotation = getenv("CANTRIP_TEST_ROTATION");
    if (everything != NULL && strcmp(everything, "1") == 0)
        return (struct effort){all, all, 0};
    uint64_t turn = rotation != NULL ? strtoull(rotation, NULL, 10) : 0;
    return (struct effort){all, share, turn % all * share % all};
}

uint64_t effort_part(const struct effort *effort, uint64_t index)
{
    return (effort->skipped + index) % effort->all + 1;
}
