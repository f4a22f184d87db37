/* read_keep.c: words for the dice that are kept after a gain (4.9). */
#include "games/ciub/notation/internal.h"
#include "games/ciub/rules/rules.h"

/* "green", or "green 2for1" */
static int read_kept(struct reading *r)
{
    int colour = ciub_read_colour(r, VERB_KEEP);
    if (colour < 0)
        return -1;
    bool paired = reader_accept(r->in, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
    if (paired && ciub_set_look(r->set, colour, SYMBOL_TWO_FOR_ONE) < 0) {
        ciub_refuse_look(r, colour, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
        return -1;
    }
    return 2 * colour + paired;
}

/* Dice that the rest of the line names; 0 when it is not wholly made of dice. */
static int count_ahead(const struct reading *r)
{
    struct reader ahead = *r->in;
    struct reason ignored;
    struct reading rest = *r;
    int count = 0;
    rest.in = &ahead;
    rest.why = &ignored;
    for (; !reader_at_end(&ahead); count++)
        if (read_kept(&rest) < 0)
            return 0;
    return count;
}

/* Looks at the whole line first: whoever names six dice is told so, and not that one of
 * them cannot be kept. */
bool ciub_read_kept(struct reading *r)
{
    const struct ciub_state *state = r->state;
    int kept = colours_sum(colours_load(state->plain) + colours_load(state->paired));
    int all = kept + count_ahead(r);
    if (all > CIUB_KEPT)
        return reason_set(r->why, "4.9", "five dice are kept, not %d", all);
    int name = read_kept(r);
    return name >= 0 && reading_done(r, VERB_KEEP, name);
}
