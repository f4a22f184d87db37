/* language.h: the languages compiled into the program (i18n/i18n.h). The build makes
 * their catalogues from po/ and their pages from docs/LANGUAGE/; the wasm module has no
 * pages. */
#ifndef I18N_LANGUAGE_H
#define I18N_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "i18n/i18n.h"

struct language {
    const char *code;               /* "de", as in po/ and in locales */
    const char *name;               /* in the language itself: "Deutsch" */
    const unsigned char *catalogue; /* NULL: English */
    size_t size;
    const struct i18n_page *pages; /* the rules of the games; NULL: English only */
};

/* English, then the others by code; ends with a NULL code. */
const struct language *language_list(void);
/* By code, name or locale ("de", "Deutsch", "de_AT.UTF-8"); NULL if there is none. */
const struct language *language_find(const char *name);
/* Switches to a language; false if there is no such language. */
bool language_use(const char *name);
/* All codes, for error messages: "en, de, ru". */
void language_write_codes(struct text *out);

#endif
