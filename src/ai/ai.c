/* ai.c: finding a player by its spec. */
#include "ai/ai.h"

#include <string.h>

static const char *const kinds[] = {"random", "greedy", NULL};
static struct player *(*const makers[])(uint64_t seed) = {ai_random_new, ai_greedy_new};

struct player *ai_new(const struct game *game, const char *spec, uint64_t seed,
                      struct error *error)
{
    (void)game;
    for (int i = 0; kinds[i] != NULL; i++)
        if (strcmp(kinds[i], spec) == 0)
            return makers[i](seed);
    error_set(error, "there is no player called '%s'", spec);
    return NULL;
}

const char *const *ai_kinds(void)
{
    return kinds;
}
