/* table.h: people and computer players around one match: what every place to play shares,
 * in a terminal, in lines of text or in a browser.
 *
 * A person's move is a *draft* first: choices made on a copy of the position, which can
 * be taken back one by one and touch nothing. Confirmed, the whole move goes into the
 * match, and chance is drawn. The computer players think in pieces, so that nobody needs
 * a second thread. */
#ifndef SESSION_TABLE_TABLE_H
#define SESSION_TABLE_TABLE_H

#include "core/guide.h"
#include "core/match.h"
#include "core/player.h"

enum { TABLE_NAME = 40, TABLE_SPEC = 64 };

/* Who sits in a seat. Kept in the record as notes: "name.1: Ada", "x-player.1: adept". */
struct chair {
    char name[TABLE_NAME]; /* "": the seat's name in the game */
    char spec[TABLE_SPEC]; /* a computer player (ai/ai.h); "": a person */
};

enum table_wait {
    TABLE_PERSON,   /* a person has something to choose */
    TABLE_COMPUTER, /* a computer player is to think: table_think */
    TABLE_OVER,
    TABLE_ELSEWHERE, /* of a game that is followed: another is to act, or chance */
};

struct table {
    struct match *match; /* read it; change it through the table only */
    struct chair chair[GAME_MAX_PLAYERS];
    struct player *player[GAME_MAX_PLAYERS]; /* NULL: a person */
    unsigned char *draft; /* the position with the draft's choices made */
    struct move move;     /* the draft */
    struct move earlier;  /* the draft before something was put in its midst ... */
    int relaid;           /* ... which made it so long; 0: nothing was */
    bool practice;        /* something was taken back past dice or others' moves */
    bool follows;         /* the game is played elsewhere: table_follow */
    int own;              /* ... with this seat here, or SEAT_NOBODY */
    struct think_control think_control; /* of the players */
    double progress;                    /* of the one who thinks, 0..1 */
};

/* There are GAME_MAX_PLAYERS chairs, of which the first are used; NULL: all are people.
 * NULL with an error that names the option or the seat ("player.2") at fault. A seed is
 * drawn by the caller before: tables always have one. Chance is drawn up to the first
 * decision. */
struct table *table_new(const struct game *game, const struct setup *setup,
                        const char *seed, const struct chair *chairs,
                        struct error *error);
/* A match that was begun before, which is taken (freed on failure too); chairs are those
 * of its notes. */
struct table *table_open(struct match *match, struct error *error);
/* A match, which is taken, to look back on and not to play: nothing is drawn, and nobody
 * thinks. Any record will do. */
struct table *table_look(struct match *match);
/* A match without a seed, which is taken (freed on failure too), of a game that is played
 * at a server: what happens there is told by table_play. Nothing is drawn here, no
 * computer thinks, and no move that was made can be taken back. Only `seat` can make
 * drafts, which are sent and not confirmed; SEAT_NOBODY looks on. */
struct table *table_follow(struct match *match, int seat, struct error *error);
void table_free(struct table *table);

int table_players(const struct table *table);
enum table_wait table_waits(const struct table *table);
/* Who is to act: a seat, or SEAT_NOBODY. */
int table_seat(const struct table *table);
/* Whom a screen or a voice speaks for: the person to act, or else the first person at the
 * table; the first seat where there is none. Of a game that is followed, the own seat. */
int table_viewer(const struct table *table);
/* Who sees the position: the viewer, or SEAT_NOBODY for those who look on. */
int table_observation(const struct table *table);
/* The name of a seat for people: the chair's, or the game's. */
void table_write_name(const struct table *table, int seat, struct text *out);
/* Which computer player sits there, for people: its level; "" for a person. */
void table_write_level(const struct table *table, int seat, struct text *out);
/* Another player, or a person, takes a seat over, and the draft is dropped; false with an
 * error. Of a game that is followed this is what is shown; while a computer player has
 * the own seat, nothing can be done there, else the draft stays. */
bool table_sit(struct table *table, int seat, const struct chair *chair,
               struct error *error);

/* --- a person's move ---------------------------------------------------------------- */

