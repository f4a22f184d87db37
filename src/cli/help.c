/* help.c: `cantrip help [COMMAND]`. */
#include "cli/args/args.h"
#include "core/text/suggest.h"

static int run(const struct args *args)
{
    if (args->words == 0) {
        command_print_overview();
        return EXIT_FINE;
    }
    const struct command *command = command_find(args->word[0]);
    if (command) {
        command_print_help(command);
        return EXIT_FINE;
    }
    struct nearest nearest;
    suggest_init(&nearest, args->word[0], "");
    for (const struct command *const *c = command_list(); *c; c++)
        suggest_offer(&nearest, (*c)->name);
    return args_complain(args, "there is no command `%s`; there are %s", args->word[0],
                         nearest.all);
}

const struct command command_help = {
    .name = "help",
    .words = "[COMMAND]",
    .max_words = 1,
    .run = run,
};
