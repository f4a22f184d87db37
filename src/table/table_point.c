/* table_point.c: choices by the things that people point at. */
#include <string.h>

#include "core/guide.h"
#include "table/table_parts.h"

enum { BAG_THINGS = GUIDE_THINGS / 2 };

/* Things without an order; the same one may be in it several times. */
struct bag {
    char room[GUIDE_THINGS];
    char *thing[BAG_THINGS]; /* sorted */
    int count;
};

static void bag_add(struct bag *bag, char *thing)
{
    int at = bag->count++;
    for (; at > 0 && strcmp(bag->thing[at - 1], thing) > 0; at--)
        bag->thing[at] = bag->thing[at - 1];
    bag->thing[at] = thing;
}

/* False when there are more than any choice has. */
static bool bag_fill(struct bag *bag, const char *things)
{
    struct text out = text_init(bag->room, sizeof bag->room);
    char *at = bag->room;
    text_put(&out, things);
    bag->count = 0;
    for (;;) {
        at += strspn(at, " ");
        if (*at == '\0')
            return !out.overflow;
        char *thing = at;
        at += strcspn(at, " ");
        if (*at != '\0')
            *at++ = '\0';
        bag_add(bag, thing);
    }
}

/* Whether all of `part` is in `whole`. */
static bool bag_holds(const struct bag *whole, const struct bag *part)
{
    int at = 0;
    for (int i = 0; i < part->count; i++) {
        while (at < whole->count && strcmp(whole->thing[at], part->thing[i]) < 0)
            at++;
        if (at == whole->count || strcmp(whole->thing[at], part->thing[i]) != 0)
            return false;
        at++;
    }
    return true;
}

/* A game without a guide has the words of its notation to point at. */
void table_write_things(const struct table *table, choice_t choice, struct text *out)
{
    const struct match *match = table->match;
    const struct game *game = match->game;
    if (game->guide != NULL)
        game->guide->things(match->world, table->draft, choice, out);
    else
        game->choice_write(match->world, table->draft, choice, out);
}

/* What the things pointed at mean among the choices of now. */
struct pointed {
    int parts;    /* choices that need more than these */
    bool matches; /* there is one that needs just these: */
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

bool table_point(struct table *table, const char *things, bool *more, struct reason *why)
{
    struct pointed pointed = look_up(table, things);
    *more = pointed.parts > 0;
    if (*more)
        return true;
    return pointed.matches ? table_choose(table, pointed.choice, why)
                           : fail(table, things, why);
}

bool table_point_all(struct table *table, const char *things, struct reason *why)
{
    struct pointed pointed = look_up(table, things);
    if (pointed.matches)
        return table_choose(table, pointed.choice, why);
    if (pointed.parts > 0)
        return reason_set(why, "", "that is but a part of a choice: point at more");
    return fail(table, things, why);
}
