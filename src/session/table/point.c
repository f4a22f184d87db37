/* point.c: makes choices from the things that people point at. */
#include <string.h>

#include "core/bag.h"
#include "session/table/internal.h"
#include "session/table/order.h"

/* In a game without a guide, the words of the notation serve as things. */
void table_write_things(const struct table *table, choice_t choice, struct text *out)
{
    const struct match *match = table->match;
    const struct game *game = match->game;
    if (game->guide != NULL)
        game->guide->things(match->world, table->draft, choice, out);
    else
        game->choice_write(match->world, table->draft, choice, out);
}

/* How the things pointed at match the current choices. */
struct pointed {
    int parts;    /* choices that need more than these */
    bool matches; /* one needs exactly these: */
    choice_t choice;
};

static void compare(const struct table *table, choice_t choice, const struct bag *bag,
                    struct pointed *out)
{
    char words[GUIDE_THINGS];
    struct text text = text_init(words, sizeof words);
    struct bag needed;
    table_write_things(table, choice, &text);
    if (!bag_fill(&needed, words) || !bag_holds(&needed, bag))
        return;
    if (needed.count > bag->count) {
        out->parts++;
        return;
    }
    out->matches = true;
    out->choice = choice;
}

static struct pointed look_up(const struct table *table, const char *things)
{
    struct pointed out = {0};
    choice_t list[GAME_MAX_CHOICES];
    struct bag bag;
    int count = table_choices(table, list);
    if (!bag_fill(&bag, things) || bag.count == 0)
        return out;
    for (int i = 0; i < count; i++)
        compare(table, list[i], &bag, &out);
    return out;
}

static bool fail(const struct table *table, const char *things, struct reason *why)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    choice_t list[GAME_MAX_CHOICES];
    if (table_choices(table, list) == 0)
        return table_explain_closed(table, why);
    *why = (struct reason){0};
    if (guide != NULL)
        guide->why_not(match->world, table->draft, things, why);
    if (why->text[0] == '\0')
        reason_set(why, "", "that cannot be chosen now");
    return false;
}

/* Replaces the draft by the same choices in another order, plus new ones. */
static void redraft(struct table *table, const struct move *move)
{
    struct move earlier = table->move;
    table_clear_draft(table);
    for (int i = 0; i < move->count; i++)
        table_add(table, move->choice[i]);
    table->before_reorder = earlier;
    table->reordered = move->count;
}

/* Things that match no current choice may belong earlier in the draft. */
static enum order_fit fit_in(const struct table *table, const char *things,
                             struct move *move)
{
    struct bag bag;
    return bag_fill(&bag, things) ? order_find(table, &bag, move) : ORDER_NONE;
}

bool table_point(struct table *table, const char *things, bool *more, struct reason *why)
{
    struct pointed pointed = look_up(table, things);
    struct move move;
    *more = pointed.parts > 0;
    if (*more)
        return true;
    if (pointed.matches)
        return table_choose(table, pointed.choice, why);
    enum order_fit fit = fit_in(table, things, &move);
    *more = fit == ORDER_PART;
    if (fit == ORDER_NONE)
        return fail(table, things, why);
    if (fit == ORDER_WHOLE)
        redraft(table, &move);
    return true;
}

bool table_point_all(struct table *table, const char *things, struct reason *why)
{
    struct pointed pointed = look_up(table, things);
    struct move move;
    if (pointed.matches)
        return table_choose(table, pointed.choice, why);
    enum order_fit fit = fit_in(table, things, &move);
    if (fit == ORDER_WHOLE)
        redraft(table, &move);
    else if (fit == ORDER_PART || pointed.parts > 0)
        return reason_set(why, "", "that is but a part of a choice: point at more");
    return fit == ORDER_WHOLE || fail(table, things, why);
}
