/* random_test.c: odds and brute force with dice, needs, situations and supplies made up
 * at random: some colours scarce, some never running out, some as good as others. */
#include "base/rng.h"
#include "base/text.h"
#include "tests/base/check.h"
#include "tests/games/ciub/odds/compare.h"
#include "tests/support/effort.h"

enum { COLOURS = 5, SIDES = 6, ROOM = 512 };

static const char *const colour_names[COLOURS] = {"white", "yellow", "red", "pink",
                                                  "cyan"};

struct made_up {
    struct rng rng;
    int colours;
    int dice[COLOURS]; /* about to be rolled */
    char set[ROOM];
    char need[ROOM];
    char situation[ROOM];
};

static int below(struct made_up *it, int bound)
{
    return (int)rng_below(&it->rng, (uint32_t)bound);
}

static const char *make_up_side(struct made_up *it, int numbers)
{
    static const char *const symbols[] = {
        "1", "2", "3", "4", "5", "6", "7", "swap", "reroll", "adjust", "2for1", "skull"};
    return symbols[below(it, 10) < numbers ? below(it, 7) : 7 + below(it, 5)];
}

/* White can always swap, so that other colours come in. */
static void make_up_set(struct made_up *it)
{
    struct text out = text_init(it->set, sizeof it->set);
    it->colours = 3 + below(it, 3);
    for (int colour = 0; colour < it->colours; colour++) {
        int numbers = 5 + below(it, 3);
        text_format(&out, "die %s %d:", colour_names[colour], colour == 0 ? 5 : 7);
        for (int side = 0; side < SIDES; side++) {
            bool swaps = colour == 0 && side == 0;
            text_format(&out, " %s", swaps ? "swap" : make_up_side(it, numbers));
        }
        text_put(&out, "\n");
    }
}

static void make_up_need(struct made_up *it, int dice)
{
    struct text out = text_init(it->need, sizeof it->need);
    int kind = below(it, 4);
    if (kind == 0) {
        text_format(&out, "%d+", 3 + below(it, 6 * dice));
    } else if (kind == 1) {
        text_format(&out, "=%d", dice > 1 ? 2 : 1);
    } else {
        for (int left = 1 + below(it, dice); left > 0; left--) {
            text_space(&out);
            text_format(&out, "%d", 1 + below(it, 7));
        }
    }
}

/* Of the last colour there is always one: with no supply at all phase 3 may be skipped.
 */
static int make_up_supply(struct made_up *it, int colour)
{
    int most = (colour == 0 ? 5 : 7) - it->dice[colour];
    int count = colour == 0 ? below(it, 3) : 3 + below(it, 2);
    if (below(it, 3) == 0)
        count = below(it, 2);
    if (count == 0 && colour == it->colours - 1)
        count = 1;
    return count < most ? count : most;
}

static void make_up_situation(struct made_up *it, int dice)
{
    struct text out = text_init(it->situation, sizeof it->situation);
    for (int colour = 0; colour < COLOURS; colour++)
        it->dice[colour] = 0;
    for (; dice > 0; dice--)
        it->dice[below(it, 2) == 0 ? 0 : below(it, it->colours)]++;
    for (int colour = 0; colour < it->colours; colour++)
        if (it->dice[colour] > 0)
            text_format(&out, "%d %s, ", it->dice[colour], colour_names[colour]);
    text_put(&out, "supply");
    for (int colour = 0; colour < it->colours; colour++)
        text_format(&out, " %d %s", make_up_supply(it, colour), colour_names[colour]);
}

TEST(made_up_sets_agree)
{
    uint64_t cases = (uint64_t)effort_count(60, 150);
    for (uint64_t seed = 1; seed <= cases; seed++) {
        struct made_up it;
        rng_seed(&it.rng, seed);
        int dice = 1 + below(&it, 2) + (below(&it, 8) == 0);
        make_up_set(&it);
        make_up_need(&it, dice);
        make_up_situation(&it, dice);
        compare_with(it.set, it.need, it.situation, dice > 2 ? 37 : 3);
    }
}
