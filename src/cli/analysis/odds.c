/* odds.c: `cantrip odds`: the chance of reaching a goal, and how to. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/analysis/odds_question.h"
#include "cli/analysis/report.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/args/language_args.h"
#include "cli/output/json_print.h"
#include "cli/output/message.h"
#include "cli/records/seek.h"
#include "i18n/i18n.h"

static bool is_good(const struct match *match, const struct args *args, int *code)
{
    if (match->game->odds)
        return true;
    *code = args_complain(args, "%s has no odds", match->game->title);
    return false;
}

static void print_json(const struct odds_questions *questions, const struct match *match,
                       bool times)
{
    struct buffer out;
    json_print_begin(&out, '{');
    report_match(&out, match, questions->query.state ? "game step" : "game");
    if (!questions->query.state)
        json_add_text(&out, "situation", questions->query.situation);
    odds_print_json(questions, times, &out);
    if (times)
        report_add(&out, "seconds", questions->seconds);
    json_print_end(&out, '}', 2);
}

/* Reports a position without odds. */
static int refuse_position(const struct match *match)
{
    char prompt[512], why[640];
    struct text out = text_init(prompt, sizeof prompt), line = text_init(why, sizeof why);
    match->game->prompt(match->world, match->state, &out);
    text_format(&line, tr("there are no odds to tell here: %s"), prompt);
    message_print(stderr, "cantrip odds: %s", why);
    return EXIT_BAD;
}

/* An unknown goal is a usage error; other refusals cite a rule. */
static int refuse_goal(const struct reason *why, const struct args *args)
{
    if (!why->rule[0])
        return args_complain(args, "%s", why->text);
    message_print(stderr, tr("cantrip odds: rule %s: %s"), why->rule, why->text);
    return EXIT_BAD;
}

/* Answers can take long, so each is printed as it is found; JSON is printed as a
 * whole. */
static int answer(struct odds_questions *questions, const struct match *match,
                  const struct args *args)
{
    struct reason why = {"", ""};
    bool times = args_has(args, "time"), json = args_has(args, "json"), found = true;
    struct odds_table table =
        odds_print_table_init(questions, times, isatty(STDERR_FILENO));
    questions->query.effort = args_has(args, "quick") ? ODDS_QUICK : ODDS_FULL;
    if (questions->count == 0)
        return refuse_position(match);
    for (int i = 0; i < questions->count && found; i++) {
        odds_print_table_wait(&table, i);
        found = odds_question_answer(questions, i, &why);
        if (found && !json)
            odds_print_table_add(&table, i);
    }
    odds_print_table_end(&table, found && !json);
    if (found && json)
        print_json(questions, match, times);
    return found ? EXIT_FINE : refuse_goal(&why, args);
}

static void ask_words_from(struct odds_questions *questions, const struct args *args,
                           int first)
{
    for (int i = first; i < args->words; i++)
        odds_question_goal(questions, args->word[i]);
}

/* Answers for the match's current position. */
static int answer_position(struct match *match, const struct args *args)
{
    struct odds_questions questions;
    int code = EXIT_FINE;
    if (!is_good(match, args, &code))
        return code;
    if (args_has(args, "table"))
        return args_complain(args, "--table goes with a situation, not with a position");
    code = seek_requested(match, args);
    if (code != EXIT_FINE)
        return code;
    odds_question_init(&questions, match->game, match->world);
    questions.query.state = match->state;
    ask_words_from(&questions, args, 1);
    if (questions.count == 0)
        odds_question_all_goals(&questions);
    code = answer(&questions, match, args);
    odds_question_deinit(&questions);
    return code;
}

/* Groups are given one by one or separated by commas, "A,B". */
static int ask_groups(struct odds_questions *questions, const struct args *args)
{
    if (args->words == 2)
        odds_question_group(questions, "");
    for (int i = 2; i < args->words; i++) {
        for (const char *at = args->word[i]; *at; at += *at == ',') {
            char name[ODDS_GOAL];
            text_take(&at, ",", name, sizeof name);
            if (!odds_question_group(questions, name))
                return args_complain(args, "there is no group `%s` of goals", name);
        }
    }
    return EXIT_FINE;
}

/* Answers for a situation given in words. */
static int answer_situation(const struct match *match, const struct args *args)
{
    struct odds_questions questions;
    int code = EXIT_FINE;
    if (args_has(args, "at") || args_has(args, "move"))
        return args_complain(args, "--at and --move go with a record");
    if (args->words < 2)
        return args_complain(args, "say the situation too, such as \"5 white\"");
    odds_question_init(&questions, match->game, match->world);
    questions.query.situation = args->word[1];
    if (args_has(args, "table") || args->words == 2)
        code = ask_groups(&questions, args);
    else
        ask_words_from(&questions, args, 2);
    if (code == EXIT_FINE)
        code = answer(&questions, match, args);
    odds_question_deinit(&questions);
    return code;
}

/* A game without a seed needs a situation in words. */
static int answer_match(struct match *match, const struct args *args)
{
    int code = EXIT_FINE;
    if (game_args_is_dealt(match, args))
        return answer_position(match, args);
    if (!is_good(match, args, &code))
        return code;
    if (match->game->odds->ask_words)
        return answer_situation(match, args);
    return args_complain(args, "%s has odds only within a game: name a record",
                         match->game->title);
}

static int run(const struct args *args)
{
    int code = language_args(args);
    return code == EXIT_FINE ? game_args_use(args, "", answer_match) : code;
}

static const struct flag flags[] = {
    SEEK_FLAGS,
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
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the deal: a number or any word (default: none)",
    .min_words = 1,
    .max_words = -1,
    .run = run,
};
