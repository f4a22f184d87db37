/* games.c: `cantrip games`: which games there are, and their options. */
#include <stdio.h>

#include "base/json.h"
#include "cli/args/args.h"
#include "cli/output/json_print.h"
#include "cli/output/wrap.h"
#include "games/games.h"
#include "session/report.h"

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
    struct buffer out;
    json_print_begin(&out, '[');
    for (const struct game *const *game = games_list(); *game; game++) {
        json_open(&out, '{');
        report_add_game(&out, *game);
        json_add_text(&out, "game", (*game)->name); /* engines say "name" */
        json_close(&out, '}');
    }
    json_print_end(&out, ']', 2);
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
    .flags = flags,
    .run = run,
};
