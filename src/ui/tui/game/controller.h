/* controller.h: the player's side of a game on the screen: cursor, highlights, picks and
 * messages. The game itself is in the table (session/table/table.h). */
#ifndef UI_TUI_GAME_CONTROLLER_H
#define UI_TUI_GAME_CONTROLLER_H

#include <stdalign.h>
#include <stddef.h>

#include "session/lesson/lesson.h"
#include "session/store/store.h"
#include "session/table/remote.h"
#include "ui/tui/game/frame.h"

enum { CONTROLLER_PICKS = 32 };

/* What the player wants after leaving. */
enum controller_next { CONTROLLER_QUIT, CONTROLLER_REMATCH, CONTROLLER_NEW };

struct controller {
    struct screen *screen;
    struct table *table;
    struct store *store;   /* where the game is saved; path "": nowhere */
    struct lesson *lesson; /* of a guided game, or NULL */
    struct remote *remote; /* of an online game, or NULL */
    struct buffer *talk;   /* chat and news, line by line; the caller's */
    size_t seen;           /* online events already shown */
    const char *program;   /* the command people type, or NULL */
    const struct game *game;
    void *oracle; /* for odds, created when first needed; or NULL */
    int pause;    /* milliseconds a move is shown */

    char lit[FRAME_LITS][GUIDE_THING];
    int lits;
    char picked[CONTROLLER_PICKS][GUIDE_THING];
    int picks;
    char left_out[CONTROLLER_PICKS][GUIDE_THING]; /* what a whole draft leaves out */
    int left_outs;
    char mentioned[CONTROLLER_PICKS][GUIDE_THING]; /* in a row of a list, or the draft */
    int mentions;
    bool looking;   /* at such a row, which is marked like something picked */
    bool names;     /* of spaces are shown */
    bool careful;   /* every move is to be confirmed */
    size_t decided; /* steps of the match when the cursor was last put in its place ... */
    bool whole;     /* ... and whether the draft was whole then */
    bool enough;    /* the picks form a choice, though more could be added */
    char cursor[GUIDE_THING];
    int cursor_y, cursor_x; /* of the thing, on the screen */

    char pointed_at[GUIDE_THINGS]; /* what the lesson pointed at last */
    const char *lesson_shown;      /* the lesson's text shown last */
    char message[FRAME_MESSAGE];
    char trouble[FRAME_MESSAGE]; /* a failed save; shown when waiting for a key */
    char rule[12];               /* rule of the last refusal, to look up; or "" */
    enum ink tone;
    uint64_t slice; /* simulations between two checks for keys */

    /* If set, an earlier position is shown for a moment, after `shown_events` events. */
    size_t shown_events;
    alignas(max_align_t) unsigned char shown[GAME_MAX_STATE];
    bool showing;
    bool go_on;   /* others' moves were shown to the end: Enter ends the showing first */
    size_t steps; /* of the match when the decision came up ... */
    double came_up;            /* ... and when that was */
    bool thinking;             /* thinking long enough to show progress */
    bool skipping;             /* skip showing others' moves until a person acts */
    bool ended;                /* the result was shown */
    bool left;                 /* the player leaves */
    enum controller_next next; /* and wants this */
    struct analysis *analysis; /* of the finished game, once asked for; or NULL */
    bool unsaved;              /* moves would be lost on leaving */
};

/* controller.c: `table` is borrowed. */
void controller_init(struct controller *controller, struct screen *screen,
                     struct table *table, struct store *store);
void controller_deinit(struct controller *controller);
/* Plays until the player leaves or the program must exit. */
void controller_run(struct controller *controller);
/* Sets the message line; the tone is INK_PLAIN, INK_GOOD or INK_BAD. */
void controller_message(struct controller *controller, enum ink tone, const char *format,
                        ...) __attribute__((format(printf, 3, 4)));
/* Sets it to words in INK_PLAIN. */
void controller_note(struct controller *controller, const char *words);
/* Shows why something is refused, with its rule. */
void controller_refuse(struct controller *controller, const struct reason *why);
/* Saves the game; a failure is reported after the events. */
void controller_autosave(struct controller *controller);
/* Leaves the game, asking first if moves would be lost. */
void controller_leave(struct controller *controller);

/* draw.c: draws the whole screen; the context is a struct controller. */
void controller_draw(void *context);
/* Seat names and computer levels, for scenes. */
struct controller_names {
    char name[GAME_MAX_PLAYERS][2 * TABLE_NAME];
    char level[GAME_MAX_PLAYERS][2 * TABLE_NAME];
};
void controller_write_names(const struct table *table, struct controller_names *names,
                            struct scene *scene);

/* light.c: finds the things that can be pointed at now, and those that the draft
 * mentions. */
