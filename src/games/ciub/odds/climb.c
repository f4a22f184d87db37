/* climb.c: which of many dice and colours to consider: from few to more, by exact
 * chances. A further die does no harm, nor does a further colour of the supply, so the
 * chance with any part is a lower bound, and the best part found is the answer. */
#include "games/ciub/odds/inquiry.h"

/* A part and its exact chance. */
struct candidate {
    struct odds_part part;
    double chance;
};

/* Takes the part in place of the best one if it is better. */
static void try_part(struct inquiry *inquiry, const struct odds_part *part,
                     uint64_t effort, struct candidate *best)
{
    double chance;
    if (ciub_inquire(inquiry, part, effort, &chance) &&
        (best->part.dice < part->dice || chance > best->chance))
        *best = (struct candidate){*part, chance};
}

/* The fewest dice with which the card is not out of reach for their number alone. */
static int fewest_dice(const struct inquiry *inquiry)
{
    int dice = 1;
    struct progress progress = inquiry->progress;
    while (dice < inquiry->dice && ciub_progress_settle(&progress, dice) == TABLE_LOST) {
        progress = inquiry->progress;
        dice++;
    }
    return dice;
}

/* One die more: the most promising one first, in case that is all the effort is for. */
static bool add_die(struct inquiry *inquiry, struct candidate *candidate)
{
    const struct ciub_situation *s = inquiry->situation;
    int first = ciub_part_next(s, &inquiry->progress, &candidate->part);
    struct odds_part with = ciub_part_with(candidate->part, first);
    struct candidate best = *candidate;
    try_part(inquiry, &with, EFFORT_ANY, &best);
    for (int name = 0; name < PART_NAMES && inquiry->left > 0; name++) {
        if (name == first || ciub_part_spare(s, &candidate->part, name) == 0)
            continue;
        with = ciub_part_with(candidate->part, name);
        try_part(inquiry, &with, EFFORT_ANY, &best);
    }
    bool added = best.part.dice > candidate->part.dice;
    *candidate = best;
    return added;
}

/* The best exchange of one die for another; false when none is better. */
static bool exchange_die(struct inquiry *inquiry, struct candidate *candidate,
                         uint64_t effort)
{
    const struct ciub_situation *s = inquiry->situation;
    struct candidate best = *candidate;
    uint64_t until = inquiry->spent + effort;
    for (int out = 0; out < PART_NAMES; out++) {
        if (ciub_part_count(&candidate->part, out) == 0 || ciub_part_needs(s, out))
            continue;
        struct odds_part rest = ciub_part_without(candidate->part, out);
        for (int in = 0; in < PART_NAMES && inquiry->spent < until; in++) {
            if (in == out || ciub_part_spare(s, &candidate->part, in) == 0)
                continue;
            struct odds_part with = ciub_part_with(rest, in);
            try_part(inquiry, &with, until - inquiry->spent, &best);
        }
    }
    bool improved = best.chance > candidate->chance;
    *candidate = best;
    return improved;
}

/* As long as it gets better, for at most that effort. */
static void exchange_dice(struct inquiry *inquiry, struct candidate *candidate,
                          uint64_t effort)
{
    uint64_t until = inquiry->spent + effort;
    while (inquiry->spent < until &&
           exchange_die(inquiry, candidate, until - inquiry->spent))
        continue;
}

static void add_dice(struct inquiry *inquiry, struct candidate *candidate, int most)
{
    while (candidate->part.dice < most && inquiry->left > 0 &&
           add_die(inquiry, candidate))
        continue;
}

static bool start_climb(struct inquiry *inquiry, int most, struct candidate *candidate)
{
    int fewest = fewest_dice(inquiry);
    if (fewest > most)
        return false;
    candidate->part = ciub_part_promising(inquiry->situation, &inquiry->progress, fewest);
    candidate->part.ignored = inquiry->ignored;
    return ciub_inquire(inquiry, &candidate->part, EFFORT_ANY, &candidate->chance);
}

/* Dice are exchanged while they are few, where that is cheap, and again where the next
 * die may be too expensive. */
struct odds_part ciub_inquire_dice(struct inquiry *inquiry, int usual, int most)
{
    struct candidate candidate;
    if (!start_climb(inquiry, most, &candidate))
        return (struct odds_part){0};
    exchange_dice(inquiry, &candidate, inquiry->left / 4);
    add_dice(inquiry, &candidate, usual);
    exchange_dice(inquiry, &candidate, inquiry->left / 2);
    add_dice(inquiry, &candidate, most);
    exchange_dice(inquiry, &candidate, inquiry->left);
    return candidate.part;
}

/* --- colours of the supply ---------------------------------------------------------- */

/* The first colours of an order, as those to ignore; too few of them may leave what is
 * missing out of reach. */
struct colour_order {
    int colour[CIUB_COLOURS];
    int offers;
    int few; /* the fewest that leave it within reach, at least 1 */
};

static uint8_t but_for(const struct colour_order *order, int colours)
{
    unsigned ignored = UINT8_MAX;
    for (int i = 0; i < colours && i < order->offers; i++)
        ignored &= ~(1u << order->colour[i]);
    return colours >= order->offers ? 0 : (uint8_t)ignored;
}

static bool within_reach(const struct inquiry *inquiry, uint8_t ignored)
{
    struct ciub_situation s = *inquiry->situation;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        if ((ignored >> colour & 1) != 0)
            s.supply[colour] = 0;
    return !ciub_out_of_reach(&s, &inquiry->progress);
}

static struct colour_order find_colour_order(const struct inquiry *inquiry,
                                             const struct odds_part *part)
{
    struct colour_order order = {.few = 1};
    order.offers =
        ciub_part_offers(inquiry->situation, &inquiry->progress, part, order.colour);
    while (order.few < order.offers && !within_reach(inquiry, but_for(&order, order.few)))
        order.few++;
    return order;
}

/* Many colours are hardly cheaper than all, so only few are tried before them. */
void ciub_inquire_colours(struct inquiry *inquiry, struct odds_part part)
{
    struct colour_order order = find_colour_order(inquiry, &part);
    double chance;
    bool finished = true;
    for (int more = 0; more < 3 && finished; more++) {
        part.ignored = but_for(&order, order.few + more);
        finished = ciub_inquire(inquiry, &part, EFFORT_ANY, &chance);
    }
    part.ignored = 0;
    if (finished)
        ciub_inquire(inquiry, &part, EFFORT_ANY, &chance);
}

uint8_t ciub_inquiry_narrow(const struct inquiry *inquiry)
{
    int dice = inquiry->dice < SOLVER_DICE ? inquiry->dice : SOLVER_DICE;
    struct odds_part part =
        ciub_part_promising(inquiry->situation, &inquiry->progress, dice);
    struct colour_order order = find_colour_order(inquiry, &part);
    return but_for(&order, order.few);
}
