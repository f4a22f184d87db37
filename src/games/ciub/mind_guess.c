/* mind_guess.c: chances at a glance, from what each die promises (promise.h). */
#include "games/ciub/mind_guess.h"

#include <math.h>

#include "base/number.h"
#include "games/ciub/mind_parts.h"

struct guess {
    const struct ciub_promise *promise;
    uint64_t dice;             /* to be rolled, by colour */
    float count[CIUB_COLOURS]; /* the same */
    int all;                   /* the same, together */
};

static int at_most(int value, int limit)
{
    return value < limit ? value : limit;
}

static int at_least_0(int value)
{
    return value > 0 ? value : 0;
}

static float dot(const float count[CIUB_COLOURS], const float worth[CIUB_COLOURS])
{
    return ((count[0] * worth[0] + count[1] * worth[1]) +
            (count[2] * worth[2] + count[3] * worth[3])) +
           ((count[4] * worth[4] + count[5] * worth[5]) +
            (count[6] * worth[6] + count[7] * worth[7]));
}

/* --- one number --------------------------------------------------------------------- */

struct lane_guess {
    int able, idle; /* dice that can show it, and others */
    float hit;      /* the chance of an able die with a roll */
};

/* Idle dice help by turning and re-rolling able ones. */
static struct lane_guess lane_look(const struct guess *guess, int lane)
{
    const struct ciub_promise *promise = guess->promise;
    struct lane_guess look = {.able = colours_sum(guess->dice & promise->able[lane])};
    look.idle = guess->all - look.able;
    if (look.able == 0)
        return look;
    int length = at_most(look.able + 2 * look.idle, PROMISE_LONGEST);
    float able = (float)look.able, adjust = 0, reroll = 0;
    float hits = dot(guess->count, promise->show[length][lane]);
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        bool helps = (promise->able[lane] >> 8 * colour & 1) == 0;
        adjust += helps ? guess->count[colour] * promise->adjust[colour] : 0;
        reroll += helps ? guess->count[colour] * promise->reroll[colour] : 0;
    }
    look.hit = (hits + 0.8f * adjust) / able * (1 + 0.8f * reroll / able);
    look.hit = look.hit < 1 ? look.hit : 1;
    return look;
}

/* The logarithm of the odds of a chain of rolls. */
static float chain_odds(const struct ciub_promise *promise, int able, int idle,
                        int missing, float root)
{
    const float *row = promise->chain[at_most(at_least_0(able), PROMISE_ABLE)][at_most(
        at_least_0(idle), PROMISE_IDLE)][at_most(missing, PROMISE_MISSING)];
    float place = root * (float)PROMISE_GRID;
    int below = (int)place;
    return row[below] + (place - (float)below) * (row[below + 1] - row[below]);
}

/* --- features ----------------------------------------------------------------------- */

struct tally {
    float alone;  /* each number as if all dice were for it */
    float shared; /* ... as if it had to leave the others theirs */
    float middle;
    float hardest;
    float any; /* the chance of some hit with a roll */
    float scarce;
    int numbers;
    uint64_t able;
};

static bool tally_lane(const struct guess *guess, struct tally *tally, int lane,
                       int missing, int others)
{
    const struct ciub_promise *promise = guess->promise;
    struct lane_guess look = lane_look(guess, lane);
    if (look.able < missing || look.hit <= 0)
        return false;
    int taken = at_least_0(others - look.idle), spare = at_least_0(look.idle - others);
    float root = sqrtf(look.hit);
    float alone = chain_odds(promise, look.able, look.idle, missing, root);
    tally->alone += alone;
    tally->shared += chain_odds(promise, look.able - taken, spare, missing, root);
    tally->middle += chain_odds(promise, look.able - taken / 2,
                                spare + (look.idle - spare) / 2, missing, root);
    tally->hardest = alone < tally->hardest ? alone : tally->hardest;
    tally->any += look.hit * (float)look.able;
    tally->scarce += (float)missing / look.hit;
    tally->numbers++;
    tally->able |= promise->able[lane];
    return true;
}

