/* move.c: what a move cost compared to the best one. */
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/internal.h"

/* A move in the view of the player who made it: before, and after the move made and the
 * best one. */
struct decision {
    struct analyst *analyst;
    struct search *search;
    int seat;
    struct move played;
    struct search_move best; /* as found by the search */
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char after_played[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char after_best[GAME_MAX_STATE];
};

static void make_move(const struct decision *decision, const struct move *move,
                      void *state)
{
    const struct match *match = decision->analyst->match;
    move_apply(match->game, match->world, decision->before, move, state);
}

static void begin_decision(struct decision *decision, const struct analyse_event *event)
{
    const struct match *match = decision->analyst->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    decision->seat = event->seat;
    assert(event->last - event->first <= MOVE_MAX_CHOICES);
    match_move(match, event->first, event->last, &decision->played);
    match_state_at(match, event->first, state);
    match->game->observe(match->world, state, event->seat, decision->before);
    make_move(decision, &decision->played, decision->after_played);
}

static bool count_move(void *context, const struct move *move, const void *after)
{
    (void)context;
    (void)move;
    (void)after;
    return true;
}

static bool is_forced(const struct decision *decision)
{
    const struct match *match = decision->analyst->match;
    bool complete;
    return move_list(match->game, match->world, decision->before, 2, count_move, NULL,
                     &complete) < 2;
}

static bool is_best_played(const struct decision *decision)
{
    return memcmp(decision->after_best, decision->after_played,
                  decision->analyst->match->game->state_size) == 0;
}

/* The search concentrates on the best moves and knows little about the others. So if
 * another move was played, both resulting positions are evaluated with the same effort
 * and seed. */
static void compare_moves(struct decision *decision, struct analyse_event *event)
{
    const struct appraiser *appraiser = &decision->analyst->appraiser;
    uint64_t nodes = decision->analyst->analysis->nodes;
    uint64_t seed = analysis_seed(decision->analyst, decision->before) + 1;
    appraise_view(appraiser, decision->search, decision->after_best, nodes, seed,
                  &event->expected);
    appraise_view(appraiser, decision->search, decision->after_played, nodes, seed,
                  &event->actual);
    if (event->actual.win[event->seat] >= event->expected.win[event->seat])
        event->expected = event->actual;
    else
        event->better = decision->best.move;
}

static void search_best(struct decision *decision, struct analyse_event *event)
{
    const struct appraiser *appraiser = &decision->analyst->appraiser;
    uint64_t seed = analysis_seed(decision->analyst, decision->before);
    appraise_search(appraiser, decision->search, decision->before,
                    decision->analyst->analysis->nodes, seed);
    appraise_best(appraiser, decision->search, decision->before, &decision->best);
    search_outlook(decision->search, &event->expected);
    make_move(decision, &decision->best.move, decision->after_best);
    event->actual = event->expected;
}

static void explain(const struct decision *decision, struct analyse_event *event)
{
    const struct match *match = decision->analyst->match;
    struct text out = text_init(event->reason, sizeof event->reason);
    hint_reason(match->game, match->world, decision->before, &event->better,
                decision->after_best, decision->after_played, &out);
}

void analyse_move(struct analyst *analyst, struct search *search,
                  struct analyse_event *event)
{
    struct decision decision = {.analyst = analyst, .search = search};
    begin_decision(&decision, event);
    if (is_forced(&decision))
        return;
    event->class = ANALYSE_GOOD;
    search_best(&decision, event);
    if (!appraise_stopped(&analyst->appraiser) && !is_best_played(&decision))
        compare_moves(&decision, event);
    if (event->better.count > 0)
        explain(&decision, event);
}
