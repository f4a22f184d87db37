/* mind_explain.c: why a move is a good idea, in a few words. */
#include "games/seals/mind.h"
#include "games/seals/text.h"

#include "games/seals/mind_parts.h"

/* What the actor of the first state has won of what lay on the board. */
static void tell_scrolls(const struct seals_state *before,
                         const struct seals_state *after, struct text *out)
{
    const struct seals_seat *mine = &after->seat[before->actor];
    uint64_t won = (mine->up | mine->down) & before->lying;
    for (; won != 0; won &= won - 1) {
        text_put(out, out->length > 0 ? " and " : "wins ");
        write_scroll(after, __builtin_ctzll(won), out);
    }
}

void seals_explain(const void *world, const void *before, const struct move *move,
                   const void *after, const void *other, struct text *out)
{
    (void)world, (void)move, (void)other;
    tell_scrolls(before, after, out);
}
