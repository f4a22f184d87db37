/* parts_test.c: more dice than can be considered: the part that is, is well chosen, so
 * that more dice are never told to be worse than fewer. */
#include "tests/games/ciub/odds/oracle.h"
#include "tests/support/effort.h"

static void write_dice(const struct oracle *o, const int *dice, struct text *out)
{
    for (int colour = 0; colour < o->world->set.colours; colour++)
        if (dice[colour] > 0)
            text_format(out, "%d %s, ", dice[colour], o->world->set.die[colour].name);
}

/* Dice are left out one after the other, in every way, down to six. The supply stays as
 * it is with all of them. */
static double compare_fewer(const struct oracle *o, int *dice, int count, int from,
                            const char *supply, const char *card)
{
    char room[256];
    struct text words = text_init(room, sizeof room);
    write_dice(o, dice, &words);
    text_put(&words, supply);
    double chance = oracle_ask(o, room, card, ODDS_FULL).low;
    for (int colour = from; colour < o->world->set.colours && count > 6; colour++) {
        if (dice[colour] == 0)
            continue;
        dice[colour]--;
        double fewer = compare_fewer(o, dice, count - 1, colour, supply, card);
        dice[colour]++;
        if (fewer > chance + 1e-9)
            fail_msg("%s for %s: %.9f, with a die less %.9f", room, card, chance, fewer);
    }
    return chance;
}

/* white, yellow, orange, red, green, purple, blue */
TEST(more_dice_are_never_worse)
{
    static const struct {
        int dice[CIUB_COLOURS];
        int count;
        const char *card;
        bool slow;
    } rows[] = {
        {{0, 2, 3, 3, 0, 0, 0}, 8, "1-1-6-6", false},
        {{0, 4, 1, 3, 1, 0, 0}, 9, "1-4-7", false},
        {{0, 4, 0, 2, 1, 1, 0}, 8, "1-3-5-7", false},
        {{0, 3, 3, 1, 0, 1, 0}, 8, "=5", false},
        {{0, 3, 3, 2, 0, 0, 0}, 8, "33+", false},
        {{1, 2, 2, 2, 1, 0, 0}, 8, "6-6-6", true},
        {{2, 0, 0, 2, 2, 1, 1}, 8, "6-6", true},
        {{3, 1, 0, 0, 1, 1, 1}, 7, "7-7-7", true},
    };
    static const char supply[] =
        "supply 0 white 3 yellow 3 orange 3 red 3 green 3 purple "
        "3 blue";
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int dice[CIUB_COLOURS];
        for (int colour = 0; colour < CIUB_COLOURS; colour++)
            dice[colour] = rows[i].dice[colour];
        if (!effort_is_cut() || !rows[i].slow)
            compare_fewer(&o, dice, rows[i].count, 0, supply, rows[i].card);
    }
}

/* White dice are better here than blue ones, which look more useful. */
TEST(the_right_dice_of_many)
{
    if (effort_is_cut())
        return;
    ORACLE o;
    oracle_start(&o, "=4");
    double many = oracle_ask(&o, "5 white, 4 blue", "1-1-6-6", ODDS_FULL).low;
    double some = oracle_ask(&o, "5 white, 1 blue", "1-1-6-6", ODDS_FULL).low;
    assert_true(many >= some - 1e-9);
}

/* Of dice that all must help one is of a rare colour. */
TEST(every_number_is_served)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer answer =
        oracle_ask(&o, "4 red, 3 orange, 1 green, 1 yellow, 2 purple", "1-4-7", 20000);
    assert_true(answer.low > 0.2);
}

/* One colour of the supply does for most of the chance. */
TEST(few_colours_go_far)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer answer = oracle_ask(&o, "6 white", "=4", 150000);
    assert_false(answer.exact);
    assert_true(answer.low > 0.99 && answer.high == 1);
    assert_string_equal(answer.method, "at least that with 1 colour to swap for");
}

TEST(what_no_die_can_show)
{
    static const struct {
        const char *words, *card;
        bool reachable;
    } rows[] = {
        {"4 red, 4 yellow", "2-2-2-2", false},
        {"6 red", "1-1-1", false},
        {"7 red, 7 orange, 7 yellow", "7-7-7", false},
        {"2 green, 7 red", "7-7-7", false},
        {"3 green", "7-7-7", true},
        {"1 white, 2 green", "7-7-7", true},
        {"1 white, 2 green, supply 0 green", "7-7-7", false},
        {"5 yellow", "27+", false},
        {"5 yellow, tray red 6", "27+", true},
        {"5 white, supply 0 yellow 0 orange 0 red 0 green 0 purple 0 blue", "6-6", false},
        {"3 orange, 3 yellow", "=4", false},
        {"3 orange, 3 yellow, tray yellow 3", "=4", true},
    };
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct odds_answer answer = oracle_ask(&o, rows[i].words, rows[i].card, 1000);
        bool out = answer.exact && answer.high == 0 && answer.effort == 0;
        if (out == rows[i].reachable)
            fail_msg("%s for %s: %s", rows[i].words, rows[i].card, answer.method);
        if (out)
            assert_string_equal(answer.method, "out of reach");
    }
}
