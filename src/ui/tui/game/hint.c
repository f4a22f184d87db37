/* hint.c: the best moves, and why; looked for in this thread, with keys heard. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/analysis/hint.h"
#include "base/clock.h"
#include "i18n/i18n.h"
#include "core/memory.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static const double redraw_after = 0.1; /* seconds */

struct search_watch {
    struct desk *desk;
    struct leash *leash;
    double drawn;
};

static void watch(void *context, double done)
{
    struct search_watch *search = context;
    double now = clock_seconds();
    if (now - search->drawn < redraw_after)
        return;
    search->drawn = now;
    if (panel_progress(search->desk->screen, say("Looking for good moves"), done))
        atomic_store(&search->leash->stop, true);
}

static bool find(struct desk *desk, struct hint *hint, struct error *error)
{
    const struct table *table = desk->table;
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    int seat = match->game->actor(match->world, table->draft);
    struct leash leash = {.progress = watch};
    struct search_watch search = {.desk = desk, .leash = &leash};
    leash.context = &search;
    match->game->observe(match->world, table->draft, seat, view);
    struct sight sight = {match->game, match->world, view, match->setup.players, seat};
    struct hint_options options = {.leash = &leash};
    return hint_find(&sight, &options, hint, error);
}

static void fill_item(const struct table *table, const struct hint_move *move,
                      struct panel_item *item)
{
    struct text text = text_init(item->words, sizeof item->words);
    move_write(table->match->game, table->match->world, table->draft, &move->move, &text);
    snprintf(item->remark, sizeof item->remark, "%.0f %%%s%s", (double)move->win * 100,
             move->reason[0] ? "  " : "", move->reason);
}

/* A hint that is taken becomes the draft, still to be confirmed. */
static void offer(struct desk *desk, const struct hint *hint)
{
    struct panel_item *items = memory_new((size_t)hint->count, sizeof *items);
    for (int i = 0; i < hint->count; i++)
        fill_item(desk->table, &hint->move[i], &items[i]);
    int chosen = panel_choose(desk->screen, say("Good moves, with the chance of winning"),
                              items, hint->count, 0);
    free(items);
    struct reason why = {0};
    const struct move *move = chosen >= 0 ? &hint->move[chosen].move : NULL;
    for (int i = 0; move && i < move->count; i++)
        if (!table_choose(desk->table, move->choice[i], &why))
            return desk_refuse(desk, &why);
}

void desk_hint(struct desk *desk)
{
    struct hint hint;
    struct error error = {0};
    desk->message[0] = '\0';
    if (desk->remote) {
        desk_say(desk, INK_PLAIN, "%s", say("There are no hints in a game with others."));
        return;
    }
    if (table_waits(desk->table) != TABLE_PERSON || table_is_whole(desk->table)) {
        desk_say(desk, INK_PLAIN, "%s", say("There is nothing to choose now."));
        return;
    }
    desk->picks = 0;
    if (find(desk, &hint, &error) && hint.count > 0)
        offer(desk, &hint);
    else if (error.text[0])
        desk_say(desk, INK_BAD, "%s", error.text);
    else
        desk_say(desk, INK_PLAIN, "%s",
                 say("Stopped before there was anything to tell."));
}
