/* player.h: who sits in a seat: a person, an AI, somebody remote, a replay. The match
 * cannot tell them apart, and none of them sees more than its view. */
#ifndef CORE_PLAYER_H
#define CORE_PLAYER_H

#include "core/match.h"

struct player {
    const char *kind; /* "random" */
    /* Makes one choice for `seat`. `view` is what game->observe gives that seat. False
     * when the player has no answer (a replay at its end, a person who left). */
    bool (*decide)(struct player *self, const struct game *game, const void *world,
                   const void *view, int seat, choice_t *choice);
    void (*free)(struct player *self); /* may be NULL */
};

/* Lets the seats' players play until the game is over, one of them has no answer, or
 * `limit` choices were made (0: no limit). Chance is drawn from the match's seed. Returns
 * the number of choices made by players. */
size_t player_run(struct match *match, struct player *const *seats, size_t limit);

/* Frees a player by its own means; NULL is fine. */
void player_free(struct player *player);

#endif
