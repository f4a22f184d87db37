/* report_print.c: prints an analysis: the worst moves, the biggest swings of luck, and a
 * summary per seat. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "cli/analysis/report.h"
#include "cli/output/columns.h"
#include "cli/output/message.h"
#include "cli/output/style.h"
#include "cli/output/wrap.h"
#include "core/memory.h"
#include "i18n/i18n.h"

enum { MOVES_SHOWN = 10, LUCK_SHOWN = 5, INDENT = 7 };
/* The least luck worth a line. */
static const double LUCK_LEAST = 0.02;

double report_percent(double share)
{
    double tenths = round(share * 1000);
    return tenths == 0 ? 0 : tenths / 10;
}

static void print_heading(const char *words)
{
    bool colour = style_wanted();
    printf("\n%s%s%s\n", style_bold(colour), words, style_plain(colour));
}

/* Prints the position's number, as in `cantrip replay --moves`, and the text from column
 * INDENT. */
static void print_line(const struct analysis *analysis, const struct analyse_event *event,
                       const char *words)
{
    char room[2 * MOVE_MAX_TEXT + 64];
    struct text line = text_init(room, sizeof room);
    printf("%5zu  ", (size_t)(event - analysis->event) + 1);
    if (event->round > 0)
        text_format(&line, tr("round %d, %s"), event->round, words);
    else
        text_put(&line, words);
    wrap_print(room, INDENT, INDENT);
}

static double size_of(const struct analyse_event *event)
{
    double most = 0;
    if (event->seat >= 0)
        return event->loss;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        most = fmax(most, fabs(event->change[seat]));
    return most;
}

/* Largest first; ties by position. */
static int by_size(const void *one, const void *other)
{
    const struct analyse_event *a = *(const struct analyse_event *const *)one;
    const struct analyse_event *b = *(const struct analyse_event *const *)other;
    double difference = size_of(b) - size_of(a);
    if (difference != 0)
        return difference > 0 ? 1 : -1;
    return a->first > b->first ? 1 : -1;
}

static bool is_told(const struct analyse_event *event, bool chance)
{
    if (chance != (event->seat == SEAT_CHANCE))
        return false;
    return chance ? size_of(event) >= LUCK_LEAST : event->class >= ANALYSE_DOUBTFUL;
}

/* Events of one kind, sorted; to be freed. */
static const struct analyse_event **find_events(const struct analysis *analysis,
                                                bool chance, size_t *count)
{
    const struct analyse_event **list = memory_new(analysis->count, sizeof(void *));
    *count = 0;
    for (size_t i = 0; i < analysis->count; i++)
        if (is_told(&analysis->event[i], chance))
            list[(*count)++] = &analysis->event[i];
    qsort(list, *count, sizeof *list, by_size);
    return list;
}

static void print_better(const struct analysis *analysis,
                         const struct analyse_event *event)
{
    char room[2 * MOVE_MAX_TEXT], words[MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room);
    struct text move = text_init(words, sizeof words);
    double best = (double)event->expected.win[event->seat] * 100;
    double actual = (double)event->actual.win[event->seat] * 100;
    report_move(analysis->match, event->first, &event->better, &move);
    if (event->reason[0])
        text_format(&line, tr("better: %s (%.1f %% instead of %.1f %%), because it %s"),
                    words, best, actual, event->reason);
    else
        text_format(&line, tr("better: %s (%.1f %% instead of %.1f %%)"), words, best,
                    actual);
    wrap_print(room, printf("%*s", INDENT, ""), INDENT);
}

static const char *name_class(enum analyse_class class)
{
    static const char *const name[ANALYSE_CLASSES] = {
        [ANALYSE_FORCED] = TR_NOOP_IN("a move", "forced"),
        [ANALYSE_GOOD] = TR_NOOP_IN("a move", "good"),
        [ANALYSE_DOUBTFUL] = TR_NOOP_IN("a move", "doubtful"),
        [ANALYSE_BAD] = TR_NOOP_IN("a move", "bad"),
        [ANALYSE_BLUNDER] = TR_NOOP_IN("a move", "blunder"),
    };
    return tr_in("a move", name[class]);
}

static void print_move(const struct analysis *analysis, const struct analyse_event *event)
{
    char room[2 * MOVE_MAX_TEXT], seat[REPORT_SEAT], words[MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room), name = text_init(seat, sizeof seat);
    struct text move = text_init(words, sizeof words);
    report_seat(analysis->match, event->seat, &name);
    report_event(analysis->match, event->first, event->last, &move);
    text_format(&line, tr("%s loses %.1f %% (%s): %s"), seat, event->loss * 100,
                name_class(event->class), words);
    print_line(analysis, event, room);
    print_better(analysis, event);
}

static void print_luck(const struct analysis *analysis, const struct analyse_event *event)
{
    char room[2 * MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room);
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        text_put(&line, seat > 0 ? ", " : "");
        report_seat(analysis->match, seat, &line);
        text_format(&line, " %+.1f %%", report_percent(event->change[seat]));
    }
    text_put(&line, ": ");
    report_event(analysis->match, event->first, event->last, &line);
    print_line(analysis, event, room);
}

