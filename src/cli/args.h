/* args.h: the words and options of one command line, checked against the command's table.
 */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/command.h"

struct args_given {
    const char *name;
    const char *value; /* NULL for a switch */
};

/* Everything points into argv, but for the two arrays. */
struct args {
    const struct command *command;
    int words;
    const char **word;
    int count;
    struct args_given *given;
    bool help; /* --help was asked for: nothing else was checked */
};

/* Reads what follows the command's name. False after a message on standard error. Either
 * way args_deinit must follow. */
bool args_init(struct args *args, const struct command *command, int count, char **words);
void args_deinit(struct args *args);

/* Whether an option was given; its value (the last one given wins), or NULL. */
bool args_has(const struct args *args, const char *name);
const char *args_value(const struct args *args, const char *name);

/* The option as a number within the bounds; untouched when it was not given. False after
 * a message on standard error. */
bool args_number(const struct args *args, const char *name, int low, int high,
                 int *value);
/* A time or factor above 0, such as 0.5. */
bool args_amount(const struct args *args, const char *name, double high, double *value);
/* Likewise a time that may be 0. */
bool args_pause(const struct args *args, const char *name, double high, double *value);

/* How to call the program, for hints at what to type: a script that starts it knows
 * better than the program itself (CANTRIP_COMMAND). */
const char *args_program(void);

/* "cantrip NAME: ..." on standard error, with a hint at --help. Returns EXIT_USAGE. */
int args_complain(const struct args *args, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
