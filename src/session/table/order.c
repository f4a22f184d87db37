/* order.c: finds an order for things pointed at in any order.
 *
 * Rebuilds the draft from its start: its choices in their order, with the things pointed
 * at in between. If the game offers only things of one kind, one must be chosen, so any
 * may be added. Elsewhere nothing is added that was not pointed at, except one thing when
 * looking for what else could be pointed at.
 *
 * A move can have many choices, and the wasm stack is small: the options of each level of
 * the recursion are on an explicit stack on the heap. */
#include "session/table/order.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

enum { MAX_STEPS = 4000 }; /* far more than any game needs */

/* A choice, and the thing it is made by. */
struct option {
    choice_t choice;
    char thing[GUIDE_THING]; /* "": not exactly one */
};

struct order_search {
    const struct table *table;
    const struct bag *wanted;
    bool used[BAG_THINGS]; /* which of the wanted */
    int left;              /* wanted things not used yet */
    int kept;              /* choices of the draft already in the move */
    int tries;             /* optional extras left */
    int steps;
    struct move move;
    char extra[MOVE_MAX_CHOICES]
              [GUIDE_THING]; /* chosen although nobody pointed at them */
    int extras;
    struct option *stack; /* heap: the options of all levels */
    size_t depth, room;
    enum order_fit fit;
    struct move *found;
    void (*visit)(void *context, const char *thing);
    void *context;
};

/* What can be chosen at one level. */
struct step {
    size_t first; /* index of its options on the stack */
    int count;
    bool must; /* all options are of one kind, so one must be chosen */
};
_Static_assert(sizeof(struct step) <= 32, "keep recursion frames small");

/* Finds the only thing of a choice that is not a word; false if there is not exactly
 * one. */
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

static struct option *push_options(struct order_search *search, int count)
{
    size_t needed = search->depth + (size_t)count;
    if (needed > search->room) {
        search->room = 2 * needed;
        search->stack = memory_resize(search->stack, search->room, sizeof *search->stack);
    }
    search->depth = needed;
    return search->stack + needed - count;
}

/* Not inlined: its list must be off the stack before recursing. */
__attribute__((noinline)) static void list_options(struct order_search *search,
                                                   const void *state, struct step *step)
{
    const struct match *match = search->table->match;
    choice_t list[GAME_MAX_CHOICES];
    step->count = match->game->choices(match->world, state, list);
    step->must = step->count > 0;
    step->first = search->depth;
    struct option *option = push_options(search, step->count);
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

static int find_wanted(const struct order_search *search, const char *thing)
{
    for (int i = 0; i < search->wanted->count; i++)
        if (!search->used[i] && strcmp(search->wanted->thing[i], thing) == 0)
            return i;
    return -1;
}

/* Extras must be of the same kind as the things pointed at. */
static bool is_fitting_extra(const struct order_search *search, const char *thing)
{
    return thing[0] != '\0' &&
           (search->wanted->count == 0 ||
            bag_same_kind(search->wanted->thing[0], thing)) &&
           (search->extras == 0 || bag_same_kind(search->extra[0], thing));
}

static void accept(struct order_search *search)
{
    if (search->extras == 0) {
        search->fit = ORDER_WHOLE;
        if (search->found) {
            *search->found = search->move;
            search->steps = 0;
        }
        return;
    }
    if (search->fit == ORDER_NONE)
        search->fit = ORDER_PART;
    for (int i = 0; search->visit && i < search->extras; i++)
        search->visit(search->context, search->extra[i]);
}

static void search_step(struct order_search *search, const void *state);

static void try_choice(struct order_search *search, const void *state, choice_t choice)
{
    alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    const struct match *match = search->table->match;
    memcpy(next, state, match->game->state_size);
    match->game->apply(match->world, next, choice);
    search->move.choice[search->move.count++] = choice;
    search_step(search, next);
    search->move.count--;
}

static void try_wanted(struct order_search *search, const void *state, choice_t choice,
                       int index)
{
    search->used[index] = true;
    search->left--;
    try_choice(search, state, choice);
    search->left++;
    search->used[index] = false;
}

static void try_extra(struct order_search *search, const void *state,
                      const struct option *it, bool must)
{
    int cost = must ? 0 : 1;
    if (search->tries < cost || !is_fitting_extra(search, it->thing))
        return;
    memcpy(search->extra[search->extras++], it->thing, GUIDE_THING);
    search->tries -= cost;
    try_choice(search, state, it->choice);
    search->tries += cost;
    search->extras--;
}

static bool is_next_of_draft(const struct order_search *search, const struct option *it)
{
    const struct move *draft = &search->table->move;
    return search->kept < draft->count && draft->choice[search->kept] == it->choice;
}

/* `it` is not valid after recursing, since the stack may be reallocated. */
static void try_option(struct order_search *search, const void *state,
                       const struct option *it, bool must)
{
    int wanted = find_wanted(search, it->thing);
    if (is_next_of_draft(search, it)) {
        search->kept++;
        try_choice(search, state, it->choice);
        search->kept--;
    } else if (wanted >= 0) {
        try_wanted(search, state, it->choice, wanted);
    } else {
        try_extra(search, state, it, must);
    }
}

/* What is in the draft or was pointed at comes first: a large set is found at once. */
static void try_options(struct order_search *search, const void *state,
                        const struct step *step)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < step->count; i++) {
            const struct option *it = &search->stack[step->first + (size_t)i];
            bool meant =
                is_next_of_draft(search, it) || find_wanted(search, it->thing) >= 0;
            if (meant == (pass == 0))
                try_option(search, state, it, step->must);
        }
}

