/* language_args.h: the language of what a command tells. */
#ifndef CLI_LANGUAGE_ARGS_H
#define CLI_LANGUAGE_ARGS_H

#include "cli/args.h"

/* What --language means, for the tables of flags. */
#define LANGUAGE_FLAG                                                                    \
    {"language", 0, "CODE", "en, de or ru (default: that of the locale)"}

/* Sets the language of people by --language or the environment (language_choose.h). With
 * --json it is English: programs are to read the same everywhere. Returns EXIT_FINE, or
 * what to end with after a complaint. */
int language_args(const struct args *args);

/* The same before the words are understood, so that what is wrong with them can be said
 * in it: for commands that have --language, and where there is no command (NULL). What is
 * wrong with the language itself is left to language_args. */
void language_args_early(const struct command *command, int count, char **words);

#endif
