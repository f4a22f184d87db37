/* odds_climb.c: which of many dice to consider: from few dice to more, by exact chances.
 * A further die does no harm, so the chance with any part of the dice is a lower bound,
 * and the best part found is the answer. */
#include "games/ciub/odds_inquiry.h"

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
    bool better = best.chance > place->chance;
    *place = best;
    return better;
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
    return ciub_inquire(inquiry, &place->part, EFFORT_ANY, &place->chance);
}

/* Dice are exchanged while they are few, where that is cheap, and again where the next
 * die may be too dear. */
void ciub_inquire_parts(struct inquiry *inquiry, int usual, int most)
{
    struct place place;
    if (!start_climb(inquiry, most, &place))
        return;
    exchange_dice(inquiry, &place, inquiry->left / 4);
    add_dice(inquiry, &place, usual);
    exchange_dice(inquiry, &place, inquiry->left / 2);
    add_dice(inquiry, &place, most);
    exchange_dice(inquiry, &place, inquiry->left);
}

/* What is worked out with fewer dice is needed with more, so that little is lost on the
 * way. A part of the effort is kept back for exchanges where it ends early. */
void ciub_inquire_all(struct inquiry *inquiry)
{
    uint64_t kept = inquiry->left / 8;
    struct place place;
    inquiry->left -= kept;
    bool goes_on = start_climb(inquiry, inquiry->dice, &place);
    bool started = goes_on;
    while (goes_on && place.part.dice < inquiry->dice) {
        int name = ciub_part_next(inquiry->situation, &inquiry->progress, &place.part);
        struct place next = {ciub_part_with(place.part, name), 0};
        goes_on = ciub_inquire(inquiry, &next.part, EFFORT_ANY, &next.chance);
        place = goes_on ? next : place;
    }
    inquiry->left += kept;
    if (started && !goes_on)
        exchange_dice(inquiry, &place, inquiry->left);
}
