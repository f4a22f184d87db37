/* controller.h: a person's side of a game on the screen: the cursor, what is lit and picked,
 * what was said last. What the game is stands in the table (session/table/table.h). */
#ifndef UI_TUI_GAME_CONTROLLER_H
#define UI_TUI_GAME_CONTROLLER_H

#include <stdalign.h>
#include <stddef.h>

#include "session/lesson/lesson.h"
#include "session/table/remote.h"
#include "session/store/store.h"
#include "ui/tui/game/frame.h"

enum { DESK_PICKS = 32 };

struct desk {
    struct screen *screen;
    struct table *table;
    struct store *store;   /* where it is kept; path "": nowhere */
    struct lesson *lesson; /* of a guided game, or NULL */
    struct remote *remote; /* of a game at a server, or NULL */
    struct buffer *talk;   /* what came from there, line by line; the caller's */
    size_t seen;           /* events of it that were shown */
    const char *program;   /* as people type it; NULL: not known */
    const struct game *game;
    void *oracle; /* of odds, made when first asked; or NULL */
    int pause;    /* milliseconds a move is shown */

    char lit[FRAME_LITS][GUIDE_THING];
    int lits;
    char picked[DESK_PICKS][GUIDE_THING];
    int picks;
    bool enough; /* the picks are a choice as they are, though more could go with them */
    char cursor[GUIDE_THING];
    int cursor_y, cursor_x; /* of the thing, on the screen */

    char finger[GUIDE_THINGS]; /* what a guided game pointed at last */
    const char *told;          /* what it told last */
    char message[FRAME_MESSAGE];
    char trouble[FRAME_MESSAGE]; /* with keeping the game: told when a key is awaited */
    char rule[12];               /* of the refusal told last, to look it up; or "" */
    enum ink tone;
    uint64_t patience; /* simulations between two looks at the keys */

    /* An earlier position is shown for a moment, with so many events told; or not. */
    size_t shown_events;
    alignas(max_align_t) unsigned char shown[GAME_MAX_STATE];
    bool showing;
    bool thinking; /* the computer's progress is worth showing */
    bool hasty;    /* the others' moves are not shown until a person acts */
    bool ended;    /* the result was told */
    bool left;     /* the player leaves */
    bool unkept;   /* moves are lost when he does */
};

/* controller.c: `table` is borrowed. */
void desk_init(struct desk *desk, struct screen *screen, struct table *table,
               struct store *store);
void desk_deinit(struct desk *desk);
/* Plays until the player leaves or the program is to end. */
void desk_run(struct desk *desk);
/* What is said in the message line; the tone is INK_PLAIN, INK_GOOD or INK_BAD. */
void desk_say(struct desk *desk, enum ink tone, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Says why something is refused, with its rule. */
void desk_refuse(struct desk *desk, const struct reason *why);
/* Brings the file up to date; what goes wrong is told after all that happened. */
void desk_keep(struct desk *desk);
/* The player wants to leave; where moves would be lost, he is asked. */
void desk_leave(struct desk *desk);

/* draw.c: draws it all on the screen's canvas; the context is a struct desk. */
void desk_draw(void *context);
/* The name of each seat, and the level of each computer player, for scenes. */
struct desk_names {
    char name[GAME_MAX_PLAYERS][2 * TABLE_NAME];
    char level[GAME_MAX_PLAYERS][2 * TABLE_NAME];
};
void desk_write_names(const struct table *table, struct desk_names *names,
                      struct scene *scene);

/* light.c: which things can be pointed at now. */
void desk_light(struct desk *desk);
/* The things picked, joined by blanks. */
void desk_write_picks(const struct desk *desk, struct text *out);
/* Every word of a list of things, one after the other; false at the end. */
bool desk_next_thing(const char **at, char thing[GUIDE_THING]);

/* point.c: moving the cursor, pointing. */
void desk_go(struct desk *desk, int down, int right);
void desk_go_lit(struct desk *desk, int step);
void desk_point(struct desk *desk);
/* Chooses just what is picked, where more could go with it. */
void desk_point_all(struct desk *desk);
void desk_click(struct desk *desk);
/* Puts the cursor on something that is there; true when it was not. */
bool desk_settle(struct desk *desk);
/* After a choice: where nothing is left to do with the thing under the cursor, it goes to
 * what is lit next. */
void desk_go_on(struct desk *desk);
/* Takes the last pick, or the last choice of the draft, back. */
void desk_take_back(struct desk *desk);

/* move.c: whole moves. */
void desk_confirm(struct desk *desk);
void desk_undo(struct desk *desk);
void desk_redo(struct desk *desk);
void desk_menu(struct desk *desk);
void desk_type(struct desk *desk);

/* think.c: the computer's moves. */
void desk_think(struct desk *desk);
/* Shows what happened from an event on, one after the other. */
void desk_show_events(struct desk *desk, size_t from);
/* The last events before `end`, but nothing from before a person's last move: what a
 * player who looked away has missed. */
void desk_tell_recent(struct desk *desk, size_t end);

/* remote.c: a game at a server. Plays until the player leaves or the table is gone;
 * what only such a game has: words to the others, who is there and what can be done about
 * it. */
void desk_run_remote(struct desk *desk);
void desk_talk(struct desk *desk);
void desk_players(struct desk *desk);

/* end.c: who won, by which points, and what can be done now. */
void desk_result(struct desk *desk);

/* help.c, hint.c, odds.c, file.c */
void desk_about(struct desk *desk);
void desk_rules(struct desk *desk);
void desk_list_keys(struct desk *desk);
void desk_lesson_text(struct desk *desk);
/* ... where the message line has no room for it, once. */
void desk_lesson_long_text(struct desk *desk);
/* What a guided game points at now is where the cursor goes, once. */
void desk_follow_finger(struct desk *desk);
void desk_hint(struct desk *desk);
void desk_odds(struct desk *desk);
void desk_export(struct desk *desk);
void desk_log(struct desk *desk);

/* keys.c: what a key does; the line of keys. */
void desk_press(struct desk *desk, int press);
void desk_write_keys(const struct desk *desk, struct text *out);
/* All keys, a line each. */
void desk_write_key_help(struct text *out);

/* replay.c: going through the positions of a game, beginning after an event. */
void replay_run(struct screen *screen, const struct table *table, size_t event);

#endif
