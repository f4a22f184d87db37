/* bench.c: `cantrip bench`: how fast complete random games go on one core. */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "base/json.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/lab/bench_uct.h"
#include "cli/output/json_print.h"
#include "cli/version.h"
#include "core/memory.h"
#include "session/report.h"

enum { BATCH = 16, SAMPLE = 100, COPIES = 64, DIGITS = 6 };

struct bench {
    const struct game *game;
    const void *world;
    struct rng rng;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct playout_count count;
    double seconds;
    double copies_per_s;
    double rounds; /* per game, or 0 for a game without rounds */
};

static void play_batch(struct bench *bench, int games)
{
    for (int i = 0; i < games; i++)
        playout_random(bench->game, bench->world, &bench->rng, bench->state,
                       &bench->count);
}

static void play_for(struct bench *bench, double seconds)
{
    double start = clock_cpu_seconds();
    bench->count = (struct playout_count){0};
    do {
        play_batch(bench, BATCH);
        bench->seconds = clock_cpu_seconds() - start;
    } while (bench->seconds < seconds);
}

static void play_number(struct bench *bench, int games)
{
    double start = clock_cpu_seconds();
    bench->count = (struct playout_count){0};
    play_batch(bench, games);
    bench->seconds = clock_cpu_seconds() - start;
}

/* Copies between many states, so that the compiler cannot elide them. */
static void measure_copies(struct bench *bench)
{
    size_t size = bench->game->state_size;
    unsigned char *room = memory_new(COPIES, GAME_MAX_STATE);
    uint64_t copies = 0;
    double start = clock_cpu_seconds(), took;
    memcpy(room, bench->state, size);
    do {
        for (int i = 0; i < 100000; i++) {
            unsigned char *from = room + (size_t)(i % COPIES) * GAME_MAX_STATE;
            unsigned char *to = room + (size_t)((i + 1) % COPIES) * GAME_MAX_STATE;
            memcpy(to, from, size);
            __asm__ volatile("" : : "r"(to) : "memory");
        }
        copies += 100000;
        took = clock_cpu_seconds() - start;
    } while (took < 0.1);
    bench->copies_per_s = (double)copies / took;
    free(room);
}

static void measure_rounds(struct bench *bench)
{
    struct playout_count kept = bench->count;
    if (!bench->game->round)
        return;
    for (int i = 0; i < SAMPLE; i++) {
        play_batch(bench, 1);
        bench->rounds += bench->game->round(bench->world, bench->state) / (double)SAMPLE;
    }
    bench->count = kept;
}

static void measure(struct bench *bench, double seconds, int games)
{
    if (games > 0) {
        play_number(bench, games);
        return;
    }
    play_for(bench, seconds / 10); /* warms up caches and branch prediction */
    play_for(bench, seconds);
    measure_copies(bench);
    measure_rounds(bench);
}

static void add_real(struct buffer *out, const char *key, double number)
{
    json_add_digits(out, key, number, DIGITS);
}

static void print_json(const struct bench *bench, const struct match *match)
{
    double s = bench->seconds > 0 ? bench->seconds : 1e-9;
    double games = (double)bench->count.games, choices = (double)bench->count.choices;
    struct buffer out;
    json_print_begin(&out, '{');
    report_match(&out, match, "game options");
    add_real(&out, "choices_per_s", choices / s);
    add_real(&out, "outcomes_per_s", (double)bench->count.outcomes / s);
    add_real(&out, "games_per_s", games / s);
    add_real(&out, "copies_per_s", bench->copies_per_s);
    json_add_number(&out, "state_bytes", (long long)bench->game->state_size);
    json_add_number(&out, "games", (long long)bench->count.games);
    json_add_number(&out, "choices", (long long)bench->count.choices);
    json_add_number(&out, "outcomes", (long long)bench->count.outcomes);
    add_real(&out, "mean_choices", choices / games);
    add_real(&out, "mean_rounds", bench->rounds);
    add_real(&out, "seconds", bench->seconds);
    json_add_text(&out, "compiler", version_compiler());
    json_add_text(&out, "build", version_build());
    json_print_end(&out, '}', 0);
}

