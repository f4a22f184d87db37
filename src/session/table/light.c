/* light.c: which things can be pointed at, given those already picked. */
#include <string.h>

#include "core/bag.h"
#include "session/table/internal.h"
#include "session/table/order.h"

struct lights {
    char (*lit)[GUIDE_THING];
    int count, room;
};

static void add(void *context, const char *thing)
{
    struct lights *lights = context;
    for (int i = 0; i < lights->count; i++)
        if (strcmp(lights->lit[i], thing) == 0)
            return;
    if (lights->count == lights->room)
        return;
    struct text out = text_init(lights->lit[lights->count++], GUIDE_THING);
    text_put(&out, thing);
}

/* Adds what a choice needs besides the things picked; returns whether that is nothing.
 * Both are sorted. */
static bool add_rest(struct lights *lights, const struct bag *needed,
                     const struct bag *picked)
{
    int at = 0;
    for (int i = 0; i < needed->count; i++)
        if (at < picked->count && strcmp(needed->thing[i], picked->thing[at]) == 0)
            at++;
        else
            add(lights, needed->thing[i]);
    return needed->count == picked->count;
}

/* What can be left out besides the things picked, unless these are all of it. */
static void add_left_out(struct lights *lights, const struct table *table,
                         const char *picked)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    char words[GUIDE_THINGS], name[GUIDE_THING], other[GUIDE_THINGS];
    for (int number = 0;; number++) {
        struct text all = text_init(words, sizeof words);
        struct text thing = text_init(name, sizeof name);
        struct text ignored = text_init(other, sizeof other);
        guide->left_out(match->world, table->draft, number, &thing, &ignored);
        if (thing.length == 0)
            return;
        text_format(&all, "%s %s", picked, name);
        if (guide_leave_out(match->game, match->world, table->draft, words, &ignored) !=
            GUIDE_NONE)
            add(lights, name);
    }
}

int table_light(const struct table *table, const char *picked, char (*lit)[GUIDE_THING],
                int room, bool *enough)
{
    struct lights lights = {.lit = lit, .room = room};
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(table, list);
    struct bag picks;
    *enough = false;
    if (!bag_fill(&picks, picked))
        return 0;
    if (table_leaves_out(table)) {
        add_left_out(&lights, table, picked);
        return lights.count;
    }
    for (int i = 0; i < count; i++) {
        char things[GUIDE_THINGS];
        struct text out = text_init(things, sizeof things);
        struct bag needed;
        table_write_things(table, list[i], &out);
        if (bag_fill(&needed, things) && bag_holds(&needed, &picks))
            *enough = (add_rest(&lights, &needed, &picks) && picks.count > 0) || *enough;
        if (picks.count == 0 && table_write_synonym(table, list[i], &out))
            add(&lights, things);
    }
    order_each(table, &picks, add, &lights);
    return lights.count;
}
