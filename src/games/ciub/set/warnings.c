/* warnings.c: what is legal in a set but odd: cards that nobody can gain, dice that
 * differ in colour only. */
#include <string.h>

#include "games/ciub/rules/state.h"

enum {
    WHITE_AT_LEAST = 10, /* in the game: five each of two players (3.1) */
    ALL_NUMBERS = (1 << CIUB_NUMBERS) - 1,
    SKULL_BIT = 1 << CIUB_LANE_SKULL,
};

/* The numbers (and the skull) of a colour's faces, as bits in the order of the lanes. */
static unsigned faces_of(const struct ciub_die *die)
{
    unsigned faces = 0;
    for (int look = 0; look < die->symbols; look++)
        if (die->symbol[look] <= CIUB_NUMBERS)
            faces |= 1U << (die->symbol[look] - 1);
        else if (die->symbol[look] == SYMBOL_SKULL)
            faces |= SKULL_BIT;
    return faces;
}

static int dice_of(const struct ciub_set *set, int colour)
{
    return colour == CIUB_WHITE ? WHITE_AT_LEAST : set->die[colour].count;
}

/* The most dice a player can roll: swaps keep their number, and 4.12 limits what is left
 * of the turn before. */
static int most_held(const struct ciub_set *set)
{
    int held = 0;
    for (int colour = 0; colour < set->colours; colour++) {
        int count = dice_of(set, colour), limit = colour_limit(colour);
        held += count < limit ? count : limit;
    }
    return held;
}

/* The most dice of a tray that can show one of these faces each. */
static int most_showing(const struct ciub_set *set, unsigned faces)
{
    int dice = 0, held = most_held(set);
    for (int colour = 0; colour < set->colours; colour++)
        if ((faces_of(&set->die[colour]) & faces) != 0)
            dice += dice_of(set, colour);
    return dice < held ? dice : held;
}

static int most_alike(const struct ciub_set *set)
{
    int most = 0;
    for (unsigned face = 1; face <= SKULL_BIT; face <<= 1)
        if (most_showing(set, face) > most)
            most = most_showing(set, face);
    return most;
}

static int highest_sum(const struct ciub_set *set)
{
    int sum = 0, left = most_held(set);
    for (int number = CIUB_NUMBERS; number > 0; number--)
        for (int colour = 0; colour < set->colours; colour++)
            if (ciub_set_highest(set, colour) == number) {
                int dice = dice_of(set, colour) < left ? dice_of(set, colour) : left;
                sum += dice * number;
                left -= dice;
            }
    return sum;
}

static int needed(const struct ciub_need *need, unsigned numbers)
{
    int count = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        if (numbers >> lane & 1)
            count += lane_of(need->lanes, lane);
    return count;
}

/* The fewest numbers for which there are too few dice, or 0. Dice can be found for all
 * numbers of a card just when they can for each set of its numbers (Hall). */
static unsigned short_of(const struct ciub_set *set, const struct ciub_need *need)
{
    unsigned found = 0;
    for (unsigned numbers = 1; numbers <= ALL_NUMBERS; numbers++)
        if (needed(need, numbers) > most_showing(set, numbers) &&
            (found == 0 || __builtin_popcount(numbers) < __builtin_popcount(found)))
            found = numbers;
    return found;
}

/* "2 or 5" */
static void put_numbers(unsigned numbers, struct buffer *out)
{
    const char *between = "";
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        if (numbers >> lane & 1) {
            buffer_format(out, "%s%d", between, lane + 1);
            between = " or ";
        }
}

static void remark_numbers(const struct ciub_set *set, const struct ciub_card *card,
                           struct buffer *out)
{
    unsigned numbers = short_of(set, &card->need);
    int most = most_showing(set, numbers);
    if (numbers == 0)
        return;
    buffer_format(out, "note: nobody can gain the card %s: %s ", card->name,
                  most == 0 ? "no die can show" : "it needs more dice that show");
    put_numbers(numbers, out);
    if (most > 0)
        buffer_format(out, " (%d) than a player can have (%d)",
                      needed(&card->need, numbers), most);
    buffer_put(out, "\n");
}

static void remark_card(const struct ciub_set *set, const struct ciub_card *card,
                        struct buffer *out)
{
    remark_numbers(set, card, out);
    if (card->need.sum > highest_sum(set))
        buffer_format(out,
                      "note: nobody can gain the card %s: the most that a player's dice "
                      "can show is %d\n",
                      card->name, highest_sum(set));
    if (card->need.equal > most_alike(set))
        buffer_format(out,
                      "note: nobody can gain the card %s: at most %d dice of a player "
                      "can show one number or skulls\n",
                      card->name, most_alike(set));
}

static bool same_sides(const struct ciub_die *one, const struct ciub_die *other)
{
    return one->symbols == other->symbols &&
           memcmp(one->symbol, other->symbol, sizeof one->symbol) == 0 &&
           memcmp(one->sides, other->sides, sizeof one->sides) == 0;
}

void ciub_set_remark(const struct ciub_set *set, struct buffer *out)
{
    for (int card = 0; card < set->cards; card++)
        remark_card(set, &set->card[card], out);
    for (int colour = 1; colour < set->colours; colour++)
        for (int other = 0; other < colour; other++)
            if (same_sides(&set->die[colour], &set->die[other]))
                buffer_format(out, "note: %s dice have the same sides as %s ones\n",
                              set->die[colour].name, set->die[other].name);
}
