/* analyse.c: `cantrip analyse`: the cost of each move in a game, and the luck. */
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "cli/analysis/plot.h"
#include "cli/analysis/report.h"
#include "cli/args/args.h"
#include "cli/args/language_args.h"
#include "cli/file.h"
#include "cli/long_job.h"
#include "cli/output/json_print.h"
#include "cli/output/message.h"
#include "cli/records/load.h"
#include "i18n/i18n.h"

static bool read_options(const struct args *args, struct analyse_options *options)
{
    int nodes = ANALYSE_NODES;
    if (!args_number(args, "nodes", 1, ANALYSE_MAX_NODES, &nodes) ||
        !args_number(args, "threads", 1, ANALYSE_MAX_THREADS, &options->threads))
        return false;
    options->nodes = (uint64_t)nodes;
    return true;
}

static void print_json(const struct analysis *analysis)
{
    struct buffer out;
    json_print_begin(&out, '{');
    report_add_analysis(&out, analysis);
    report_match(&out, analysis->match, "game");
    json_print_end(&out, '}', 2);
}

static int write_plot(const struct analysis *analysis, const char *name, bool force)
{
    struct buffer svg;
    buffer_init(&svg);
    plot_write(analysis, &svg);
    int code = file_write_new(name, &svg, force);
    buffer_deinit(&svg);
    return code;
}

static int report(const struct analysis *analysis, const struct args *args)
{
    const char *svg = args_value(args, "svg");
    if (args_has(args, "json"))
        print_json(analysis);
    else if (!svg || strcmp(svg, "-") != 0)
        report_analysis_print(analysis);
    return svg ? write_plot(analysis, svg, args_has(args, "force")) : EXIT_FINE;
}

static int analyse(const struct match *match, const struct args *args)
{
    struct analyse_options options = {0};
    struct error error = {0};
    struct long_job job;
    if (!read_options(args, &options))
        return EXIT_USAGE;
    long_job_begin(&job);
    options.think_control = &job.think_control;
    struct analysis *analysis = analyse_new(match, &options, &error);
    long_job_end(&job);
    if (analysis) {
        int code = report(analysis, args);
        analyse_free(analysis);
        return code;
    }
    if (error.text[0])
        return file_complain(&error, EXIT_BAD);
    message_print(stderr, "cantrip analyse: %s",
                  tr("stopped before the end: nothing to tell"));
    return EXIT_BAD;
}

static int run(const struct args *args)
{
    int code = language_args(args);
    const char *svg = args_value(args, "svg");
    if (code != EXIT_FINE)
        return code;
    if (svg && strcmp(svg, "-") == 0 && args_has(args, "json"))
        return args_complain(args, "--json and --svg - both want standard output");
    struct error error = {0};
    if (svg && !file_check_new(svg, args_has(args, "force"), &error))
        return file_complain(&error, EXIT_IO);
    struct match *match = load_record(args->word[0], &code);
    if (!match)
        return code;
    code = analyse(match, args);
    match_free(match);
    return code;
}

static const struct flag flags[] = {
    {"nodes", 0, "N",
     "how many simulations to look at a position with (default 1000); more is better "
     "and slower"},
    {"threads", 'j', "N", "on so many cores (default: all); results do not depend on it"},
    {"json", 0, NULL, "one JSON object with every move and chance event, in English"},
    {"svg", 0, "FILE",
     "draw the chances of winning over the game as SVG; - for standard output"},
    {"force", 'f', NULL, "let --svg write over a file that exists"},
    LANGUAGE_FLAG,
    {0},
};

const struct command command_analyse = {
    .name = "analyse",
    .words = "FILE [--nodes N] [--threads N] [--json] [--svg FILE] "
             "[--language CODE]",
    .flags = flags,
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
