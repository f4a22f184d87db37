/* args.h: a parsed command line. */
#ifndef CLI_ARGS_ARGS_H
#define CLI_ARGS_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/command.h"

struct args_given {
    const char *name;  /* of the command's or the game's option, whatever was typed */
    const char *value; /* NULL for a switch */
};

/* Words and values point into argv; the two arrays are owned. */
struct args {
    const struct command *command;
    int words;
    const char **word;
    int count;
    struct args_given *given;
    bool help; /* --help was given; nothing else was checked */
};

/* Parses what follows the command's name. False after a message on standard error. Call
 * args_deinit in either case. */
bool args_init(struct args *args, const struct command *command, int count, char **words);
void args_deinit(struct args *args);

/* Whether an option was given; its value (the last one wins), or NULL. */
bool args_has(const struct args *args, const char *name);
const char *args_value(const struct args *args, const char *name);

/* Calls `visit` for every word. Returns the worst of its exit codes. */
int args_each(const struct args *args,
              int (*visit)(const struct args *args, const char *word));

/* The option as a number within bounds; unchanged if not given. False after a message on
 * standard error. */
bool args_number(const struct args *args, const char *name, int low, int high,
                 int *value);
/* A duration or factor above 0, such as 0.5. */
bool args_amount(const struct args *args, const char *name, double high, double *value);
/* A duration that may be 0. */
bool args_pause(const struct args *args, const char *name, double high, double *value);

/* The command to type, for hints: CANTRIP_COMMAND, set by a wrapper script, or the
 * program's own name. */
const char *args_program(void);

/* Prints "cantrip NAME: ..." with a hint at --help to standard error. Returns
 * EXIT_USAGE. */
int args_complain(const struct args *args, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
