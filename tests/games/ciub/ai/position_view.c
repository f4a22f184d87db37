/* position_view.c: what the mind of ciub says of a drawn position. */
#include "tests/games/ciub/ai/position_view.h"

#include "core/heuristics.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"

const char *heuristics_prior(struct position *p)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    const void *world = position_world(p), *state = position_state(p);
    int count = ciub_game.choices(world, state, list), best = 0;
    ciub_game.heuristics->prior(world, state, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[best])
            best = i;
    struct text out = position_text(p);
    ciub_game.choice_write(world, state, list[best], &out);
    return out.data;
}

const char *heuristics_reason_inside(struct position *p, const char *line, int made)
{
    struct move move, rest = {0};
    struct reason why;
    struct ciub_state before = *position_state(p), after;
    if (!move_read(&ciub_game, position_world(p), &before, line, &move, &why))
        fail_msg("%s: %s", line, why.text);
    for (int i = 0; i < made; i++)
        ciub_apply(position_world(p), &before, move.choice[i]);
    after = before;
    for (int i = made; i < move.count; i++) {
        rest.choice[rest.count++] = move.choice[i];
        ciub_apply(position_world(p), &after, move.choice[i]);
    }
    struct text out = position_text(p);
    ciub_game.heuristics->explain(position_world(p), &before, &rest, &after, NULL, &out);
    return out.data;
}

const char *heuristics_reason(struct position *p, const char *line)
{
    return heuristics_reason_inside(p, line, 0);
}
