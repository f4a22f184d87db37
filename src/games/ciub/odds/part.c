/* part.c: a part of a situation, and which dice and colours are the most useful. */
#include "games/ciub/odds/part.h"

/* --- dice of a part ----------------------------------------------------------------- */

int ciub_part_count(const struct odds_part *part, int name)
{
    int count = 0;
    if (name < CIUB_COLOURS)
        return hues_of(part->rolling, name);
    for (int i = 0; dice_at(part->outside, i) >= 0; i++)
        count += dice_at(part->outside, i) == name - CIUB_COLOURS;
    return count;
}

int ciub_part_spare(const struct ciub_situation *s, const struct odds_part *part,
                    int name)
{
    int all = name < CIUB_COLOURS ? s->rolling[name] : s->outside[name - CIUB_COLOURS];
    return all - ciub_part_count(part, name);
}

struct odds_part ciub_part_with(struct odds_part part, int name)
{
    if (name < CIUB_COLOURS)
        part.rolling += hue(name);
    else
        part.outside = dice_add(part.outside, name - CIUB_COLOURS);
    part.dice++;
    return part;
}

struct odds_part ciub_part_without(struct odds_part part, int name)
{
    int i = 0;
    part.dice--;
    if (name < CIUB_COLOURS) {
        part.rolling -= hue(name);
        return part;
    }
    while (dice_at(part.outside, i) != name - CIUB_COLOURS)
        i++;
    part.outside = dice_remove(part.outside, i);
    return part;
}

struct odds_part ciub_part_all(const struct ciub_situation *s)
{
    struct odds_part part = {0};
    for (int name = 0; name < PART_NAMES; name++)
        while (ciub_part_spare(s, &part, name) > 0)
            part = ciub_part_with(part, name);
    return part;
}

bool ciub_part_needs(const struct ciub_situation *s, int name)
{
    const struct ciub_begun *begun = &s->begun;
    int kind = name - CIUB_COLOURS;
    bool acts = begun->verb != VERB_NONE && begun->verb != VERB_PUT;
    return acts && kind >= 0 && (kind == begun->source || kind == begun->target);
}

/* --- what promises most ------------------------------------------------------------- */

/* How far dice would bring each lane, roughly: whole dice in expectation. Symbols that
 * act bring every lane a little, where they are counted. */
struct expectation {
    bool acts;
    double lane[LANES];
    double sum;
};

static void expect_symbol(const struct ciub_set *set, struct expectation *expected,
                          int kind, double weight)
{
    static const double help[SYMBOLS] = {
        [SYMBOL_SWAP] = 0.35, [SYMBOL_REROLL] = 0.15, [SYMBOL_ADJUST] = 0.35};
    double help_now = expected->acts ? help[set->symbol[kind]] * weight : 0;
    for (int lane = 0; lane < LANES; lane++)
        expected->lane[lane] += help_now;
    expected->sum += help_now * (double)CIUB_NUMBERS + set->value[kind] * weight;
    if (kind_lane(set, kind) != LANE_NONE)
        expected->lane[kind_lane(set, kind)] += weight;
}

/* A die that lies may be put as it is, or rolled again like one in the air. */
static void expect_die(const struct ciub_set *set, struct expectation *expected, int name)
{
    bool lies = name >= CIUB_COLOURS;
    int colour = lies ? kind_colour(name - CIUB_COLOURS) : name;
    const struct ciub_die *die = &set->die[colour];
    double weight = (lies ? 0.5 : 1.0) / (double)CIUB_SIDES;
    for (int look = 0; look < die->symbols; look++)
        expect_symbol(set, expected, kind_of(colour, look), die->sides[look] * weight);
    if (lies)
        expect_symbol(set, expected, name - CIUB_COLOURS, 0.5);
}

static struct expectation expectation_of(const struct ciub_set *set,
                                         const struct odds_part *part, bool acts)
{
    struct expectation expected = {.acts = acts};
    for (int name = 0; name < PART_NAMES; name++)
        for (int i = ciub_part_count(part, name); i > 0; i--)
            expect_die(set, &expected, name);
    return expected;
}

/* Rises with what is there of something wanted, the less the more there is. */
static double share_of(double there, double wanted)
{
    return (there + 0.01) / (there + wanted);
}

/* All lanes must be served, so their shares are multiplied. */
static double usefulness_of(const struct ciub_set *set, const struct progress *progress,
                            const struct odds_part *part, bool acts)
{
    struct expectation expected = expectation_of(set, part, acts);
    double usefulness = 1, equal = 0;
    for (int lane = 0; lane < LANES; lane++) {
        int missing = lane_of(progress->missing, lane);
        int have = lane_of(progress->have, lane);
        double share = share_of(expected.lane[lane] + have, progress->equal);
        for (int i = 0; i < missing; i++)
            usefulness *= share_of(expected.lane[lane], missing);
        equal = share > equal ? share : equal;
    }
    if (progress->sum > 0)
        usefulness *= share_of(expected.sum, progress->sum);
    return progress->equal > 0 ? usefulness * equal : usefulness;
}

int ciub_part_next(const struct ciub_situation *s, const struct progress *progress,
                   const struct odds_part *part)
{
    double most = -1;
    int best = -1;
    for (int name = 0; name < PART_NAMES; name++) {
        if (ciub_part_spare(s, part, name) == 0)
            continue;
        struct odds_part with = ciub_part_with(*part, name);
        double usefulness = usefulness_of(s->set, progress, &with, true);
        if (usefulness > most) {
            most = usefulness;
            best = name;
        }
    }
    return best;
}

