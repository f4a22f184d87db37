/* arena_args.c: parses the command line of a tournament. */
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/level.h"
#include "cli/file.h"
#include "cli/lab/arena.h"
#include "core/memory.h"

enum { MAX_THREADS = 256, MAX_GAMES = 10000000, USUAL_GAMES = 100 };

static int find_spec(const struct arena_plan *plan, const char *spec)
{
    for (int i = 0; i < plan->specs; i++)
        if (strcmp(plan->spec[i], spec) == 0)
            return i;
    return -1;
}

/* Creates each player once, so that errors show before the first game. */
static int add_spec(struct arena_plan *plan, const struct args *args, const char *spec)
{
    struct error error = {0};
    if (plan->specs == ARENA_MAX_SPECS)
        return args_complain(args, "at most %d players can be compared", ARENA_MAX_SPECS);
    if (strlen(spec) >= AI_SPEC)
        return args_complain(args, "the player `%s` has too many words", spec);
    if (find_spec(plan, spec) >= 0)
        return args_complain(args, "`%s` is named twice; alone it plays against itself",
                             spec);
    struct player *player = ai_new(plan->game, spec, 0, &error);
    if (!player)
        return args_complain(args, "%s", error.text);
    player_free(player);
    memcpy(plan->spec[plan->specs++], spec, strlen(spec) + 1);
    return EXIT_FINE;
}

static int add_levels(struct arena_plan *plan, const struct args *args)
{
    struct level list[LEVEL_MAX];
    struct error error = {0};
    int code = EXIT_FINE, count = level_list(plan->game, list, &error);
    if (count < 0)
        return file_complain(&error, EXIT_BAD);
    if (count == 0)
        return args_complain(args, "%s has no levels; name players, such as greedy",
                             plan->game->title);
    for (int i = 0; i < count && code == EXIT_FINE; i++)
        code = add_spec(plan, args, list[i].name);
    return code;
}

static int read_specs(struct arena_plan *plan, const struct args *args)
{
    int code = EXIT_FINE;
    for (int i = 1; i < args->words && code == EXIT_FINE; i++)
        code = strcmp(args->word[i], "levels") == 0 ? add_levels(plan, args)
                                                    : add_spec(plan, args, args->word[i]);
    return code;
}

static int read_seed(struct arena_plan *plan, const struct game_args *wanted,
                     const struct args *args)
{
    const char *seed = wanted->seed[0] ? wanted->seed : "1";
    if (strlen(seed) >= sizeof plan->seed)
        return args_complain(args, "the seed of a tournament has at most %d characters",
                             ARENA_SEED - 1);
    memcpy(plan->seed, seed, strlen(seed) + 1);
    return EXIT_FINE;
}

/* "ABB" or "A,B,B": A is the first player named. */
static int read_seats(struct tournament *out, const struct args *args)
{
    const char *seats = args_value(args, "lineup");
    struct arena_plan *plan = &out->plan;
    for (const char *at = seats ? seats : ""; *at; at++) {
        int spec = *at - 'A';
        if (*at == ',')
            continue;
        if (spec < 0 || spec >= plan->specs || plan->given == GAME_MAX_PLAYERS)
            return args_complain(args,
                                 "--lineup takes a letter for each seat, A to %c in the "
                                 "order of the players named, as in ABB; not `%s`",
                                 'A' + plan->specs - 1, seats);
        plan->seat[plan->given++] = (int8_t)spec;
    }
    if (plan->given > 0 && out->wanted.setup.players == 0)
        out->wanted.setup.players = plan->given;
    return EXIT_FINE;
}

/* Deals needed for that many games. */
static long count_deals(const struct tournament *tournament, long games)
{
    long deals = 0;
    while (games > 0)
        games -= arena_tournament_rotations(tournament, deals++);
    return deals;
}

