/* guess_test.c: chances at a glance against exact ones. */
#include <math.h>

#include "base/rng.h"
#include "games/ciub/ai/estimate.h"
#include "games/ciub/ciub.h"
#include "games/ciub/odds/solve.h"
#include "tests/games/ciub/odds/brute.h"
#include "tests/support/effort.h"

struct errors {
    int count;
    double squares, worst;
};

static void compare(const struct ciub_world *world, struct ciub_oracle *oracle,
                    struct ciub_situation *situation, const struct ciub_need *need,
                    uint64_t lanes, struct errors *errors)
{
    const struct ciub_prospect prospect = {.dice = colours_load(situation->rolling),
                                           .lanes = lanes};
    struct odds_answer answer;
    ciub_oracle_ask(oracle, situation, need, 200000, &answer);
    if (!answer.exact)
        return;
    double guess = (double)ciub_guess(world, &prospect, need);
    double error = fabs(guess - answer.low);
    errors->count++;
    errors->squares += error * error;
    errors->worst = error > errors->worst ? error : errors->worst;
}

/* Up to four dice about to be rolled, half of them white as a rule. */
static int draw_dice(const struct ciub_world *world, struct ciub_situation *situation,
                     struct rng *rng)
{
    int dice = 1 + (int)rng_below(rng, 4);
    memcpy(situation->supply, world->total, sizeof situation->supply);
    situation->supply[CIUB_WHITE] = 0;
    for (int i = 0; i < dice; i++) {
        int colour = rng_below(rng, 2) == 0
                         ? CIUB_WHITE
                         : (int)rng_below(rng, (uint32_t)world->set.colours);
        situation->rolling[colour]++;
        if (colour != CIUB_WHITE)
            situation->supply[colour]--;
    }
    return dice;
}

/* Some of what the card wants lies in the tray, so that the dice may suffice. */
static uint64_t draw_tray(const struct ciub_world *world,
                          struct ciub_situation *situation, const struct ciub_need *need,
                          int dice, struct rng *rng)
{
    uint64_t lanes = need->lanes;
    while (lanes != 0 && colours_sum(need->lanes - lanes) < dice &&
           rng_below(rng, 4) != 0) {
        int lane = (int)rng_below(rng, CIUB_NUMBERS);
        if ((lanes >> 8 * lane & 0xff) != 0)
            lanes -= UINT64_C(1) << 8 * lane;
    }
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        for (int colour = 0; colour < world->set.colours; colour++) {
            int look = ciub_set_look(&world->set, colour, lane + 1);
            if (look < 0)
                continue;
            situation->tray[kind_of(colour, look)] = (uint8_t)(lanes >> 8 * lane & 0xff);
            break;
        }
    return lanes;
}

/* Wherever exact odds are quickly had, the guess is near: 4 % on average (the root of the
 * mean square), and nowhere wrong by 30 %. */
TEST(guesses_are_near)
{
    struct ciub_world *world = brute_world("=4");
    struct errors errors = {0};
    struct rng rng;
    rng_seed(&rng, 3);
    for (int card = 1; card < world->set.cards - 1; card++) {
        const struct ciub_need *need = &world->set.card[card].need;
        struct ciub_oracle *oracle = ciub_oracle_new(&world->set);
        for (int i = 0; i < effort_count(6, 40); i++) {
            struct ciub_situation situation = {.set = &world->set, .begun.target = -1};
            int dice = draw_dice(world, &situation, &rng);
            uint64_t lanes = draw_tray(world, &situation, need, dice, &rng);
            compare(world, oracle, &situation, need, lanes, &errors);
        }
        ciub_oracle_free(oracle);
    }
    double mean = sqrt(errors.squares / errors.count);
    print_message("%d situations: %.4f, at worst %.4f\n", errors.count, mean,
                  errors.worst);
    assert_true(errors.count > 100);
    assert_true(mean < 0.04);
    assert_true(errors.worst < 0.3);
    ciub_world_free(world);
}

/* What a turn begins with: the figures of docs/ciub-odds.md, within a tenth. */
TEST(guesses_for_five_white_dice)
{
    static const struct {
        const char *card;
        double chance;
    } rows[] = {
        {"=4", 0.883694},      {"1-4-7", 0.784371},     {"=5", 0.439487},
        {"2-4-6", 0.916948},   {"1-1-1", 0.934291},     {"2-2-4-4-6", 0.603844},
        {"20+", 0.982083},     {"3-3-3-3", 0.689290},   {"1-1-1-1", 0.684623},
        {"2-2-2-2", 0.844628}, {"6-6-6", 0.360686},     {"3-3-3-3-3", 0.253034},
        {"1-3-3-5", 0.892514}, {"1-1-3-5-5", 0.540663}, {"2-2-2-2-2", 0.414249},
        {"6-6", 0.708764},     {"1-3-5-7", 0.539729},   {"2-3-4-5-6", 0.443586},
        {"2-2-4-4", 0.945671}, {"27+", 0.357414},       {"1-1-6-6", 0.395398},
    };
    struct ciub_world *world = brute_world("=4");
    const struct ciub_prospect white = {.dice = 5 * colour_one(CIUB_WHITE)};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int card = ciub_set_card(&world->set, rows[i].card);
        double guess = (double)ciub_guess(world, &white, &world->set.card[card].need);
        if (fabs(guess - rows[i].chance) > 0.1)
            fail_msg("%s: %.3f, not %.3f", rows[i].card, guess, rows[i].chance);
    }
    ciub_world_free(world);
}

/* What is met is certain, what no die can show impossible. */
TEST(certain_and_impossible)
{
    struct ciub_world *world = brute_world("=4");
    const struct ciub_set *set = &world->set;
    const struct ciub_need *pair = &set->card[ciub_set_card(set, "6-6")].need;
    struct ciub_prospect prospect = {.lanes = UINT64_C(2) << 40, .sum = 12};
    assert_true(ciub_guess(world, &prospect, pair) >= 1);
    prospect.lanes = UINT64_C(1) << 40;
    assert_true(ciub_guess(world, &prospect, pair) <= 0);
    prospect.dice = colour_one(ciub_set_colour(set, "yellow"));
    assert_true(ciub_guess(world, &prospect, pair) <= 0);
    prospect.dice = colour_one(ciub_set_colour(set, "red"));
    assert_true(ciub_guess(world, &prospect, pair) > 0);
    ciub_world_free(world);
}
