/* reason_test.c: a refused move is explained with the number of the rule and a sentence
 * that players understand. */
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

TEST(breaking_is_explained)
{
    static const struct refused rows[] = {
        {"break n3 with f2", "5.1",
         "n3 cannot be reached from h1: walls, seals or other players' figures block "
         "every path"},
        {"break n4 with f2", "5.3", "the owl bars n4"},
        {"break b1 with f2", "5.3", "the guardian of fire bars b1 for everyone"},
        {"break n5 with f2", "5.3", "there is no seal on n5"},
        {"break n2 with w3", "5.4", "n2 needs dice of water that sum to 4"},
        {"break n1 with w3", "5.4", "the seal on n1 is of fire"},
        {"break n1 with f6", "5.4", "the witch does not have these dice"},
        {"break n1 with f1", "5.4", "these dice sum to 1, the seal's strength is 2"},
        {"break n1 with f1 f2", "5.4", "more dice than needed: the 1 is superfluous"},
        {"break n1 with f2 w3", "5.4", "the dice must all be of one colour"},
        {"give up", "4.2", "a seal can be broken, so one must be"},
    };
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 n2:4 n4:2 n5:2 b1[2], n1 - n3:2",
                  "n1=f2 n2=w4 n3=f2 n4=f2 b1=change.fire guardian.fire=b1",
                  "witch on h1: f1 f2 w3 | guardian.fire",
                  "seer on h2, owl on n4: a1 | ~binding");
    position_refuse_all(&p, ROWS(rows));
}

TEST(using_scrolls_is_explained)
{
    static const struct refused rows[] = {
        {"renewal.air a1", "6.3", "there is no own die of air to reroll"},
        {"strengthening.fire f6", "6.4", "there is no own die of fire below six"},
        {"change.earth e1 into fire", "6.2", "there is no own die of earth to change"},
        {"growth.air", "6.5", "the supply has no die of air"},
        {"synergy.fire", "6.6", "Synergy is not used: it scores at the end"},
        {"change.fire f6 into water", "4.4",
         "that scroll lies face down until the round is over"},
        {"growth.fire", "4.2", "only own scrolls can be used"},
        {"binding here", "6.1", "the familiar is with its mage already"},
        {"binding break b1 with f6", "6.1",
         "a familiar never breaks the seal of a scroll"},
    };
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 b1[2]", "n1=f2 b1=dispatch.fire",
                  "witch on h1, cat on h1: f6 w1 | renewal.air strengthening.fire "
                  "change.earth growth.air synergy.fire ~change.fire binding "
                  "~dispatch.air",
                  "seer on h2: a1 a1 a1");
    position_refuse_all(&p, ROWS(rows));
}

TEST(taking_dice_is_explained)
{
    static const struct refused rows[] = {
        {"take a a a", "4.5", "the supply has no die of air left"},
        {"take f f f", "4.5", "the supply has only 2 dice of fire"},
        {"take e e e", "4.5", "the supply has only 1 die of earth"},
        {"take f f x", "", "'x' is no colour: write f, w, a or e"},
        {"take f fire w", "", "'fire' is no colour: write f, w, a or e"},
        {"take x", "", "'x' is no colour: write f, w, a or e"},
        {"take f f w x", "", "the move is complete before 'x'; leave out the rest"},
        {"take", "", "the move is not complete; next come colours to take such as f w w"},
        {"take f w", "4.5", "exactly 3 dice are to be taken"},
        {"take f w w w", "4.5", "nobody takes more than three dice"},
    };
    POSITION p;
    position_draw(&p, 1, "hall - n1:2", "n1=f2 vault", "witch on h1: f2 | ~binding",
                  "seer on h2: a1 a1 a1 f1 e1 e2");
    position_move(&p, "break n1 with f2");
    position_refuse_all(&p, ROWS(rows));
}

/* A choice of the wrong kind is refused by the rule of the spell in use. */
static void assert_step_rule(int circle, const char *words, const char *rule)
{
    POSITION p;
    struct reason why = {"", ""};
    position_draw(&p, circle, "hall - n1:2 n2:2 - n3:3 - b1[2], hall - b2[3]",
                  "n1=f2 n2=w2 n3=f3 b1=change.fire b2=renewal.fire",
                  circle == 2 ? "witch on h1: f2 w3 | swap.fire exchange.fire "
                                "disintegration.fire rearrangement.fire"
                  : circle == 3
                      ? "witch on h1: f2 w3 | deception.fire theft.fire"
                      : "witch on h1: f3 w3 a6 | dispatch.fire leap.fire growth.mind "
                        "strengthening.fire teleportation.mind",
                  "seer on h2: f3 a1");
    position_begin(&p, words);
    assert_false(seals_game.verdict(p.match->world, p.match->state,
                                    choice_make(PICK_OFF, 0, 0), &why));
    assert_string_equal(why.rule, rule);
    assert_string_equal(why.text, "something else is to be chosen now");
}

TEST(a_choice_of_another_kind_is_refused_by_the_spell)
{
    assert_step_rule(2, "swap.fire", "6.7");
    assert_step_rule(2, "exchange.fire", "6.8");
    assert_step_rule(2, "exchange.fire n1", "6.8");
    assert_step_rule(2, "disintegration.fire", "6.10");
    assert_step_rule(2, "rearrangement.fire b1", "6.11");
    assert_step_rule(3, "deception.fire", "6.13");
    assert_step_rule(3, "theft.fire", "6.16");
    assert_step_rule(4, "dispatch.fire", "6.18");
    assert_step_rule(4, "strengthening.fire", "6.4");
    assert_step_rule(4, "growth.mind", "6.5");
    assert_step_rule(4, "leap.fire", "6.19");
    assert_step_rule(4, "break n1", "5.4");
}