static void describe_dice(const struct guess *guess, float *feature)
{
    const struct ciub_promise *promise = guess->promise;
    float share = 1 / (float)guess->all;
    feature[0] = dot(guess->count, promise->swap) * share;
    feature[1] = dot(guess->count, promise->reroll) * share;
    feature[2] = dot(guess->count, promise->adjust) * share;
    feature[3] = dot(guess->count, promise->skull) * share;
}

static bool numbers_features(const struct guess *guess, uint64_t missing, float *feature,
                             float *sure)
{
    int wanted = colours_sum(missing);
    struct tally tally = {.hardest = 10};
    *sure = 0;
    if (wanted > guess->all)
        return false;
    for (uint64_t left = colours_present(missing); left != 0; left &= left - 1) {
        int lane = colours_first(left), some = lane_of(missing, lane);
        if (!tally_lane(guess, &tally, lane, some, wanted - some))
            return false;
    }
    int able = colours_sum(guess->dice & tally.able);
    if (able < wanted)
        return false;
    float any = tally.any / (float)able;
    float joint = chain_odds(guess->promise, able, guess->all - able, wanted,
                             any < 1 ? sqrtf(any) : 1);
    describe_dice(guess, feature);
    feature[4] = 1;
    feature[5] = (float)guess->all / 5;
    feature[6] = (float)wanted / 5;
    feature[7] = (float)(able - wanted) / 3;
    feature[8] = any;
    feature[9] = tally.shared / 5;
    feature[10] = tally.alone / 5;
    feature[11] = tally.middle / 5;
    feature[12] = joint / 5;
    feature[13] = tally.hardest / 5;
    feature[14] = (float)tally.numbers / 4;
    feature[15] = tally.scarce / (float)wanted / 10;
    return true;
}

static bool sum_features(const struct guess *guess, int missing, float *feature,
                         float *sure)
{
    *sure = 0;
    if (dot(guess->count, guess->promise->highest) < (float)missing)
        return false;
    float dice = (float)guess->all, root = sqrtf(dice);
    int length = at_most(guess->all, PROMISE_LONGEST);
    float hope = dot(guess->count, guess->promise->value[length]) - (float)missing;
    float most = dot(guess->count, guess->promise->highest) - (float)missing;
    describe_dice(guess, feature);
    feature[4] = 1;
    feature[5] = dice / 5;
    feature[6] = 1 / dice;
    feature[7] = hope / root;
    feature[8] = hope / dice;
    feature[9] = hope / 5;
    feature[10] = most / dice / 3;
    feature[11] = most / root / 3;
    feature[12] = (float)missing / dice / 5;
    feature[13] = (float)missing / 20;
    feature[14] = dot(guess->count, guess->promise->value[1]) / dice / 3;
    feature[15] = (float)missing / root / 10;
    return true;
}

/* The odds of the three likeliest numbers (or skulls). */
static void rank_lanes(const struct guess *guess, uint64_t lanes, int equal,
                       float best[3])
{
    best[0] = best[1] = best[2] = -10;
    for (int lane = 0; lane < PROMISE_LANES; lane++) {
        int missing = equal - lane_of(lanes, lane);
        struct lane_guess look = lane_look(guess, lane);
        if (look.able < missing || look.hit <= 0)
            continue;
        float odds =
            chain_odds(guess->promise, look.able, look.idle, missing, sqrtf(look.hit));
        for (int i = 0; i < 3; i++)
            if (odds > best[i]) {
                float worse = best[i];
                best[i] = odds;
                odds = worse;
            }
    }
}

