/* language_args.c: see language_args.h. */
#include "cli/args/language_args.h"

#include <string.h>

#include "cli/args/language_choose.h"
#include "i18n/i18n.h"

int language_args(const struct args *args)
{
    struct error error = {0};
    bool json = args_has(args, "json");
    if (json && args_has(args, "language"))
        return args_complain(args, tr("--json is the same in every language: leave "
                                      "--language out"));
    if (!json && !language_choose(args_value(args, "language"), &error))
        return args_complain(args, "%s", error.text);
    return EXIT_FINE;
}

void language_args_early(const struct command *command, int count, char **words)
{
    static const char option[] = "--language";
    const char *wanted = NULL;
    struct error error = {0};
    if (command != NULL && !command_flag(command, "language"))
        return;
    for (int i = 0; i < count; i++) {
        size_t length = sizeof option - 1;
        if (strcmp(words[i], "--json") == 0)
            return;
        if (strcmp(words[i], option) == 0 && i + 1 < count)
            wanted = words[i + 1];
        else if (strncmp(words[i], option, length) == 0 && words[i][length] == '=')
            wanted = words[i] + length + 1;
    }
    if (!language_choose(wanted, &error))
        language_choose("en", &error);
}
