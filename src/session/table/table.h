/* table.h: people and computer players around one match; shared by all user interfaces,
 * in the terminal, in plain text and in the browser.
 *
 * A person's move is a *draft* first: choices made on a copy of the position, which can
 * be taken back one by one. Confirming it makes the move in the match and draws outcomes.
 * Computer players think in slices, so that no second thread is needed. */
#ifndef SESSION_TABLE_TABLE_H
#define SESSION_TABLE_TABLE_H

#include "core/guide.h"
#include "core/match/match.h"
#include "core/match/player.h"

enum { TABLE_NAME = 40, TABLE_SPEC = 64 };

/* Who sits in a seat. Stored in the record as notes: "name.1: Ada", "x-player.1:
 * adept". */
struct chair {
    char name[TABLE_NAME]; /* "": use the game's name of the seat */
    char spec[TABLE_SPEC]; /* of a computer player (ai/ai.h); "": a person */
};

enum table_wait {
    TABLE_PERSON,   /* a person must choose */
    TABLE_COMPUTER, /* a computer player must think: table_think */
    TABLE_OVER,
    TABLE_ELSEWHERE, /* followed games only: somebody else or chance must act */
};

struct table {
    struct match *match; /* read-only: change it through the table */
    struct chair chair[GAME_MAX_PLAYERS];
    struct player *player[GAME_MAX_PLAYERS]; /* NULL: a person */
    unsigned char *draft;                    /* the position after the draft's choices */
    struct move move;                        /* the draft */
    struct move before_reorder; /* the draft before its last reordering ... */
    int reordered;              /* ... and its length after that; 0: not reordered */
    bool practice;              /* undone past outcomes or others' moves */
    bool follows;               /* played elsewhere (table_follow) ... */
    int own;                    /* ... with our seat, or SEAT_NOBODY */
    struct think_control think_control; /* of the players */
    double progress;                    /* of the thinking player, 0..1 */
    /* What the draft leaves out, if that was pointed at; else "". */
    char left_out[GUIDE_THINGS];
};

/* `chairs` has GAME_MAX_PLAYERS entries, of which the first are used; NULL: only people.
 * `seed` must not be empty. Draws outcomes up to the first decision. NULL with an error
 * that names the option or seat ("player.2") at fault. */
struct table *table_new(const struct game *game, const struct setup *setup,
                        const char *seed, const struct chair *chairs,
                        struct error *error);
/* Continues a match; takes ownership of it, even on failure. Chairs are read from its
 * notes. */
struct table *table_open(struct match *match, struct error *error);
/* A match to review, not to play: nothing is drawn, and nobody thinks. Takes ownership;
 * any record will do. */
struct table *table_review(struct match *match);
/* Follows a match that is played at a server and has no seed; takes ownership, even on
 * failure. table_play reports what happens there. Nothing is drawn here, no computer
 * player thinks, and no move can be undone. Only `seat` can make drafts, which are sent
 * and not confirmed; SEAT_NOBODY for spectators. */
struct table *table_follow(struct match *match, int seat, struct error *error);
void table_free(struct table *table);

int table_players(const struct table *table);
enum table_wait table_waits(const struct table *table);
/* The seat to act, or SEAT_NOBODY. */
int table_seat(const struct table *table);
/* The seat whose perspective to show: the person to act, else the first person, else seat
 * 0. In a followed game, our seat. */
int table_viewer(const struct table *table);
/* Whose view of the position to show: the viewer, or SEAT_NOBODY for spectators. */
int table_observer(const struct table *table);
/* The display name of a seat: the chair's, or the game's. */
void table_write_name(const struct table *table, int seat, struct text *out);
/* The display name of the computer player in a seat; "" for a person. */
void table_write_level(const struct table *table, int seat, struct text *out);
/* Puts another player or a person in a seat and drops the draft; false with an error. In
 * a followed game this only changes what is shown, and the draft is kept unless a
 * computer player takes our seat. */
bool table_sit(struct table *table, int seat, const struct chair *chair,
               struct error *error);

/* --- a person's move ---------------------------------------------------------------- */

/* The choices that can be added to the draft; 0 if it is whole, or no person is to
 * act. */
int table_choices(const struct table *table, choice_t *list);
/* Whether the draft is a whole move, ready to be confirmed. */
bool table_is_whole(const struct table *table);
/* Of a whole draft: whether making it brings news, dice or another player's turn, so that
 * it cannot simply be taken back; and whether it can be made without asking: it brings no
 * news, ends with a word such as `roll`, or is one choice of one thing, and it gives
 * nothing up (guide.forgoes). */
