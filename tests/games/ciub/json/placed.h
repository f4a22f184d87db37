/* placed.h: positions of ciub set up from state JSON. Quotes are written ' in it, so that
 * it can be read. */
#ifndef TESTS_GAMES_CIUB_JSON_PLACED_H
#define TESTS_GAMES_CIUB_JSON_PLACED_H

#include "core/match/match.h"
#include "tests/base/check.h"

enum { PLACED_TEXT = 8192 };

struct placed {
    struct match *match;
    char text[PLACED_TEXT]; /* the last answer */
};

/* A game with these options, as in a game id: "players=3,length=short". */
void placed_start(struct placed *placed, const char *options);
/* A game of two with the standard set, in which a line has been replaced by another. */
void placed_start_set(struct placed *placed, const char *line, const char *other);
void placed_end(struct placed *placed);

/* Sets up the position; the error's text, or "". */
const char *placed_read(struct placed *placed, const char *json);
/* The same, and fails the test when it is refused. */
void placed_set(struct placed *placed, const char *json);
/* The position as JSON, with ' for quotes; as text for people; who must do what. */
const char *placed_json(struct placed *placed);
const char *placed_picture(struct placed *placed);
const char *placed_prompt(struct placed *placed);
/* Plays a move or chance event, and gives the remark on it. */
const char *placed_remark(struct placed *placed, const char *move);

/* A table of positions and what is said of each. */
struct placed_row {
    const char *json;
    const char *says;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]
/* Every row must be refused with its words. */
void placed_refuse_all(const char *options, const struct placed_row *rows, size_t count);

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
