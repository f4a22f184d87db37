/* order.c: see order.h.
 *
 * The draft is built anew from its start, with the choices it has in the order they have,
 * and what was pointed at in between. Where the game gives nothing but things of one kind
 * to choose from, more of them must come: then they may be any. Elsewhere nothing is
 * added that nobody pointed at; but to find what could be, one more is tried.
 *
 * A move can have many choices, and the module's stack is small: what a level of the
 * recursion sees lies on a pile in the heap, and the level keeps where. */
#include "session/table/order.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

enum { HUNT_STEPS = 4000 }; /* far more than the sets of any game need */

/* A choice of a step, with the thing that it is made by. */
struct option {
    choice_t choice;
    char thing[GUIDE_THING]; /* "": not one alone */
};

struct hunt {
    const struct table *table;
    const struct bag *wanted;
    bool used[BAG_THINGS]; /* of the wanted */
    int left;              /* of the wanted, not used */
    int kept;              /* choices of the draft that are in the move */
    int tries;             /* more that may be chosen where nothing must */
    int steps;
    struct move move;
    char extra[MOVE_MAX_CHOICES][GUIDE_THING]; /* chosen though nobody pointed at them */
    int extras;
    struct option *pile; /* heap: the options of all steps that are under way */
    size_t piled, room;
    enum order_fit fit;
    struct move *found;
    void (*tell)(void *context, const char *thing);
    void *context;
};

/* What can be chosen in a step. */
struct step {
    size_t first; /* of its options on the pile */
    int count;
    bool must; /* they are all of one kind, and nothing else can be done */
};
_Static_assert(sizeof(struct step) <= 32, "a level of the recursion is small");

/* The one thing among the things of a choice that is no word; false when there are more
 * or none. */
static bool find_thing(const char *things, char thing[GUIDE_THING], bool *alone)
{
    struct bag bag;
    int found = 0;
    bag_fill(&bag, things);
    for (int i = 0; i < bag.count; i++) {
        if (bag_same_kind("word:", bag.thing[i]))
            continue;
        struct text out = text_init(thing, GUIDE_THING);
        text_put(&out, bag.thing[i]);
        found++;
    }
    *alone = bag.count == 1;
    return found == 1;
}

static struct option *pile_up(struct hunt *hunt, int count)
{
    size_t needed = hunt->piled + (size_t)count;
    if (needed > hunt->room) {
        hunt->room = 2 * needed;
        hunt->pile = memory_resize(hunt->pile, hunt->room, sizeof *hunt->pile);
    }
    hunt->piled = needed;
    return hunt->pile + needed - count;
}

/* Not inlined: its list must be off the stack before the next step is looked at. */
__attribute__((noinline)) static void look(struct hunt *hunt, const void *state,
                                           struct step *step)
{
    const struct match *match = hunt->table->match;
    choice_t list[GAME_MAX_CHOICES];
    step->count = match->game->choices(match->world, state, list);
    step->must = step->count > 0;
    step->first = hunt->piled;
    struct option *option = pile_up(hunt, step->count);
    for (int i = 0; i < step->count; i++) {
        char things[GUIDE_THINGS];
        struct text out = text_init(things, sizeof things);
        bool alone = false;
        option[i].choice = list[i];
        match->game->guide->things(match->world, state, list[i], &out);
        if (!find_thing(things, option[i].thing, &alone))
            option[i].thing[0] = '\0';
        step->must = step->must && alone && option[i].thing[0] != '\0' &&
                     bag_same_kind(option[0].thing, option[i].thing);
    }
}

static int find_wanted(const struct hunt *hunt, const char *thing)
{
    for (int i = 0; i < hunt->wanted->count; i++)
        if (!hunt->used[i] && strcmp(hunt->wanted->thing[i], thing) == 0)
            return i;
    return -1;
}

/* Those that nobody pointed at are of the kind of those that somebody did. */
static bool is_fitting_extra(const struct hunt *hunt, const char *thing)
{
    return thing[0] != '\0' &&
           (hunt->wanted->count == 0 || bag_same_kind(hunt->wanted->thing[0], thing)) &&
           (hunt->extras == 0 || bag_same_kind(hunt->extra[0], thing));
}

