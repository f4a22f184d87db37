/* language_args.h: the language of a command's output. */
#ifndef CLI_ARGS_LANGUAGE_ARGS_H
#define CLI_ARGS_LANGUAGE_ARGS_H

#include "cli/args/args.h"

/* The --language option, for tables of flags. */
#define LANGUAGE_FLAG                                                                    \
    {"language", 0, "CODE", "en, de or ru (default: that of the locale)"}

/* Sets the language from --language or the environment (language_choose.h). With --json
 * it is English, so that programs read the same everywhere. Returns EXIT_FINE, or an exit
 * code after a message. */
int language_args(const struct args *args);

/* The same before the arguments are parsed, so that parse errors can be translated: for
 * commands with --language, and where there is no command (NULL). Leaves errors in the
 * language itself to language_args. */
void language_args_early(const struct command *command, int count, char **words);

#endif
