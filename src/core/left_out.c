/* left_out.c: choices of all things but a few, made by pointing at those few. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/bag.h"
#include "core/move.h"

/* One thing that can be left out, and the thing of the choice that takes it. */
struct item {
    char thing[GUIDE_THING], taken[GUIDE_THING];
};

/* Where choices are made, and a place in its list of things that can be left out. */
struct walk {
    const struct game *game;
    const void *world, *state;
    int next;
};

static bool walk_on(struct walk *walk, struct item *item)
{
    struct text thing = text_init(item->thing, sizeof item->thing);
    struct text taken = text_init(item->taken, sizeof item->taken);
    walk->game->guide->left_out(walk->world, walk->state, walk->next++, &thing, &taken);
    return thing.length > 0;
}

int guide_leaves_out(const struct game *game, const void *world, const void *state)
{
    struct item item;
    struct text thing = text_init(item.thing, sizeof item.thing);
    struct text taken = text_init(item.taken, sizeof item.taken);
    if (game->guide == NULL || game->guide->left_out == NULL ||
        game->actor(world, state) < 0)
        return 0;
    return game->guide->left_out(world, state, 0, &thing, &taken);
}

/* Takes a thing out of those wanted; false if it is not among them. */
static bool take(const struct bag *wanted, bool used[BAG_THINGS], const char *thing)
{
    for (int i = 0; i < wanted->count; i++)
        if (!used[i] && strcmp(wanted->thing[i], thing) == 0)
            return used[i] = true;
    return false;
}

enum guide_fit guide_leave_out(const struct game *game, const void *world,
                               const void *state, const char *things, struct text *rest)
{
    int leaves = guide_leaves_out(game, world, state), found = 0;
    char words[GUIDE_THINGS];
    struct text others = text_init(words, sizeof words);
    bool used[BAG_THINGS] = {false};
    struct bag wanted;
    struct item item;
    if (leaves == 0 || !bag_fill(&wanted, things) || wanted.count > leaves)
        return GUIDE_NONE;
    for (struct walk walk = {game, world, state, 0}; walk_on(&walk, &item);) {
        if (take(&wanted, used, item.thing)) {
            found++;
        } else {
            text_space(&others);
            text_put(&others, item.taken);
        }
    }
    if (found < wanted.count)
        return GUIDE_NONE;
    if (found < leaves)
        return GUIDE_PART;
    text_put(rest, words);
    return GUIDE_WHOLE;
}

/* The things of all choices of a move. */
static void write_taken(const struct game *game, const void *world, const void *state,
                        const struct move *move, struct text *out)
{
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    memcpy(at, state, game->state_size);
    for (int i = 0; i < move->count; i++) {
        text_space(out);
        game->guide->things(world, at, move->choice[i], out);
        game->apply(world, at, move->choice[i]);
    }
}

bool guide_write_left_out(const struct game *game, const void *world, const void *state,
                          const struct move *move, struct text *out)
{
    int leaves = guide_leaves_out(game, world, state), left = 0;
    char words[GUIDE_THINGS], others[GUIDE_THINGS];
    struct text taken = text_init(words, sizeof words);
    struct text rest = text_init(others, sizeof others);
    bool used[BAG_THINGS] = {false};
    struct bag wanted;
    struct item item;
    if (leaves == 0)
        return false;
    write_taken(game, world, state, move, &taken);
    if (!bag_fill(&wanted, words))
        return false;
    for (struct walk walk = {game, world, state, 0}; walk_on(&walk, &item);) {
        if (take(&wanted, used, item.taken))
            continue;
        left++;
        text_space(&rest);
        text_put(&rest, item.thing);
    }
    if (left != leaves)
        return false;
    text_space(out);
    text_put(out, others);
    return true;
}
