/* level.h: the strength levels of a game's computer players, read from its levels file
 * (game->heuristics->levels), weakest first, one per line:
 *
 *     level novice nodes=40 overlook=30 waver=8
 *     say Overlooks a lot.
 *     level adept* nodes=1500
 *
 * `say` describes the level above it to those who choose one. `*` marks the default.
 * `nodes` is the number of simulations per move. Two settings make a level play more like
 * a person: `overlook` is the probability, in per cent, that a choice is not considered
 * at all, higher for choices with a low prior; `waver` is the size of the random error in
 * judging a choice, in per cent of winning chance. `careful=1` keeps such a level from
 * what nobody would do: choices that give up something valuable (guide.forgoes). */
#ifndef AI_LEVEL_H
#define AI_LEVEL_H

#include "base/error.h"
#include "core/game.h"

enum { LEVEL_NAME = 24, LEVEL_HELP = 120, LEVEL_MAX = 16 };

struct level {
    char name[LEVEL_NAME];
    char help[LEVEL_HELP]; /* in English; "" if the file says nothing */
    uint64_t nodes;
    double seconds; /* 0: no limit */
    int overlook;   /* per cent */
    int waver;      /* per cent */
    bool careful;
    bool is_default;
    bool advised;
};

/* Reads the levels of a game into `list` (LEVEL_MAX entries), weakest first. Returns how
 * many, 0 if the game has none; -1 with an error that names the line. */
int level_list(const struct game *game, struct level *list, struct error *error);
/* Like level_list, for a given text. */
int level_read(const char *text, const char *name, struct level *list,
               struct error *error);

#endif
