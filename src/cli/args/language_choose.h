/* language_choose.h: chooses the language of messages. */
#ifndef CLI_ARGS_LANGUAGE_CHOOSE_H
#define CLI_ARGS_LANGUAGE_CHOOSE_H

#include <stdbool.h>

#include "base/error.h"

/* Sets the language from --language or, if that is NULL or empty, from the environment:
 * CANTRIP_LANGUAGE, or the standard LANGUAGE, LC_ALL, LC_MESSAGES and LANG. False with an
 * error if a language is requested by name that does not exist; an unsupported locale
 * means English. */
bool language_choose(const char *wanted, struct error *error);

#endif