static int read_end(struct tournament *out, const struct args *args)
{
    double minutes = 0, hours = 0;
    int games = 0;
    if (!args_amount(args, "minutes", 1e6, &minutes) ||
        !args_amount(args, "hours", 1e5, &hours) ||
        !args_number(args, "games", 1, MAX_GAMES, &games) ||
        !args_number(args, "threads", 1, MAX_THREADS, &out->threads))
        return EXIT_USAGE;
    out->seconds = minutes * 60 + hours * 3600;
    if (games == 0 && !out->testing && out->seconds <= 0)
        games = USUAL_GAMES;
    out->deals = games > 0 ? count_deals(out, games) : ARENA_ENDLESS;
    return EXIT_FINE;
}

static int read_test(struct tournament *out, const struct args *args)
{
    const char *words = args_value(args, "sprt");
    char *at;
    if (!words)
        return EXIT_FINE;
    out->testing = true;
    out->low = strtod(words, &at);
    bool ok = at > words && *at == ',';
    words = at + ok;
    out->high = strtod(words, &at);
    if (!ok || at == words || *at || !(out->low >= -2000 && out->high <= 2000) ||
        out->high - out->low < 1)
        return args_complain(args,
                             "--sprt takes two numbers of Elo, the smaller first, as "
                             "in 0,50; not `%s`",
                             args_value(args, "sprt"));
    if (out->plan.specs != 2)
        return args_complain(args, "--sprt compares two players, not %d",
                             out->plan.specs);
    return EXIT_FINE;
}

static int read_anchor(struct tournament *out, const struct args *args)
{
    const char *anchor = args_value(args, "anchor");
    out->anchor = anchor ? find_spec(&out->plan, anchor) : -1;
    if (anchor && out->anchor < 0)
        return args_complain(args, "--anchor `%s` is none of the players", anchor);
    return EXIT_FINE;
}

/* Counts the players of every variant; a requested line-up must fit. */
static int count_players(struct tournament *out, const struct args *args)
{
    out->plan.variants = variety_size(&out->variety);
    out->players = memory_new((size_t)out->plan.variants, sizeof *out->players);
    for (int i = 0; i < out->plan.variants; i++) {
        struct setup setup;
        struct error error = {0};
        setup_init(&setup);
        variety_setup(&out->variety, (unsigned long)i, &setup, &error);
        setup_settle_players(&setup, out->plan.game, &error);
        out->players[i] = (int8_t)setup.players;
        setup_deinit(&setup);
        if (out->plan.given > 0 && out->plan.given != out->players[i])
            return args_complain(args, "--lineup names %d seats, but %d play",
                                 out->plan.given, out->players[i]);
    }
    return EXIT_FINE;
}

static int read_all(struct tournament *out, const struct args *args)
{
    int code = game_args_init(&out->wanted, args, args->word[0]);
    if (code != EXIT_FINE)
        return code;
    out->plan.game = out->wanted.game;
    out->quiet = args_has(args, "quiet");
    out->log = args_value(args, "log");
    if (out->log && (out->log[0] == '\0' || strcmp(out->log, "-") == 0))
        return args_complain(args, "--log needs the name of a file");
    if ((code = read_specs(&out->plan, args)) != EXIT_FINE ||
        (code = read_seed(&out->plan, &out->wanted, args)) != EXIT_FINE ||
        (code = read_seats(out, args)) != EXIT_FINE ||
        (code = read_anchor(out, args)) != EXIT_FINE ||
        (code = read_test(out, args)) != EXIT_FINE)
        return code;
    if (!variety_init(&out->variety, &out->wanted, LONG_MAX, args))
        return EXIT_USAGE;
    code = count_players(out, args);
    return code == EXIT_FINE ? read_end(out, args) : code;
}

int arena_tournament_init(struct tournament *out, const struct args *args)
{
    *out = (struct tournament){.anchor = -1};
    return read_all(out, args);
}

void arena_tournament_deinit(struct tournament *tournament)
{
    game_args_deinit(&tournament->wanted);
    free(tournament->players);
}

int arena_tournament_rotations(const struct tournament *tournament, long deal)
{
    const struct arena_plan *plan = &tournament->plan;
    struct lineup lineup;
    arena_lineup(plan, deal, tournament->players[deal % plan->variants], &lineup);
    return arena_lineup_rotations(&lineup);
}
