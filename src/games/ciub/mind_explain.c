/* mind_explain.c: why a move is a good idea. */
#include "games/ciub/mind_parts.h"

#include "core/move.h"

void ciub_explain(const void *world, const void *before, const struct move *move,
                  const void *after, const void *other, struct text *out)
{
    const struct ciub_world *ciub = world;
    (void)before;
    (void)after;
    (void)other;
    int card = choice_value(move->choice[0]);
    if (choice_verb(move->choice[0]) == VERB_GAIN)
        text_format(out, "gains %d points", ciub->set.card[card].points);
}