static void print_plain(const struct bench *bench, const struct setup *setup)
{
    double s = bench->seconds > 0 ? bench->seconds : 1e-9;
    double games = (double)bench->count.games, choices = (double)bench->count.choices;
    printf("%s, %d players", bench->game->title, setup->players);
    for (int i = 0; i < setup->count; i++)
        printf(", %s %s", setup->option[i].name, setup->option[i].value);
    printf("\n%12.0f choices a second\n", choices / s);
    printf("%12.0f outcomes of chance a second\n", (double)bench->count.outcomes / s);
    printf("%12.0f games a second\n", games / s);
    if (bench->copies_per_s > 0)
        printf("%12.0f copies of the state a second\n", bench->copies_per_s);
    printf("%12zu bytes a state\n", bench->game->state_size);
    printf("%12.1f choices a game\n", choices / games);
    if (bench->rounds > 0)
        printf("%12.1f rounds a game\n", bench->rounds);
    printf("%.0f games in %.2f s on one core, %s, %s build\n", games, bench->seconds,
           version_compiler(), version_build());
}

static void print_uct(const struct bench_uct *rates, const struct match *match, bool json)
{
    double share = rates->simulations_per_s / rates->playouts_per_s;
    if (!json) {
        printf("%s, %d players\n", match->game->title, match->setup.players);
        printf("%12.0f random games a second\n", rates->playouts_per_s);
        printf("%12.0f simulations of uct a second\n", rates->simulations_per_s);
        printf("%12.1f %%\n", 100 * share);
        return;
    }
    struct buffer out;
    json_print_begin(&out, '{');
    report_match(&out, match, "game options");
    add_real(&out, "playouts_per_s", rates->playouts_per_s);
    add_real(&out, "simulations_per_s", rates->simulations_per_s);
    add_real(&out, "share", share);
    json_print_end(&out, '}', 0);
}

static int run_uct(const struct match *match, uint64_t seed, double seconds, bool json)
{
    struct bench_uct rates;
    if (!bench_uct(match, seed, seconds, &rates)) {
        fprintf(stderr, "cantrip bench: there is not enough memory\n");
        return EXIT_IO;
    }
    print_uct(&rates, match, json);
    return EXIT_FINE;
}

static int run_bench(const struct game_args *wanted, const struct args *args)
{
    double seconds = 2;
    int games = 0, code = EXIT_FINE;
    if (!args_amount(args, "seconds", 3600, &seconds) ||
        !args_number(args, "games", 1, 1 << 30, &games))
        return EXIT_USAGE;
    struct match *match = game_args_match(wanted, args, &code);
    if (!match)
        return code;
    struct bench bench = {.game = match->game, .world = match->world};
    uint64_t seed = rng_seed_from_text(wanted->seed[0] ? wanted->seed : "bench");
    if (args_has(args, "uct")) {
        code = run_uct(match, seed, seconds, args_has(args, "json"));
        match_free(match);
        return code;
    }
    rng_seed(&bench.rng, seed);
    measure(&bench, seconds, games);
    if (args_has(args, "json"))
        print_json(&bench, match);
    else
        print_plain(&bench, &match->setup);
    match_free(match);
    return EXIT_FINE;
}

static int run(const struct args *args)
{
    return game_args_run(args, run_bench);
}

static const struct flag flags[] = {
    {"seconds", 0, "S", "how long to play (default 2)"},
    {"games", 'n', "N", "play exactly N games instead, and measure nothing else"},
    {"uct", 0, NULL, "compare random games with simulations of the player uct instead"},
    {"json", 0, NULL, "one JSON object"},
    {0},
};

const struct command command_bench = {
    .name = "bench",
    .words = "GAME [--players N] [--OPTION VALUE ...] [--seconds S | --games N] [--uct] "
             "[--json]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the games: a number or any word (default: always the same)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
