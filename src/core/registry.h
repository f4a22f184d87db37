/* registry.h: finding a game by its name in a NULL-terminated list of games. */
#ifndef CORE_REGISTRY_H
#define CORE_REGISTRY_H

#include "core/game.h"

/* NULL if there is none. */
const struct game *registry_find(const struct game *const *games, const char *name);
/* The names, for error messages: "pig, seals". */
void registry_names(const struct game *const *games, struct text *out);

#endif
