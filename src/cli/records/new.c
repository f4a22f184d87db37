/* new.c: `cantrip new`: creates the record of a new game, optionally played to its
 * end. */
#include <stdio.h>
#include <unistd.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/file.h"
#include "core/record/record.h"

/* Strong players take long, so show progress once a second. */
struct watch {
    const struct match *match;
    double shown;
};

static void show_progress(void *context, double done)
{
    struct watch *watch = context;
    double now = clock_seconds();
    (void)done;
    if (now - watch->shown < 1)
        return;
    watch->shown = now;
    fprintf(stderr, "\r%zu choices and outcomes ", watch->match->count);
}

static bool play_out(struct match *match, const char *spec, struct error *error)
{
    struct watch watch = {.match = match, .shown = clock_seconds()};
    bool terminal = isatty(STDERR_FILENO);
    struct think_control think_control = {.progress = terminal ? show_progress : NULL,
                                          .context = &watch};
    bool ok = playout_match(match, spec, 0, &think_control, NULL, error);
    if (terminal)
        fprintf(stderr, "\r%40s\r", "");
    return ok;
}

static int play(struct match *match, const struct args *args)
{
    const char *spec = args_value(args, "play");
    struct error error = {0};
    if (!spec)
        match_draw_all(match);
    else if (!play_out(match, spec, &error))
        return args_complain(args, "--play: %s", error.text);
    return EXIT_FINE;
}

/* Checked before the game, which may take long. */
static int check_output(const struct args *args)
{
    struct error error = {0};
    if (file_check_new(args_value(args, "output"), args_has(args, "force"), &error))
        return EXIT_FINE;
    return file_complain(&error, EXIT_IO);
}

static int write_match(const struct match *match, const struct args *args)
{
    struct buffer text;
    buffer_init(&text);
    record_write(match, &text);
    int code = file_write_new(args_value(args, "output"), &text, args_has(args, "force"));
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    struct game_args wanted;
    struct match *match = NULL;
    int code = game_args_init(&wanted, args, args->word[0]);
    if (code == EXIT_FINE)
        code = check_output(args);
    if (code == EXIT_FINE)
        code = game_args_ensure_seed(&wanted);
    if (code == EXIT_FINE)
        match = game_args_match(&wanted, args, &code);
    if (match)
        code = play(match, args);
    if (match && code == EXIT_FINE)
        code = write_match(match, args);
    if (match)
        match_free(match);
    game_args_deinit(&wanted);
    return code;
}

static const struct flag flags[] = {
    {"output", 'o', "FILE", "write the record there (default: standard output)"},
    {"force", 'f', NULL, "write over a file that exists"},
    {"play", 0, "PLAYER",
     "let such players (random, greedy, a level such as adept, perhaps with settings: "
     "uct:nodes=500) play it to the end"},
    {0},
};

const struct command command_new = {
    .name = "new",
    .words =
        "GAME [--players N] [--OPTION VALUE ...] [--seed SEED] [--play PLAYER] [-o FILE]",
    .flags = flags,
    .takes_game = true,
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
