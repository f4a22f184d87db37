/* language_choose.h: which language players want to be spoken to in. */
#ifndef CLI_LANGUAGE_CHOOSE_H
#define CLI_LANGUAGE_CHOOSE_H

#include <stdbool.h>

#include "base/error.h"

/* Sets the language by the word of --language, or when that is NULL or empty by the
 * environment: CANTRIP_LANGUAGE, or what is usual (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).
 * False with an error when one is asked for by name that there is not; a locale of
 * another language means English. */
bool language_choose(const char *wanted, struct error *error);

#endif
