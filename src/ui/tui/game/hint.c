/* hint.c: shows the best moves and why; searches in this thread, polling for keys. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/analysis/hint.h"
#include "base/clock.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static const double redraw_after = 0.1; /* seconds */

struct search_watch {
    struct controller *controller;
    struct think_control *think_control;
    double drawn;
};

static void watch(void *context, double done)
{
    struct search_watch *search = context;
    double now = clock_seconds();
    if (now - search->drawn < redraw_after)
        return;
    search->drawn = now;
    if (panel_progress(search->controller->screen, tr("Looking for good moves"), done))
        atomic_store(&search->think_control->stop, true);
}

static bool find(struct controller *controller, struct hint *hint, struct error *error)
{
    struct think_control think_control = {.progress = watch};
    struct search_watch search = {.controller = controller,
                                  .think_control = &think_control};
    think_control.context = &search;
    struct hint_options options = {.think_control = &think_control};
    return hint_find(controller->table->match, controller->table->draft, &options, hint,
                     error);
}

static void fill_item(const struct table *table, const struct hint_move *move,
                      struct panel_item *item)
{
    struct text text = text_init(item->words, sizeof item->words);
    text_format(&text, "%3.0f %%  ", (double)move->win * 100);
    frame_write_move(table->match, table->draft, &move->move, &text);
    struct text remark = text_init(item->remark, sizeof item->remark);
    text_put(&remark, move->reason);
}

struct hint_look {
    struct controller *controller;
    const struct hint *hint;
};

static void look(void *context, int index)
{
    const struct hint_look *it = context;
    controller_look_at_move(it->controller, &it->hint->move[index].move);
}

/* Lights up what the hint under the cursor would use. */
static int choose(struct controller *controller, const struct hint *hint,
                  const struct panel_item *items)
{
    struct hint_look it = {controller, hint};
    struct panel_look beside = {look, &it};
    int chosen = panel_look(
        controller->screen, tr("Good moves, with the chance of winning"),
        tr("arrows: look   Enter: choose   Esc: back"), items, hint->count, &beside);
    controller->looking = false;
    return chosen;
}

/* A chosen hint becomes the draft, still to be confirmed. */
static void offer(struct controller *controller, const struct hint *hint)
{
    struct panel_item *items = memory_new((size_t)hint->count, sizeof *items);
    for (int i = 0; i < hint->count; i++)
        fill_item(controller->table, &hint->move[i], &items[i]);
    int chosen = choose(controller, hint, items);
    free(items);
    struct reason why = {0};
    const struct move *move = chosen >= 0 ? &hint->move[chosen].move : NULL;
    for (int i = 0; move && i < move->count; i++)
        if (!table_choose(controller->table, move->choice[i], &why))
            return controller_refuse(controller, &why);
    controller_advance_cursor(controller);
}

void controller_hint(struct controller *controller)
{
    struct hint hint;
    struct error error = {0};
    controller->message[0] = '\0';
    if (controller->remote) {
        controller_note(controller, tr("There are no hints in a game with others."));
        return;
    }
    if (table_is_whole(controller->table)) {
        controller_note(controller,
                        tr("Your move is ready: confirm it or undo it first."));
        return;
    }
    if (table_waits(controller->table) != TABLE_PERSON) {
        controller_note(controller, tr("There is nothing to choose now."));
        return;
    }
    controller->picks = 0;
    if (find(controller, &hint, &error) && hint.count > 0)
        offer(controller, &hint);
    else if (error.text[0])
        controller_message(controller, INK_BAD, "%s", error.text);
    else
        controller_note(controller, tr("Stopped; no results."));
}
