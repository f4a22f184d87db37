/* dice_potential.c: what dice potential.
 *
 * A die on its own is followed through its rolls as if nothing else lay there. Swap makes
 * it a die of the best colour, which is rolled without a loss (4.7); re-roll rolls it
 * once more; a skull is lost; adjust shows what is wanted on the die itself where it can.
 * Then so many dice with one and the same chance of a hit are followed together: hits go
 * into the tray, and where there is none another die must. */
#include "games/ciub/odds/dice_potential.h"

#include "base/number.h"

/* An adjusting die without the face that is wanted turns another one, and is lost. */
static const float ADJUST_OTHER = 0.75f;
/* Dice that cannot show what is wanted help others to: hits for each such side. */
static const float HELP_TURN = 0.5f, HELP_ROLL = 0.05f;

enum { MOST_ROLLS = (POTENTIAL_LONGEST + 2) / 2 + 1, SWEEPS = 5 };

struct rolls {
    float colour[MOST_ROLLS + 1][CIUB_COLOURS];
};

/* --- a die on its own --------------------------------------------------------------- */

static float chance_of(const struct ciub_die *die, int look)
{
    return (float)die->sides[look] / (float)CIUB_SIDES;
}

static bool is_wanted(int symbol, int numbers)
{
    if (symbol == SYMBOL_SKULL)
        return numbers == POTENTIAL_SKULLS;
    return symbol <= CIUB_NUMBERS && (numbers >> (symbol - 1) & 1) != 0;
}

static bool can_show(const struct ciub_set *set, int colour, int numbers)
{
    for (int look = 0; look < set->die[colour].symbols; look++)
        if (is_wanted(set->die[colour].symbol[look], numbers))
            return true;
    return false;
}

/* What a side brings at once: a hit, of a set of numbers. */
static float hit_worth(const struct ciub_set *set, int colour, int symbol, int numbers)
{
    if (is_wanted(symbol, numbers))
        return 1;
    if (symbol != SYMBOL_ADJUST)
        return 0;
    if (can_show(set, colour, numbers))
        return 1;
    return ciub_set_swaps(set, colour) ? ADJUST_OTHER : 0;
}

/* ... or a number. */
static float value_worth(const struct ciub_set *set, int colour, int symbol, int numbers)
{
    (void)numbers;
    if (symbol == SYMBOL_ADJUST)
        return (float)ciub_set_highest(set, colour);
    return symbol <= CIUB_NUMBERS ? (float)symbol : 0;
}

typedef float side_worth(const struct ciub_set *set, int colour, int symbol, int numbers);

/* One roll of a die: `swapped` is what the best die is worth that is rolled now, `later`
 * what this one is with a roll less. */
static float one_roll(const struct ciub_set *set, int colour, int numbers,
                      side_worth *worth, float swapped, float later)
{
    const struct ciub_die *die = &set->die[colour];
    float total = 0, again = 0;
    for (int look = 0; look < die->symbols; look++) {
        int symbol = die->symbol[look];
        float chance = chance_of(die, look);
        float now = worth(set, colour, symbol, numbers);
        float then = symbol == SYMBOL_SWAP ? swapped : symbol == SYMBOL_SKULL ? 0 : later;
        if (symbol == SYMBOL_REROLL)
            again += chance;
        else
            total += chance * (now > then ? now : then);
    }
    return again < 1 ? total / (1 - again) : 0;
}

static float best_of(const struct ciub_set *set, const float worth[CIUB_COLOURS])
{
    float best = 0;
    for (int colour = 0; colour < set->colours; colour++)
        if (worth[colour] > best)
            best = worth[colour];
    return best;
}

/* A swapped die may be swapped again: sweeps raise the worth of a swap to account for it.
 */
static void roll_on(const struct ciub_set *set, int numbers, side_worth *worth,
                    struct rolls *rolls)
{
    *rolls = (struct rolls){0};
    for (int i = 1; i <= MOST_ROLLS; i++)
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            float swapped = best_of(set, rolls->colour[i]);
            for (int colour = 0; colour < set->colours; colour++)
                rolls->colour[i][colour] = one_roll(set, colour, numbers, worth, swapped,
                                                    rolls->colour[i - 1][colour]);
        }
}

/* With (length + 1) / 2 rolls. */
static float in_rolls(const struct rolls *rolls, int colour, int length)
{
    int fewer = (length + 1) / 2, more = (length + 2) / 2;
    return (rolls->colour[fewer][colour] + rolls->colour[more][colour]) / 2;
}

/* The chance of each of so many rolls that together have the chance `all`. */
static float of_each(float all, float rolls)
{
    return all < 0.9999f ? 1 - number_exp(number_log(1 - all) / rolls) : 1;
}

static void find_lane(const struct ciub_set *set, struct ciub_potential *potential,
                      int lane)
{
    for (int colour = 0; colour < set->colours; colour++) {
        int look = ciub_set_look(set, colour, lane_symbol(lane));
        potential->face[lane][colour] = look < 0 ? 0 : chance_of(&set->die[colour], look);
        if (look >= 0 || ciub_set_swaps(set, colour))
            potential->able[lane] |= UINT64_C(0xff) << 8 * colour;
    }
}

