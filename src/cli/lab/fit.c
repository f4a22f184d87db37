/* fit.c: `cantrip fit`: learns position evaluation from self-play. */
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ai/fit/fit.h"
#include "base/clock.h"
#include "base/hash.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/file.h"
#include "cli/lab/variety.h"
#include "cli/output/message.h"

struct job {
    const struct args *args;
    const struct game *game;
    struct variety variety;
    struct fit_options options;
    int rounds;
    const char *from, *name; /* files, or NULL */
    FILE *report;            /* never the stream the weights go to */
    bool progress;
    atomic_long shown; /* the second in which progress was last shown */
};

static bool set_up(void *context, uint64_t number, struct setup *setup,
                   struct error *error)
{
    const struct job *job = context;
    return variety_setup(&job->variety, (unsigned long)number, setup, error);
}

/* Once a second, by whichever thread comes first. */
static void show_progress(void *context, const char *what, long done, long all)
{
    struct job *job = context;
    long now = (long)clock_seconds(), shown = atomic_load(&job->shown);
    if (!job->progress || now == shown ||
        !atomic_compare_exchange_strong(&job->shown, &shown, now))
        return;
    fprintf(stderr, "\r%ld of %ld %s   ", done, all, what);
}

/* --- the report --------------------------------------------------------------------- */

/* In per cent: predicted and actual wins. */
static void print_calibration(FILE *out, const struct fit_measure *measure)
{
    fprintf(out, "  said ");
    for (int i = 0; i < FIT_BINS; i++)
        fprintf(out, " %6.1f", 100 * measure->bin[i].predicted);
    fprintf(out, "\n  came ");
    for (int i = 0; i < FIT_BINS; i++)
        fprintf(out, " %6.1f", 100 * measure->bin[i].actual);
    fprintf(out, "\n  seats");
    for (int i = 0; i < FIT_BINS; i++)
        fprintf(out, " %6ld", measure->bin[i].seats);
    fprintf(out, "\n");
}

static void print_check(FILE *out, long games, const struct fit_report *report)
{
    if (games > 0)
        fprintf(out,
                "  new against old: wins %.1f %% of %ld games, equals %.1f +- %.1f\n",
                100 * report->check_wins, games, 100 * report->check_fair,
                196 * report->check_error);
}

static void print_report(const struct job *job, const struct fit_report *report)
{
    const struct fit_measure *after = &report->after, *before = &report->before;
    FILE *out = job->report;
    if (job->progress)
        fprintf(stderr, "\r%40s\r", "");
    fprintf(out,
            "round %d: %ld games%s, %ld positions, %.1f s; learnt %ld in %d epochs, "
            "%.1f s\n",
            report->round, report->games, report->prior_only ? " by the prior" : "",
            report->positions, report->play_seconds, report->known, report->epochs,
            report->learn_seconds);
    fprintf(out, "  log loss %.4f (equal chances %.4f", after->log_loss, after->base);
    if (before->positions > 0)
        fprintf(out, ", before %.4f", before->log_loss);
    fprintf(out, "), points wrong by %.2f", after->points);
    if (before->positions > 0)
        fprintf(out, " (before %.2f)", before->points);
    fprintf(out, "; %ld positions %s\n", after->positions,
            after->positions < report->positions
                ? "held out"
                : "it learnt from: too few games to hold any out");
    print_check(out, job->options.check, report);
    print_calibration(out, after);
    fflush(out);
}

/* --- files -------------------------------------------------------------------------- */

/* Options that do not affect the weights. */
static bool is_idle(const char *name)
{
    static const char *const idle[] = {"threads", "output", "force", "match-games", NULL};
    for (int i = 0; idle[i] != NULL; i++)
        if (strcmp(idle[i], name) == 0)
            return true;
    return false;
}

/* The command that made the file, and the quality of the result. */
static void write_remark(const struct job *job, const struct fit_report *report,
                         struct text *out)
{
    text_format(out, "cantrip fit %s", job->args->word[0]);
    for (int i = 0; i < job->args->count; i++) {
        const struct args_given *given = &job->args->given[i];
        if (is_idle(given->name))
            continue;
        text_put(out, " --");
        text_put(out, given->name);
        text_put(out, " ");
        for (const char *c = given->value; *c; c++) /* a remark is one line of text */
            text_put_char(out, (unsigned char)*c < ' ' ? '?' : *c);
    }
    text_format(out, ": round %d, log loss %.4f", report->round, report->after.log_loss);
}

/* Written after each round, so that an interrupted run can be resumed; to standard output
 * only at the end. */
static int write_weights(const struct job *job, const struct fit *fit,
                         const struct fit_report *report)
{
    struct buffer data;
    char remark[1000];
    struct text text = text_init(remark, sizeof remark);
    if (job->name == NULL && report->round < job->rounds)
        return EXIT_FINE;
    buffer_init(&data);
    write_remark(job, report, &text);
    evaluator_write(fit_evaluator(fit), job->game, remark, &data);
    int code = file_write(job->name, &data);
    buffer_deinit(&data);
    return code;
}

/* The starting weights become part of the seed, so that a resumed run does not replay the
 * same games. */