bool table_brings_news(const struct table *table);
bool table_is_immediate(const struct table *table);
/* Why nothing can be added to the draft. Always returns false. */
bool table_explain_closed(const struct table *table, struct reason *why);
/* Adds a choice; false with a reason if it is not legal. */
bool table_choose(struct table *table, choice_t choice, struct reason *why);
/* The things of a current choice (core/guide.h); the words of its text if the game has no
 * guide. */
void table_write_things(const struct table *table, choice_t choice, struct text *out);
/* Replaces the text by one more thing that makes the choice by itself; false if there is
 * none. */
bool table_write_synonym(const struct table *table, choice_t choice, struct text *out);
/* Adds the things that the draft has put somewhere: pointing at one takes it back. */
void table_write_placed(const struct table *table, struct text *out);
/* Adds what a whole draft leaves out, where people point at that (guide.left_out):
 * pointing at one of these things takes the draft back. */
void table_write_left_out(const struct table *table, struct text *out);
/* Everything that can be pointed at in addition to `picked` (things joined by spaces), at
 * most `room`; returns how many. *enough: what is picked is already a choice. */
int table_light(const struct table *table, const char *picked, char (*lit)[GUIDE_THING],
                int room, bool *enough);
/* Like table_choose, by things pointed at in any order. If they are part of what another
 * choice needs, returns true with *more set and chooses nothing, even if they would also
 * make a choice of their own; table_point_all makes that one. Things are put in the order
 * that the game requires, so several choices may be added at once, and not only at the
 * end of the draft. Where people point at what the move leaves out, the last of these
 * things adds the choices of all others. */
bool table_point(struct table *table, const char *things, bool *more, struct reason *why);
/* Exactly these things; false if they are only part of a choice. */
bool table_point_all(struct table *table, const char *things, struct reason *why);
/* Adds a typed move, or the rest of one. */
bool table_type(struct table *table, const char *line, struct reason *why);
/* Adds the choices of a typed line that is not a whole move; all or none. */
bool table_type_part(struct table *table, const char *line, struct reason *why);
/* Takes back the last choice of the draft; false if there is none. */
bool table_back(struct table *table);
void table_drop(struct table *table);
/* Makes the draft, which must be whole, and draws outcomes up to the next decision. Not
 * for followed games. */
void table_confirm(struct table *table);
/* Makes a whole move for the player to act, even a computer player (or chance, in a
 * followed game), given as a line: a move found or made elsewhere. Drops the draft. On
 * failure nothing changes. */
bool table_play(struct table *table, const char *line, struct reason *why);
/* The text of the draft so far. */
void table_write_draft(const struct table *table, struct text *out);

/* --- undo --------------------------------------------------------------------------- */

/* Takes back the last move of the person to act (or of the last person who moved, when
 * the game is over): within their turn, as long as no dice fell and nobody else acted
 * since. At a table with one person, and computers otherwise, further back too; the table
 * is then one for practice, and its record says so ("x-practice: yes"). The draft is
 * dropped. False with a reason, and nothing is dropped. */
bool table_undo(struct table *table, struct reason *why);
/* Whether there is something to undo; if not, why. */
bool table_can_undo(const struct table *table, struct reason *why);
/* Whether undo would make it a practice game, to ask first. */
bool table_undo_is_practice(const struct table *table);
/* Redoes what table_undo undid; false if there is nothing. */
bool table_redo(struct table *table);
bool table_can_redo(const struct table *table);

/* --- computer players --------------------------------------------------------------- */

/* Lets the computer player to act think for `budget` simulations (0: no limit). True once
 * a whole move was made and outcomes drawn; false if it needs more, or no computer player
 * is to act. The move does not depend on the budget. */
bool table_think(struct table *table, uint64_t budget);
/* Makes the player move at the next table_think, with what it has found. */
void table_hurry(struct table *table);

/* --- events ------------------------------------------------------------------------- */

/* The number of whole moves and chance events so far. */
size_t table_events(const struct table *table);
/* One event in a line for display: who, the move, what it achieved. */
void table_write_event(const struct table *table, size_t event, struct text *out);
/* The steps of the log before it, for match_state_at. */
size_t table_event_step(const struct table *table, size_t event);
/* Everybody's points and where they come from, as lines of text; GUIDE_ANSWER bytes are
 * enough. */
void table_write_scores(const struct table *table, struct text *out);
/* Replaces the game's names of seats in a text by people's names. */
void table_write_named(const struct table *table, const char *words, struct text *out);
/* Whether the game is over and the only person here, no matter who else plays, won it
 * alone. */
bool table_won_alone(const struct table *table);
/* One line that says who must do what, by name, when these things are picked. */
void table_write_prompt(const struct table *table, const char *picked, struct text *out);

#endif
