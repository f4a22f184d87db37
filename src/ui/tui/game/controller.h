/* controller.h: a person's side of a game on the screen: the cursor, what is lit and
 * picked, what was said last. What the game is stands in the table
 * (session/table/table.h). */
#ifndef UI_TUI_GAME_CONTROLLER_H
#define UI_TUI_GAME_CONTROLLER_H

#include <stdalign.h>
#include <stddef.h>

#include "session/lesson/lesson.h"
#include "session/store/store.h"
#include "session/table/remote.h"
#include "ui/tui/game/frame.h"

enum { CONTROLLER_PICKS = 32 };

struct controller {
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
    char picked[CONTROLLER_PICKS][GUIDE_THING];
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
void controller_init(struct controller *controller, struct screen *screen,
                     struct table *table, struct store *store);
void controller_deinit(struct controller *controller);
/* Plays until the player leaves or the program is to end. */
void controller_run(struct controller *controller);
/* What is said in the message line; the tone is INK_PLAIN, INK_GOOD or INK_BAD. */
void controller_say(struct controller *controller, enum ink tone, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Says why something is refused, with its rule. */
void controller_refuse(struct controller *controller, const struct reason *why);
/* Brings the file up to date; what goes wrong is told after all that happened. */
void controller_keep(struct controller *controller);
/* The player wants to leave; where moves would be lost, he is asked. */
void controller_leave(struct controller *controller);

/* draw.c: draws it all on the screen's canvas; the context is a struct controller. */
void controller_draw(void *context);
/* The name of each seat, and the level of each computer player, for scenes. */
struct controller_names {
    char name[GAME_MAX_PLAYERS][2 * TABLE_NAME];
    char level[GAME_MAX_PLAYERS][2 * TABLE_NAME];
};
void controller_write_names(const struct table *table, struct controller_names *names,
                            struct scene *scene);

/* light.c: which things can be pointed at now. */
void controller_light(struct controller *controller);
/* The things picked, joined by blanks. */
void controller_write_picks(const struct controller *controller, struct text *out);
/* Every word of a list of things, one after the other; false at the end. */
bool controller_next_thing(const char **at, char thing[GUIDE_THING]);

/* point.c: moving the cursor, pointing. */
void controller_go(struct controller *controller, int down, int right);
void controller_go_lit(struct controller *controller, int step);
void controller_point(struct controller *controller);
/* Chooses just what is picked, where more could go with it. */
void controller_point_all(struct controller *controller);
void controller_click(struct controller *controller);
/* Puts the cursor on something that is there; true when it was not. */
bool controller_settle(struct controller *controller);
/* After a choice: where nothing is left to do with the thing under the cursor, it goes to
 * what is lit next. */
void controller_go_on(struct controller *controller);
/* Takes the last pick, or the last choice of the draft, back. */
void controller_take_back(struct controller *controller);

/* move.c: whole moves. */
void controller_confirm(struct controller *controller);
void controller_undo(struct controller *controller);
void controller_redo(struct controller *controller);
void controller_menu(struct controller *controller);
void controller_type(struct controller *controller);

/* think.c: the computer's moves. */
void controller_think(struct controller *controller);
/* Shows what happened from an event on, one after the other. */
void controller_show_events(struct controller *controller, size_t from);
/* The last events before `end`, but nothing from before a person's last move: what a
 * player who looked away has missed. */
void controller_tell_recent(struct controller *controller, size_t end);

/* remote.c: a game at a server. Plays until the player leaves or the table is gone;
 * what only such a game has: words to the others, who is there and what can be done about
 * it. */
void controller_run_remote(struct controller *controller);
void controller_talk(struct controller *controller);
void controller_players(struct controller *controller);

/* end.c: who won, by which points, and what can be done now. */
void controller_result(struct controller *controller);

/* help.c, hint.c, odds.c, file.c */
void controller_about(struct controller *controller);
void controller_rules(struct controller *controller);
void controller_list_keys(struct controller *controller);
void controller_lesson_text(struct controller *controller);
/* ... where the message line has no room for it, once. */
void controller_lesson_long_text(struct controller *controller);
/* What a guided game points at now is where the cursor goes, once. */
void controller_follow_finger(struct controller *controller);
void controller_hint(struct controller *controller);
void controller_odds(struct controller *controller);
void controller_export(struct controller *controller);
void controller_log(struct controller *controller);

/* keys.c: what a key does; the line of keys. */
void controller_press(struct controller *controller, int press);
void controller_write_keys(const struct controller *controller, struct text *out);
/* All keys, a line each. */
void controller_write_key_help(struct text *out);

/* replay.c: going through the positions of a game, beginning after an event. */
void replay_run(struct screen *screen, const struct table *table, size_t event);

#endif
