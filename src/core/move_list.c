/* move_list.c: enumerates the whole moves from a state by walking the tree of choices.
 *
 * The walk keeps one state per level but no lists: when it returns to a level it asks the
 * game again. That doubles the work of a rare call, but keeps the stack below 40 KB,
 * which is safe in a browser. */
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/move.h"

struct walk {
    const struct game *game;
    const void *world;
    struct move move;               /* the choices from the root down */
    int next[MOVE_MAX_CHOICES + 1]; /* index of the next choice at each level */
    alignas(max_align_t) unsigned char state[MOVE_MAX_CHOICES + 1][GAME_MAX_STATE];
};

/* Descends by the next choice of the current level; false if there is none left. */
static bool step_down(struct walk *walk)
{
    choice_t list[GAME_MAX_CHOICES];
    int level = walk->move.count;
    int count = walk->game->choices(walk->world, walk->state[level], list);
    if (walk->next[level] == count)
        return false;
    assert(level < MOVE_MAX_CHOICES);
    choice_t choice = list[walk->next[level]++];
    memcpy(walk->state[level + 1], walk->state[level], walk->game->state_size);
    walk->game->apply(walk->world, walk->state[level + 1], choice);
    walk->move.choice[level] = choice;
    walk->move.count = level + 1;
    walk->next[level + 1] = 0;
    return true;
}

/* Advances to the next whole move; false if there is none left. */
static bool next_move(struct walk *walk)
{
    if (walk->move.count > 0)
        walk->move.count--;
    for (;;) {
        if (!step_down(walk)) {
            if (walk->move.count-- == 0)
                return false;
        } else if (walk->game->between_moves(walk->world,
                                             walk->state[walk->move.count])) {
            return true;
        }
    }
}

long move_list(const struct game *game, const void *world, const void *state, long limit,
               move_visitor *visit, void *context, bool *complete)
{
    struct walk walk;
    walk.game = game;
    walk.world = world;
    walk.move.count = 0;
    walk.next[0] = 0;
    *complete = true;
    if (game->actor(world, state) == SEAT_NOBODY)
        return 0;
    memcpy(walk.state[0], state, game->state_size);
    long visited = 0;
    while (next_move(&walk)) {
        *complete = visited < limit;
        if (!*complete)
            break;
        visited++;
        *complete = visit(context, &walk.move, walk.state[walk.move.count]);
        if (!*complete)
            break;
    }
    return visited;
}
