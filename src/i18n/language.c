/* language.c: choosing one of the languages in the program. */
#include "i18n/language.h"

#include <string.h>
#include <strings.h>

/* "de" is the language of "de", "de_AT", "de-AT", "de.UTF-8" and "de@euro". */
static bool is_locale_of(const char *wish, const char *code)
{
    size_t length = strlen(code);
    return strncasecmp(wish, code, length) == 0 &&
           (wish[length] == '\0' || strchr("_-.@", wish[length]) != NULL);
}

const struct language *language_find(const char *wish)
{
    for (const struct language *it = language_list(); it->code != NULL; it++)
        if (is_locale_of(wish, it->code) || strcasecmp(wish, it->name) == 0)
            return it;
    return NULL;
}

bool language_speak(const char *wish)
{
    const struct language *language = language_find(wish);
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
