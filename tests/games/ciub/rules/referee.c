/* referee.c: hands of dice and requirements, worked out the plain way. */
#include "tests/games/ciub/rules/referee.h"

#include <string.h>

/* --- 4.8 ---------------------------------------------------------------------------- */

/* Dice of the tray by symbol. */
static void count_tray(const struct ciub_set *set, const struct ciub_state *state,
                       int count[SYMBOLS])
{
    memset(count, 0, SYMBOLS * sizeof count[0]);
    for (int colour = 0; colour < set->colours; colour++)
        for (int look = 0; look < set->die[colour].symbols; look++)
            count[set->die[colour].symbol[look]] += state->tray[kind_of(colour, look)];
}

static bool equal_met(const int count[SYMBOLS], int wanted)
{
    for (int number = 1; number <= CIUB_NUMBERS; number++)
        if (count[number] >= wanted)
            return true;
    return count[SYMBOL_SKULL] >= wanted;
}

static bool sum_met(const int count[SYMBOLS], int wanted)
{
    int sum = 0;
    for (int number = 1; number <= CIUB_NUMBERS; number++)
        sum += number * count[number];
    return sum >= wanted;
}

/* The number of "=4" or "20+". */
static int number_in(const char *name)
{
    int number = 0;
    for (; *name != '\0'; name++)
        if (*name >= '0' && *name <= '9')
            number = 10 * number + *name - '0';
    return number;
}

bool referee_fulfils(const struct ciub_set *set, const struct ciub_state *state, int card)
{
    const char *name = set->card[card].name;
    int count[SYMBOLS];
    count_tray(set, state, count);
    if (name[0] == '=')
        return equal_met(count, number_in(name));
    if (strchr(name, '+') != NULL)
        return sum_met(count, number_in(name));
    for (; *name != '\0'; name++)
        if (*name != '-' && --count[*name - '0'] < 0)
            return false;
    return true;
}

/* --- hands -------------------------------------------------------------------------- */

struct hands hands_of_tray(const struct ciub_set *set, const struct ciub_state *state)
{
    struct hands hands = {0};
    for (int kind = 0; kind < set->colours * CIUB_LOOKS; kind++) {
        int colour = kind_colour(kind), look = kind_look(kind);
        bool pairs = look < set->die[colour].symbols &&
                     set->die[colour].symbol[look] == SYMBOL_TWO_FOR_ONE;
        (pairs ? hands.paired : hands.plain)[colour] += state->tray[kind];
    }
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        hands.supply[colour] = state->supply[colour];
    return hands;
}

struct hands hands_of_state(const struct ciub_state *state)
{
    struct hands hands;
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        hands.plain[colour] = state->plain[colour];
        hands.paired[colour] = state->paired[colour];
        hands.supply[colour] = state->supply[colour];
    }
    return hands;
}

int hands_count_dice(const struct hands *hands)
{
    int total = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        total += hands->plain[colour] + hands->paired[colour];
    return total;
}

long hands_count_keeps(const struct hands *hands)
{
    long ways[CIUB_KEPT + 1] = {1};
    for (int i = 0; i < 2 * CIUB_COLOURS; i++) {
        int there = (i % 2 ? hands->paired : hands->plain)[i / 2];
        for (int kept = CIUB_KEPT; kept > 0; kept--)
            for (int some = 1; some <= there && some <= kept; some++)
                ways[kept] += ways[kept - some];
    }
    return ways[CIUB_KEPT];
}

/* 4.11: pairs of dice that a 2for1 of that colour can be traded for. */
static int count_pairs(const struct hands *hands, int given)
{
    int pairs = 0;
    for (int one = 0; one < CIUB_COLOURS; one++)
        for (int two = one; two < CIUB_COLOURS; two++)
            pairs += one != given && two != given && hands->supply[one] > 0 &&
                     hands->supply[two] > (one == two);
    return pairs;
}

int hands_count_trades(const struct hands *hands)
{
    int trades = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        if (hands->paired[colour] > 0)
            trades += count_pairs(hands, colour);
        if (colour != CIUB_WHITE && hands->plain[colour] + hands->paired[colour] > 0)
            trades += hands->supply[CIUB_WHITE] > 0;
    }
    return trades;
}
