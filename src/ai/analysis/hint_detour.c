/* hint_detour.c: detects moves that only delay another one: a spell that is cast before
 * giving up, although that loses what it brought. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/hint.h"
#include "ai/search/search.h"

static const float tolerance =
    0.005f; /* winning chance: smaller differences are ignored */

/* A move, and what the search would do after it. */
struct plan {
    const struct search *search;
    const struct observation *observation;
    choice_t path[MOVE_MAX_CHOICES]; /* all choices */
    int length;
    struct move next; /* the last move of it */
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

static bool is_on(const struct observation *observation, const void *state)
{
    return observation->game->actor(observation->world, state) == observation->seat;
}

/* Makes the move in the state; false if it is not legal there. */
static bool make_move(const struct observation *observation, const struct move *move,
                      void *state)
{
    const struct game *game = observation->game;
    struct reason why;
    for (int i = 0; i < move->count; i++) {
        if (!is_on(observation, state) ||
            !game->verdict(observation->world, state, move->choice[i], &why))
            return false;
        game->apply(observation->world, state, move->choice[i]);
    }
    return true;
}

/* The choice that the search tried most; false where it has not been. */
static bool add_choice(struct plan *plan)
{
    struct search_choice list[GAME_MAX_CHOICES];
    int count = search_choices(plan->search, plan->path, plan->length, list), best = 0;
    for (int i = 1; i < count; i++)
        if (list[i].visits > list[best].visits)
            best = i;
    if (count == 0 || list[best].visits == 0 || plan->length == MOVE_MAX_CHOICES)
        return false;
    plan->path[plan->length++] = list[best].choice;
    plan->next.choice[plan->next.count++] = list[best].choice;
    plan->observation->game->apply(plan->observation->world, plan->state,
                                   list[best].choice);
    return true;
}

/* False when others or chance act, or the search has not been there. */
static bool add_move(struct plan *plan)
{
    const struct game *game = plan->observation->game;
    plan->next.count = 0;
    if (!is_on(plan->observation, plan->state))
        return false;
    do
        if (!add_choice(plan))
            return false;
    while (!game->between_moves(plan->observation->world, plan->state));
    return true;
}

static bool begin(struct plan *plan, const struct move *move)
{
    memcpy(plan->state, plan->observation->view, plan->observation->game->state_size);
    memcpy(plan->path, move->choice, (size_t)move->count * sizeof *move->choice);
    plan->length = move->count;
    return make_move(plan->observation, move, plan->state);
}

static int find_move(const struct move *move, const struct search_move *list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i].move.count == move->count &&
            memcmp(list[i].move.choice, move->choice,
                   (size_t)move->count * sizeof *move->choice) == 0)
            return i;
    return -1;
}

/* Whether the last move of the plan, made at once, is as good as all of it. Moves that
 * can be made in either order are no matter of this file. */
static bool is_as_good(const struct plan *plan, const struct search_move *whole,
                       const struct search_move *alone)
{
    const struct observation *observation = plan->observation;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE], both[GAME_MAX_STATE];
    memcpy(state, observation->view, observation->game->state_size);
    if (!make_move(observation, &alone->move, state))
        return false;
    memcpy(both, state, observation->game->state_size);
    if (make_move(observation, &whole->move, both))
        return false;
    return memcmp(state, plan->state, observation->game->state_size) == 0 ||
           whole->win <= alone->win + tolerance;
}

int hint_find_plain(const struct search *search, const struct observation *observation,
                    const struct search_move *move, const struct search_move *list,
                    int count)
{
    struct plan plan = {.search = search, .observation = observation};
    if (!begin(&plan, &move->move))
        return -1;
    while (add_move(&plan)) {
        int plain = find_move(&plan.next, list, count);
        if (plain >= 0 && is_as_good(&plan, move, &list[plain]))
            return plain;
    }
    return -1;
}
