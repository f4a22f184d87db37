/* registry.c: finding a game by its name. */
#include "core/registry.h"

#include <string.h>

const struct game *registry_find(const struct game *const *games, const char *name)
{
    for (; *games != NULL; games++)
        if (strcmp((*games)->name, name) == 0)
            return *games;
    return NULL;
}

void registry_names(const struct game *const *games, struct text *out)
{
    for (const struct game *const *at = games; *at != NULL; at++) {
        if (at != games)
            text_put(out, ", ");
        text_put(out, (*at)->name);
    }
}
