/* language.h: the languages that the program can speak (i18n/i18n.h). Their catalogues
 * are made of po/ by the build, their pages of docs/LANGUAGE/, and both lie in the
 * program; the module for browsers has no pages. */
#ifndef I18N_LANGUAGE_H
#define I18N_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "i18n/i18n.h"

struct language {
    const char *code;               /* "de", as in po/ and in locales */
    const char *name;               /* as its speakers call it: "Deutsch" */
    const unsigned char *catalogue; /* NULL: English, which the texts are written in */
    size_t size;
    const struct i18n_page *pages; /* the rules of the games; NULL: in English only */
};

/* English, then the others by code; ends with a NULL code. */
const struct language *language_list(void);
/* By code, name or locale ("de", "Deutsch", "de_AT.UTF-8"); NULL when there is none. */
const struct language *language_find(const char *wish);
/* From now on players are spoken to in it; false when there is no such language. */
bool language_speak(const char *wish);
/* All codes, for a message: "en, de, ru". */
void language_write_codes(struct text *out);

#endif
