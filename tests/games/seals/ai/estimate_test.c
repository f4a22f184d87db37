/* estimate_test.c: features of what is still to come: the lead as the end comes near, and
 * what the dice and the scrolls in hand will make of it. */
#include "tests/games/seals/ai/features.h"

/* All in the open: those of strength 6 that the table says are there. */
#define BOARD "hall - b1[6] b2[6] b3[6] b4[6] b5[6], hall - n1:2"

/* Exact when it is to be 0. */
static bool near(float one, float other)
{
    float apart = one - other;
    return other == 0 ? one == 0 : apart < 1e-5f && apart > -1e-5f;
}

/* 4.7: for two, the round is the last when fewer than four of them are left. */
TEST(the_lead_by_what_is_to_go)
{
    static const struct {
        const char *table;
        bool two, one, last;
    } rows[] = {
        {"b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth "
         "b5=synergy.mind",
         true, false, false},
        {"b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth", false, true,
         false},
        {"b1=synergy.fire b2=synergy.air b3=synergy.water", false, false, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        POSITION p;
        position_draw(&p, 1, BOARD, rows[i].table, "witch on h1: f1 | growth.air",
                      "seer on h2: a1");
        float lead = feature_of(&p, "witch", FEATURE_LEAD);
        assert_true(near(lead, 5.f / 15));
        assert_true(
            near(feature_of(&p, "witch", FEATURE_LEAD_TWO), rows[i].two ? lead : 0));
        assert_true(
            near(feature_of(&p, "witch", FEATURE_LEAD_ONE), rows[i].one ? lead : 0));
        assert_true(
            near(feature_of(&p, "witch", FEATURE_LEAD_LAST), rows[i].last ? lead : 0));
        assert_true(
            near(feature_of(&p, "seer", FEATURE_LEAD_ONE), rows[i].one ? -lead : 0));
    }
}

/* Only a player who can win the last of them can make this the last round. */
TEST(who_can_finish)
{
    static const struct {
        const char *witch, *seer;
        float witch_finish, seer_finish;
    } rows[] = {
        {"witch on h1: f6 | growth.air", "seer on h2: a1", 5.f / 15, 0},
        {"witch on h1: f5 | growth.air", "seer on h2: a6", 0, -5.f / 15},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        position_draw(&p, 1, BOARD,
                      "b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth",
                      rows[i].witch, rows[i].seer);
        assert_true(near(feature_of(&p, "witch", FEATURE_FINISH), rows[i].witch_finish));
        assert_true(near(feature_of(&p, "seer", FEATURE_FINISH), rows[i].seer_finish));
    }
}

/* The seer is behind, and will be ahead once the dice are spent: 7 points (7.1). */
TEST(the_lead_when_the_dice_are_spent)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "b1=synergy.fire b2=synergy.air b3=synergy.water",
                  "witch on h1: f1 | growth.air", "seer on h2: a6");
    assert_true(near(feature_of(&p, "seer", FEATURE_LEAD), -5.f / 15));
    assert_true(near(feature_of(&p, "seer", FEATURE_PLANNED), 2.f / 15));
    assert_true(near(feature_of(&p, "witch", FEATURE_PLANNED), -2.f / 15));
    assert_true(near(feature_of(&p, "seer", FEATURE_PLANNED_LAST), 2.f / 15));
}

/* 6.4: Strengthening makes f3 suffice for the strength-5 scroll, which is stuck without.
 */
TEST(what_a_scroll_adds)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5] n1:2", "b1=growth.fire n1=w2 vault",
                  "witch on h1: f3 | strengthening.fire", "seer on h2: f3",
                  "shaman on h3: f3 a1 | strengthening.air");
    float promise = feature_of(&p, "witch", FEATURE_PROMISE);
    assert_true(promise > 4.f / 8 && promise < 6.f / 8);
    assert_true(near(feature_of(&p, "witch", FEATURE_PROMISE_STUCK), promise));
    assert_true(feature_of(&p, "seer", FEATURE_PROMISE) == 0);
    assert_true(feature_of(&p, "shaman", FEATURE_PROMISE) < 0.1f);
}

TEST(what_a_scroll_adds_where_the_dice_suffice)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5] n1:2", "b1=growth.fire n1=w2 vault",
                  "witch on h1: f3 f4 | strengthening.fire", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_PROMISE) < 0.1f);
}

TEST(what_a_scroll_adds_where_a_token_can_be_broken)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5] n1:2", "b1=growth.fire n1=w2 vault",
                  "witch on h1: f3 w2 | strengthening.fire", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_PROMISE) > 4.f / 8);
    assert_true(feature_of(&p, "witch", FEATURE_PROMISE_STUCK) == 0);
}

/* Face down it promises nothing in this round. */
TEST(scrolls_that_were_used)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5] n1:2", "b1=growth.fire n1=w2 vault",
                  "witch on h1: f3 | ~strengthening.fire", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_PROMISE) == 0);
}
