/* speech_args.c: see speech_args.h. */
#include "cli/speech_args.h"

#include "cli/speech_choose.h"

int speech_args(const struct args *args)
{
    struct error error = {0};
    bool json = args_has(args, "json");
    if (json && args_has(args, "language"))
        return args_complain(args, "--json is the same in every language: leave "
                                   "--language out");
    if (!json && !speech_choose(args_value(args, "language"), &error))
        return args_complain(args, "%s", error.text);
    return EXIT_FINE;
}
