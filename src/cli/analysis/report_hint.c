/* report_hint.c: a hint as a few lines for people. */
#include <stdio.h>

#include "cli/analysis/report.h"
#include "cli/output/columns.h"
#include "cli/output/message.h"
#include "cli/output/style.h"
#include "cli/output/wrap.h"
#include "i18n/i18n.h"

bool report_hint_possible(const struct match *match, char *why, size_t size)
{
    char prompt[400];
    struct text text = text_init(prompt, sizeof prompt), out = text_init(why, size);
    int actor = match_actor(match);
    if (actor >= 0)
        return true;
    if (actor == SEAT_NOBODY) {
        text_put(&out, tr("the game is over: there is nothing left to decide"));
        return false;
    }
    match->game->prompt(match->world, match->state, &text);
    text_format(&out, tr("chance is to act, there is nothing to decide here: %s"),
                prompt);
    return false;
}

static void print_prompt(const struct match *match)
{
    char prompt[400];
    struct text text = text_init(prompt, sizeof prompt);
    match->game->prompt(match->world, match->state, &text);
    message_print(stdout, tr("%s, step %zu: %s"), tr(match->game->title), match->count,
                  prompt);
}

static void print_outlook(const struct match *match, const struct outlook *outlook)
{
    char line[640];
    struct text text = text_init(line, sizeof line);
    for (int seat = 0; seat < match->setup.players; seat++) {
        text_put(&text, seat > 0 ? ", " : "");
        report_seat(match, seat, &text);
        text_format(&text, " %.1f %%", (double)outlook->win[seat] * 100);
    }
    message_print(stdout, tr("To win: %s"), line);
}

enum { NUMBER, WIN, TO_BEST, POINTS, SURE, COLUMNS };

/* Moves start at column `at`. */
static void print_move(const struct match *match, const struct hint_move *move,
                       int number, const struct column column[COLUMNS], int at)
{
    char words[MOVE_MAX_TEXT], because[HINT_REASON + 32];
    bool colour = style_wanted();
    struct text text = text_init(words, sizeof words);
    report_move(match, match->count, &move->move, &text);
    printf("%*d", column[NUMBER].width, number);
    columns_print(&column[WIN], "%.1f %%", (double)move->win * 100);
    if (number == 1)
        columns_print(&column[TO_BEST], "%s", "");
    else
        columns_print(&column[TO_BEST], "%.1f %%",
                      report_percent(move->loss > 0 ? -(double)move->loss : 0));
    columns_print(&column[POINTS], "%.1f", (double)move->score);
    columns_print(&column[SURE], "%.0f %%", (double)move->share * 100);
    printf("  %s", style_bold(colour));
    wrap_words(words, at, at);
    printf("%s\n", style_plain(colour));
    if (move->reason[0]) {
        snprintf(because, sizeof because, tr("because it %s"), move->reason);
        wrap_print(because, printf("%*s", at, ""), at);
    }
}

void report_hint_print(const struct match *match, const struct hint *hint,
                       const struct report_odds *odds)
{
    struct column column[COLUMNS] = {[NUMBER] = {"", 2},
                                     [WIN] = {tr_in("column", "win"), 9},
                                     [TO_BEST] = {tr_in("column", "to best"), 11},
                                     [POINTS] = {tr_in("column", "points"), 8},
                                     [SURE] = {tr_in("column", "sure"), 7}};
    int at = columns_fit(column, COLUMNS) + 2;
    column[NUMBER].title = "#";
    print_prompt(match);
    print_outlook(match, &hint->outlook);
    printf("\n");
    columns_print_titles(column, COLUMNS);
    printf("  %s\n", tr_in("column", "move"));
    for (int i = 0; i < hint->count; i++)
        print_move(match, &hint->move[i], i + 1, column, at);
    report_odds_print(odds);
}
