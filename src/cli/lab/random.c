/* random.c: `cantrip random`: plays many random games and checks invariants on the
 * way. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/file.h"
#include "cli/lab/variety.h"
#include "cli/output/message.h"
#include "core/property/property.h"
#include "core/text/file_read.h"

/* The games one process plays: every `jobs`-th, starting with `job`. */
struct series {
    const struct variety *variety;
    struct property_options options;
    uint64_t seed;
    long games;
    int job, jobs;
    bool progress;
};

static void show_progress(const struct series *series, long number, time_t *shown)
{
    time_t now = time(NULL);
    if (!series->progress || series->job != 0 || now == *shown)
        return;
    *shown = now;
    fprintf(stderr, "\r%ld of %ld games ", number, series->games);
}

/* Plays until all games are done or one fails. */
static void play_series(const struct series *series, struct property_result *result)
{
    time_t shown = time(NULL);
    for (long i = series->job; i < series->games; i += series->jobs) {
        struct error error = {0};
        struct setup setup;
        setup_init(&setup);
        variety_setup(series->variety, (unsigned long)i, &setup, &error);
        bool ok = property_game(series->variety->base->game, &setup,
                                series->seed + (uint64_t)i, &series->options, result);
        setup_deinit(&setup);
        if (!ok)
            break;
        show_progress(series, i + 1, &shown);
    }
}

/* A job reports through a pipe: the result struct, then the record's text. */
static void run_job(const struct series *series, int file)
{
    struct property_result result;
    property_result_init(&result);
    play_series(series, &result);
    FILE *out = fdopen(file, "wb");
    bool ok = out && fwrite(&result, sizeof result, 1, out) == 1 &&
              fwrite(result.record.data, 1, result.record.length, out) ==
                  result.record.length &&
              fclose(out) == 0;
    property_result_deinit(&result);
    _exit(ok ? EXIT_FINE : EXIT_IO);
}

static void add_result(struct property_result *sum, struct property_result *part)
{
    sum->games += part->games;
    sum->steps += part->steps;
    sum->choices += part->choices;
    sum->outcomes += part->outcomes;
    sum->moves += part->moves;
    for (int i = 0; i <= GAME_MAX_CHOICES; i++)
        sum->lists[i] += part->lists[i];
    if (part->longest > sum->longest)
        sum->longest = part->longest;
    if (part->failure[0] && !sum->failure[0]) {
        memcpy(sum->failure, part->failure, sizeof sum->failure);
        if (part->record.length > 0)
            buffer_put_n(&sum->record, part->record.data, part->record.length);
    }
}

static void collect_job(int file, int job, struct property_result *sum)
{
    struct property_result part;
    struct buffer record;
    struct error error = {0};
    FILE *in = fdopen(file, "rb");
    buffer_init(&record);
    if (in && fread(&part, sizeof part, 1, in) == 1 &&
        file_read_stream(in, "the report", SIZE_MAX, &record, &error)) {
        part.record = record;
        add_result(sum, &part);
    } else if (!sum->failure[0]) {
        snprintf(sum->failure, sizeof sum->failure,
                 "process %d ended before it could report; run again with --threads 1 to "
                 "see why",
                 job + 1);
    }
    buffer_deinit(&record);
    if (in)
        fclose(in);
}

static int start_job(const struct series *series, int file[2])
{
    if (pipe(file) != 0)
        return -1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        close(file[0]);
        run_job(series, file[1]);
    }
    close(file[1]);
    if (child < 0)
        close(file[0]);
    return child < 0 ? -1 : 0;
}

enum { MAX_JOBS = 64 };

static bool play_jobs(struct series *series, struct property_result *sum)
{
    int file[MAX_JOBS][2], started = 0;
    for (; started < series->jobs; started++) {
        series->job = started;
        if (start_job(series, file[started]) != 0)
            break;
    }
    for (int job = 0; job < started; job++)
        collect_job(file[job][0], job, sum);
    while (wait(NULL) > 0 || errno == EINTR)
        continue;
    return started == series->jobs;
}

static void print_summary(const struct property_result *result,
                          const struct variety *variety, double seconds)
{
    double games = result->games ? (double)result->games : 1;
    printf("%llu games of %s in %d %s, %.1f s\n", (unsigned long long)result->games,
           variety->base->game->title, variety_size(variety),
           variety_size(variety) == 1 ? "setup" : "setups", seconds);
    printf("%.1f choices, %.1f whole moves, %.1f outcomes a game\n",
           (double)result->choices / games, (double)result->moves / games,
           (double)result->outcomes / games);
    printf("choices offered: mean %.1f, median %d, 99 %% at most %d, longest %d\n",
           property_mean_list(result), property_percentile_list(result, 50),
           property_percentile_list(result, 99), result->longest);
}

static int conclude(const struct property_result *result)
{
    if (!result->failure[0]) {
        printf("every check passed\n");
        return EXIT_FINE;
    }
    printf("FAILED: %s\n", result->failure);
    if (result->record.data)
        printf("The game so far:\n%s", result->record.data);
    return EXIT_BAD;
}

static int play_all(struct series *series)
{
    struct property_result result;
    double start = clock_seconds();
    bool ok = true;
    property_result_init(&result);
    if (series->jobs == 1)
        play_series(series, &result);
    else
        ok = play_jobs(series, &result);
    if (series->progress)
        fprintf(stderr, "\r%40s\r", "");
    print_summary(&result, series->variety, clock_seconds() - start);
    int code = conclude(&result);
    property_result_deinit(&result);
    if (ok)
        return code;
    message_print(stderr, "cantrip random: cannot start %d processes", series->jobs);
    return EXIT_IO;
}

static int run_random(const struct game_args *wanted, const struct args *args)
{
    struct variety variety;
    int games = 1000, jobs = 1, sample = 1;
    if (!args_number(args, "games", 1, 1 << 30, &games) ||
        !args_number(args, "threads", 1, MAX_JOBS, &jobs) ||
        !args_number(args, "sample", 1, 1 << 20, &sample) ||
        !variety_init(&variety, wanted, games, args))
        return EXIT_USAGE;
    struct series series = {.variety = &variety,
                            .options = {.every = (unsigned)sample},
                            .games = games,
                            .jobs = jobs,
                            .progress = isatty(STDERR_FILENO)};
    series.seed = rng_seed_from_text(wanted->seed[0] ? wanted->seed : "1");
    return play_all(&series);
}

static int run(const struct args *args)
{
    return game_args_run(args, run_random);
}

static const struct flag flags[] = {
    {"games", 'n', "N", "how many games (default 1000)"},
    {"players", 0, "N|all",
     "how many play (default 2, the fewest); all: every number in turn"},
    {"every", 0, "OPT=A,B,...", "values in turn; % stands for the game's number"},
    {"sample", 0, "N", "do the costly checks at every Nth step (default 1: at each)"},
    {"threads", 'j', "N", "play so many games at once (default 1)", .former = "jobs"},
    {0},
};

const struct command command_random = {
    .name = "random",
    .words = "GAME [--games N] [--players N|all] [--every OPTION=A,B,...] [--seed SEED] "
             "[--threads N]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the first game: a number or any word (default 1)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
