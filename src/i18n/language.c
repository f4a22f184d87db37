/* language.c: selects one of the compiled-in languages. */
#include "i18n/language.h"

#include <string.h>
#include <strings.h>

/* Matches "de", "de_AT", "de-AT", "de.UTF-8" and "de@euro" for "de". */
static bool is_locale_of(const char *name, const char *code)
{
    size_t length = strlen(code);
    return strncasecmp(name, code, length) == 0 &&
           (name[length] == '\0' || strchr("_-.@", name[length]) != NULL);
}

const struct language *language_find(const char *name)
{
    for (const struct language *it = language_list(); it->code != NULL; it++)
        if (is_locale_of(name, it->code) || strcasecmp(name, it->name) == 0)
            return it;
    return NULL;
}

bool language_use(const char *name)
{
    const struct language *language = language_find(name);
    if (language == NULL || !i18n_use(language->catalogue, language->size))
        return false;
    i18n_use_pages(language->pages);
    return true;
}

void language_write_codes(struct text *out)
{
    const struct language *list = language_list();
    for (const struct language *it = list; it->code != NULL; it++)
        text_format(out, "%s%s", it == list ? "" : ", ", it->code);
}
