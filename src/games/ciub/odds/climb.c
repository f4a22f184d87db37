/* climb.c: which of many dice and colours to consider: from few to more, by exact
 * chances. A further die does no harm, nor does a further colour of the supply, so the
 * chance with any part is a lower bound, and the best part found is the answer. */
#include "games/ciub/odds/inquiry.h"

/* A part and its exact chance. */
struct place {
    struct odds_part part;
    double chance;
};

/* Goes there if that is better. */
static void look_at(struct inquiry *inquiry, const struct odds_part *part,
                    uint64_t effort, struct place *best)
{
    double chance;
    if (ciub_inquire(inquiry, part, effort, &chance) &&
        (best->part.dice < part->dice || chance > best->chance))
        *best = (struct place){*part, chance};
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
static bool add_die(struct inquiry *inquiry, struct place *place)
{
    const struct ciub_situation *s = inquiry->situation;
    int first = ciub_part_next(s, &inquiry->progress, &place->part);
    struct odds_part with = ciub_part_with(place->part, first);
    struct place best = *place;
    look_at(inquiry, &with, EFFORT_ANY, &best);
    for (int name = 0; name < PART_NAMES && inquiry->left > 0; name++) {
        if (name == first || ciub_part_spare(s, &place->part, name) == 0)
            continue;
        with = ciub_part_with(place->part, name);
        look_at(inquiry, &with, EFFORT_ANY, &best);
    }
    bool added = best.part.dice > place->part.dice;
    *place = best;
    return added;
}

/* The best exchange of one die for another; false when none is better. */
static bool exchange_die(struct inquiry *inquiry, struct place *place, uint64_t effort)
{
    const struct ciub_situation *s = inquiry->situation;
    struct place best = *place;
    uint64_t until = inquiry->spent + effort;
    for (int out = 0; out < PART_NAMES; out++) {
        if (ciub_part_count(&place->part, out) == 0 || ciub_part_needs(s, out))
            continue;
        struct odds_part rest = ciub_part_without(place->part, out);
        for (int in = 0; in < PART_NAMES && inquiry->spent < until; in++) {
            if (in == out || ciub_part_spare(s, &place->part, in) == 0)
                continue;
            struct odds_part with = ciub_part_with(rest, in);
            look_at(inquiry, &with, until - inquiry->spent, &best);
        }
    }
    bool improved = best.chance > place->chance;
    *place = best;
    return improved;
}

/* As long as it gets better, for at most that effort. */
static void exchange_dice(struct inquiry *inquiry, struct place *place, uint64_t effort)
{
    uint64_t until = inquiry->spent + effort;
    while (inquiry->spent < until && exchange_die(inquiry, place, until - inquiry->spent))
        continue;
}

static void add_dice(struct inquiry *inquiry, struct place *place, int most)
{
    while (place->part.dice < most && inquiry->left > 0 && add_die(inquiry, place))
        continue;
}

static bool start_climb(struct inquiry *inquiry, int most, struct place *place)
{
    int fewest = fewest_dice(inquiry);
    if (fewest > most)
        return false;
    place->part = ciub_part_promising(inquiry->situation, &inquiry->progress, fewest);
    place->part.ignored = inquiry->ignored;
    return ciub_inquire(inquiry, &place->part, EFFORT_ANY, &place->chance);
}

/* Dice are exchanged while they are few, where that is cheap, and again where the next
 * die may be too expensive. */
struct odds_part ciub_inquire_dice(struct inquiry *inquiry, int usual, int most)
{
    struct place place;
    if (!start_climb(inquiry, most, &place))
        return (struct odds_part){0};
    exchange_dice(inquiry, &place, inquiry->left / 4);
    add_dice(inquiry, &place, usual);
    exchange_dice(inquiry, &place, inquiry->left / 2);
    add_dice(inquiry, &place, most);
    exchange_dice(inquiry, &place, inquiry->left);
    return place.part;
}

/* --- colours of the supply ---------------------------------------------------------- */

/* The first colours of an order, as those to ignore; too few of them may leave what is
 * missing out of reach. */
struct palette {
    int order[CIUB_COLOURS];
    int offers;
    int few; /* the fewest that leave it within reach, at least 1 */
};

static uint8_t but_for(const struct palette *palette, int colours)
{
    unsigned ignored = UINT8_MAX;
    for (int i = 0; i < colours && i < palette->offers; i++)
        ignored &= ~(1u << palette->order[i]);
    return colours >= palette->offers ? 0 : (uint8_t)ignored;
}

static bool within_reach(const struct inquiry *inquiry, uint8_t ignored)
{
    struct ciub_situation s = *inquiry->situation;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        if ((ignored >> colour & 1) != 0)
            s.supply[colour] = 0;
    return !ciub_out_of_reach(&s, &inquiry->progress);
}

static struct palette mix_palette(const struct inquiry *inquiry,
                                  const struct odds_part *part)
{
    struct palette palette = {.few = 1};
    palette.offers =
        ciub_part_offers(inquiry->situation, &inquiry->progress, part, palette.order);
    while (palette.few < palette.offers &&
           !within_reach(inquiry, but_for(&palette, palette.few)))
        palette.few++;
    return palette;
}

/* Many colours are hardly cheaper than all, so only few are tried before them. */
void ciub_inquire_colours(struct inquiry *inquiry, struct odds_part part)
{
    struct palette palette = mix_palette(inquiry, &part);
    double chance;
    bool finished = true;
    for (int more = 0; more < 3 && finished; more++) {
        part.ignored = but_for(&palette, palette.few + more);
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
    struct palette palette = mix_palette(inquiry, &part);
    return but_for(&palette, palette.few);
}
