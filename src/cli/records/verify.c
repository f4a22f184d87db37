/* verify.c: `cantrip verify`: checks a game's dice against their commitment. */
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/args/language_args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "core/match/chance.h"
#include "core/record/record.h"
#include "fair/fair.h"
#include "games/games.h"
#include "i18n/i18n.h"

/* Only the player knows what was committed before the game. */
static bool matches_commitment(const struct match *match, const char *wanted,
                               struct error *error)
{
    const char *noted = notes_get(&match->notes, "x-fair-commitment");
    if (!wanted || (noted && strcmp(noted, wanted) == 0))
        return true;
    return error_set(error, tr("the record's commitment is not the one you gave"));
}

static unsigned long count_outcomes(const struct match *match)
{
    unsigned long outcomes = 0;
    for (size_t i = 0; i < match->count; i++)
        outcomes += match->log[i].seat == SEAT_CHANCE;
    return outcomes;
}

/* A local game, drawn from the seed in its record. */
static bool verify_drawn(const struct buffer *text, const char *name,
                         struct buffer *report, struct error *error)
{
    struct match *match =
        record_read_drawn(games_list(), text->data, text->length, name, error);
    if (!match)
        return false;
    unsigned long outcomes = count_outcomes(match);
    buffer_format(report, "%s\n",
                  tr("This is a game without a server: its seed is in the record, and "
                     "whoever began it could choose that seed."));
    buffer_format(report,
                  tr_count("Its only outcome of chance comes from the seed (%lu).",
                           "All its %lu outcomes of chance come from the seed.",
                           outcomes),
                  outcomes);
    buffer_put(report, "\n");
    match_free(match);
    return true;
}

/* Every outcome with its share of the weights, for people who want to recompute it. */
static void list_rolls(const struct match *match, struct buffer *report)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    memcpy(state, match->first, match->game->state_size);
    for (size_t step = 0; step < match->count; step++) {
        choice_t made = match->log[step].choice;
        if (match->log[step].seat == SEAT_CHANCE) {
            char words[GAME_MAX_CHOICE_TEXT];
            struct text out = text_init(words, sizeof words);
            struct chance_share share =
                chance_share(match->game, match->world, state, made);
            match->game->choice_write(match->world, state, made, &out);
            buffer_format(report, tr("step %zu: %llu to %llu of %llu is '%s'"), step,
                          (unsigned long long)share.from,
                          (unsigned long long)share.to - 1, (unsigned long long)share.sum,
                          words);
            buffer_put(report, "\n");
        }
        match->game->apply(match->world, state, made);
    }
}

static bool verify_text(const struct buffer *text, const char *name,
                        const struct args *args, struct buffer *report,
                        struct error *error)
{
    struct match *match =
        record_read(games_list(), text->data, text->length, name, error);
    if (!match)
        return false;
    bool fair = fair_is_noted(match), seeded = match->seed[0] != '\0';
    error_place(error, name, 0);
    bool good = matches_commitment(match, args_value(args, "commitment"), error);
    if (args_has(args, "rolls"))
        list_rolls(match, report);
    match_free(match);
    if (!good)
        return false;
    if (fair)
        return fair_check(games_list(), text->data, text->length, name, report, error);
    if (seeded)
        return verify_drawn(text, name, report, error);
    return error_set(error, tr("the record has neither a seed nor the lines 'x-fair-...' "
                               "of a server's game: its dice cannot be checked"));
}

static int verify(const struct buffer *text, const char *name, const struct args *args)
{
    struct error error = {0};
    struct buffer report;
    buffer_init(&report);
    bool good = verify_text(text, name, args, &report, &error);
    message_print_lines(stdout, NULL, report.data);
    buffer_deinit(&report);
    message_print(stdout, "%s",
                  good ? tr("Verdict: verified.") : tr("Verdict: NOT verified."));
    if (good)
        return EXIT_FINE;
    fflush(stdout);
    return file_complain(&error, EXIT_BAD);
}

static int run(const struct args *args)
{
    struct error error = {0};
    struct buffer text;
    unsigned char bytes[FAIR_BYTES];
    const char *commitment = args_value(args, "commitment");
    int code = language_args(args);
    if (code != EXIT_FINE)
        return code;
    if (commitment && !fair_from_hex(commitment, bytes))
        return args_complain(args, "--commitment needs 64 digits of 0 to 9 and a to f");
    buffer_init(&text);
    code = file_read(args->word[0], &text, &error)
               ? verify(&text, file_title(args->word[0]), args)
               : file_complain(&error, EXIT_IO);
    buffer_deinit(&text);
    return code;
}

static const struct flag flags[] = {
    {"commitment", 0, "HEX",
     "the 64 digits that you were shown before the game: the record must have the same"},
    {"rolls", 0, NULL,
     "list everything chance brought first: the step, and which numbers, of how many, "
     "stand for it"},
    LANGUAGE_FLAG,
    {0},
};

const struct command command_verify = {
    .name = "verify",
    .words = "FILE [--commitment HEX] [--rolls] [--language CODE]",
    .flags = flags,
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
