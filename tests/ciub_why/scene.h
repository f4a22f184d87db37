/* scene.h: positions for refusals: dice as they fell, moves, and what is said to those
 * that are not allowed. Moves are written as the notation has them. */
#ifndef TESTS_CIUB_WHY_SCENE_H
#define TESTS_CIUB_WHY_SCENE_H

#include "ciub_check/table.h"

struct refused {
    const char *move, *rule, *text;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]

/* The first player's first turn, the A cards dealt in the order of the set. For two
 * players: =4, 2-4-6 and 20+ on top, 2-2-2-2, 1-3-3-5 and 6-6 below. */
void scene_open(struct table *scene, const char *id, const char *set);
/* Gives the player on turn these dice, colours in the order of the set, and rolls them
 * so: "white 3 white swap red 5". */
void scene_roll(struct table *scene, const char *dice);
/* Moves and outcomes, each allowed; a move may be left half-made. */
void scene_play(struct table *scene, const char *words);
/* The supply gives all its dice to the box, as if they had never been there. */
void scene_empty_supply(struct table *scene);
/* Every row is refused, at its last choice, by its rule and with its words. */
void scene_refuse_all(const struct table *scene, const struct refused *rows,
                      size_t count);
/* Likewise for a choice that has no words here. */
void scene_refuse(const struct table *scene, choice_t choice, const char *rule,
                  const char *text);

#endif