void controller_light(struct controller *controller);
/* Adds the things of a move to a list of CONTROLLER_PICKS. */
void controller_add_things(const struct match *match, const void *before,
                           const struct move *move, char (*list)[GUIDE_THING],
                           int *count);
/* Marks what a row of a list speaks of, until `looking` is cleared: things joined by
 * spaces, or a move from the draft's position. */
void controller_look_at(struct controller *controller, const char *things);
void controller_look_at_move(struct controller *controller, const struct move *move);
/* The picked things, separated by spaces. */
void controller_write_picks(const struct controller *controller, struct text *out);
/* Iterates over a space-separated list of things; false at the end. */
bool controller_next_thing(const char **at, char thing[GUIDE_THING]);

/* stops.c: the order in which Tab steps through what is lit: each thing once, as on a
 * walk that begins at the player's own figure and always goes on to the nearest; in
 * reading order in views without one. */
int controller_list_stops(const struct controller *controller, const struct spot **stop);
/* The player's own figure, or NULL. */
const struct spot *controller_origin(const struct controller *controller);
bool controller_is_lit(const struct controller *controller, const char *thing);
/* The middle of a spot, in half columns. */
int controller_spot_y(const struct spot *spot);
int controller_spot_x(const struct spot *spot);
/* Whether a position precedes another in reading order. */
bool controller_comes_before(int y, int x, int other_y, int other_x);

/* point.c: moving the cursor, pointing. */
void controller_move_cursor(struct controller *controller, int down, int right);
void controller_next_highlight(struct controller *controller, int step);
void controller_point(struct controller *controller);
/* After pointing: what is one thing is made at once, unless every move is to be
 * confirmed. */
void controller_make_at_once(struct controller *controller);
/* Chooses exactly what is picked, where more could be added. */
void controller_point_all(struct controller *controller);
void controller_click(struct controller *controller);
/* Puts the cursor on an existing thing; true if it had to move. */
bool controller_place_cursor(struct controller *controller);
/* After a choice: if the thing under the cursor has nothing more to do, moves on to the
 * next highlighted one. */
void controller_advance_cursor(struct controller *controller);
/* Undoes the last pick, or the last choice of the draft. */
void controller_undo_pick(struct controller *controller);

/* move.c: whole moves. */
void controller_confirm(struct controller *controller);
void controller_undo(struct controller *controller);
void controller_redo(struct controller *controller);
void controller_menu(struct controller *controller);
void controller_type(struct controller *controller);

/* think.c: the computer's moves. */
void controller_think(struct controller *controller);
/* Shows the events from `from` on, one after the other. */
void controller_show_events(struct controller *controller, size_t from);
/* The last turns before the event `end`, a line each, but nothing from before a person's
 * last move: what a player who looked away has missed. */
void controller_write_recent(const struct controller *controller, size_t end,
                             struct text *out);

/* remote.c: online games. Plays until the player leaves or the table is closed; chat; the
 * players and what can be done about them. */
void controller_run_remote(struct controller *controller);
void controller_chat(struct controller *controller);
void controller_players(struct controller *controller);

/* end.c: the result, the points, and what to do next: leaves for a rematch or for the
 * setup screen. */
void controller_result(struct controller *controller);
void controller_rematch(struct controller *controller);
void controller_new_game(struct controller *controller);

/* analysis.c: what the moves of a finished game cost; another game, or other moves, need
 * another analysis. */
void controller_analyse(struct controller *controller);
void controller_forget_analysis(struct controller *controller);

/* lesson.c: shows the lesson's text and task; shows what is new in it, until a move is
 * wanted or the lesson is over. */
void controller_show_lesson(struct controller *controller);
void controller_follow_lesson(struct controller *controller);

/* help.c, hint.c, odds.c, file.c */
void controller_about(struct controller *controller);
void controller_rules(struct controller *controller);
void controller_list_keys(struct controller *controller);
void controller_hint(struct controller *controller);
void controller_odds(struct controller *controller);
/* Whether there are odds to show of what can be chosen now. */
bool controller_has_odds(const struct controller *controller);
void controller_export(struct controller *controller);
void controller_log(struct controller *controller);

/* keys.c: handles a key, unless it cannot have been meant for what is on the screen by
 * now; handles a key at once; the key bar. */
void controller_answer(struct controller *controller, int press);
void controller_press(struct controller *controller, int press);
void controller_write_keys(const struct controller *controller, struct text *out);
/* All keys of the game, one per line. */
void controller_write_key_help(const struct controller *controller, struct text *out);

/* replay.c: steps through the positions of a game, starting after an event. */
void replay_run(struct screen *screen, const struct table *table, size_t event);

#endif
