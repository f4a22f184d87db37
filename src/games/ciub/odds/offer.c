/* offer.c: colours that a swap need not be made for, since another one does all that
 * they do.
 *
 * A colour is *dominated* by another one if each of its sides can be matched with a side
 * of the other that is at least as good: who has the better die plays as if it showed
 * what the worse one would, and what goes into the tray, stays outside or is turned is
 * never worse. The better colour must never run out, or it could not be had instead. As
 * dice go into the tray fewer faces help, never more, and what never runs out still does
 * not: so the worse colour stays so in all tables that follow. */
#include "games/ciub/odds/solver.h"

/* What helps, as bits: lanes, and that a higher number is as good as a lower one. */
enum { SUM_BIT = 1 << LANES };

static unsigned sense_of(const struct progress *progress, int dice)
{
    unsigned lanes = 0;
    for (int lane = 0; lane < LANES; lane++)
        if (ciub_progress_useful(progress, dice, lane))
            lanes |= 1u << lane;
    bool sum = progress->sum > 0 && progress->missing == 0 && progress->equal == 0;
    return lanes | (sum ? (unsigned)SUM_BIT : 0);
}

static int symbol_lane(int symbol)
{
    if (symbol == SYMBOL_SKULL)
        return CIUB_LANE_SKULL;
    return symbol <= CIUB_NUMBERS ? symbol - 1 : LANE_NONE;
}

/* Whether a die that shows `good` is at least as good as one that shows `bad`. */
static bool as_good(unsigned sense, int good, int bad)
{
    int lane = symbol_lane(bad);
    bool helps = lane != LANE_NONE && (sense >> lane & 1) != 0;
    if (good == bad)
        return true;
    if (helps)
        return (sense & SUM_BIT) != 0 && good <= CIUB_NUMBERS && good > bad;
    if (symbol_acts(bad))
        return false;
    return bad == SYMBOL_SKULL || good != SYMBOL_SKULL;
}

/* The sides of two dice being matched. */
struct matching {
    const struct ciub_die *good, *bad;
    unsigned sense;
    int match[CIUB_SIDES]; /* the bad die's side that a good one stands for, or -1 */
};

static int side_symbol(const struct ciub_die *die, int side)
{
    return die->symbol[die->look[side]];
}

/* Finds a good side for a bad one, moving others on if need be. */
static bool match_side(struct matching *m, int bad, unsigned *tried)
{
    for (int good = 0; good < CIUB_SIDES; good++) {
        if ((*tried >> good & 1) != 0 ||
            !as_good(m->sense, side_symbol(m->good, good), side_symbol(m->bad, bad)))
            continue;
        *tried |= 1u << good;
        if (m->match[good] < 0 || match_side(m, m->match[good], tried)) {
            m->match[good] = bad;
            return true;
        }
    }
    return false;
}

static bool dominates(const struct ciub_set *set, unsigned sense, int good, int bad)
{
    struct matching m = {&set->die[good], &set->die[bad], sense, {0}};
    for (int side = 0; side < CIUB_SIDES; side++)
        m.match[side] = -1;
    for (int side = 0; side < CIUB_SIDES; side++) {
        unsigned tried = 0;
        if (!match_side(&m, side, &tried))
            return false;
    }
    return true;
}

/* The colours that dominate each colour, as bits: worked out once for each sense. */
static const uint8_t *dominators(struct solver *solver, unsigned sense)
{
    struct domination *known = &solver->domination[sense];
    for (int bad = 0; bad < solver->set->colours && !known->known; bad++)
        for (int good = 0; good < solver->set->colours; good++)
            if (good != bad && dominates(solver->set, sense, good, bad))
                known->by[bad] |= (uint8_t)(1 << good);
    known->known = true;
    return known->by;
}

uint8_t ciub_solver_offer(struct solver *solver, const struct progress *progress,
                          int dice, hues_t room)
{
    const uint8_t *by = dominators(solver, sense_of(progress, dice));
    unsigned plenty = 0, offered = 0;
    for (int colour = 0; colour < solver->set->colours; colour++)
        if (hues_of(room, colour) > dice)
            plenty |= 1u << colour;
    for (int colour = 0; colour < solver->set->colours; colour++) {
        unsigned better = by[colour] & plenty;
        for (int i = 0; i < solver->set->colours; i++) /* of equals the first stays */
            if ((plenty >> colour & 1) != 0 && i > colour && (by[i] >> colour & 1) != 0)
                better &= ~(1u << i);
        if (better == 0)
            offered |= 1u << colour;
    }
    return (uint8_t)offered;
}
