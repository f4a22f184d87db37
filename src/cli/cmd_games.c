/* cmd_games.c: `cantrip games`: which games there are, and their options. */
#include <jansson.h>
#include <stdio.h>

#include "cli/args.h"
#include "cli/describe.h"
#include "games/games.h"

static void print_game(const struct game *game)
{
    printf("%s: %s, %d-%d players\n  %s\n", game->name, game->title, game->min_players,
           game->max_players, game->summary);
    for (const struct option_spec *o = game->options; o && o->name; o++)
        printf("  --%-10s %s\n               %s (default %s)\n", o->name, o->help,
               o->values, o->fallback);
}

static int print_json(void)
{
    json_t *list = describe_games();
    json_dumpf(list, stdout, JSON_INDENT(2));
    putchar('\n');
    json_decref(list);
    return EXIT_FINE;
}

static int run(const struct args *args)
{
    if (args_has(args, "json"))
        return print_json();
    for (const struct game *const *g = games_list(); *g; g++)
        print_game(*g);
    printf(
        "\nA game id names a whole game in one word: GAME:players=3,OPTION=VALUE#SEED.\n"
        "Try `cantrip new GAME` for a record, `cantrip demo` to watch a game.\n");
    return EXIT_FINE;
}

static const struct flag flags[] = {
    {"json", 0, NULL, "as one JSON array"},
    {0},
};

const struct command command_games = {
    .name = "games",
    .words = "[--json]",
    .summary = "list the games and their options",
    .about =
        "Lists every game, how many can play it, and the options it is started from.",
    .flags = flags,
    .run = run,
};
