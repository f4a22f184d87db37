/* odds.c: `cantrip odds`: how likely it is to reach a goal, and what to do for it. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/analysis/odds_question.h"
#include "cli/analysis/report.h"
#include "cli/args.h"
#include "cli/game_args.h"
#include "cli/language_args.h"
#include "cli/message.h"
#include "cli/records/load.h"
#include "cli/records/seek.h"
#include "i18n/i18n.h"

static bool is_good(const struct match *match, const struct args *args, int *code)
{
    if (match->game->odds)
        return true;
    *code = args_complain(args, "%s tells no odds", match->game->title);
    return false;
}

static void print_json(const struct ask *ask, const struct match *match, bool times)
{
    json_t *object = json_pack("{s:s}", "game", match->game->name);
    if (ask->state)
        json_object_set_new(object, "step", json_integer((json_int_t)match->count));
    else
        json_object_set_new(object, "situation", json_string(ask->situation));
    json_object_set_new(object, "odds", odds_print_json(ask, times));
    if (times)
        json_object_set_new(object, "seconds", report_number(ask->seconds));
    json_dumpf(object, stdout, JSON_INDENT(2));
    putchar('\n');
    json_decref(object);
}

/* A position of which nothing can be told. */
static int refuse_position(const struct match *match)
{
    char prompt[512], why[640];
    struct text out = text_init(prompt, sizeof prompt), line = text_init(why, sizeof why);
    match->game->prompt(match->world, match->state, &out);
    text_format(&line, tr("there are no odds to tell here: %s"), prompt);
    message_print(stderr, "cantrip odds: %s", why);
    return EXIT_BAD;
}

/* Goals that make no sense are a mistake on the command line; others have a rule. */
static int refuse_goal(const struct reason *why, const struct args *args)
{
    if (!why->rule[0])
        return args_complain(args, "%s", why->text);
    message_print(stderr, tr("cantrip odds: rule %s: %s"), why->rule, why->text);
    return EXIT_BAD;
}

/* Answers can take long: each is shown when it is found, but JSON is one whole. */
static int answer(struct ask *ask, const struct match *match, const struct args *args)
{
    struct reason why = {"", ""};
    bool times = args_has(args, "time"), json = args_has(args, "json"), found = true;
    struct ask_table table = odds_print_table_init(ask, times, isatty(STDERR_FILENO));
    ask->effort = args_has(args, "quick") ? ODDS_QUICK : ODDS_FULL;
    if (ask->count == 0)
        return refuse_position(match);
    for (int i = 0; i < ask->count && found; i++) {
        odds_print_table_wait(&table, i);
        found = odds_question_answer(ask, i, &why);
        if (found && !json)
            odds_print_table_add(&table, i);
    }
    odds_print_table_end(&table, found && !json);
    if (found && json)
        print_json(ask, match, times);
    return found ? EXIT_FINE : refuse_goal(&why, args);
}

static void ask_words_from(struct ask *ask, const struct args *args, int first)
{
    for (int i = first; i < args->words; i++)
        odds_question_goal(ask, args->word[i]);
}

/* The position that a match is in. */
static int tell_position(struct match *match, const struct args *args)
{
    struct ask ask;
    int code = EXIT_FINE;
    if (!is_good(match, args, &code))
        return code;
    if (args_has(args, "table"))
        return args_complain(args, "--table goes with a situation, not with a position");
    code = seek_asked(match, args);
    if (code != EXIT_FINE)
        return code;
    odds_question_init(&ask, match->game, match->world);
    ask.state = match->state;
    ask_words_from(&ask, args, 1);
    if (ask.count == 0)
        odds_question_all_goals(&ask);
    code = answer(&ask, match, args);
    odds_question_deinit(&ask);
    return code;
}

