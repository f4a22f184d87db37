/* brute_test.c: the odds held against brute force in every state that a few dice lead to,
 * in the middle of moves too; and the advice, which must be a move that is as good. */
#include "tests/games/ciub/odds/brute.h"
#include "tests/games/ciub/odds/compare.h"

static void compare(const char *need, const char *situation, int stride)
{
    compare_with(NULL, need, situation, stride);
}

static const char none[] =
    "supply 0 white 0 orange 0 red 0 green 0 purple 0 blue 1 yellow";

static const char *dice_and(const char *dice, const char *supply)
{
    static char words[256];
    struct text out = text_init(words, sizeof words);
    text_format(&out, "%s, %s", dice, supply);
    return words;
}

TEST(one_die)
{
    static const char *const dice[] = {"1 white", "1 green", "1 purple", "1 blue"};
    static const char *const needs[] = {"6", "1", "7", "5+", "=1"};
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++)
        for (size_t k = 0; k < sizeof needs / sizeof *needs; k++)
            compare(needs[k], dice[i], 1);
}

TEST(two_dice)
{
    compare("6 6", "2 white", 7);
    compare("1 7", "2 white", 11);
    compare("3", "1 blue, 1 green", 13);
    compare("11+", "1 blue, 1 purple", 17);
    compare("=2", "1 blue, 1 white", 19);
    compare("2 3", "1 green, 1 purple", 1);
}

TEST(scarce_dice)
{
    compare("6", dice_and("1 white, 2 blue", none), 5);
    compare("1 6",
            dice_and("1 blue, 1 white", "supply 0 white 1 orange 0 yellow 0 red "
                                        "0 green 0 purple 0 blue"),
            1);
    compare("=3", dice_and("2 blue, 1 green", none), 23);
    compare("9+", dice_and("1 blue, 1 green, 1 purple", none), 29);
    compare("2 2 1", dice_and("2 white, 1 blue", none), 23);
}

TEST(three_dice)
{
    compare("7 3", dice_and("2 green, 1 purple", none), 3);
    compare("7 1", dice_and("2 green, 1 blue", none), 3);
    compare("=3", dice_and("2 purple, 1 red", none), 3);
    compare("14+", dice_and("1 green, 1 purple, 1 orange", none), 3);
}

/* With all that the box has there is more to swap for, and colours are left out. */
TEST(full_supply)
{
    compare("6 6 6", "1 white, 1 red, 1 orange", 7);
    compare("12+", "1 white, 1 green, 1 yellow", 17);
    compare("2 4", "1 white, 1 purple, 1 red", 17);
    compare("=3", "1 white, 1 blue, 1 green", 199);
}

TEST(odd_situations)
{
    compare("6 1", dice_and("blue swap, red inactive, purple adjust", none), 5);
    compare("7 7", dice_and("green reroll, green spent, blue spent", none), 5);
    compare("=4",
            dice_and("blue skull, purple skull, purple adjust, tray green skull", none),
            5);
    compare("=3", dice_and("1 blue, 1 orange, tray orange 2, red 4", none), 5);
    compare("15+", dice_and("blue reroll, green skull, purple adjust, tray red 5", none),
            5);
}

/* Dice that can do little but act: several colours that re-roll each other, and one that
 * goes on swapping for ever. */
TEST(odd_sets)
{
    static const char busy[] = "die white 5: 1 2 swap swap reroll reroll\n"
                               "die yellow 7: 3 reroll reroll reroll swap adjust\n"
                               "die red 7: 4 5 reroll adjust adjust skull\n"
                               "die pink 7: 6 6 6 skull skull 7\n";
    static const char idle[] = "die white 5: 1 2 3 4 swap swap\n"
                               "die yellow 7: swap swap swap swap swap swap\n"
                               "die red 7: adjust adjust adjust adjust 6 6\n"
                               "die pink 7: 5 6 7 reroll reroll reroll\n";
    compare_with(busy, "6 6", "1 white, 1 yellow, supply 1 red 2 pink 0 yellow", 5);
    compare_with(busy, "3 1", "1 white, 1 yellow, 1 red, supply 0 red 1 pink 0 yellow",
                 19);
    compare_with(busy, "=2",
                 "yellow reroll, white spent, red spent, supply 0 red 0 pink "
                 "1 yellow",
                 11);
    compare_with(idle, "6 7", "1 white, 1 yellow, 1 red, supply 1 red 1 pink 0 yellow",
                 19);
    compare_with(idle, "5 6", "2 yellow, supply 0 red 2 pink 1 yellow", 1);
    compare_with(idle, "6+", "1 yellow, 1 white, supply 1 white 0 red 0 pink 1 yellow",
                 1);
}
