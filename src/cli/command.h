/* command.h: what a subcommand of `cantrip` is: one const table entry and one function.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>

/* What the program tells its caller; docs/commands.md lists the same. */
enum exit_code {
    EXIT_FINE = 0,
    EXIT_BAD = 1,   /* what was looked at is faulty, or the rules forbid it */
    EXIT_USAGE = 2, /* the command line makes no sense */
    EXIT_IO = 3,    /* a file or stream cannot be read or written */
};

/* One option of a command; a table of them ends with a NULL name. Most rows end with the
 * help: the fields after it may be left out. */
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
struct flag {
    const char *name;  /* without the dashes */
    char letter;       /* short form, or 0 */
    const char *value; /* what its value is called, or NULL for a switch */
    const char *help;
    const char *former;   /* the name it had in the last version, or its letter if that is
                             one character: still accepted, with a warning */
    const char *fallback; /* the default value, for --help, or NULL */
    const char *note;     /* a remark after the default, for --help, or NULL */
};

struct args;

struct command {
    const char *name;
    const char *words; /* what follows the name in the usage line */
    const char *summary;
    const char *about; /* for --help: what it does, in a few lines */
    const struct flag *flags;
    bool takes_game; /* the first word is a GAME or an id, and its options are accepted */
    const char *players, *seed; /* what --players and --seed do when not the usual, or
                                   NULL */
    int min_words, max_words;   /* how many words it takes; max -1: any number */
    int (*run)(const struct args *args);
};

/* All of them; the list ends with NULL. */
const struct command *const *command_list(void);
const struct command *command_find(const char *name);

extern const struct command command_admin;
extern const struct command command_analyse;
extern const struct command command_arena;
extern const struct command command_bench;
extern const struct command command_board;
extern const struct command command_catalogue;
extern const struct command command_check;
extern const struct command command_data;
extern const struct command command_demo;
extern const struct command command_engine;
extern const struct command command_fit;
extern const struct command command_games;
extern const struct command command_help;
extern const struct command command_hint;
extern const struct command command_new;
extern const struct command command_odds;
extern const struct command command_perft;
extern const struct command command_play;
extern const struct command command_random;
extern const struct command command_replay;
extern const struct command command_verify;
extern const struct command command_serve;
extern const struct command command_version;
extern const struct command command_web;

/* The help of one command, and of the whole program, on standard output. */
void command_print_help(const struct command *command);
void command_print_overview(void);

#endif