static void print_rest(size_t count)
{
    printf("%*s", INDENT, "");
    printf(tr_count("%zu more; --json tells them all", "%zu more; --json tells them all",
                    count),
           count);
    putchar('\n');
}

static void print_list(const struct analysis *analysis, bool chance, size_t shown)
{
    size_t count;
    const struct analyse_event **list = find_events(analysis, chance, &count);
    if (count > 0)
        print_heading(chance ? tr("The greatest luck") : tr("The worst moves"));
    else if (!chance)
        print_heading(tr("No move lost two per cent of winning chance or more"));
    for (size_t i = 0; i < count && i < shown; i++)
        (chance ? print_luck : print_move)(analysis, list[i]);
    if (count > shown)
        print_rest(count - shown);
    free(list);
}

static void print_seat(const struct match *match, int seat, int width)
{
    char room[REPORT_SEAT];
    struct text name = text_init(room, sizeof room);
    report_seat(match, seat, &name);
    columns_left(room, width);
}

static int widest_seat(const struct match *match)
{
    int widest = 0;
    for (int seat = 0; seat < match->setup.players; seat++) {
        char room[REPORT_SEAT];
        struct text name = text_init(room, sizeof room);
        report_seat(match, seat, &name);
        if (utf8_width(room) > widest)
            widest = utf8_width(room);
    }
    return widest;
}

/* The header of a table of seats. */
static void print_titles(struct column *column, int count, int width)
{
    columns_fit(column, count);
    printf("%*s", width, "");
    columns_print_titles(column, count);
    putchar('\n');
}

enum { START, LUCK, OWN, OTHERS, NOISE, END, CHANCES };

static void print_chances(const struct analysis *analysis, int width)
{
    struct column column[CHANCES] = {[START] = {tr_in("column", "start"), 8},
                                     [LUCK] = {tr_in("column", "luck"), 8},
                                     [OWN] = {tr_in("column", "own"), 8},
                                     [OTHERS] = {tr_in("column", "others"), 8},
                                     [NOISE] = {tr_in("column", "noise"), 8},
                                     [END] = {tr_in("column", "end"), 8}};
    print_titles(column, CHANCES, width);
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        const struct analyse_total *total = &analysis->total[seat];
        print_seat(analysis->match, seat, width);
        columns_print(&column[START], "%.1f", report_percent(total->start));
        columns_print(&column[LUCK], "%+.1f", report_percent(total->luck));
        columns_print(&column[OWN], "%+.1f", report_percent(-total->loss));
        columns_print(&column[OTHERS], "%+.1f", report_percent(total->gift));
        columns_print(&column[NOISE], "%+.1f", report_percent(total->noise));
        columns_print(&column[END], "%.1f", report_percent(total->end));
        putchar('\n');
    }
}

enum { MOVES, DOUBTFUL, BAD, BLUNDERS, LOST, COUNTS };

static void print_moves(const struct analysis *analysis, int width)
{
    struct column column[COUNTS] = {[MOVES] = {tr_in("column", "moves"), 8},
                                    [DOUBTFUL] = {tr_in("column", "doubtful"), 10},
                                    [BAD] = {tr_in("column", "bad"), 8},
                                    [BLUNDERS] = {tr_in("column", "blunders"), 10},
                                    [LOST] = {tr_in("column", "lost a move"), 13}};
    print_titles(column, COUNTS, width);
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        const struct analyse_total *total = &analysis->total[seat];
        print_seat(analysis->match, seat, width);
        columns_print(&column[MOVES], "%d", total->moves);
        columns_print(&column[DOUBTFUL], "%d", total->class[ANALYSE_DOUBTFUL]);
        columns_print(&column[BAD], "%d", total->class[ANALYSE_BAD]);
        columns_print(&column[BLUNDERS], "%d", total->class[ANALYSE_BLUNDER]);
        columns_print(&column[LOST], "%.2f %%",
                      total->moves ? total->loss * 100 / total->moves : 0);
        putchar('\n');
    }
}

static void print_game(const struct analysis *analysis)
{
    const struct match *match = analysis->match;
    int players = match->setup.players;
    char prompt[400];
    struct text text = text_init(prompt, sizeof prompt);
    match->game->prompt(match->world, match->state, &text);
    message_print(stdout,
                  tr_count("%s, %d player, %zu moves and chance events: %s",
                           "%s, %d players, %zu moves and chance events: %s",
                           (unsigned long)players),
                  tr(match->game->title), players, analysis->count, prompt);
}

void report_analysis_print(const struct analysis *analysis)
{
    print_game(analysis);
    print_list(analysis, false, MOVES_SHOWN);
    print_list(analysis, true, LUCK_SHOWN);
    int width = widest_seat(analysis->match);
    print_heading(tr("The moves"));
    print_moves(analysis, width);
    print_heading(tr("Chances of winning, in per cent"));
    print_chances(analysis, width);
    wrap_print(tr("luck: by chance; own, others: by what their moves lost; noise: by "
                  "what a second look saw otherwise"),
               0, 0);
}
