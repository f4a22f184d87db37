/* reasons.c: what is said for a move in a drawn position. */
#include "tests/games/seals/ai/reasons.h"

#include "games/seals/ai/heuristics.h"

/* The state that a move leads to, from the one of now. */
static void look_ahead(const struct match *match, const char *words, struct move *move,
                       struct seals_state *state)
{
    struct reason why;
    if (!move_read(match->game, match->world, match->state, words, move, &why))
        fail_msg("%s: %s", words, why.text);
    for (int i = 0; i < move->count; i++)
        match->game->apply(match->world, state, move->choice[i]);
}

const char *reason_beside(struct position *p, const char *words, const char *other)
{
    const struct seals_state before = *position_state(p);
    struct seals_state after = before, beside = before;
    struct text out = position_text(p);
    struct move move, second;
    look_ahead(p->match, words, &move, &after);
    if (other != NULL)
        look_ahead(p->match, other, &second, &beside);
    seals_explain(p->match->world, &before, &move, &after, other != NULL ? &beside : NULL,
                  &out);
    assert_false(out.overflow);
    position_move(p, words);
    return out.data;
}

const char *reason_for(struct position *p, const char *words)
{
    return reason_beside(p, words, NULL);
}
