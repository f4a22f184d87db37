/* help.c: writing the lines about a thing. */
#include "games/help.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "games/data.h"
#include "i18n/i18n.h"

enum { NAME = 64, LINE = 1000 };

void help_put(const char *game, struct text *out, const char *thing, ...)
{
    char file[NAME], title[NAME], english[LINE];
    struct text text = text_init(file, sizeof file);
    va_list list;
    text_format(&text, "%s/help.txt", game);
    text = text_init(title, sizeof title);
    text_put(&text, "thing ");
    va_start(list, thing);
    text_format_list(&text, thing, list);
    va_end(list);
    const char *line = data_section(file, title);
    assert(line != NULL);
    for (; strncmp(line, "say ", 4) == 0; line += strcspn(line, "\n") + 1) {
        text = text_init(english, sizeof english);
        text_put_n(&text, line + 4, strcspn(line + 4, "\n"));
        text_format(out, "%s\n", tr(english));
    }
}
