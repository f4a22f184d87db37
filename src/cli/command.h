/* command.h: what a subcommand of `cantrip` is: one const table entry, one function, and
 * what data/commands.txt says of it. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>

/* Exit statuses; docs/commands.md lists the same. */
enum exit_code {
    EXIT_FINE = 0,
    EXIT_BAD = 1,   /* the input is invalid, or the rules forbid it */
    EXIT_USAGE = 2, /* invalid command line */
    EXIT_IO = 3,    /* a file or stream cannot be read or written */
};

/* One option of a command; a table of them ends with a NULL name. Most rows end with the
 * help and leave out the rest. */
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
struct flag {
    const char *name;  /* without the dashes */
    char letter;       /* short form, or 0 */
    const char *value; /* placeholder for its value, or NULL for a switch */
    const char *help;
    const char *former;   /* the name in the previous version, or its letter: still
                             accepted, with a warning */
    const char *fallback; /* the default value, for --help, or NULL */
    const char *note;     /* a remark after the default, for --help, or NULL */
};

struct args;

struct command {
    const char *name;
    const char *words; /* what follows the name in the usage line */
    const struct flag *flags;
    bool takes_game; /* first argument is a GAME or id, whose options are accepted */
    const char *players,
        *seed; /* help for --players and --seed if not the usual, or NULL */
    int min_words, max_words; /* number of arguments; max -1: unlimited */
    int (*run)(const struct args *args);
};

/* All commands, ending with NULL. */
const struct command *const *command_list(void);
const struct command *command_find(const char *name);
/* An option of the command's own table, or NULL. */
const struct flag *command_flag(const struct command *command, const char *name);

#define COMMAND(name) extern const struct command command_##name;
#include "cli/command_list.h"

/* Prints the help for one command; all commands; the few lines for those who type
 * none. */
void command_print_help(const struct command *command);
void command_print_overview(void);
void command_print_short(void);

#endif