static int read_weights(struct job *job, struct evaluator **evaluator)
{
    struct error error = {0};
    struct buffer text;
    int code = EXIT_FINE;
    buffer_init(&text);
    if (!file_read(job->from, &text, &error)) {
        code = file_complain(&error, EXIT_IO);
    } else {
        *evaluator = evaluator_read(job->game, text.data, text.length,
                                    file_title(job->from), &error);
        job->options.seed = hash_bytes(text.data, text.length, job->options.seed);
        if (*evaluator == NULL)
            code = file_complain(&error, EXIT_BAD);
    }
    buffer_deinit(&text);
    return code;
}

/* Without --from, starts from the built-in weights, if there are any. */
static int start_from(struct job *job, struct evaluator **evaluator)
{
    struct error ignored = {0};
    if (job->from != NULL && strcmp(job->from, "none") == 0)
        return EXIT_FINE;
    if (job->from != NULL)
        return read_weights(job, evaluator);
    *evaluator = evaluator_new(job->game, &ignored);
    return EXIT_FINE;
}

/* Checked before hours of play, not after. */
static int check_output(const struct job *job)
{
    struct error error = {0};
    bool own =
        job->from != NULL && job->name != NULL && strcmp(job->from, job->name) == 0;
    bool force = own || args_has(job->args, "force");
    if (file_check_new(job->name, force, &error))
        return EXIT_FINE;
    file_complain(&error, EXIT_IO);
    if (!force && file_check_new(job->name, true, &error))
        message_print(stderr, "To go on from it, give --from %s too.", job->name);
    return EXIT_IO;
}

/* --- the command -------------------------------------------------------------------- */

static int fit_all(struct job *job)
{
    struct evaluator *from = NULL;
    int code = start_from(job, &from);
    if (code != EXIT_FINE)
        return code;
    struct fit *fit = fit_new(&job->options, from);
    for (int i = 0; i < job->rounds && code == EXIT_FINE; i++) {
        struct fit_report report;
        struct error error = {0};
        if (fit_round(fit, &report, &error)) {
            print_report(job, &report);
            code = write_weights(job, fit, &report);
        } else {
            code = file_complain(&error, EXIT_BAD);
        }
    }
    fit_free(fit);
    return code;
}

static bool read_numbers(struct job *job)
{
    const struct args *args = job->args;
    int games = 2000, nodes = 60, check = 0;
    job->rounds = 5;
    job->options.hidden = 16;
    if (!args_number(args, "games", 1, 1 << 24, &games) ||
        !args_number(args, "rounds", 1, 1000, &job->rounds) ||
        !args_number(args, "nodes", 1, FIT_MAX_NODES, &nodes) ||
        !args_number(args, "hidden", 0, EVALUATOR_MAX_HIDDEN, &job->options.hidden) ||
        !args_number(args, "threads", 1, 256, &job->options.threads) ||
        !args_number(args, "match-games", 1, 1 << 24, &check))
        return false;
    job->options.games = games;
    job->options.nodes = (uint64_t)nodes;
    job->options.check = check;
    return true;
}

static int run_fit(const struct game_args *wanted, const struct args *args)
{
    struct job job = {.args = args,
                      .game = wanted->game,
                      .from = args_value(args, "from"),
                      .name = args_value(args, "output"),
                      .progress = isatty(STDERR_FILENO)};
    if (wanted->game->heuristics == NULL)
        return args_complain(args, "%s has no heuristics, so there is nothing to fit",
                             wanted->game->title);
    if (!read_numbers(&job) ||
        !variety_init(&job.variety, wanted, job.options.games, args))
        return EXIT_USAGE;
    int code = check_output(&job);
    if (code != EXIT_FINE)
        return code;
    if (!args_has(args, "players"))
        job.variety.all_players = true;
    job.report = job.name != NULL ? stdout : stderr;
    job.options.game = wanted->game;
    job.options.setup = set_up;
    job.options.progress = show_progress;
    job.options.context = &job;
    job.options.seed = rng_seed_from_text(wanted->seed[0] ? wanted->seed : "1");
    return fit_all(&job);
}

static int run(const struct args *args)
{
    return game_args_run(args, run_fit);
}

static const struct flag flags[] = {
    {"games", 'n', "N", "how many games a round (default 2000)"},
    {"rounds", 0, "N", "how many rounds (default 5)"},
    {"nodes", 0, "N", "simulations for each move (default 60)"},
    {"hidden", 0, "N", "hidden units of the evaluator (default 16; 0: linear)"},
    {"players", 0, "N|all", "how many play (default all: every number in turn)"},
    {"every", 0, "OPT=A,B,...", "values in turn; % stands for the game's number"},
    {"threads", 'j', "N", "at once (default: as many as there are cores)"},
    {"from", 0, "FILE",
     "weights to begin with (default: the program's); none: play by the prior at first"},
    {"match-games", 0, "N",
     "after each round, N games of the new evaluator against the old", .former = "check"},
    {"output", 'o', "FILE",
     "where the weights go (default: standard output, at the end)"},
    {"force", 'f', NULL, "write over a file that exists"},
    {0},
};

const struct command command_fit = {
    .name = "fit",
    .words = "GAME [--games N] [--rounds N] [--nodes N] [--every OPTION=A,B,...] "
             "[--from FILE] [-o FILE]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of everything: a number or any word (default 1)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
