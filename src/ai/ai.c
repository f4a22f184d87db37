/* ai.c: finding a player by its name. */
#include "ai/ai.h"

#include <string.h>

static const char *const names[] = {"random", "greedy", NULL};
static struct player *(*const makers[])(uint64_t seed) = {ai_random_new, ai_greedy_new};

struct player *ai_find(const char *name, uint64_t seed)
{
    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(names[i], name) == 0)
            return makers[i](seed);
    return NULL;
}

const char *const *ai_names(void)
{
    return names;
}
