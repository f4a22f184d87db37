/* point.c: makes choices from the things that people point at. */
#include <stdalign.h>
#include <stddef.h>
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

bool table_write_synonym(const struct table *table, choice_t choice, struct text *out)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    *out = text_init(out->data, out->size);
    if (guide != NULL && guide->synonym != NULL)
        guide->synonym(match->world, table->draft, choice, out);
    return out->length > 0;
}

/* How the things pointed at match the current choices. */
struct pointed {
    int parts; /* choices that need more than these: */
    choice_t part;
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
        if (!table_write_synonym(table, choice, &text) || !bag_fill(&needed, words) ||
            !bag_holds(&needed, bag))
            return;
    if (needed.count > bag->count) {
        out->parts++;
        out->part = choice;
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
        reason_set(why, "", "you cannot choose that now");
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

/* --- taking back what was pointed at ------------------------------------------------ */

/* Whether these choices can be made one after the other in the present position. */
static bool is_legal(const struct table *table, const struct move *move)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    struct reason ignored;
    memcpy(at, match->state, match->game->state_size);
    for (int i = 0; i < move->count; i++) {
        if (!match->game->verdict(match->world, at, move->choice[i], &ignored))
            return false;
        match->game->apply(match->world, at, move->choice[i]);
    }
    return true;
}

/* The draft without one of its choices; false if that is no move, or part of one. */
static bool drop_one(const struct table *table, int index, struct move *move)
{
    *move = table->move;
    move->count--;
    memmove(&move->choice[index], &move->choice[index + 1],
            (size_t)(move->count - index) * sizeof *move->choice);
    return is_legal(table, move);
}

static void write_placed(const struct table *table, int index, struct text *out)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    struct move before = table->move;
    before.count = index;
    move_apply(match->game, match->world, match->state, &before, at);
    match->game->guide->placed(match->world, at, table->move.choice[index], out);
}

/* Calls `visit` for what can be pointed at to take it back, the latest first, until it
 * returns true; returns whether it did. */
static bool each_placed(const struct table *table,
                        bool (*visit)(void *context, const char *thing,
                                      const struct move *rest),
                        void *context)
{
    const struct guide *guide = table->match->game->guide;
    if (guide == NULL || guide->placed == NULL || table_waits(table) != TABLE_PERSON)
        return false;
    for (int i = table->move.count - 1; i >= 0; i--) {
        char thing[GUIDE_THING];
        struct text out = text_init(thing, sizeof thing);
        struct move rest;
        write_placed(table, i, &out);
        if (out.length > 0 && drop_one(table, i, &rest) && visit(context, thing, &rest))
            return true;
    }
    return false;
}

static bool add_word(void *context, const char *thing, const struct move *rest)
{
    (void)rest;
    text_space(context);
    text_put(context, thing);
    return false;
}

void table_write_placed(const struct table *table, struct text *out)
{
    each_placed(table, add_word, out);
}

struct return_search {
    const char *thing;
    struct move rest;
};

static bool is_returned(void *context, const char *thing, const struct move *rest)
{
    struct return_search *search = context;
    search->rest = *rest;
    return strcmp(thing, search->thing) == 0;
}

static bool take_back(struct table *table, const char *things)
{
    struct return_search search = {.thing = things};
    if (!each_placed(table, is_returned, &search))
        return false;
    table_clear_draft(table);
    for (int i = 0; i < search.rest.count; i++)
        table_add(table, search.rest.choice[i]);
    return true;
}

/* --- what is left out --------------------------------------------------------------- */

bool table_leaves_out(const struct table *table)
{
    const struct match *match = table->match;
    return table_waits(table) == TABLE_PERSON && !table_is_whole(table) &&
           guide_leaves_out(match->game, match->world, table->draft) > 0;
}

void table_write_left_out(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    if (table_waits(table) != TABLE_PERSON || !table_is_whole(table))
        return;
    if (table->left_out[0] != '\0')
        text_put(out, table->left_out);
    else
        guide_write_left_out(match->game, match->world, match->state, &table->move, out);
}

/* Drops the draft if this is one of the things that it leaves out. */
static bool take_in(struct table *table, const char *thing)
{
    char things[GUIDE_THINGS];
    struct text out = text_init(things, sizeof things);
    struct bag left, wanted;
    table_write_left_out(table, &out);
    if (!bag_fill(&left, things) || !bag_fill(&wanted, thing) || wanted.count != 1 ||
        !bag_holds(&left, &wanted))
        return false;
    table_clear_draft(table);
    return true;
}

/* Things that are left out, once they are enough, mean the choices of all others. */
static enum guide_fit leave_out(struct table *table, const char *things)
{
    const struct match *match = table->match;
    char others[GUIDE_THINGS];
    struct text out = text_init(others, sizeof others);
    struct move move;
    if (things[strspn(things, " ")] == '\0')
        return GUIDE_NONE;
    enum guide_fit fit =
        guide_leave_out(match->game, match->world, table->draft, things, &out);
    if (fit != GUIDE_WHOLE)
        return fit;
    if (fit_in(table, others, &move) != ORDER_WHOLE)
        return GUIDE_NONE;
    redraft(table, &move);
    text_copy(table->left_out, sizeof table->left_out, things);
    return GUIDE_WHOLE;
}

/* --- pointing ----------------------------------------------------------------------- */

/* A word that can mean but one thing is enough, unless that would end the move. */
static bool is_clear(const struct table *table, const struct pointed *pointed,
                     const char *things)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    if (pointed->parts != 1 || !bag_same_kind("word:", things) ||
        strchr(things, ' ') != NULL)
        return false;
    memcpy(after, table->draft, match->game->state_size);
    match->game->apply(match->world, after, pointed->part);
    return !match->game->between_moves(match->world, after);
}

bool table_point(struct table *table, const char *things, bool *more, struct reason *why)
{
    *more = false;
    if (table_leaves_out(table)) {
        enum guide_fit left = leave_out(table, things);
        *more = left == GUIDE_PART;
        return left != GUIDE_NONE || fail(table, things, why);
    }
    struct pointed pointed = look_up(table, things);
    struct move move;
    if (is_clear(table, &pointed, things))
        return table_choose(table, pointed.part, why);
    *more = pointed.parts > 0;
    if (*more)
        return true;
    if (pointed.matches)
        return table_choose(table, pointed.choice, why);
    enum order_fit fit = fit_in(table, things, &move);
    *more = fit == ORDER_PART;
    if (fit == ORDER_NONE)
        return take_back(table, things) || take_in(table, things) ||
               fail(table, things, why);
    if (fit == ORDER_WHOLE)
        redraft(table, &move);
    return true;
}

static bool refuse_part(struct reason *why)
{
    return reason_set(why, "", "that is but a part of a choice: point at more");
}

bool table_point_all(struct table *table, const char *things, struct reason *why)
{
    if (table_leaves_out(table)) {
        enum guide_fit left = leave_out(table, things);
        return left == GUIDE_WHOLE ||
               (left == GUIDE_PART ? refuse_part(why) : fail(table, things, why));
    }
    struct pointed pointed = look_up(table, things);
    struct move move;
    if (pointed.matches)
        return table_choose(table, pointed.choice, why);
    enum order_fit fit = fit_in(table, things, &move);
    if (fit == ORDER_WHOLE)
        redraft(table, &move);
    else if (fit == ORDER_PART || pointed.parts > 0)
        return refuse_part(why);
    return fit == ORDER_WHOLE || fail(table, things, why);
}
