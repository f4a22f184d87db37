/* odds_test.c: odds of Five Seals in small positions, counted by hand. */
#include <string.h>

#include "core/odds.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

static bool ask(struct position *p, const char *goal, struct odds_answer *answer,
                struct reason *why)
{
    const struct odds *odds = seals_game.odds;
    void *oracle = odds->oracle_new(p->match->world);
    bool told =
        odds->ask(oracle, p->match->world, p->match->state, goal, ODDS_FULL, answer, why);
    odds->oracle_free(oracle);
    return told;
}

static void odds_are(struct position *p, const char *goal, double chance,
                     const char *method, const char *advice)
{
    struct odds_answer answer = {0};
    struct reason why = {"", ""};
    if (!ask(p, goal, &answer, &why))
        fail_msg("%s is refused: %s", goal, why.text);
    if (answer.low != chance || answer.high != chance || !answer.exact)
        fail_msg("%s: %.12g, not %.12g (%s)", goal, answer.low, chance, answer.method);
    assert_string_equal(answer.method, method);
    assert_string_equal(answer.advice, advice);
}

static void odds_refused(struct position *p, const char *goal, const char *words)
{
    struct odds_answer answer = {0};
    struct reason why = {"", ""};
    if (ask(p, goal, &answer, &why))
        fail_msg("%s is answered: %g", goal, answer.low);
    assert_string_equal(why.text, words);
}

static void goals_are(struct position *p, const char *wanted)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    char room[1024];
    struct text out = text_init(room, sizeof room);
    int count = seals_game.odds->goals(p->match->world, p->match->state, goal);
    for (int i = 0; i < count; i++) {
        text_space(&out);
        text_put(&out, goal[i].name);
    }
    assert_string_equal(room, wanted);
}

static const char hall[] = "hall - n1:2 n2:3 n3:6 b1[4], n3 - b2[2]";

TEST(renewal_chooses_the_best_handful)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f5 n2=w2 vault", "witch on h1: f1 f2 | renewal.fire",
                  "seer on h2: a1");
    /* Both again: 30 of 36 show 5 or more; f1 alone 4 of 6, f2 alone 3 of 6. */
    odds_are(&p, "n1", 30.0 / 36, "30 of 36 rolls", "renewal.fire f1 f2");
    odds_are(&p, "n2", 0, "0 of 6 rolls", "");
    goals_are(&p, "any n1");
}

TEST(renewal_keeps_what_helps)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f6 vault", "witch on h1: f1 f4 | renewal.fire",
                  "seer on h2: a1");
    /* f1 again: 2 or more will do; both again show 6 in 26 of 36 ways only. */
    odds_are(&p, "n1", 5.0 / 6, "5 of 6 rolls", "renewal.fire f1");
    position_begin(&p, "renewal.fire");
    odds_are(&p, "n1", 5.0 / 6, "5 of 6 rolls", "f1");
}

TEST(growth_adds_a_die)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f5 n2=w4 vault",
                  "witch on h1: f2 w1 | growth.fire growth.mind", "seer on h2: a1");
    odds_are(&p, "n1", 4.0 / 6, "4 of 6 rolls", "growth.fire");
    odds_are(&p, "n2", 4.0 / 6, "4 of 6 rolls", "growth.mind water");
    odds_are(&p, "n1 n2", 0, "0 of 6 rolls", "");
    odds_are(&p, "n1 or n2", 4.0 / 6, "4 of 6 rolls", "growth.fire");
}

TEST(several_seals_by_one_roll)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f3 n2=f5 n3=w2 vault",
                  "witch on h1: f1 | growth.fire ~renewal.fire", "seer on h2: a1");
    odds_are(&p, "n1", 5.0 / 6, "5 of 6 rolls", "growth.fire");
    odds_are(&p, "n1 n2", 3.0 / 6, "3 of 6 rolls", "growth.fire");
    odds_are(&p, "n1 or n2", 5.0 / 6, "5 of 6 rolls", "growth.fire");
    odds_are(&p, "n2 n3 or n1", 5.0 / 6, "5 of 6 rolls", "growth.fire");
    odds_are(&p, "any", 5.0 / 6, "5 of 6 rolls", "growth.fire");
}

