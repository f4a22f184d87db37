/* analysis.c: looks back on a game that is over: what each player's moves cost, and the
 * moves that cost most. Works in this thread, polling for keys. */
#include <stdlib.h>

#include "ai/analysis/analyse.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/event.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* NULL if it was stopped, with an error if it failed. */
static struct analysis *work(struct controller *controller, struct error *error)
{
    struct analyse_options options = {0};
    struct analyst *analyst = analysis_new(controller->table->match, &options, error);
    if (!analyst)
        return NULL;
    while (analysis_progress(analyst) < 1) {
        bool stopped = panel_progress(controller->screen, tr("Looking back on the game"),
                                      analysis_progress(analyst));
        if (stopped || !analysis_work(analyst, error)) {
            analysis_free(analyst);
            return NULL;
        }
    }
    return analysis_finish(analyst);
}

/* --- the list ----------------------------------------------------------------------- */

/* A line about each player, then the moves that cost most. */
struct review {
    const struct table *table;
    const struct analysis *analysis;
    const struct analyse_event **costly;
    int count;
};

static int by_loss(const void *left, const void *right)
{
    const struct analyse_event *const *one = left, *const *other = right;
    if ((*one)->loss != (*other)->loss)
        return (*one)->loss < (*other)->loss ? 1 : -1;
    return *one < *other ? -1 : *one > *other;
}

static void find_costly(struct review *review)
{
    const struct analysis *analysis = review->analysis;
    review->costly = memory_new(analysis->count + 1, sizeof *review->costly);
    for (size_t i = 0; i < analysis->count; i++)
        if (analysis->event[i].seat >= 0 && analysis->event[i].class >= ANALYSE_DOUBTFUL)
            review->costly[review->count++] = &analysis->event[i];
    qsort(review->costly, (size_t)review->count, sizeof *review->costly, by_loss);
}

static void fill_total(const struct review *review, int seat, struct panel_item *item)
{
    const struct analyse_total *total = &review->analysis->total[seat];
    struct text text = text_init(item->words, sizeof item->words);
    int errors = total->class[ANALYSE_DOUBTFUL] + total->class[ANALYSE_BAD] +
                 total->class[ANALYSE_BLUNDER];
    table_write_name(review->table, seat, &text);
    text_put(&text, "  ");
    text_format(&text,
                tr_count("Mistakes: %d of %d move; %.1f %% lost per move; luck %+.0f %%",
                         "Mistakes: %d of %d moves; %.1f %% lost per move; luck %+.0f %%",
                         (unsigned long)total->moves),
                errors, total->moves, total->moves ? total->loss * 100 / total->moves : 0,
                total->luck * 100);
}

static void write_better(const struct review *review, const struct analyse_event *event,
                         struct text *out)
{
    const struct match *match = review->analysis->match;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    char words[MOVE_MAX_TEXT];
    struct text move = text_init(words, sizeof words);
    match_state_at(match, event->first, before);
    frame_write_move(match, before, &event->better, &move);
    text_format(out, tr("better: %s"), words);
    if (event->reason[0])
        text_format(out, " (%s)", event->reason);
}

static size_t event_of(const struct review *review, const struct analyse_event *event)
{
    size_t number = 0;
    while (table_event_step(review->table, number) < event->first)
        number++;
    return number;
}

static void fill_move(const struct review *review, const struct analyse_event *event,
                      struct panel_item *item)
{
    char who[2 * TABLE_NAME], words[MOVE_MAX_TEXT];
    struct text name = text_init(who, sizeof who);
    struct text move = text_init(words, sizeof words);
    struct text text = text_init(item->words, sizeof item->words);
    struct text remark = text_init(item->remark, sizeof item->remark);
    table_write_name(review->table, event->seat, &name);
    frame_turn_write_event(review->table, event_of(review, event), &move);
    text_format(&text, "\u2212%2.0f %%  ", event->loss * 100);
    text_format(&text, tr("%s: %s"), who, words);
    if (event->better.count > 0)
        write_better(review, event, &remark);
}

/* Enter on a move shows the position before it. */
static void show(struct controller *controller, const struct review *review)
{
    int players = table_players(review->table), count = players + review->count, at = 0;
    struct panel_item *items = memory_new((size_t)count, sizeof *items);
    for (int i = 0; i < players; i++)
        fill_total(review, i, &items[i]);
    for (int i = 0; i < review->count; i++)
        fill_move(review, review->costly[i], &items[players + i]);
    while (
        (at = panel_choose(controller->screen, tr("Who played well, and who was lucky"),
                           items, count, at)) >= 0)
        if (at >= players)
            replay_run(controller->screen, review->table,
                       event_of(review, review->costly[at - players]));
    free(items);
}

void controller_analyse(struct controller *controller)
{
    struct error error = {0};
    controller->message[0] = '\0';
    if (table_waits(controller->table) != TABLE_OVER || controller->lesson) {
        controller_note(controller, tr("This is available when the game is over."));
        return;
    }
    if (!controller->analysis)
        controller->analysis = work(controller, &error);
    if (!controller->analysis) {
        if (error.text[0])
            controller_message(controller, INK_BAD, "%s", error.text);
        else
            controller_note(controller, tr("Stopped; no results."));
        return;
    }
    struct review review = {.table = controller->table, .analysis = controller->analysis};
    find_costly(&review);
    show(controller, &review);
    free(review.costly);
}

void controller_forget_analysis(struct controller *controller)
{
    if (controller->analysis)
        analyse_free(controller->analysis);
    controller->analysis = NULL;
}
