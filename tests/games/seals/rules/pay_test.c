/* pay_test.c: plans pay for a seal with the fewest dice and then the smallest sum,
 * compared with all ways to pay (5.4). */
#include "games/seals/ai/internal.h"
#include "tests/games/seals/position.h"

enum { MOST_DICE = 6 }; /* of a colour, in the game for five (1.2) */

static int price_of(dice_t dice)
{
    return 100 * dice_count(dice) + dice_sum(dice);
}

/* The least that suffices out of these dice; 0 when nothing does. */
static int least_price(dice_t dice, int strength)
{
    int least = 0;
    for (dice_t part = dice_next_part(dice, 0); part != 0;
         part = dice_next_part(dice, part))
        if (dice_fit(part, strength) && (least == 0 || price_of(part) < least))
            least = price_of(part);
    return least;
}

static void check_payment(const struct seals_world *world, dice_t dice, int strength)
{
    struct hand hand = {0};
    int wanted = least_price(dice, strength);
    hand.dice[2] = dice;
    bool paid = seals_hand_pay(world, &hand, 2, strength);
    assert_int_equal(paid, wanted > 0);
    assert_true(dice_holds(dice, hand.dice[2]));
    assert_int_equal(price_of(dice - hand.dice[2]), wanted);
}

/* The next handful of up to MOST_DICE dice, after the first, which is 0; 0 after the
 * last.
 */
static dice_t next_handful(dice_t dice)
{
    const dice_t all = 0x666666;
    do
        dice = dice_next_part(all, dice);
    while (dice_count(dice) > MOST_DICE);
    return dice;
}

TEST(every_handful_pays_the_least)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2", "n1=f2 vault", "witch on h1: f3",
                  "seer on h2: a1");
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++) {
        check_payment(p.match->world, 0, strength);
        for (dice_t dice = next_handful(0); dice != 0; dice = next_handful(dice))
            check_payment(p.match->world, dice, strength);
    }
}

/* 5.4: any one colour will do for Mind, and the cheapest does. */
TEST(mind_takes_the_cheapest_colour)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2", "n1=f2 vault", "witch on h1: f3",
                  "seer on h2: a1");
    struct hand hand = {.dice = {dice_one(6), dice_one(4), dice_one(2) + dice_one(2), 0}};
    assert_true(seals_hand_pay(p.match->world, &hand, MIND, 4));
    assert_true(hand.dice[0] == dice_one(6) && hand.dice[1] == 0);
    assert_true(seals_hand_pay(p.match->world, &hand, MIND, 4));
    assert_true(hand.dice[0] == 0 && hand.dice[2] == dice_one(2) + dice_one(2));
    assert_true(seals_hand_pay(p.match->world, &hand, MIND, 4));
    assert_true(hand.dice[2] == 0);
    assert_false(seals_hand_pay(p.match->world, &hand, MIND, 2));
}