static void accept(struct hunt *hunt)
{
    if (hunt->extras == 0) {
        hunt->fit = ORDER_WHOLE;
        if (hunt->found) {
            *hunt->found = hunt->move;
            hunt->steps = 0;
        }
        return;
    }
    if (hunt->fit == ORDER_NONE)
        hunt->fit = ORDER_PART;
    for (int i = 0; hunt->tell && i < hunt->extras; i++)
        hunt->tell(hunt->context, hunt->extra[i]);
}

static void go(struct hunt *hunt, const void *state);

static void follow(struct hunt *hunt, const void *state, choice_t choice)
{
    alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    const struct match *match = hunt->table->match;
    memcpy(next, state, match->game->state_size);
    match->game->apply(match->world, next, choice);
    hunt->move.choice[hunt->move.count++] = choice;
    go(hunt, next);
    hunt->move.count--;
}

static void follow_wanted(struct hunt *hunt, const void *state, choice_t choice,
                          int index)
{
    hunt->used[index] = true;
    hunt->left--;
    follow(hunt, state, choice);
    hunt->left++;
    hunt->used[index] = false;
}

static void follow_extra(struct hunt *hunt, const void *state, const struct option *it,
                         bool must)
{
    int cost = must ? 0 : 1;
    if (hunt->tries < cost || !is_fitting_extra(hunt, it->thing))
        return;
    memcpy(hunt->extra[hunt->extras++], it->thing, GUIDE_THING);
    hunt->tries -= cost;
    follow(hunt, state, it->choice);
    hunt->tries += cost;
    hunt->extras--;
}

/* The option may move, with the pile, as soon as it is followed. */
static void try_option(struct hunt *hunt, const void *state, const struct option *it,
                       bool must)
{
    const struct move *draft = &hunt->table->move;
    int wanted = find_wanted(hunt, it->thing);
    if (hunt->kept < draft->count && draft->choice[hunt->kept] == it->choice) {
        hunt->kept++;
        follow(hunt, state, it->choice);
        hunt->kept--;
    } else if (wanted >= 0) {
        follow_wanted(hunt, state, it->choice, wanted);
    } else {
        follow_extra(hunt, state, it, must);
    }
}

/* Though what was pointed at does as it is, more may be pointed at after it. */
static bool wants_company(const struct hunt *hunt)
{
    return hunt->tries > 0 && hunt->extras == 0 && hunt->wanted->count > 0;
}

static void go(struct hunt *hunt, const void *state)
{
    const struct match *match = hunt->table->match;
    struct step step = {.count = 0};
    bool whole = hunt->move.count > 0 && match->game->between_moves(match->world, state);
    if (hunt->steps-- <= 0)
        return;
    if (!whole)
        look(hunt, state, &step);
    bool done = false;
    if (hunt->left == 0 && hunt->kept == hunt->table->move.count && !step.must) {
        accept(hunt);
        done = !wants_company(hunt);
    }
    int count = done || hunt->move.count == MOVE_MAX_CHOICES ? 0 : step.count;
    for (int i = 0; i < count; i++)
        try_option(hunt, state, &hunt->pile[step.first + (size_t)i], step.must);
    hunt->piled -= (size_t)step.count;
}

/* Words are never late, and a set is of one kind. */
static bool is_set(const struct bag *things)
{
    for (int i = 0; i < things->count; i++)
        if (!bag_same_kind(things->thing[0], things->thing[i]) ||
            bag_same_kind("word:", things->thing[i]))
            return false;
    return true;
}

static bool begin(struct hunt *hunt, const struct table *table, const struct bag *things)
{
    const struct game *game = table->match->game;
    *hunt = (struct hunt){
        .table = table, .wanted = things, .left = things->count, .steps = HUNT_STEPS};
    return game->tidy != NULL && game->guide != NULL && is_set(things) &&
           table_waits(table) == TABLE_PERSON && !table_is_whole(table);
}

enum order_fit order_find(const struct table *table, const struct bag *things,
                          struct move *move)
{
    struct hunt hunt;
    if (!begin(&hunt, table, things) || things->count == 0)
        return ORDER_NONE;
    hunt.found = move;
    go(&hunt, table->match->state);
    free(hunt.pile);
    return hunt.fit;
}

void order_each(const struct table *table, const struct bag *things,
                void (*tell)(void *context, const char *thing), void *context)
{
    struct hunt hunt;
    if (!begin(&hunt, table, things))
        return;
    hunt.tries = 1;
    hunt.tell = tell;
    hunt.context = context;
    go(&hunt, table->match->state);
    free(hunt.pile);
}
