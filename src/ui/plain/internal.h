/* internal.h: shared by the files of this folder. */
#ifndef UI_PLAIN_INTERNAL_H
#define UI_PLAIN_INTERNAL_H

#include "core/guide.h"
#include "ui/plain/plain.h"

enum {
    PLAIN_LINE = MOVE_MAX_TEXT, /* the longest input line, terminator included */
    PLAIN_NAME = 160,           /* room for a seat's name */
    PLAIN_SENTENCE = 2048,
};

struct plain {
    struct table *table;
    struct store *store;
    struct lesson *lesson;
    struct remote *remote; /* owns the table, which may change; or NULL */
    struct plain_options options;
    FILE *in, *out;
    size_t printed;          /* events printed so far */
    bool built;              /* the draft was made step by step */
    bool warned;             /* was warned what `undo` does to the game */
    bool unsaved;            /* was warned that the game cannot be saved */
    bool ended;              /* the result was printed */
    bool left;               /* the player wants to leave */
    void *oracle;            /* for the odds, created when first needed */
    const struct odds *odds; /* the odds it belongs to */
    struct hint
        *hint; /* listed last, to be chosen by number; NULL: numbers refer to the menu */
    size_t hint_step; /* when it was listed: steps of the match ... */
    int hint_parts;   /* ... and parts of the move */
    char lesson_said[LESSON_TEXT];
    const char *lesson_folder; /* where the game is saved after a lesson, or NULL */
};

/* The table's game, and the position with the draft applied. */
const struct game *plain_game_of(const struct plain *plain);
const void *plain_world(const struct plain *plain);
const void *plain_state(const struct plain *plain);
/* Whether the player wants to leave at once. */
bool plain_is_stopped(const struct plain *plain);

/* wrap.c: writes lines, with a line end behind the last. */
void plain_write_lines(const struct plain *plain, const char *lines);

/* print.c: prints a line, or several as they are; the events since the last call; the
 * prompt; the result. */
void plain_print(struct plain *plain, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void plain_print_lines(struct plain *plain, const char *lines);
void plain_print_news(struct plain *plain);
void plain_print_prompt(struct plain *plain);
void plain_print_scores(struct plain *plain);
void plain_print_seats(struct plain *plain);
void plain_print_result(struct plain *plain);
/* The reason for a refusal, with its rule. */
void plain_print_reason(struct plain *plain, const struct reason *why);

/* read.c: reads the next line, trimmed; unprintable characters become '?'. */
enum plain_read { PLAIN_READ, PLAIN_TOO_LONG, PLAIN_END };
enum plain_read plain_read(struct plain *plain, char line[PLAIN_LINE]);

/* command.c: executes a line. */
struct plain_command {
    const char *name, *other; /* a msgid in the context "command"; may be NULL */
    const char *subject;      /* placeholder for its argument; "" for none */
    const char *help;
    void (*run)(struct plain *plain, const char *rest); /* NULL: sends the request */
    enum remote_request request; /* to the server; with a subject, about that seat */
};
void plain_execute(struct plain *plain, const char *line);
void plain_run_command(struct plain *plain, const struct plain_command *command,
                       const char *rest);
/* The command of that name in a table, or NULL. */
const struct plain_command *plain_command_in(const struct plain_command *commands,
                                             const char *word);
/* Ends with a NULL name. */
const struct plain_command *plain_commands(void);
const struct plain_command *plain_find_command(const struct plain *plain,
                                               const char *word);
const struct guide_question *plain_find_question(const struct plain *plain,
                                                 const char *word);

/* move.c: making moves. */
void plain_type(struct plain *plain, const char *line);
void plain_pick(struct plain *plain, const char *number);
void plain_yes(struct plain *plain, const char *rest);
void plain_back(struct plain *plain, const char *rest);
void plain_drop(struct plain *plain, const char *rest);
void plain_confirm(struct plain *plain, const char *rest);
/* Saves the game. */
void plain_autosave(struct plain *plain);
void plain_print_unsaved(struct plain *plain, const struct error *error);

/* undo.c */
void plain_undo(struct plain *plain, const char *rest);
void plain_redo(struct plain *plain, const char *rest);

/* menu.c: the possible choices, as a numbered list of those with a prefix, or in one
 * line; suggestions for a mistyped line. */
void plain_menu(struct plain *plain, const char *rest);
void plain_print_possible(struct plain *plain);
bool plain_print_near(struct plain *plain, const char *line);
/* plain.c: reads a line and executes it. */
void plain_read_and_run(struct plain *plain,
                        void (*execute)(struct plain *plain, const char *line));

/* help.c: a line of help on a command; the title of the thing the words name ("red": dice
 * of that colour); false if there is none. */
void plain_print_usage(struct plain *plain, const char *name, const char *subject,
                       const char *help);
void plain_print_command(struct plain *plain, const struct plain_command *command);
bool plain_title_of(const struct plain *plain, const char *words, struct text *title);

/* shorthand.c: finds the choices with these words after their first one and writes them
 * to `meant` (room for GAME_MAX_CHOICES). Returns how many. */
int plain_find_meant(const struct plain *plain, const char *line, choice_t *meant);

/* ask.c, odds.c, show.c, help.c, rules.c */
void plain_question(struct plain *plain, const char *line);
void plain_hint(struct plain *plain, const char *rest);
/* The hints that a number refers to; NULL if another list was printed since. */
const struct hint *plain_hints(const struct plain *plain);
void plain_forget_hints(struct plain *plain);
void plain_odds(struct plain *plain, const char *rest);
void plain_show(struct plain *plain, const char *rest);
void plain_scores(struct plain *plain, const char *rest);
void plain_log(struct plain *plain, const char *rest);
void plain_save(struct plain *plain, const char *rest);
void plain_help(struct plain *plain, const char *rest);
void plain_rules(struct plain *plain, const char *rest);

/* remote.c, waiting_room.c: online games. Prints what arrived from the server, false if
 * nothing did; waits for a line of input, false if something else came first; the
 * commands only online games have; sends a request, about the seat named in `rest` if it
 * needs one; who sits where; the link for others; the time left to move. */
bool plain_print_remote(struct plain *plain);
bool plain_await_remote(struct plain *plain);
const struct plain_command *plain_remote_commands(void);
void plain_send_request(struct plain *plain, const struct plain_command *command,
                        const char *rest);
void plain_print_remote_seats(struct plain *plain);
void plain_print_link(struct plain *plain, const char *rest);
void plain_print_clock(struct plain *plain);
/* Runs until the game starts or the player leaves. */
void plain_waiting_room(struct plain *plain);

/* lesson.c: no-ops outside a lesson. Prints the lesson's text if it is new and the task;
 * after the last text the lesson is over, and the game goes on without it. Whether there
 * is a lesson, and whether it waits for the player to read on; continues, or repeats the
 * text. */
void plain_lesson_follow(struct plain *plain);
bool plain_lesson_runs(const struct plain *plain);
bool plain_lesson_waits(const struct plain *plain);
void plain_lesson_next(struct plain *plain);
/* Whether the whole draft may be made; if not, prints why. */
bool plain_lesson_accepts(struct plain *plain);
void plain_lesson_go_on(struct plain *plain);

#endif