/* What can be chosen next in the draft; 0 when it is whole, or no person is to act. */
int table_choices(const struct table *table, choice_t *list);
/* Whether the draft is a whole move, which waits to be confirmed. */
bool table_is_whole(const struct table *table);
/* Why nothing can be added to the draft, when that is so. Always returns false. */
bool table_explain_closed(const struct table *table, struct reason *why);
/* Adds a choice; false with a reason when it is not legal. */
bool table_choose(struct table *table, choice_t choice, struct reason *why);
/* The things of a choice of now (core/guide.h); the words of its text in a game that has
 * no guide. */
void table_write_things(const struct table *table, choice_t choice, struct text *out);
/* All that can be pointed at besides what is picked already (things joined by blanks), at
 * most `room`; returns how many. *enough: what is picked is a choice as it is. */
int table_light(const struct table *table, const char *picked, char (*lit)[GUIDE_THING],
                int room, bool *enough);
/* As table_choose by the things that were pointed at, in any order. When they are a part
 * of what another choice needs, true as well, but *more is set and nothing is chosen,
 * even if they would do for a choice by themselves: table_point_all takes that one. What
 * a game wants in an order of its own is put in that order, so that the draft may get
 * several choices at once, and not all of them at its end. */
bool table_point(struct table *table, const char *things, bool *more, struct reason *why);
/* These things and no more; false when they are only a part of a choice, or of none. */
bool table_point_all(struct table *table, const char *things, struct reason *why);
/* Adds a typed move, or the rest of one, whole. */
bool table_type(struct table *table, const char *line, struct reason *why);
/* Adds the choices of a typed line that is no whole move; none of them when one is wrong.
 */
bool table_type_part(struct table *table, const char *line, struct reason *why);
/* Takes the last choice of the draft back; false when there is none. */
bool table_back(struct table *table);
void table_drop(struct table *table);
/* Makes the draft, which must be whole, and draws chance up to the next decision. Not for
 * a game that is followed. */
void table_confirm(struct table *table);
/* Makes a whole move for whoever is to act, a computer player too (and chance, in a game
 * that is followed), as a line tells it: what was found or done elsewhere. The draft is
 * dropped. False with a reason, and nothing has changed. */
bool table_play(struct table *table, const char *line, struct reason *why);
/* The text of the draft so far. */
void table_write_draft(const struct table *table, struct text *out);

/* --- taking back -------------------------------------------------------------------- */

/* Takes back the last move of the person to act (or of the last person who moved, when
 * the game is over): within his turn, as long as no dice fell and nobody else acted
 * since. At a table with one person, and computers otherwise, further back too; the table
 * is then one for practice, and its record says so ("x-practice: yes"). The draft is
 * dropped. False with a reason, and nothing is dropped. */
bool table_undo(struct table *table, struct reason *why);
/* Whether there is something to take back; if not, why. */
bool table_can_undo(const struct table *table, struct reason *why);
/* Whether that would make it a game for practice, to ask first. */
bool table_undo_is_practice(const struct table *table);
/* Forward again as far as table_undo went back; false when there is nothing. */
bool table_redo(struct table *table);
bool table_can_redo(const struct table *table);

/* --- the computer ------------------------------------------------------------------- */

/* Lets the player who is to act think for so many simulations (0: to the end). True when
 * a whole move was made, chance included; false when it needs more, or no computer is to
 * act. What it plays does not depend on the pieces. */
bool table_think(struct table *table, uint64_t patience);
/* The thinker plays what it has at the next table_think. */
void table_hurry(struct table *table);

/* --- what happened ------------------------------------------------------------------ */

/* Whole moves and chance events so far, counted from 0. */
size_t table_events(const struct table *table);
/* One of them in a line for people: who, the move, what it brought. */
void table_write_event(const struct table *table, size_t event, struct text *out);
/* Steps of the log before it, for match_state_at. */
size_t table_event_step(const struct table *table, size_t event);
/* The points of all, by name, and what they are made of: lines of text, for which
 * GUIDE_ANSWER is room enough. */
void table_write_scores(const struct table *table, struct text *out);
/* Words of the game with people's names where it names seats. */
void table_write_named(const struct table *table, const char *words, struct text *out);
/* One line that says who must do what now, by name. */
void table_write_prompt(const struct table *table, struct text *out);

#endif
