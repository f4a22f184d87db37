/* parts_test.c: more dice than can be considered: the part that is, is well chosen, so
 * that more dice are never told to be worse than fewer. */
#include "games/ciub/odds/odds.h"
#include "tests/games/ciub/odds/brute.h"
#include "tests/support/effort.h"

struct desk {
    struct ciub_world *world;
    void *oracle;
};

static int begin(void **state)
{
    static struct desk desk;
    desk.world = brute_world("=4");
    desk.oracle = ciub_odds.oracle_new(desk.world);
    *state = &desk;
    return desk.oracle == NULL;
}

static int end(void **state)
{
    struct desk *desk = *state;
    ciub_odds.oracle_free(desk->oracle);
    ciub_world_free(desk->world);
    return 0;
}

static struct odds_answer ask(const struct desk *desk, const char *words,
                              const char *card, uint64_t effort)
{
    struct odds_answer answer;
    struct reason why;
    if (!ciub_odds.ask_words(desk->oracle, desk->world, words, card, effort, &answer,
                             &why))
        fail_msg("%s: %s", words, why.text);
    return answer;
}

static void write_dice(const struct desk *desk, const int *dice, struct text *out)
{
    for (int colour = 0; colour < desk->world->set.colours; colour++)
        if (dice[colour] > 0)
            text_format(out, "%d %s, ", dice[colour], desk->world->set.die[colour].name);
}

/* Dice are left out one after the other, in every way, down to six. The supply stays as
 * it is with all of them. */
static double compare_fewer(const struct desk *desk, int *dice, int count, int from,
                            const char *supply, const char *card)
{
    char room[256];
    struct text words = text_init(room, sizeof room);
    write_dice(desk, dice, &words);
    text_put(&words, supply);
    double chance = ask(desk, room, card, ODDS_FULL).low;
    for (int colour = from; colour < desk->world->set.colours && count > 6; colour++) {
        if (dice[colour] == 0)
            continue;
        dice[colour]--;
        double fewer = compare_fewer(desk, dice, count - 1, colour, supply, card);
        dice[colour]++;
        if (fewer > chance + 1e-9)
            fail_msg("%s for %s: %.9f, with a die less %.9f", room, card, chance, fewer);
    }
    return chance;
}

/* white, yellow, orange, red, green, purple, blue */
static void more_dice_are_never_worse(void **state)
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
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int dice[CIUB_COLOURS];
        for (int colour = 0; colour < CIUB_COLOURS; colour++)
            dice[colour] = rows[i].dice[colour];
        if (!effort_is_cut() || !rows[i].slow)
            compare_fewer(*state, dice, rows[i].count, 0, supply, rows[i].card);
    }
}

/* White dice are better here than blue ones, which look more useful. */
static void the_right_dice_of_many(void **state)
{
    if (effort_is_cut())
        return;
    double many = ask(*state, "5 white, 4 blue", "1-1-6-6", ODDS_FULL).low;
    double some = ask(*state, "5 white, 1 blue", "1-1-6-6", ODDS_FULL).low;
    assert_true(many >= some - 1e-9);
}

/* Of dice that all must help one is of a rare colour. */
static void every_number_is_served(void **state)
{
    struct odds_answer answer =
        ask(*state, "4 red, 3 orange, 1 green, 1 yellow, 2 purple", "1-4-7", 20000);
    assert_true(answer.low > 0.2);
}

/* One colour of the supply does for most of the chance. */
static void few_colours_go_far(void **state)
{
    struct odds_answer answer = ask(*state, "6 white", "=4", 150000);
    assert_false(answer.exact);
    assert_true(answer.low > 0.99 && answer.high == 1);
    assert_string_equal(answer.method, "at least that with 1 colour to swap for");
}

static void what_no_die_can_show(void **state)
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
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct odds_answer answer = ask(*state, rows[i].words, rows[i].card, 1000);
        bool out = answer.exact && answer.high == 0 && answer.effort == 0;
        if (out == rows[i].reachable)
            fail_msg("%s for %s: %s", rows[i].words, rows[i].card, answer.method);
        if (out)
            assert_string_equal(answer.method, "out of reach");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(more_dice_are_never_worse),
        cmocka_unit_test(the_right_dice_of_many),
        cmocka_unit_test(every_number_is_served),
        cmocka_unit_test(few_colours_go_far),
        cmocka_unit_test(what_no_die_can_show),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
