/* perft.c: `cantrip perft`: counts sequences of choices to a depth. */
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/file.h"
#include "core/perft.h"

struct counting {
    const struct match *match;
    struct perft_options options;
    bool draw;
};

static bool print_count(int depth, const struct perft_result *result)
{
    char leaves[32];
    snprintf(leaves, sizeof leaves, "%llu", (unsigned long long)result->leaves);
    printf("%5d %20s %20.6g %12llu%s\n", depth, result->overflow ? "too many" : leaves,
           result->expected, (unsigned long long)result->ended,
           result->stopped ? "  (stopped at the limit)" : "");
    return file_flush_output();
}

static int count_depths(struct counting *counting)
{
    const struct match *match = counting->match;
    int deepest = counting->options.depth;
    printf("%5s %20s %20s %12s\n", "depth",
           counting->options.unit == PERFT_MOVES ? "moves" : "choices", "expected",
           "ended");
    for (int depth = 1; depth <= deepest; depth++) {
        struct perft_result result = {0};
        struct rng rng = match_rng(match, match->count); /* the same for every depth */
        counting->options.depth = depth;
        counting->options.rng = counting->draw ? &rng : NULL;
        perft_count(match->game, match->world, match->state, &counting->options, &result);
        if (!print_count(depth, &result))
            return EXIT_IO;
        if (result.stopped)
            return EXIT_BAD;
    }
    return EXIT_FINE;
}

static int count(struct match *match, const struct args *args)
{
    const char *unit = args_value(args, "unit");
    int depth = 3, limit = 1000000000;
    struct counting counting = {.match = match, .draw = args_has(args, "draw")};
    if (!args_number(args, "depth", 1, PERFT_MAX_DEPTH, &depth) ||
        !args_number(args, "limit", 1, 2000000000, &limit))
        return EXIT_USAGE;
    if (unit && strcmp(unit, "moves") != 0 && strcmp(unit, "choices") != 0)
        return args_complain(args, "--unit is choices or moves, not `%s`", unit);
    counting.options.unit =
        unit && strcmp(unit, "moves") == 0 ? PERFT_MOVES : PERFT_CHOICES;
    counting.options.depth = depth;
    counting.options.limit_steps = (uint64_t)limit;
    return count_depths(&counting);
}

/* The deal of a new game is random: enumerating all deals would never end. */
static int run(const struct args *args)
{
    return game_args_use(args, "1", count);
}

static const struct flag flags[] = {
    {"depth", 0, "N", "how many choices deep (default 3)", .former = "d"},
    {"unit", 0, "WHAT", "count choices (the default) or whole moves"},
    {"draw", 0, NULL, "draw one outcome of chance from the seed instead of all"},
    {"limit", 0, "N", "stop after N steps, with exit status 1 (default 1,000,000,000)"},
    {0},
};

const struct command command_perft = {
    .name = "perft",
    .words = "GAME|FILE --depth N [--unit choices|moves] [--draw]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the deal and of --draw: a number or any word (default 1)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
