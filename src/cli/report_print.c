/* report_print.c: an analysis for people: the worst moves, the greatest luck, and what it
 * comes to for each seat. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/message.h"
#include "cli/report.h"
#include "cli/style.h"
#include "cli/wrap.h"
#include "core/memory.h"

enum { MOVES_SHOWN = 10, LUCK_SHOWN = 5, INDENT = 7 };
/* Luck that is worth a line. */
static const double LUCK_LEAST = 0.02;

/* Letters, of which some have more than one byte. */
static int words_width(const char *words)
{
    int width = 0;
    for (; *words; words++)
        width += ((unsigned char)*words & 0xc0) != 0x80;
    return width;
}

static void print_heading(const char *words)
{
    bool colour = style_wanted();
    printf("\n%s%s%s\n", style_bold(colour), words, style_plain(colour));
}

/* Where in the game: the number, which is that of `cantrip replay --moves`, and the
 * round. What follows begins at column INDENT. */
static void begin_line(const struct analysis *analysis, const struct analyse_event *event,
                       struct text *out)
{
    printf("%5zu  ", (size_t)(event - analysis->event) + 1);
    if (event->round > 0)
        text_format(out, "round %d, ", event->round);
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

/* The greatest first; of equals the earlier. */
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
    char room[2 * MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room);
    text_put(&line, "better: ");
    report_move(analysis->match, event->first, &event->better, &line);
    text_format(&line, " (%.1f %% instead of %.1f %%)",
                (double)event->expected.win[event->seat] * 100,
                (double)event->actual.win[event->seat] * 100);
    if (event->reason[0])
        text_format(&line, ", because it %s", event->reason);
    wrap_print(room, printf("%*s", INDENT, ""), INDENT);
}

static void print_move(const struct analysis *analysis, const struct analyse_event *event)
{
    char room[2 * MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room);
    begin_line(analysis, event, &line);
    report_seat(analysis->match, event->seat, &line);
    text_format(&line, " loses %.1f %% (%s): ", event->loss * 100,
                analyse_class_name(event->class));
    report_event(analysis->match, event->first, event->last, &line);
    wrap_print(room, INDENT, INDENT);
    print_better(analysis, event);
}

static void print_luck(const struct analysis *analysis, const struct analyse_event *event)
{
    char room[2 * MOVE_MAX_TEXT];
    struct text line = text_init(room, sizeof room);
    begin_line(analysis, event, &line);
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        text_put(&line, seat > 0 ? ", " : "");
        report_seat(analysis->match, seat, &line);
        text_format(&line, " %+.1f %%", report_percent(event->change[seat]));
    }
    text_put(&line, ": ");
    report_event(analysis->match, event->first, event->last, &line);
    wrap_print(room, INDENT, INDENT);
}

static void print_list(const struct analysis *analysis, bool chance, size_t shown)
{
    size_t count;
    const struct analyse_event **list = find_events(analysis, chance, &count);
    if (count > 0)
        print_heading(chance ? "The greatest luck" : "The worst moves");
    else if (!chance)
        print_heading("No move lost 2 % of winning chance or more");
    for (size_t i = 0; i < count && i < shown; i++)
        (chance ? print_luck : print_move)(analysis, list[i]);
    if (count > shown)
        printf("%*s%zu more; --json tells them all\n", INDENT, "", count - shown);
    free(list);
}

static void print_seat(const struct match *match, int seat, int width)
{
    char room[REPORT_SEAT];
    struct text name = text_init(room, sizeof room);
    report_seat(match, seat, &name);
    printf("%s%*s", room, width - words_width(room), "");
}

static int widest_seat(const struct match *match)
{
    int widest = 0;
    for (int seat = 0; seat < match->setup.players; seat++) {
        char room[REPORT_SEAT];
        struct text name = text_init(room, sizeof room);
        report_seat(match, seat, &name);
        if (words_width(room) > widest)
            widest = words_width(room);
    }
    return widest;
}

static void print_chances(const struct analysis *analysis, int width)
{
    printf("%*s   start    luck     own  others   noise     end\n", width, "");
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        const struct analyse_total *total = &analysis->total[seat];
        print_seat(analysis->match, seat, width);
        printf("%8.1f%+8.1f%+8.1f%+8.1f%+8.1f%8.1f\n", report_percent(total->start),
               report_percent(total->luck), report_percent(-total->loss),
               report_percent(total->gift), report_percent(total->noise),
               report_percent(total->end));
    }
}

static void print_moves(const struct analysis *analysis, int width)
{
    printf("%*s   moves  doubtful     bad  blunders  lost a move\n", width, "");
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        const struct analyse_total *total = &analysis->total[seat];
        print_seat(analysis->match, seat, width);
        printf("%8d%10d%8d%10d%11.2f %%\n", total->moves, total->class[ANALYSE_DOUBTFUL],
               total->class[ANALYSE_BAD], total->class[ANALYSE_BLUNDER],
               total->moves ? total->loss * 100 / total->moves : 0);
    }
}

static void print_game(const struct analysis *analysis)
{
    const struct match *match = analysis->match;
    char prompt[400];
    struct text text = text_init(prompt, sizeof prompt);
    match->game->prompt(match->world, match->state, &text);
    message_print(stdout, "%s, %d players, %zu moves and chance events: %s",
                  match->game->title, match->setup.players, analysis->count, prompt);
}

void report_analysis_print(const struct analysis *analysis)
{
    print_game(analysis);
    print_list(analysis, false, MOVES_SHOWN);
    print_list(analysis, true, LUCK_SHOWN);
    int width = widest_seat(analysis->match);
    print_heading("The moves");
    print_moves(analysis, width);
    print_heading("Chances of winning, in per cent");
    print_chances(analysis, width);
    printf("luck: by chance; own, others: by what their moves lost; noise: by what a\n"
           "second look saw otherwise\n");
}
