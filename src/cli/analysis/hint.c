/* hint.c: `cantrip hint`: the best moves of a position, and why. */
#include <stdio.h>

#include "base/json.h"
#include "cli/analysis/report.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/args/language_args.h"
#include "cli/file.h"
#include "cli/long_job.h"
#include "cli/output/json_print.h"
#include "cli/output/message.h"
#include "cli/records/seek.h"
#include "i18n/i18n.h"

static bool read_options(const struct args *args, struct hint_options *options)
{
    int nodes = 0;
    if (!args_number(args, "nodes", 1, HINT_MAX_NODES, &nodes) ||
        !args_number(args, "best", 1, HINT_MAX_MOVES, &options->moves) ||
        !args_amount(args, "seconds", 3600, &options->seconds))
        return false;
    if (nodes > 0 && options->seconds > 0) {
        args_complain(args, "--nodes and --seconds both say how long: give one of them");
        return false;
    }
    options->nodes = (uint64_t)nodes;
    if (nodes == 0 && options->seconds > 0)
        options->nodes = HINT_MAX_NODES;
    return true;
}

static void print_json(const struct match *match, const struct hint *hint,
                       const struct report_odds *odds)
{
    struct buffer out;
    json_print_begin(&out, '{');
    report_add_hint(&out, match, hint);
    report_odds_add(&out, odds);
    report_match(&out, match, "game");
    json_print_end(&out, '}', 2);
}

static void report(struct match *match, const struct hint *hint, bool json)
{
    struct report_odds found;
    report_odds_find(match, &found);
    if (json)
        print_json(match, hint, &found);
    else
        report_hint_print(match, hint, &found);
}

/* False if interrupted before there was a result, or with an error. */
static bool find(const struct match *match, struct hint_options options,
                 struct hint *hint, struct error *error)
{
    struct long_job job;
    long_job_begin(&job);
    options.think_control = &job.think_control;
    bool found = hint_find(match, match->state, &options, hint, error);
    long_job_end(&job);
    return found;
}

static int advise(struct match *match, const struct args *args)
{
    struct hint_options options = {0};
    struct error error = {0};
    struct hint hint;
    char why[512];
    if (!read_options(args, &options))
        return EXIT_USAGE;
    int code = seek_requested(match, args);
    if (code != EXIT_FINE)
        return code;
    if (!report_hint_possible(match, why, sizeof why)) {
        message_print(stderr, "cantrip hint: %s", why);
        return EXIT_BAD;
    }
    if (find(match, options, &hint, &error)) {
        report(match, &hint, args_has(args, "json"));
        return EXIT_FINE;
    }
    if (error.text[0])
        return file_complain(&error, EXIT_BAD);
    message_print(stderr, "cantrip hint: %s", tr("stopped"));
    return EXIT_BAD;
}

/* Before the deal there is nothing to choose. */
static int refuse_undealt(const struct match *match)
{
    char why[400];
    struct text out = text_init(why, sizeof why);
    text_format(&out, tr("%s starts with chance: give a seed, as in %s#7"),
                tr(match->game->title), match->game->name);
    message_print(stderr, "cantrip hint: %s", why);
    return EXIT_BAD;
}

static int answer(struct match *match, const struct args *args)
{
    return game_args_is_dealt(match, args) ? advise(match, args) : refuse_undealt(match);
}

static int run(const struct args *args)
{
    int code = language_args(args);
    return code == EXIT_FINE ? game_args_use(args, "", answer) : code;
}

static const struct flag flags[] = {
    SEEK_FLAGS,
    {"best", 0, "N", "how many moves to show at most (default 3)", .former = "moves"},
    {"nodes", 0, "N",
     "how many simulations to look ahead with (default: as the strongest level)"},
    {"seconds", 0, "S", "look ahead for S seconds; answers then need not repeat"},
    {"json", 0, NULL, "one JSON object, in English"},
    LANGUAGE_FLAG,
    {0},
};

const struct command command_hint = {
    .name = "hint",
    .words = "FILE|ID [--at N | --move N] [--best N] [--nodes N | --seconds S] [--json] "
             "[--language CODE]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the deal: a number or any word (default: none)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
