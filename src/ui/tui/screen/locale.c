/* locale.c: chooses the character encoding. */
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ui/tui/screen/internal.h"

/* The locale for characters: the first of these variables that is not empty. */
static const char *wanted(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0])
            return value;
    }
    return "";
}

/* As in "de_DE.UTF-8" and "ru_RU.utf8@mine". */
static bool is_utf8(const char *locale)
{
    const char *set = strchr(locale, '.');
    size_t length = set ? strcspn(++set, "@") : 0;
    return (length == 5 && strncasecmp(set, "UTF-8", 5) == 0) ||
           (length == 4 && strncasecmp(set, "utf8", 4) == 0);
}

/* The wanted UTF-8 locale may not be installed, as on small servers. C.UTF-8 always is,
 * and does as well. */
void screen_locale(void)
{
    if (!setlocale(LC_CTYPE, "") && is_utf8(wanted()))
        setlocale(LC_CTYPE, "C.UTF-8");
}
