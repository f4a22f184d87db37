/* command.c: looks up subcommands and prints their help. */
#include "cli/command.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/output/wrap.h"
#include "games/data.h"
#include "games/games.h"

enum { HELP_COLUMN = 29 };

const struct command *command_find(const char *name)
{
    for (const struct command *const *c = command_list(); *c; c++)
        if (strcmp((*c)->name, name) == 0)
            return *c;
    return NULL;
}

const struct flag *command_flag(const struct command *command, const char *name)
{
    for (const struct flag *f = command->flags; f && f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

/* What data/commands.txt says of it: a line for the overview, then more. */
static const char *find_text(const struct command *command)
{
    char title[64];
    snprintf(title, sizeof title, "command %s", command->name);
    const char *text = data_section("commands.txt", title);
    assert(text != NULL);
    return text;
}

static void print_about(const struct command *command)
{
    const char *about = strchr(find_text(command), '\n') + 1;
    const char *end = strstr(about, "\n\ncommand ");
    size_t length = end != NULL ? (size_t)(end - about) : strlen(about) - 1;
    printf("\n%.*s\n", (int)length, about);
}

static void print_flag(const char *name, char letter, const char *value, const char *help)
{
    char left[64];
    snprintf(left, sizeof left, "%s%c%s--%s%s%s", letter ? "-" : "",
             letter ? letter : ' ', letter ? ", " : "   ", name, value ? " " : "",
             value ? value : "");
    if (strlen(left) > HELP_COLUMN - 3)
        printf("  %s\n%*s", left, HELP_COLUMN, "");
    else
        printf("  %-*s ", HELP_COLUMN - 3, left);
    wrap_print(help, HELP_COLUMN, HELP_COLUMN);
}

/* With its default and note, as in "(default 30; reload)". */
static void print_own_flag(const struct flag *flag)
{
    char help[600];
    struct text text = text_init(help, sizeof help);
    bool fallback = flag->fallback && flag->fallback[0], note = flag->note != NULL;
    text_put(&text, flag->help);
    if (fallback || note)
        text_format(&text, " (%s%s%s%s)", fallback ? "default " : "",
                    fallback ? flag->fallback : "", fallback && note ? "; " : "",
                    note ? flag->note : "");
    print_flag(flag->name, flag->letter, flag->value, help);
}

/* Where programs pass `custom` and a text, people name a file. */
static void put_values(const struct game *game, const struct option_spec *option,
                       struct text *out)
{
    const char *custom = strstr(option->values, "custom");
    if (!custom || !game->attachment || strcmp(option->name, game->attachment) != 0) {
        text_put(out, option->values);
        return;
    }
    text_put_n(out, option->values, (size_t)(custom - option->values));
    text_format(out, "a %s file's name%s", option->name, custom + strlen("custom"));
}

static void print_option(const struct game *game, const struct option_spec *option)
{
    char help[400];
    struct text text = text_init(help, sizeof help);
    text_format(&text, "%s: %s (", game->name, option->help);
    put_values(game, option, &text);
    text_format(&text, "; default %s)", option->fallback);
    print_flag(option->name, 0, "VALUE", help);
}

static void print_game_flags(const struct command *command)
{
    printf("\nOptions of the game:\n");
    if (!command_flag(command, "players"))
        print_flag("players", 0, "N",
                   command->players ? command->players
                                    : "how many play (default 2, the fewest)");
    print_flag("seed", 0, "SEED",
               command->seed
                   ? command->seed
                   : "seed of all chance: a number or any word (default: a fresh one)");
    for (const struct game *const *g = games_list(); *g; g++)
        for (const struct option_spec *o = (*g)->options; o && o->name; o++)
            print_option(*g, o);
}

void command_print_help(const struct command *command)
{
    int width =
        printf("Usage: cantrip %s%s", command->name, command->words[0] ? " " : "");
    wrap_print(command->words, width, 7 + 4);
    print_about(command);
    printf("\nOptions:\n");
    for (const struct flag *f = command->flags; f && f->name; f++)
        print_own_flag(f);
    print_flag("help", 'h', NULL, "show this text");
    if (command->takes_game)
        print_game_flags(command);
}

static void print_summary(const struct command *command)
{
    const char *summary = find_text(command);
    printf("  %-10s %.*s\n", command->name, (int)strcspn(summary, "\n"), summary);
}

/* The commands most people want come first in the list. */
enum { MAIN_COMMANDS = 2 };

void command_print_short(void)
{
    char others[400] = "";
    struct text out = text_init(others, sizeof others);
    const struct command *const *c = command_list();
    printf("Usage: %s COMMAND [WORDS] [OPTIONS]\n\n", args_program());
    for (int i = 0; i < MAIN_COMMANDS && *c != NULL; i++)
        print_summary(*c++);
    for (; *c != NULL; c++)
        text_format(&out, "%s%s", others[0] == '\0' ? "" : ", ", (*c)->name);
    printf("\nMore commands:\n");
    printf("  ");
    wrap_print(others, 2, 2);
    printf("\n`%s help` says what they do, `%s COMMAND --help` how.\n", args_program(),
           args_program());
}

void command_print_overview(void)
{
    printf("Usage: cantrip COMMAND [WORDS] [OPTIONS]\n\n"
           "Play, replay, check and measure the games cantrip knows.\n\nCommands:\n");
    for (const struct command *const *c = command_list(); *c; c++)
        print_summary(*c);
    printf(
        "\nExit status: 0 fine; 1 what was checked is faulty or forbidden by the rules;\n"
        "2 the command line makes no sense; 3 something cannot be read or written.\n"
        "\nTo play here: `%s play`; in the browser: `%s web`.\n"
        "`%s COMMAND --help` explains a command.\n",
        args_program(), args_program(), args_program());
}
