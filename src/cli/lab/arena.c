/* arena.c: `cantrip arena`: tournaments between players, and their ratings. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/file.h"
#include "cli/lab/arena.h"
#include "cli/output/json_print.h"

static void report(const struct arena_result *result, const struct args *args)
{
    if (!args_has(args, "json")) {
        arena_report_print(result);
        return;
    }
    struct buffer json;
    json_print_begin(&json, '{');
    arena_report_json(result, &json);
    json_print_end(&json, '}', 2);
}

/* Reports what was played, however it ended. */
static int conclude(const struct tournament *tournament, const struct arena_games *games,
                    const struct arena_end_report *end, const struct args *args)
{
    struct arena_result result = {.tournament = tournament, .games = games, .end = end};
    struct arena_game *list = arena_games_list(games, &result.count);
    result.game = list;
    report(&result, args);
    free(list);
    if (end->failed)
        return file_complain(&end->error, end->code);
    return end->stopped ? EXIT_BAD : EXIT_FINE;
}

static int play(const struct tournament *tournament, const struct args *args)
{
    struct arena_games games;
    struct arena_log log;
    struct arena_end_report end;
    struct error error = {0};
    int code = EXIT_FINE;
    arena_games_init(&games, tournament);
    bool ok = arena_log_open(&log, &games, &code, &error);
    if (ok)
        arena_run(tournament, &games, &log, &end);
    bool kept = arena_log_close(&log, &error);
    if (ok)
        code = conclude(tournament, &games, &end, args);
    else
        code = file_complain(&error, code);
    if (ok && !kept && code == EXIT_FINE)
        code = file_complain(&error, EXIT_IO);
    arena_games_deinit(&games);
    return code;
}

static int run(const struct args *args)
{
    struct tournament tournament;
    int code = arena_tournament_init(&tournament, args);
    if (code == EXIT_FINE)
        code = play(&tournament, args);
    arena_tournament_deinit(&tournament);
    return code;
}

static const struct flag flags[] = {
    {"games", 'n', "N",
     "how many games at least (default 100; no end with a limit of time or --sprt)"},
    {"minutes", 0, "M", "begin no deal after so many minutes"},
    {"hours", 0, "H", "begin no deal after so many hours"},
    {"sprt", 0, "LOW,HIGH",
     "of two players: stop when it is decided whether the first is at most LOW or at "
     "least HIGH Elo stronger, with about 5 % error"},
    {"players", 0, "N|all",
     "how many play (default 2, the fewest); all: every number in turn"},
    {"lineup", 0, "ABB",
     "who sits where, as letters: A is the first player named (default: all line-ups)",
     .former = "seats"},
    {"every", 0, "OPT=A,B,...", "values in turn; % stands for the deal's number"},
    {"anchor", 0, "PLAYER", "who stands at 0 Elo (default: the average does)"},
    {"threads", 'j', "N", "so many games at once (default: as many as cores)"},
    {"log", 0, "FILE",
     "keep the games in FILE, a line of JSON each; go on with those in it"},
    {"json", 0, NULL, "one JSON object"},
    {"quiet", 'q', NULL, "no progress line"},
    {0},
};

const struct command command_arena = {
    .name = "arena",
    .words = "GAME PLAYER... [--games N] [--players N|all] [--OPTION VALUE ...] "
             "[--every OPTION=A,B,...] [--sprt LOW,HIGH] [--log FILE] [--json]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of all deals and players: a number or any word (default 1)",
    .min_words = 2,
    .max_words = -1,
    .run = run,
};
