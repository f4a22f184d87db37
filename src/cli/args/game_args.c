/* game_args.c: builds a game's setup from the command line. */
#include "cli/args/game_args.h"
#include "cli/args/game_name.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/file.h"
#include "cli/records/load.h"
#include "core/text/suggest.h"
#include "games/games.h"

static int refuse_game(const struct args *args, const char *name)
{
    struct nearest nearest;
    suggest_init(&nearest, name, "");
    for (const struct game *const *g = games_list(); *g; g++)
        suggest_offer(&nearest, (*g)->name);
    if (nearest.best)
        return args_complain(args, "there is no game `%s`; did you mean `%s`?", name,
                             nearest.best);
    return args_complain(args, "there is no game `%s`; there are %s", name, nearest.all);
}

static int read_game(struct game_args *out, const struct args *args, const char *word)
{
    struct error error = {0};
    out->game = game_name_find(word);
    if (out->game)
        return EXIT_FINE;
    if (!strpbrk(word, ":#"))
        return refuse_game(args, word);
    if (setup_read_id(&out->setup, games_list(), &out->game, out->seed, word, &error))
        return EXIT_FINE;
    return args_complain(args, "%s", error.text);
}

/* A file name has a slash or a dot, which no value of a game has. (A dot in a seed, as in
 * "fresh:a.b", comes after a colon.) */
static bool looks_like_file(const char *value)
{
    return strchr(value, '/') || (strchr(value, '.') && !strchr(value, ':'));
}

static int attach_file(struct game_args *out, const struct args *args, const char *option,
                       const char *name)
{
    struct error error = {0};
    struct buffer text;
    int code = EXIT_FINE;
    buffer_init(&text);
    if (!file_read(name, &text, &error)) {
        code = file_complain(&error, EXIT_IO);
    } else {
        setup_attach(&out->setup, text.data, text.length, name);
        if (!setup_set(&out->setup, out->game, option, "custom", &error))
            code = args_complain(args, "%s", error.text);
    }
    buffer_deinit(&text);
    return code;
}

static int set_option(struct game_args *out, const struct args *args, const char *name,
                      const char *value)
{
    struct error error = {0};
    const char *attachment = out->game->attachment;
    if (attachment && strcmp(name, attachment) == 0 && looks_like_file(value))
        return attach_file(out, args, name, value);
    if (setup_set(&out->setup, out->game, name, value, &error))
        return EXIT_FINE;
    return args_complain(args, "%s", error.text);
}

static int set_seed(struct game_args *out, const struct args *args, const char *seed)
{
    struct error error = {0};
    if (seed[0] == '\0')
        return args_complain(args, "--seed is empty; a seed is a number or a word");
    if (!setup_is_seed(seed, &error))
        return args_complain(args, "%s", error.text);
    memcpy(out->seed, seed, strlen(seed) + 1);
    return EXIT_FINE;
}

static int read_option(struct game_args *out, const struct args *args,
                       const struct args_given *given)
{
    if (command_flag(args->command, given->name))
        return EXIT_FINE;
    if (strcmp(given->name, "seed") == 0)
        return set_seed(out, args, given->value);
    return set_option(out, args, given->name, given->value);
}

int game_args_init(struct game_args *out, const struct args *args, const char *word)
{
    *out = (struct game_args){0};
    setup_init(&out->setup);
    int code = read_game(out, args, word);
    for (int i = 0; i < args->count && code == EXIT_FINE; i++)
        code = read_option(out, args, &args->given[i]);
    return code;
}

void game_args_deinit(struct game_args *wanted)
{
    setup_deinit(&wanted->setup);
}

int game_args_run(const struct args *args,
                  int (*run)(const struct game_args *wanted, const struct args *args))
{
    struct game_args wanted;
    int code = game_args_init(&wanted, args, args->word[0]);
    if (code == EXIT_FINE)
        code = run(&wanted, args);
    game_args_deinit(&wanted);
    return code;
}

/* 48 bits: practically never the same game twice, short enough to read out, and exact as
 * a JSON number. */
int game_args_ensure_seed(struct game_args *wanted)
{
    unsigned char bytes[6];
    struct error error = {0};
    if (wanted->seed[0])
        return EXIT_FINE;
    FILE *random = fopen("/dev/urandom", "rb");
    size_t got = random ? fread(bytes, 1, sizeof bytes, random) : 0;
    int reason = errno;
    if (random)
        fclose(random);
    if (got != sizeof bytes) {
        error_set(&error, "cannot get a random seed: %s; give one with --seed",
                  strerror(reason));
        return file_complain(&error, EXIT_IO);
    }
    uint64_t seed = 0;
    for (size_t i = 0; i < sizeof bytes; i++)
        seed = seed << 8 | bytes[i];
    snprintf(wanted->seed, sizeof wanted->seed, "%llu", (unsigned long long)seed);
    return EXIT_FINE;
}

struct match *game_args_match(const struct game_args *wanted, const struct args *args,
                              int *code)
{
    struct error error = {0};
    struct match *match = match_new(wanted->game, &wanted->setup, wanted->seed, &error);
    if (match)
        return match;
    if (error.file[0]) /* the error is in an attached file, not in the command line */
        *code = file_complain(&error, EXIT_BAD);
    else
        *code = args_complain(args, "%s", error.text);
    return NULL;
}

static struct match *open_game(const struct args *args, const char *seed, int *code)
{
    struct game_args wanted;
    struct match *match = NULL;
    *code = game_args_init(&wanted, args, args->word[0]);
    if (*code == EXIT_FINE && !wanted.seed[0])
        snprintf(wanted.seed, sizeof wanted.seed, "%s", seed);
    if (*code == EXIT_FINE)
        match = game_args_match(&wanted, args, code);
    if (match && match->seed[0])
        match_draw_all(match);
    game_args_deinit(&wanted);
    return match;
}

int game_args_use(const struct args *args, const char *seed,
                  int (*use)(struct match *match, const struct args *args))
{
    int code = EXIT_FINE;
    struct match *match = load_is_file(args->word[0]) ? load_record(args->word[0], &code)
                                                      : open_game(args, seed, &code);
    if (match)
        code = use(match, args);
    match_free(match);
    return code;
}

bool game_args_is_dealt(const struct match *match, const struct args *args)
{
    return match->seed[0] || load_is_file(args->word[0]);
}
