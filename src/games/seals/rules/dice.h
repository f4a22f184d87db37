/* dice.h: handfuls of dice of one colour, as counts per value in the nibbles of a word.
 *
 * The count of dice that show v stands in bits 4(v-1)..4(v-1)+3; there are never more
 * than six dice of one colour, so bit 3 of a nibble is always clear and serves as a
 * guard. */
#ifndef GAMES_SEALS_RULES_DICE_H
#define GAMES_SEALS_RULES_DICE_H

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t dice_t;

enum {
    DICE_BELOW_SIX = 0x0fffff,
    DICE_ABOVE_ONE = 0xfffff0,
    DICE_GUARD = 0x888888,
    DICE_MAX_MINIMAL = 64,
};

static inline dice_t dice_one(int value)
{
    return (dice_t)1 << (4 * (value - 1));
}

static inline int dice_count_of(dice_t dice, int value)
{
    return (int)(dice >> (4 * (value - 1)) & 15);
}

static inline int dice_count(dice_t dice)
{
    dice = (dice & 0x0f0f0f) + (dice >> 4 & 0x0f0f0f);
    return (int)((dice + (dice >> 8) + (dice >> 16)) & 0xff);
}

static inline int dice_sum(dice_t dice)
{
    /* Bytes: odd values 1,3,5 and even values 2,4,6; sums stay below 64. */
    uint32_t odd = dice & 0x0f0f0f, even = dice >> 4 & 0x0f0f0f;
    uint32_t all = odd + 2 * even; /* 1a+2b | c+2d | e+2f */
    uint32_t rest = odd + even;    /* a+b   | c+d  | e+f  */
    return (int)((all & 0xff) + (all >> 8 & 0xff) + (all >> 16 & 0xff) +
                 2 * (rest >> 8 & 0xff) + 4 * (rest >> 16 & 0xff));
}

/* Whether every die of `part` is among `dice`. */
static inline bool dice_holds(dice_t dice, dice_t part)
{
    return (((dice | DICE_GUARD) - part) & DICE_GUARD) == DICE_GUARD;
}

/* The smallest value; `dice` is not empty. */
static inline int dice_smallest(dice_t dice)
{
    return __builtin_ctz(dice) / 4 + 1;
}

/* 5.4: the sum reaches the strength and no die is superfluous. */
static inline bool dice_fit(dice_t dice, int strength)
{
    int sum = dice_sum(dice);
    return dice != 0 && sum >= strength && sum - dice_smallest(dice) < strength;
}

/* The next handful out of `dice` after `part`, counting up from 0; 0 after the last. */
static inline dice_t dice_next_part(dice_t dice, dice_t part)
{
    for (int shift = 0; shift < 24; shift += 4) {
        if ((part >> shift & 15) < (dice >> shift & 15))
            return part + ((dice_t)1 << shift);
        part &= ~((dice_t)15 << shift);
    }
    return 0;
}

/* The values shown, as six bits. */
static inline unsigned dice_shown(dice_t dice)
{
    dice |= dice >> 1 | dice >> 2;
    dice &= 0x111111;
    return (dice | dice >> 3 | dice >> 6 | dice >> 9 | dice >> 12 | dice >> 15) & 63;
}

/* 6.4: +2 on each, to at most 6. */
static inline dice_t dice_strengthened(dice_t dice)
{
    return ((dice & 0x00ffff) << 8) + ((dice & 0x0f0000) << 4);
}

#endif
