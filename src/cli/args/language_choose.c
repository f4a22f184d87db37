/* language_choose.c: chooses the language of messages. */
#include "cli/args/language_choose.h"

#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "i18n/language.h"

static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value != NULL ? value : "";
}

/* The locale for messages: the first of these variables that is not empty. */
static const char *locale(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (variable(names[i])[0] != '\0')
            return variable(names[i]);
    return "";
}

static bool is_plain_locale(const char *name)
{
    return name[0] == '\0' || strcmp(name, "C") == 0 || strncmp(name, "C.", 2) == 0 ||
           strcmp(name, "POSIX") == 0;
}

/* LANGUAGE is a list, most preferred first: "de_AT:de:en". */
static bool speak_first_of(const char *list)
{
    for (; *list != '\0'; list += *list == ':') {
        char code[32];
        text_take(&list, ":", code, sizeof code);
        if (code[0] != '\0' && language_use(code))
            return true;
    }
    return false;
}

/* As with gettext, LANGUAGE is ignored if the locale is C. */
static void choose_by_locale(void)
{
    const char *name = locale();
    if (is_plain_locale(name) ||
        (!speak_first_of(variable("LANGUAGE")) && !language_use(name)))
        language_use("en");
}

static bool choose_by_name(const char *wanted, const char *where, struct error *error)
{
    char codes[160];
    struct text out = text_init(codes, sizeof codes);
    if (language_use(wanted))
        return true;
    language_write_codes(&out);
    return error_set(error, tr("%s: there is no language \"%s\"; choose one of %s"),
                     where, wanted, codes);
}

bool language_choose(const char *wanted, struct error *error)
{
    const char *ours = variable("CANTRIP_LANGUAGE");
    if (wanted != NULL && wanted[0] != '\0')
        return choose_by_name(wanted, "--language", error);
    if (ours[0] != '\0')
        return choose_by_name(ours, "CANTRIP_LANGUAGE", error);
    choose_by_locale();
    return true;
}