static void find_numbers(const struct ciub_set *set, struct ciub_potential *potential,
                         int numbers)
{
    struct rolls rolls;
    roll_on(set, numbers, hit_worth, &rolls);
    for (int colour = 0; colour < set->colours; colour++) {
        bool able = can_show(set, colour, numbers) || ciub_set_swaps(set, colour);
        float help =
            HELP_TURN * potential->adjust[colour] + HELP_ROLL * potential->reroll[colour];
        for (int length = 1; length <= POTENTIAL_LONGEST; length++)
            potential->show[numbers][length][colour] =
                able ? of_each(in_rolls(&rolls, colour, length), (float)(length + 1) / 2)
                     : help;
    }
}

static void find_values(const struct ciub_set *set, struct ciub_potential *potential)
{
    struct rolls rolls;
    float best = 0;
    roll_on(set, 0, value_worth, &rolls);
    for (int colour = 0; colour < set->colours; colour++) {
        potential->highest[colour] = (float)ciub_set_highest(set, colour);
        for (int length = 1; length <= POTENTIAL_LONGEST; length++)
            potential->value[length][colour] = in_rolls(&rolls, colour, length);
    }
    best = best_of(set, potential->highest);
    for (int colour = 0; colour < set->colours; colour++)
        if (ciub_set_swaps(set, colour))
            potential->highest[colour] = best;
}

static void find_symbols(const struct ciub_set *set, struct ciub_potential *potential)
{
    float *const chance[SYMBOLS] = {[SYMBOL_SWAP] = potential->swap,
                                    [SYMBOL_REROLL] = potential->reroll,
                                    [SYMBOL_ADJUST] = potential->adjust,
                                    [SYMBOL_SKULL] = potential->skull,
                                    [SYMBOL_TWO_FOR_ONE] = potential->pair};
    for (int colour = 0; colour < set->colours; colour++) {
        const struct ciub_die *die = &set->die[colour];
        for (int look = 0; look < die->symbols; look++)
            if (chance[die->symbol[look]] != NULL)
                chance[die->symbol[look]][colour] = chance_of(die, look);
    }
}

/* --- dice together ------------------------------------------------------------------ */

/* Chances of a chain of rolls, with one chance of a hit. */
struct chain {
    float reach[POTENTIAL_ABLE + 1][POTENTIAL_IDLE + 1][POTENTIAL_MISSING + 1];
};

static float after_hits(const struct chain *chain, int able, int idle, int missing,
                        int hits)
{
    if (hits >= missing)
        return 1;
    if (hits > 0)
        return chain->reach[able - hits][idle][missing - hits];
    return idle > 0 ? chain->reach[able][idle - 1][missing]
                    : chain->reach[able - 1][0][missing];
}

static float reach(const struct chain *chain, int able, int idle, int missing, float hit)
{
    float chance[POTENTIAL_ABLE + 1] = {1}; /* of so many hits */
    float total = 0;
    for (int die = 0; die < able; die++)
        for (int hits = die + 1; hits >= 0; hits--)
            chance[hits] =
                chance[hits] * (1 - hit) + (hits > 0 ? chance[hits - 1] * hit : 0);
    for (int hits = 0; hits <= able; hits++)
        total += chance[hits] * after_hits(chain, able, idle, missing, hits);
    return total;
}

static float log_odds(float chance)
{
    const float least = 1e-4f;
    chance = chance < least ? least : chance > 1 - least ? 1 - least : chance;
    return number_log(chance / (1 - chance));
}

static void follow_chain(struct ciub_potential *potential, int step, struct chain *chain)
{
    float root = step < POTENTIAL_GRID ? (float)step / (float)POTENTIAL_GRID : 1;
    float hit = root * root;
    for (int able = 0; able <= POTENTIAL_ABLE; able++)
        for (int idle = 0; idle <= POTENTIAL_IDLE; idle++)
            for (int missing = 0; missing <= POTENTIAL_MISSING; missing++) {
                float chance = missing == 0     ? 1
                               : missing > able ? 0
                                                : reach(chain, able, idle, missing, hit);
                chain->reach[able][idle][missing] = chance;
                potential->chain[able][idle][missing][step] = log_odds(chance);
            }
}

static void find_logistic(struct ciub_potential *potential)
{
    const int steps = 2 * POTENTIAL_ODDS * POTENTIAL_ODDS_STEPS;
    for (int i = 0; i <= steps; i++)
        potential->logistic[i] = number_logistic((float)i / (float)POTENTIAL_ODDS_STEPS -
                                                 (float)POTENTIAL_ODDS);
    potential->logistic[steps + 1] = potential->logistic[steps];
}

void ciub_potential_find(const struct ciub_set *set, struct ciub_potential *potential)
{
    struct chain chain;
    for (int lane = 0; lane < POTENTIAL_LANES; lane++)
        find_lane(set, potential, lane);
    find_symbols(set, potential);
    for (int numbers = 1; numbers <= POTENTIAL_SKULLS; numbers++)
        find_numbers(set, potential, numbers);
    find_values(set, potential);
    find_logistic(potential);
    for (int step = 0; step <= POTENTIAL_GRID + 1; step++)
        follow_chain(potential, step, &chain);
}
