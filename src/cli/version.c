/* version.c: `cantrip version`: the program, its games and its build. */
#include <stdio.h>

#include "cli/args/args.h"
#include "cli/version.h"
#include "games/games.h"

#ifdef __clang__
#define COMPILER "clang " __clang_version__
#else
#define COMPILER "gcc " __VERSION__
#endif

#ifdef NDEBUG
#define BUILD "release"
#else
#define BUILD "debug"
#endif

const char *version_text(void)
{
    return CANTRIP_VERSION;
}

const char *version_compiler(void)
{
    return COMPILER;
}

const char *version_build(void)
{
    return BUILD;
}

static int run(const struct args *args)
{
    (void)args;
    printf("cantrip %s\n", version_text());
    for (const struct game *const *g = games_list(); *g; g++)
        printf("%s: %s, rules version %d\n", (*g)->name, (*g)->title,
               (*g)->rules_version);
    printf("engine protocol %d, built by %s (%s)\n", VERSION_PROTOCOL, version_compiler(),
           version_build());
    return EXIT_FINE;
}

const struct command command_version = {
    .name = "version",
    .words = "",
    .run = run,
};
