/* level.h: how strong the computer plays: a game's levels, from its file of levels
 * (game->heuristics->levels), weakest first. A line each:
 *
 *     level novice nodes=40 overlook=30 waver=8
 *     level adept* nodes=1500
 *
 * `*` marks the default. `nodes` are simulations a move. What makes a level human:
 * `overlook` is the chance, in per cent, that a choice does not come to mind, the
 * likelier the less one leans to it; `waver` is by how much of winning chance, in per
 * cent, it misjudges what it looked at. */
#ifndef AI_LEVEL_H
#define AI_LEVEL_H

#include "base/error.h"
#include "core/game.h"

enum { LEVEL_NAME = 24, LEVEL_MAX = 16 };

struct level {
    char name[LEVEL_NAME];
    uint64_t nodes;
    double seconds; /* 0: no limit */
    int overlook;   /* per cent */
    int waver;      /* per cent */
    bool is_default;
    bool advised;
};

/* The levels of a game into `list` (room for LEVEL_MAX), weakest first. Returns how many;
 * 0 when it has none; -1 with an error that names the line at fault. */
int level_list(const struct game *game, struct level *list, struct error *error);
/* As level_list, of a text. */
int level_read(const char *text, const char *name, struct level *list,
               struct error *error);

#endif
