/* roll.c: counting rolls, in whole numbers: the only division comes last. */
#include <string.h>

#include "games/seals/odds/internal.h"

static int at_most_six(int sum)
{
    return sum < MAX_STRENGTH ? sum : MAX_STRENGTH;
}

void seals_odds_ways_init(struct odds_ways *ways)
{
    memset(ways, 0, sizeof *ways);
    ways->of[0][0] = 1;
    for (int dice = 0; dice < ODDS_MAX_DICE; dice++)
        for (int sum = 0; sum < ODDS_SUMS; sum++)
            for (int value = 1; value <= 6; value++)
                ways->of[dice + 1][at_most_six(sum + value)] += ways->of[dice][sum];
}

static bool need_met(const struct odds_need *need, const uint8_t sum[COLOURS])
{
    int most = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (sum[colour] < need->sum[colour])
            return false;
        if (sum[colour] > most)
            most = sum[colour];
    }
    return most >= need->mind;
}

bool seals_odds_aim_met(const struct odds_aim *aim, const uint8_t sum[COLOURS])
{
    for (int i = 0; i < aim->parts; i++)
        if (need_met(&aim->part[i], sum))
            return true;
    return false;
}

/* The next roll in the order of an odometer whose wheels are the sums of the falling
 * dice; false after the last. */
static bool next_roll(const struct odds_hand *hand, uint8_t rolled[COLOURS])
{
    for (int colour = 0; colour < COLOURS; colour++) {
        if (hand->falling[colour] > 0 && rolled[colour] < MAX_STRENGTH) {
            rolled[colour]++;
            return true;
        }
        rolled[colour] = 0;
    }
    return false;
}

struct odds_share seals_odds_count(const struct odds_ways *ways,
                                   const struct odds_hand *hand,
                                   const struct odds_aim *aim)
{
    struct odds_share share = {0, 0};
    uint8_t rolled[COLOURS] = {0}, sum[COLOURS];
    do {
        uint64_t weight = 1;
        for (int colour = 0; colour < COLOURS; colour++) {
            weight *= ways->of[hand->falling[colour]][rolled[colour]];
            sum[colour] = (uint8_t)at_most_six(hand->sum[colour] + rolled[colour]);
        }
        share.all += weight;
        if (weight > 0 && seals_odds_aim_met(aim, sum))
            share.hits += weight;
    } while (next_roll(hand, rolled));
    return share;
}

struct odds_hand seals_odds_hand_of(const struct seals_state *state, int seat)
{
    struct odds_hand hand = {.seat = seat};
    for (int colour = 0; colour < COLOURS; colour++)
        hand.sum[colour] = (uint8_t)at_most_six(dice_sum(state->seat[seat].dice[colour]));
    return hand;
}
