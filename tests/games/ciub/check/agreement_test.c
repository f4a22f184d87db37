/* agreement_test.c: two judges of every choice agree: the list of choices, which is made
 * to be fast, and the verdict, which is made to explain. Along random games every
 * conceivable choice is put to both. */
#include "tests/games/ciub/check/table.h"

enum { OFTEN = 50, SELDOM = 60, CODES = (VERBS + 1) * 256 };

static const choice_t odd_numbers[] = {
    0xffffffff, 0x80000000, 0x7fffffff, 0x00010000 | VERB_ROLL << 8, 0x01000000, CODES,
};

static void assert_judged(const struct table *table, choice_t choice, bool listed)
{
    struct reason why = {"", ""};
    bool legal = ciub_verdict(table->world, &table->state, choice, &why);
    if (legal != listed)
        fail_msg("step %d: choice %06x is %s, but %s (%s %s)", table->state.step, choice,
                 listed ? "listed" : "not listed", legal ? "allowed" : "refused",
                 why.rule, why.text);
    if (!legal && (why.text[0] == '\0' || why.rule[0] == '\0'))
        fail_msg("step %d: choice %06x is refused without a reason", table->state.step,
                 choice);
}

static void compare_judges(const struct table *table)
{
    static bool listed[CODES];
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(table->world, &table->state, list);
    memset(listed, 0, sizeof listed);
    for (int i = 0; i < count; i++) {
        assert_true(list[i] < CODES && !listed[list[i]]);
        listed[list[i]] = true;
    }
    for (choice_t choice = 0; choice < CODES; choice++)
        assert_judged(table, choice, listed[choice]);
    for (size_t i = 0; i < sizeof odd_numbers / sizeof odd_numbers[0]; i++)
        assert_judged(table, odd_numbers[i], false);
}

/* Plays games to their end. The first positions of each step are all compared, of the
 * many that follow only some. */
static void play(const char *options, const char *set, int games, uint64_t seed)
{
    struct table table;
    struct rng rng;
    int seen[STEPS] = {0};
    rng_seed(&rng, seed);
    for (int i = 0; i < games; i++) {
        table_open(&table, options, set);
        do {
            if (seen[table.state.step]++ < OFTEN || rng_below(&rng, SELDOM) == 0)
                compare_judges(&table);
        } while (table_step(&table, &rng));
        table_close(&table);
    }
    for (int step = STEP_FIRST; step < STEPS; step++)
        if (seen[step] == 0)
            fail_msg("%s: no position stood at step %d", options, step);
}

TEST(both_judges_agree_with_two_players)
{
    play("players=2", NULL, 2, 1);
}

TEST(both_judges_agree_in_a_short_game_of_three)
{
    play("players=3,length=short", NULL, 2, 2);
}

TEST(both_judges_agree_with_four_players)
{
    play("players=4", NULL, 1, 3);
}

TEST(both_judges_agree_over_odd_dice)
{
    play("players=2", ODD_SET, 12, 4);
    play("players=4,length=short", ODD_SET, 6, 5);
}