TEST(a_scroll_of_mind_takes_any_colour)
{
    POSITION p;
    position_draw(&p, 2, hall, "b1=growth.mind vault",
                  "witch on h1: w4 a3 | renewal.water renewal.air", "seer on h2: e1");
    odds_are(&p, "b1", 2.0 / 6, "2 of 6 rolls", "renewal.water w4");
}

TEST(what_is_breakable_needs_no_roll)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f2 n2=f4 vault", "witch on h1: f3 | renewal.fire",
                  "seer on h2: a1");
    odds_are(&p, "n1", 1, "breakable now", "");
    odds_are(&p, "n2", 3.0 / 6, "3 of 6 rolls", "renewal.fire f3");
    odds_are(&p, "n1 or n2", 1, "breakable now", "");
    goals_are(&p, "any n1 n2");
    position_begin(&p, "renewal.fire f3");
    odds_are(&p, "n1", 5.0 / 6, "5 of 6 rolls", "");
}

TEST(out_of_reach_is_never)
{
    POSITION p;
    position_draw(&p, 2, hall, "n3=f6 b2=change.fire vault",
                  "witch on h1: f1 | renewal.fire", "seer on h2: a1");
    odds_are(&p, "b2", 0, "out of reach", "");
    odds_are(&p, "n3 b2", 0, "out of reach", "");
    odds_are(&p, "n3 or b2", 1.0 / 6, "1 of 6 rolls", "renewal.fire f1");
}

TEST(dice_that_fall_one_by_one)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f5 vault", "witch on h1: f1 f2 | renewal.fire",
                  "seer on h2: a1");
    position_begin(&p, "renewal.fire f1 f2");
    odds_are(&p, "n1", 30.0 / 36, "30 of 36 rolls", "");
    position_begin(&p, "roll f2");
    odds_are(&p, "n1", 4.0 / 6, "4 of 6 rolls", "");
}

TEST(dice_to_take_and_the_round_s_roll)
{
    POSITION p;
    position_draw(&p, 2, hall, "n1=f6 n2=w2 first=seer turn=witch vault",
                  "witch on h1: f1", "seer on h2: a a e");
    position_move(&p, "give up");
    odds_are(&p, "n1", 206.0 / 216, "206 of 216 rolls", "take f f f");
    /* Two dice show 6 in all in 26 of 36 ways, one shows 2 in 5 of 6. */
    odds_are(&p, "n1 n2", 130.0 / 216, "130 of 216 rolls", "take f f w");
    position_move(&p, "take f f w");
    /* The marker has come to the witch: her dice are in the air. */
    odds_are(&p, "n1", 26.0 / 36, "156 of 216 rolls", "");
    position_begin(&p, "roll witch f4");
    odds_are(&p, "n1", 5.0 / 6, "30 of 36 rolls", "");
}

TEST(exploited_scrolls_roll_too)
{
    POSITION p;
    position_draw(&p, 3, hall, "n1=f5 vault", "witch on h1: f2 | exploitation.fire",
                  "seer on h2: a1 | growth.fire");
    odds_are(&p, "n1", 4.0 / 6, "4 of 6 rolls", "exploitation.fire growth.fire");
    position_begin(&p, "exploitation.fire");
    odds_are(&p, "n1", 4.0 / 6, "4 of 6 rolls", "growth.fire");
}

TEST(what_makes_no_sense_is_refused)
{
    static const char what[] = "a goal names seals, such as \"c14\", \"c14 c9\" or \"c14 "
                               "or c9\"; or it is \"any\"";
    POSITION p;
    position_draw(&p, 2, hall, "n1=f5 vault", "witch on h1: f1 f2 | renewal.fire",
                  "seer on h2: a1 | change.air");
    odds_refused(&p, "", what);
    odds_refused(&p, "or n1", what);
    odds_refused(&p, "n1 or", what);
    odds_refused(&p, "n1 or or n1", what);
    odds_refused(&p, "x9", "no space is called 'x9'");
    odds_refused(&p, "any n1", "no space is called 'any'");
    odds_refused(&p, "hall", "hall is a plain floor: nothing lies or stands there");
    odds_refused(&p, "n2", "no seal lies on n2");
    position_move(&p, "renewal.fire f1");
    position_chance(&p, "roll f6");
    odds_refused(&p, "n1",
                 "nothing is rolled here: witch has no Renewal or Growth to use");
    goals_are(&p, "");
    position_begin(&p, "break n1");
    odds_refused(&p, "n1", "no dice are about to be rolled here");
    goals_are(&p, "");
}