struct odds_part ciub_part_promising(const struct ciub_situation *s,
                                     const struct progress *progress, int dice)
{
    struct odds_part part = {0};
    for (int name = 0; name < PART_NAMES; name++)
        if (ciub_part_needs(s, name))
            part = ciub_part_with(part, name);
    if (s->begun.verb == VERB_ADJUST && s->begun.target == s->begun.source)
        part = ciub_part_with(part, CIUB_COLOURS + s->begun.source);
    while (part.dice < dice)
        part = ciub_part_with(part, ciub_part_next(s, progress, &part));
    return part;
}

/* The dice that can be swapped one day are taken away; returns how many. */
static int take_wild(const struct ciub_set *set, struct odds_part *part)
{
    int wild = 0;
    for (int name = 0; name < PART_NAMES; name++) {
        int colour = name < CIUB_COLOURS ? name : kind_colour(name - CIUB_COLOURS);
        while (ciub_part_count(part, name) > 0 && ciub_set_swaps(set, colour)) {
            *part = ciub_part_without(*part, name);
            wild++;
        }
    }
    return wild;
}

/* The colour that would help the part most, of those allowed: by its faces alone, since
 * colours that act are expensive. */
static int best_offer(const struct ciub_situation *s, const struct progress *progress,
                      const struct odds_part *part, unsigned allowed)
{
    double most = -1;
    int best = -1;
    for (int colour = 0; colour < s->set->colours; colour++) {
        if (s->supply[colour] == 0 || (allowed >> colour & 1) == 0)
            continue;
        struct odds_part with = ciub_part_with(*part, colour);
        double usefulness = usefulness_of(s->set, progress, &with, false);
        if (usefulness > most) {
            most = usefulness;
            best = colour;
        }
    }
    return best;
}

/* Colours that can show swap themselves make everything expensive: they come last. */
static unsigned tame_colours(const struct ciub_set *set)
{
    unsigned tame = 0;
    for (int colour = 0; colour < set->colours; colour++)
        if (!ciub_set_swaps(set, colour))
            tame |= 1u << colour;
    return tame;
}

/* Swapped dice are replaced one by one, by what promises most then; colours that would
 * not be taken follow. */
int ciub_part_offers(const struct ciub_situation *s, const struct progress *progress,
                     const struct odds_part *part, int order[CIUB_COLOURS])
{
    struct odds_part swapped = *part;
    int count = 0, wild = take_wild(s->set, &swapped);
    unsigned tame = tame_colours(s->set), left = UINT8_MAX;
    for (int i = 0; i < wild; i++) {
        int colour = best_offer(s, progress, &swapped, tame);
        if (colour < 0)
            break;
        swapped = ciub_part_with(swapped, colour);
        if ((left >> colour & 1) != 0)
            order[count++] = colour;
        left &= ~(1u << colour);
    }
    for (int pass = 0; wild > 0 && pass < 2; pass++)
        for (int colour = 0; colour < s->set->colours; colour++)
            if (s->supply[colour] > 0 && (left >> colour & 1) != 0 &&
                (int)(tame >> colour & 1) != pass)
                order[count++] = colour;
    return count;
}

/* --- what the solver makes of it ---------------------------------------------------- */

/* How many different classes a colour shows. */
static int count_faces(const struct ciub_set *set, const struct progress *progress,
                       int dice, int colour)
{
    const struct ciub_die *die = &set->die[colour];
    int faces = 0, idle = 0;
    for (int look = 0; look < die->symbols; look++) {
        int lane = kind_lane(set, kind_of(colour, look));
        bool helps = lane != LANE_NONE && ciub_progress_useful(progress, dice, lane);
        bool acts =
            die->symbol[look] >= SYMBOL_SWAP && die->symbol[look] != SYMBOL_TWO_FOR_ONE;
        faces += helps || acts;
        idle |= !helps && !acts;
    }
    return faces + idle;
}

double ciub_part_outcomes(const struct solver *solver, const struct progress *progress,
                          const struct odds_part *part)
{
    double rolls = 1;
    int wild = 0, sides = 0;
    hues_t hues = part->rolling + dice_hues(part->outside);
    for (int colour = 0; colour < solver->set->colours; colour++) {
        int count = hues_of(hues, colour);
        int faces = count_faces(solver->set, progress, part->dice, colour);
        sides += faces;
        if ((solver->swappers >> colour & 1) != 0) {
            wild += count;
            continue;
        }
        for (int i = 1; i <= count; i++)
            rolls = rolls * (faces - 1 + i) / i;
    }
    for (int i = 1; i <= wild; i++)
        rolls = rolls * (sides - 1 + i) / i;
    return rolls;
}

/* Where no die can be swapped the supply does not matter, and one table does for all. */
hues_t ciub_part_room(const struct solver *solver, const struct ciub_situation *s,
                      const struct odds_part *part)
{
    hues_t hues = part->rolling + dice_hues(part->outside), room = 0;
    bool swaps = false;
    for (int colour = 0; colour < s->set->colours; colour++)
        swaps = swaps || (hues_of(hues, colour) > 0 && (solver->swappers >> colour & 1));
    for (int colour = 0; colour < s->set->colours; colour++) {
        int supply = (part->ignored >> colour & 1) != 0 ? 0 : s->supply[colour];
        int count = supply + hues_of(hues, colour);
        room += hue(colour) * (hues_t)(count > 15 || !swaps ? 15 : count);
    }
    return room;
}