/* Groups are written one by one or with commas, "A,B". */
static int ask_groups(struct ask *ask, const struct args *args)
{
    if (args->words == 2)
        odds_question_group(ask, "");
    for (int i = 2; i < args->words; i++) {
        for (const char *at = args->word[i]; *at;) {
            char name[ODDS_GOAL];
            struct text out = text_init(name, sizeof name);
            size_t length = strcspn(at, ",");
            text_put_n(&out, at, length);
            if (!odds_question_group(ask, name))
                return args_complain(args, "there is no group `%s` of goals", name);
            at += length + (at[length] == ',');
        }
    }
    return EXIT_FINE;
}

/* A situation told in words. */
static int tell_situation(const struct match *match, const struct args *args)
{
    struct ask ask;
    int code = EXIT_FINE;
    if (args_has(args, "at") || args_has(args, "move"))
        return args_complain(args, "--at and --move go with a record");
    if (args->words < 2)
        return args_complain(args, "say the situation too, such as \"5 white\"");
    odds_question_init(&ask, match->game, match->world);
    ask.situation = args->word[1];
    if (args_has(args, "table") || args->words == 2)
        code = ask_groups(&ask, args);
    else
        ask_words_from(&ask, args, 2);
    if (code == EXIT_FINE)
        code = answer(&ask, match, args);
    odds_question_deinit(&ask);
    return code;
}

/* A game without a seed is one that a situation is told of. */
static int tell_match(struct match *match, const struct args *args)
{
    int code = EXIT_FINE;
    if (match->seed[0] || load_is_file(args->word[0]))
        return tell_position(match, args);
    if (!is_good(match, args, &code))
        return code;
    if (match->game->odds->ask_words)
        return tell_situation(match, args);
    return args_complain(args, "%s has odds in a game only: name a record",
                         match->game->title);
}

static int run(const struct args *args)
{
    int code = language_args(args);
    if (code != EXIT_FINE)
        return code;
    struct match *match = game_args_open(args, "", &code);
    if (!match)
        return code;
    code = tell_match(match, args);
    match_free(match);
    return code;
}

static const struct flag flags[] = {
    {"at", 0, "N", "of a record, the position after the first N steps"},
    {"move", 0, "N",
     "of a record, the position after the first N moves and chance events"},
    {"table", 0, NULL,
     "of a situation, tell all goals of the groups that follow it, such as A,B"},
    {"quick", 0, NULL,
     "at most about 50 ms a goal: where that is too little, tell at least how likely"},
    {"json", 0, NULL, "one JSON object, with the chances in full, in English"},
    {"time", 0, NULL, "also tell how long each answer took"},
    LANGUAGE_FLAG,
    {0},
};

const struct command command_odds = {
    .name = "odds",
    .words = "FILE|ID|GAME [SITUATION] [GOAL...] [--table] [--at N | --move N] "
             "[--quick] [--json] [--time] [--language CODE]",
    .summary = "tell how likely goals are, and what to do for them",
    .about =
        "Tells how likely the player who is to act (or whose dice fall) reaches a goal,\n"
        "and what to do next for the best chance. The position is the end of a record\n"
        "(FILE has a dot or a slash in its name, or is -), or the first decision of a\n"
        "game id with a seed; without a GOAL all goals of the position are told. Or it "
        "is\n"
        "a SITUATION of ciub in words, without a game around it. A GOAL of several "
        "words\n"
        "stands in quotes:\n"
        "\n"
        "  cantrip odds game.rec c14 'c14 c9' 'c14 or c9'\n"
        "  cantrip odds ciub '5 white' 6-6 20+\n"
        "  cantrip odds ciub 'white 3, blue swap, tray orange 6' 6-6\n"
        "  cantrip odds ciub '5 white' --table A,B,C\n"
        "\n"
        "Dice without a face are in the air: all about to be rolled, or, beside dice\n"
        "that lie, the last of a roll that are still falling.\n"
        "\n"
        "Exit status 1: nothing can be told of this position.",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the deal: a number or any word (default: none)",
    .min_words = 1,
    .max_words = -1,
    .run = run,
};
