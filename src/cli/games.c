/* games.c: `cantrip games`: which games there are, and their options. */
#include <jansson.h>
#include <stdio.h>

#include "cli/args.h"
#include "cli/engine/describe.h"
#include "cli/wrap.h"
#include "games/games.h"

enum { HELP_COLUMN = 15 };

static void print_option(const struct option_spec *option)
{
    char values[160];
    struct text text = text_init(values, sizeof values);
    text_format(&text, "%s (default %s)", option->values, option->fallback);
    wrap_print(option->help, printf("  --%-10s ", option->name), HELP_COLUMN);
    wrap_print(values, printf("%*s", HELP_COLUMN, ""), HELP_COLUMN);
}

static void print_game(const struct game *game)
{
    printf("%s: %s, %d-%d players\n  %s\n", game->name, game->title, game->min_players,
           game->max_players, game->summary);
    for (const struct option_spec *o = game->options; o && o->name; o++)
        print_option(o);
}

static int print_json(void)
{
    json_t *list = describe_games(), *game;
    size_t i;
    json_array_foreach(list, i, game) /* as all commands call it; engines say "name" */
        json_object_set(game, "game", json_object_get(game, "name"));
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
