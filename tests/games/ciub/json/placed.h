/* placed.h: positions of ciub set up from state JSON. Quotes are written ' in it, so that
 * it can be read. */
#ifndef TESTS_GAMES_CIUB_JSON_PLACED_H
#define TESTS_GAMES_CIUB_JSON_PLACED_H

#include "tests/games/ciub/position.h"

/* A game of two with the standard set, in which a line has been replaced by another. */
void placed_start_set(struct position *p, const char *line, const char *other);
/* Sets up the position; fails the test when it is refused. */
void placed_set(struct position *p, const char *json);
/* The position as text for people; who must do what. */
const char *placed_picture(struct position *p);
const char *placed_prompt(struct position *p);
/* A move or chance event, in a position or after the one before (NULL), and the remark on
 * it. */
struct remarked {
    const char *json, *move, *says;
};
/* Every row must be remarked on with its words, in a game with these options. */
void placed_remark_all(const char *options, const struct remarked *rows, size_t count);
/* Every row must be refused with its words, in a game with these options. */
void placed_refuse_all(const char *options, const struct placed *rows, size_t count);

/* Two players at the beginning: parts of a position to be joined. */
#define TOP    ",'top':['2-4-6','=4','6-6']"
#define BOTTOM ",'bottom':['1-1-1','20+','2-2-2-2']"
#define PILE   ",'pile':{'b':7,'c':7}"
#define OTHERS "'yellow':7,'orange':7,'red':7,'green':7,'purple':7"
/* What the player on turn has, and what comes before and after. */
#define BEFORE(step, more)  "{'step':'" step "','stage':'open','turn':1,'first':1" more
#define PLAYERS(mine)       ",'players':[{" mine "},{'dice':{'white':5}}]"
#define AFTER(supply, more) PILE ",'supply':{" supply "}" more "}"

#endif
