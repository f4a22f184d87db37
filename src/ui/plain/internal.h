/* internal.h: what the files of this folder share. */
#ifndef UI_PLAIN_INTERNAL_H
#define UI_PLAIN_INTERNAL_H

#include "core/guide.h"
#include "ui/plain/plain.h"

enum {
    PLAIN_LINE = MOVE_MAX_TEXT, /* the longest line that is read, terminator included */
    PLAIN_NAME = 160,           /* room for a seat's name */
    PLAIN_SENTENCE = 2048,
};

struct plain {
    struct table *table;
    struct store *store;
    struct lesson *lesson;
    struct remote *remote; /* the table is the remote's, and may change; or NULL */
    struct plain_options options;
    FILE *in, *out;
    size_t told;             /* events that were told */
    bool built;              /* the draft was made step by step */
    bool warned;             /* it was told what `undo` means for the game */
    bool unkept;             /* it was told that the game cannot be kept */
    bool ended;              /* the result was told */
    bool left;               /* the player wants to leave */
    void *oracle;            /* of the odds, once they were asked for */
    const struct odds *odds; /* whose it is */
    struct hint
        *hint; /* told last, to be chosen by number; NULL: numbers are the menu's */
    size_t hint_step; /* when it was told: steps of the match ... */
    int hint_parts;   /* ... and parts of the move */
    char lesson_said[LESSON_TEXT];
};

/* The table of the game, and the position with the draft's choices made. */
const struct game *plain_game_of(const struct plain *plain);
const void *plain_world(const struct plain *plain);
const void *plain_state(const struct plain *plain);
/* Whether the player wants to leave at once. */
bool plain_is_stopped(const struct plain *plain);

/* print.c: a line; lines as they stand; what happened since it was last told; who
 * must do what; the result. */
void plain_tell(struct plain *plain, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void plain_tell_lines(struct plain *plain, const char *lines);
void plain_tell_news(struct plain *plain);
void plain_tell_prompt(struct plain *plain);
void plain_tell_scores(struct plain *plain);
void plain_tell_seats(struct plain *plain);
void plain_tell_result(struct plain *plain);
/* A reason for no, with its rule. */
void plain_tell_reason(struct plain *plain, const struct reason *why);

/* read.c: the next line without blanks around it; characters that are not printable
 * become '?'. */
enum plain_read { PLAIN_READ, PLAIN_TOO_LONG, PLAIN_END };
enum plain_read plain_read(struct plain *plain, char line[PLAIN_LINE]);

/* command.c: does what a line says. */
struct order {
    const char *name, *other; /* the other may be NULL */
    const char *subject;      /* what follows, for people; "" for nothing */
    const char *help;
    void (*obey)(struct plain *plain, const char *rest);
};
void plain_obey(struct plain *plain, const char *line);
/* Ends with a NULL name. */
const struct order *plain_orders(void);
const struct order *plain_find_order(const struct plain *plain, const char *word);
const struct guide_question *plain_find_question(const struct plain *plain,
                                                 const char *word);

/* move.c: making moves. */
void plain_type(struct plain *plain, const char *line);
void plain_pick(struct plain *plain, const char *number);
void plain_yes(struct plain *plain, const char *rest);
void plain_back(struct plain *plain, const char *rest);
void plain_drop(struct plain *plain, const char *rest);
void plain_confirm(struct plain *plain, const char *rest);
/* Brings the file up to date. */
void plain_keep(struct plain *plain);

/* undo.c */
void plain_undo(struct plain *plain, const char *rest);
void plain_redo(struct plain *plain, const char *rest);

/* menu.c: what is possible, as a numbered list of what begins with some words, or
 * in one line; what a line was probably meant to be. */
void plain_menu(struct plain *plain, const char *rest);
void plain_tell_possible(struct plain *plain);
bool plain_tell_near(struct plain *plain, const char *line);
/* help.c: what the thing is called that words name ("red": dice of that colour);
 * false when they name none. */
bool plain_title_of(const struct plain *plain, const char *words, struct text *title);

/* shorthand.c: the choices that have these words behind their first one, into `meant`
 * (room for GAME_MAX_CHOICES); how many. */
int plain_find_meant(const struct plain *plain, const char *line, choice_t *meant);

/* ask.c, odds.c, show.c, help.c, rules.c */
void plain_question(struct plain *plain, const char *line);
void plain_hint(struct plain *plain, const char *rest);
/* The hints that a number chooses from now; NULL when others were listed since. */
const struct hint *plain_hints(const struct plain *plain);
void plain_forget_hints(struct plain *plain);
void plain_odds(struct plain *plain, const char *rest);
void plain_show(struct plain *plain, const char *rest);
void plain_scores(struct plain *plain, const char *rest);
void plain_log(struct plain *plain, const char *rest);
void plain_save(struct plain *plain, const char *rest);
void plain_help(struct plain *plain, const char *rest);
void plain_rules(struct plain *plain, const char *rest);

/* remote.c, waiting_room.c: a game at a server. Lines that came from there, told;
 * false when there were none. Waits for a line to read; false when something else came
 * first. What only such a game has as commands; the time to move. */
bool plain_tell_remote(struct plain *plain);
bool plain_await_remote(struct plain *plain);
const struct order *plain_remote_orders(void);
void plain_tell_clock(struct plain *plain);
/* Until the game begins, or the player leaves. */
void plain_room(struct plain *plain);

/* lesson.c: each does nothing without a lesson. What the lesson says, if that is
 * new; whether there is more of it, and whether it waits for the player to have read it;
 * on with it, or once more what it says. */
void plain_lesson_tell(struct plain *plain);
bool plain_lesson_runs(const struct plain *plain);
bool plain_lesson_waits(const struct plain *plain);
void plain_lesson_next(struct plain *plain);
/* Whether the whole draft may be made; if not, why not is told. */
bool plain_lesson_accepts(struct plain *plain);
void plain_lesson_go_on(struct plain *plain);

#endif