/* The things are enough, but more may be pointed at. */
static bool may_take_more(const struct order_search *search)
{
    return search->tries > 0 && search->extras == 0 && search->wanted->count > 0;
}

static void search_step(struct order_search *search, const void *state)
{
    const struct match *match = search->table->match;
    struct step step = {.count = 0};
    bool whole =
        search->move.count > 0 && match->game->between_moves(match->world, state);
    if (search->steps-- <= 0)
        return;
    if (!whole)
        list_options(search, state, &step);
    bool done = false;
    if (search->left == 0 && search->kept == search->table->move.count && !step.must) {
        accept(search);
        done = !may_take_more(search);
    }
    if (!done && search->move.count < MOVE_MAX_CHOICES)
        try_options(search, state, &step);
    search->depth -= (size_t)step.count;
}

/* Words are always chosen in order, and a set is of one kind. */
static bool is_set(const struct bag *things)
{
    for (int i = 0; i < things->count; i++)
        if (!bag_same_kind(things->thing[0], things->thing[i]) ||
            bag_same_kind("word:", things->thing[i]))
            return false;
    return true;
}

static bool begin(struct order_search *search, const struct table *table,
                  const struct bag *things)
{
    const struct game *game = table->match->game;
    *search = (struct order_search){
        .table = table, .wanted = things, .left = things->count, .steps = MAX_STEPS};
    return game->tidy != NULL && game->guide != NULL && is_set(things) &&
           table_waits(table) == TABLE_PERSON && !table_is_whole(table);
}

enum order_fit order_find(const struct table *table, const struct bag *things,
                          struct move *move)
{
    struct order_search search;
    if (!begin(&search, table, things) || things->count == 0)
        return ORDER_NONE;
    search.found = move;
    search_step(&search, table->match->state);
    free(search.stack);
    return search.fit;
}

void order_each(const struct table *table, const struct bag *things,
                void (*visit)(void *context, const char *thing), void *context)
{
    struct order_search search;
    if (!begin(&search, table, things))
        return;
    search.tries = 1;
    search.visit = visit;
    search.context = context;
    search_step(&search, table->match->state);
    free(search.stack);
}