static bool equal_features(const struct guess *guess, uint64_t lanes, int equal,
                           float *feature, float *sure)
{
    float best[3];
    rank_lanes(guess, lanes, equal, best);
    *sure = 0;
    if (best[0] <= -10)
        return false;
    int most = 0;
    for (int lane = 0; lane < PROMISE_LANES; lane++)
        most = lane_of(lanes, lane) > most ? lane_of(lanes, lane) : most;
    describe_dice(guess, feature);
    feature[4] = 1;
    feature[5] = (float)guess->all / 5;
    feature[6] = (float)(equal - most) / 5;
    feature[7] = (float)(guess->all - equal + most) / 3;
    feature[8] = best[0] / 5;
    feature[9] = best[1] / 5;
    feature[10] = best[2] / 5;
    feature[11] = best[0] * best[1] / 25;
    feature[12] = number_logistic(best[0]);
    feature[13] = number_logistic(best[1]);
    feature[14] = number_logistic(best[2]);
    feature[15] = 1 / (float)guess->all;
    return true;
}

/* --- from features to chances ------------------------------------------------------- */

static struct guess guess_begin(const struct ciub_world *world, uint64_t dice)
{
    struct guess guess = {.promise = &world->promise, .dice = dice};
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        guess.count[colour] = (float)(dice >> 8 * colour & 0xff);
    guess.all = colours_sum(dice);
    return guess;
}

static bool met(const struct ciub_need *need, const struct ciub_prospect *prospect,
                enum guess_sort sort)
{
    struct ciub_need part = {0};
    if (sort == GUESS_NUMBERS)
        part.lanes = need->lanes;
    else if (sort == GUESS_SUM)
        part.sum = need->sum;
    else
        part.equal = need->equal;
    return need_met(&part, prospect->lanes, prospect->sum);
}

bool ciub_guess_features(const struct ciub_world *world,
                         const struct ciub_prospect *prospect,
                         const struct ciub_need *need, enum guess_sort sort,
                         float feature[GUESS_FEATURES], float *sure)
{
    const struct guess guess = guess_begin(world, prospect->dice);
    *sure = met(need, prospect, sort) ? 1 : 0;
    if (*sure > 0 || guess.all == 0)
        return false;
    if (sort == GUESS_NUMBERS)
        return numbers_features(&guess, lanes_missing(need->lanes, prospect->lanes),
                                feature, sure);
    if (sort == GUESS_SUM)
        return sum_features(&guess, need->sum - prospect->sum, feature, sure);
    return equal_features(&guess, prospect->lanes, need->equal, feature, sure);
}

static float evaluate(const struct ciub_guess_net *net,
                      const float feature[GUESS_FEATURES])
{
    float unit[GUESS_UNITS] = {0}, total = 0;
    for (int i = 0; i < GUESS_FEATURES; i++) {
        total += net->direct[i] * feature[i];
        for (int k = 0; k < GUESS_UNITS; k++)
            unit[k] += net->unit[i][k] * feature[i];
    }
    for (int k = 0; k < GUESS_UNITS; k++)
        total += unit[k] > 0 ? net->out[k] * unit[k] : 0;
    return number_logistic(total);
}

static float guess_sort(const struct ciub_world *world,
                        const struct ciub_prospect *prospect,
                        const struct ciub_need *need, enum guess_sort sort)
{
    float feature[GUESS_FEATURES], sure;
    if (!ciub_guess_features(world, prospect, need, sort, feature, &sure))
        return sure;
    return evaluate(&ciub_guess_nets[sort], feature);
}

float ciub_guess(const struct ciub_world *world, const struct ciub_prospect *prospect,
                 const struct ciub_need *need)
{
    float chance = 1;
    if (need->lanes != 0)
        chance = guess_sort(world, prospect, need, GUESS_NUMBERS);
    if (need->sum > 0 && chance > 0)
        chance *= guess_sort(world, prospect, need, GUESS_SUM);
    if (need->equal > 0 && chance > 0)
        chance *= guess_sort(world, prospect, need, GUESS_EQUAL);
    return chance;
}
