/* args.c: see args.h. */
#include "cli/play/args.h"
#include "i18n/i18n.h"

#include <string.h>

#include "ai/level.h"
#include "cli/file.h"
#include "games/games.h"

/* "person", "person:Ada", or the spec of a computer player. */
static int read_chair(const struct args *args, const char *word, struct chair *chair)
{
    static const char person[] = "person";
    size_t length = sizeof person - 1;
    *chair = (struct chair){{0}, {0}};
    bool is_person = strncmp(word, person, length) == 0 &&
                     (word[length] == '\0' || word[length] == ':');
    const char *from = is_person ? word + length + (word[length] == ':') : word;
    struct text out = is_person ? text_init(chair->name, sizeof chair->name)
                                : text_init(chair->spec, sizeof chair->spec);
    text_put(&out, from);
    if (out.overflow)
        return args_complain(args, tr("--seat %s is too long"), word);
    if (!is_person && word[0] == '\0')
        return args_complain(args, tr("--seat is empty; give person, person:NAME or a "
                                      "computer player such as adept"));
    return EXIT_FINE;
}

static void sit_computer(const struct game *game, struct chair *chair)
{
    struct level levels[LEVEL_MAX];
    struct error error = {0};
    int count = level_list(game, levels, &error);
    struct text spec = text_init(chair->spec, sizeof chair->spec);
    for (int i = 0; i < count; i++)
        if (levels[i].is_default)
            text_put(&spec, levels[i].name);
    if (spec.length == 0)
        text_put(&spec, "greedy");
}

static int take_seats(const struct args *args, struct chair *chairs, int *seats)
{
    for (int i = 0; i < args->count; i++) {
        if (strcmp(args->given[i].name, "seat") != 0)
            continue;
        if (*seats == GAME_MAX_PLAYERS)
            return args_complain(args, tr("there are at most %d seats"),
                                 GAME_MAX_PLAYERS);
        int code = read_chair(args, args->given[i].value, &chairs[(*seats)++]);
        if (code != EXIT_FINE)
            return code;
    }
    return EXIT_FINE;
}

static int settle_players(const struct args *args, struct game_args *wanted, int seats)
{
    struct error error = {0};
    struct setup *setup = &wanted->setup;
    if (setup->players == 0 && seats > wanted->game->min_players)
        setup->players = seats;
    if (!setup_settle_players(setup, wanted->game, &error))
        return args_complain(args, "%s", error.text);
    if (seats > setup->players)
        return args_complain(args, tr("--seat is given %d times, but %d play"), seats,
                             setup->players);
    return EXIT_FINE;
}

static int sit_down(const struct args *args, struct play_plan *plan)
{
    int seats = 0;
    int code = take_seats(args, plan->chairs, &seats);
    if (code == EXIT_FINE)
        code = settle_players(args, &plan->wanted, seats);
    for (int i = seats > 0 ? seats : 1; i < plan->wanted.setup.players; i++)
        sit_computer(plan->wanted.game, &plan->chairs[i]);
    return code;
}

/* --- resuming a game ---------------------------------------------------------------- */

static bool find_last(struct text *path, struct error *error)
{
    char folder[STORE_PATH];
    if (!store_folder(folder, sizeof folder, error))
        return false;
    struct store_entry last;
    if (store_list(folder, games_list(), STORE_UNFINISHED, &last, 1) == 0)
        return error_set(
            error, tr("no unfinished game is kept in %s; `cantrip play` begins one"),
            folder);
    text_put(path, last.path);
    return true;
}

static int find_kept(const struct args *args, struct play_plan *plan)
{
    const char *name = args_value(args, "resume");
    struct text path = text_init(plan->resume, sizeof plan->resume);
    struct error error = {0};
    if (plan->named || plan->ready)
        return args_complain(args, tr("--resume goes on with a game as it is; leave out "
                                      "its name and options"));
    if (name[0] == '\0')
        return args_complain(args, tr("--resume is empty; name a file, or last"));
    if (strcmp(name, "last") == 0)
        return find_last(&path, &error) ? EXIT_FINE : file_complain(&error, EXIT_IO);
    text_put(&path, name);
    return path.overflow ? args_complain(args, tr("the name of the file is too long"))
                         : EXIT_FINE;
}

/* --- the whole command line --------------------------------------------------------- */

/* Whether game or seat options were given: what the setup screen would ask for. */
static bool is_ready(const struct args *args)
{
    for (int i = 0; i < args->count; i++) {
        const char *name = args->given[i].name;
        if (strcmp(name, "seat") == 0 || !command_flag(args->command, name))
            return true;
    }
    return args->words > 0 && strpbrk(args->word[0], ":#");
}

int play_args_init(struct play_plan *plan, const struct args *args)
{
    *plan = (struct play_plan){.named = args->words > 0,
                               .ready = is_ready(args),
                               .lesson = args_has(args, "lesson"),
                               .keep = !args_has(args, "no-save")};
    setup_init(&plan->wanted.setup);
    if (args_has(args, "resume"))
        return find_kept(args, plan);
    int code = game_args_init(&plan->wanted, args,
                              args->words ? args->word[0] : games_list()[0]->name);
    if (code == EXIT_FINE && plan->lesson && plan->ready)
        return args_complain(args,
                             tr("--lesson is a game of its own; leave out the options "
                                "of the game"));
    return code == EXIT_FINE ? sit_down(args, plan) : code;
}

void play_args_deinit(struct play_plan *plan)
{
    game_args_deinit(&plan->wanted);
}
