/* estimate.c: chances at a glance, from what each die promises
 * (games/ciub/odds/dice_potential.h). */
#include "games/ciub/ai/estimate.h"

#include <math.h>

#include "games/ciub/ai/internal.h"

typedef uint8_t eight_bytes __attribute__((vector_size(CIUB_COLOURS)));
typedef float eight __attribute__((vector_size(CIUB_COLOURS * sizeof(float))));
typedef int32_t four_bits __attribute__((vector_size(sizeof(four))));

struct guess {
    const struct ciub_potential *potential;
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

/* The sum over all dice of what each is worth. */
static float dot(const float count[CIUB_COLOURS], const float worth[CIUB_COLOURS])
{
    four counts[2], worths[2];
    _Static_assert(sizeof counts == CIUB_COLOURS * sizeof *count, "two fours");
    memcpy(counts, count, sizeof counts);
    memcpy(worths, worth, sizeof worths);
    four sum = counts[0] * worths[0] + counts[1] * worths[1];
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

/* From the logarithm of odds to a chance, by the table. */
static float chance_of(const struct ciub_potential *potential, float odds)
{
    const float most = (float)POTENTIAL_ODDS;
    odds = odds > most ? most : odds < -most ? -most : odds;
    float place = (odds + most) * (float)POTENTIAL_ODDS_STEPS;
    int below = (int)place;
    const float *row = potential->logistic;
    return row[below] + (place - (float)below) * (row[below + 1] - row[below]);
}

/* --- one number --------------------------------------------------------------------- */

/* Numbers as if nothing else were wanted. */
struct lane_guess {
    int numbers; /* lanes as bits */
    int missing;
    uint64_t colours; /* those that can show them, as bytes of ones */
    int able, idle;   /* dice of those colours, and others */
    float hits;       /* to be expected of all dice with one roll */
    float scarce;     /* how far they are from what is missing */
};

static void find_hits(const struct guess *guess, struct lane_guess *look)
{
    look->able = colours_sum(guess->dice & look->colours);
    look->idle = guess->all - look->able;
    int length = at_most(look->able + 2 * look->idle, POTENTIAL_LONGEST);
    float able = (float)look->able;
    float hits = dot(guess->count, guess->potential->show[look->numbers][length]);
    look->hits = hits < able ? hits : able;
    look->scarce = (float)look->missing / (look->hits + 1e-3f);
}

static struct lane_guess lane_look(const struct guess *guess, int lane, int missing)
{
    struct lane_guess look = {.numbers = 1 << lane,
                              .missing = missing,
                              .colours = guess->potential->able[lane]};
    find_hits(guess, &look);
    return look;
}

/* The logarithm of the odds of a chain of rolls. */
static float chain_odds(const struct ciub_potential *potential, int able, int idle,
                        int missing, float root)
{
    const float *row =
        potential->chain[at_most(at_least_0(able), POTENTIAL_ABLE)][at_most(
            at_least_0(idle), POTENTIAL_IDLE)][at_most(missing, POTENTIAL_MISSING)];
    float place = root * (float)POTENTIAL_GRID;
    int below = (int)place;
    return row[below] + (place - (float)below) * (row[below + 1] - row[below]);
}

/* --- features ----------------------------------------------------------------------- */

/* The odds of numbers when `others` dice are left for other numbers. */
static float lane_odds(const struct guess *guess, const struct lane_guess *look,
                       int others)
{
    int taken = at_least_0(others - look->idle), spare = at_least_0(look->idle - others);
    return chain_odds(guess->potential, look->able - taken, spare, look->missing,
                      sqrtf(look->hits / (float)look->able));
}

/* The numbers wanted, the scarcest first. */
struct ranking {
    int count;
    struct lane_guess lane[CIUB_NUMBERS];
};

static void rank_lane(struct ranking *ranking, const struct lane_guess *look)
{
    int place = ranking->count++;
    for (; place > 0 && ranking->lane[place - 1].scarce < look->scarce; place--)
        ranking->lane[place] = ranking->lane[place - 1];
    ranking->lane[place] = *look;
}

struct tally {
    float alone;    /* each number as if all dice were for it */
    float shared;   /* ... as if it had to leave the others theirs */
    float joint[4]; /* the scarcest one, two and three numbers, and all of them */
    float least;    /* of the joint ones */
    float any;      /* hits of whatever number */
};

/* False when some numbers together want more dice than can show them. */
static bool tally_up(const struct guess *guess, const struct ranking *ranking, int wanted,
                     struct tally *tally)
{
    struct lane_guess all = {0};
    float odds = 0;
    tally->least = 10;
    for (int i = 0; i < ranking->count; i++) {
        const struct lane_guess *look = &ranking->lane[i];
        if (look->able < look->missing || look->hits <= 0)
            return false;
        all.numbers |= look->numbers;
        all.colours |= look->colours;
        all.missing += look->missing;
        if (i > 0)
            find_hits(guess, &all);
        else
            all = *look;
        if (all.able < all.missing)
            return false;
        float shared = lane_odds(guess, look, wanted - look->missing);
        tally->alone += wanted > look->missing ? lane_odds(guess, look, 0) : shared;
        tally->shared += shared;
        odds = i > 0 ? lane_odds(guess, &all, wanted - all.missing) : shared;
        tally->least = odds < tally->least ? odds : tally->least;
        for (int k = i; k < 4; k++)
            tally->joint[k] = odds;
    }
    tally->joint[3] = odds;
    tally->any = all.hits;
    return true;
}

static void describe_dice(const struct guess *guess, float *feature)
{
    const struct ciub_potential *potential = guess->potential;
    float share = 1 / (float)guess->all;
    feature[0] = dot(guess->count, potential->swap) * share;
    feature[1] = dot(guess->count, potential->reroll) * share;
    feature[2] = dot(guess->count, potential->adjust) * share;
    feature[3] = dot(guess->count, potential->skull) * share;
}

static bool numbers_features(const struct guess *guess, uint64_t missing, float *feature,
                             float *sure)
{
    int wanted = colours_sum(missing);
    struct ranking ranking = {0};
    struct tally tally = {0};
    *sure = 0;
    if (wanted > guess->all)
        return false;
    for (uint64_t left = colours_present(missing); left != 0; left &= left - 1) {
        int lane = colours_first(left);
        struct lane_guess look = lane_look(guess, lane, lane_of(missing, lane));
        rank_lane(&ranking, &look);
    }
    if (!tally_up(guess, &ranking, wanted, &tally))
        return false;
    describe_dice(guess, feature);
    feature[4] = 1;
    feature[5] = (float)guess->all / 5;
    feature[6] = (float)wanted / 5;
    feature[7] = (float)(guess->all - wanted) / 3;
    feature[8] = tally.any / (float)guess->all;
    feature[9] = tally.shared / 5;
    feature[10] = tally.alone / 5;
    feature[11] = tally.joint[0] / 5;
    feature[12] = tally.joint[1] / 5;
    feature[13] = tally.joint[2] / 5;
    feature[14] = tally.joint[3] / 5;
    feature[15] = tally.least / 5;
    feature[16] = (float)ranking.count / 4;
    feature[17] = ranking.lane[0].scarce / 10;
    feature[18] = 1 / (float)guess->all;
    feature[19] = (float)ranking.lane[0].able / 5;
    return true;
}

static bool sum_features(const struct guess *guess, int missing, float *feature,
                         float *sure)
{
    *sure = 0;
    if (dot(guess->count, guess->potential->highest) < (float)missing)
        return false;
    float dice = (float)guess->all, root = sqrtf(dice);
    int length = at_most(guess->all, POTENTIAL_LONGEST);
    float hope = dot(guess->count, guess->potential->value[length]) - (float)missing;
    float most = dot(guess->count, guess->potential->highest) - (float)missing;
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
    feature[14] = dot(guess->count, guess->potential->value[1]) / dice / 3;
    feature[15] = (float)missing / root / 10;
    feature[16] = dot(guess->count, guess->potential->pair) / dice;
    feature[17] = feature[18] = feature[19] = 0;
    return true;
}

/* The odds of the three likeliest numbers (or skulls). */
static void rank_equal(const struct guess *guess, uint64_t lanes, int equal,
                       float best[3])
{
    best[0] = best[1] = best[2] = -10;
    for (int lane = 0; lane < POTENTIAL_LANES; lane++) {
        struct lane_guess look = lane_look(guess, lane, equal - lane_of(lanes, lane));
        if (look.able < look.missing || look.hits <= 0)
            continue;
        float odds = lane_odds(guess, &look, 0);
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
    rank_equal(guess, lanes, equal, best);
    *sure = 0;
    if (best[0] <= -10)
        return false;
    int most = 0;
    for (int lane = 0; lane < POTENTIAL_LANES; lane++)
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
    feature[12] = chance_of(guess->potential, best[0]);
    feature[13] = chance_of(guess->potential, best[1]);
    feature[14] = chance_of(guess->potential, best[2]);
    feature[15] = 1 / (float)guess->all;
    feature[16] = feature[17] = feature[18] = feature[19] = 0;
    return true;
}

/* --- from features to chances ------------------------------------------------------- */

static struct guess guess_begin(const struct ciub_world *world, uint64_t dice)
{
    struct guess guess = {.potential = &world->potential, .dice = dice};
    uint8_t count[CIUB_COLOURS];
    eight_bytes bytes;
    colours_store(count, dice);
    memcpy(&bytes, count, sizeof bytes);
    eight counts = __builtin_convertvector(bytes, eight);
    memcpy(guess.count, &counts, sizeof counts);
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

/* The features of one sort of need; false when the chance is certainly 0 or 1, which
 * `*sure` then is. */
static bool find_features(const struct ciub_world *world,
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
    four unit[GUESS_FOURS] = {0}, total = {0}, zero = {0};
    for (int i = 0; i < GUESS_FEATURES; i++)
        for (int k = 0; k < GUESS_FOURS; k++)
            unit[k] += net->unit[i][k] * feature[i];
    float direct = unit[0][0];
    unit[0][0] = 0;
    for (int k = 0; k < GUESS_FOURS; k++)
        total += net->out[k] * (four)((four_bits)unit[k] & (unit[k] > zero));
    return direct + (total[0] + total[1]) + (total[2] + total[3]);
}

static float guess_sort(const struct ciub_world *world,
                        const struct ciub_prospect *prospect,
                        const struct ciub_need *need, enum guess_sort sort)
{
    float feature[GUESS_FEATURES], sure;
    if (!find_features(world, prospect, need, sort, feature, &sure))
        return sure;
    return chance_of(&world->potential, evaluate(&ciub_guess_nets[sort], feature));
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
