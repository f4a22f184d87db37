/* reason_test.c: a refused move is explained by the number of the rule and a sentence
 * that a player understands. */
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/position.h"

TEST(setting_up_is_explained)
{
    POSITION p;
    position_start(&p, "players=2");
    position_refuse_choice(&p, CHOICE(VERB_BEGIN, 2), "3.4", "there is no such player");
    position_refuse_choice(&p, CHOICE(VERB_ROLL, 0), "3.4",
                           "that is not for now: the starting player is drawn");
    position_chance(&p, "begin 2");
    position_begin(&p, "deal =4");
    static const struct refused rows[] = {
        {"=4", "3.3", "=4 lies open already"},
        {"6-6-6", "3.3", "6-6-6 is no A card: only those are dealt"},
    };
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_CARD, 64), "3.3", "there is no such card");
}

TEST(foresight_is_explained)
{
    static const struct refused rows[] = {
        {"token 6-6-6", "4.1", "6-6-6 does not lie open"},
        {"token 6-6", "4.1", "6-6 bears the token of player 2"},
        {"token 20+", "4.3", "your token is already on 20+"},
        {"remove 20+", "4.3", "20+ bears your token: nobody can remove it"},
        {"remove 2-4-6", "4.3",
         "2-4-6 bears the token of player 3: nobody can remove it"},
        {"remove 6-6", "4.2",
         "6-6 lies in the bottom row: only cards of the top row can be removed"},
        {"remove 27+", "4.2", "27+ does not lie in the top row"},
        {"put white 3", "4.1",
         "that is not for now: 'token' or 'remove' and a card, or 'roll'"},
    };
    POSITION p;
    position_draw(&p, "players=3", "token 1: 20+; token 2: 6-6; token 3: 2-4-6");
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_ROLL, 1), "4.1",
                           "nothing is to be named with that");
}

TEST(turning_cards_up_is_explained)
{
    static const struct refused rows[] = {
        {"card 2-4-6", "3.3", "2-4-6 is no B card: the next card of the pile is one"},
        {"card 7-7-7", "3.3", "7-7-7 is no B card: the next card of the pile is one"},
        {"card 1-1-1-1", "3.2", "1-1-1-1 has an owl: it is not in the short game"},
    };
    POSITION p;
    position_draw(&p, "players=2,length=short", "");
    position_move(&p, "remove 20+");
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_ROLL, 0), "4.2",
                           "that is not for now: a card of the pile is turned up");
}

TEST(actions_are_explained)
{
    static const struct refused rows[] = {
        {"swap blue", "4.5", "there is no blue swap outside the tray"},
        {"reroll blue", "4.5", "there is no blue reroll outside the tray"},
        {"adjust blue", "4.5", "there is no blue adjust outside the tray"},
        {"adjust purple on red 6", "4.5", "there is no red 6 outside the tray"},
        {"adjust purple on red 5 to 5", "4.5b",
         "the red die shows 5 already: turn it to another symbol"},
        {"adjust purple on purple adjust", "4.5a",
         "the only purple adjust is the acting die: choose 'itself'"},
        {"adjust purple on itself to adjust", "4.5",
         "a die that adjusts itself cannot be turned to adjust: only to a number, 2:1 "
         "or skull"},
        {"reroll green on green reroll", "4.5a",
         "the only green reroll is the acting die: choose 'itself'"},
        {"roll", "4.7",
         "before the rest is rolled again, a die must go into the tray or be swapped"},
        {"stop", "4.7",
         "dice other than skulls are outside: put them into the tray, or roll"},
        {"gain 6-6", "4.7",
         "dice are left outside the tray, so rolling goes on: use a die's action, put "
         "dice into the tray, or roll on"},
        {"put yellow 3", "4.6", "there is no yellow 3 outside the tray"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: white 3, white swap, red 5, green reroll, purple adjust");
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_SWAP, kind_of(CIUB_WHITE, 0)), "4.5",
                           "a white 1 does not show swap");
    position_refuse_choice(&p, CHOICE(VERB_PUT, 200), "4.5", "there is no such die");
    position_refuse_choice(&p, CHOICE(VERB_PUT, 5), "4.5", "there is no such die");
}

/* 4.5, 4.5a, 4.6: what a swap, a used re-roll and an adjust leave behind. */
TEST(changed_dice_are_explained)
{
    static const struct refused rows[] = {
        {"put blue inactive", "4.6",
         "the blue die is inactive: it cannot go into the tray before it is rolled or "
         "adjusted"},
        {"swap blue", "4.5",
         "the blue die is inactive: it must be rolled or adjusted first"},
        {"reroll green", "4.5a",
         "the green die is spent: it has used its reroll since it was rolled"},
        {"adjust purple", "4.7",
         "the purple adjust lies in the tray: dice there act no more"},
        {"put purple adjust", "4.6", "the purple adjust lies in the tray already"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: white swap, red 4, red 5, green reroll, purple adjust");
    position_move(&p, "swap white for blue, reroll green on red 4");
    position_chance(&p, "roll red 5");
    position_move(&p, "adjust purple on red 5 to 6");
    position_refuse_all(&p, ROWS(rows));
    position_redraw(&p, "outside: red 5, green reroll; tray: purple adjust");
    assert_string_equal(position_refuse(&p, "4.7", "reroll green on purple adjust"),
                        "the purple adjust lies in the tray: dice in the tray cannot be "
                        "changed");
}

TEST(putting_dice_is_explained)
{
    static const struct refused at_once[] = {
        {"put green skull", "4.6",
         "skulls go into the tray by themselves: name other dice, 'roll' or 'stop'"},
        {"put white 3 white 3", "4.6", "no other white 3 is left outside the tray"},
        {"put white 3 stop", "4.6",
         "that is not for now: put more dice into the tray, or roll the rest"},
    };
    static const struct refused only_skulls[] = {
        {"roll", "4.7", "only skulls are outside: they go into the tray, so stop"},
    };
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 4, red 5, green skull");
    position_refuse_all(&p, ROWS(at_once));
    position_begin(&p, "put red 5");
    assert_string_equal(position_refuse(&p, "4.6", "white 3"),
                        "name the dice in order: the white 3 before the red 5");
    position_redraw(&p, "outside: green skull, purple skull");
    position_refuse_all(&p, ROWS(only_skulls));
}

TEST(an_empty_supply_is_explained)
{
    POSITION p;
    position_draw_set(&p, ODD_SET, "players=2",
                      "outside: white swap, 4 white 1; supply:");
    assert_string_equal(position_refuse(&p, "4.5", "swap white"),
                        "the supply is empty: there is nothing to swap for");
}

/* 4.5, 4.5b: dice of a set of one's own that cannot be turned. */
TEST(dice_that_cannot_be_turned_are_explained)
{
    static const struct refused one_symbol[] = {
        {"adjust black on grey 4", "4.5b",
         "a grey die has no other symbol to be turned to"},
    };
    static const struct refused no_face[] = {
        {"adjust gold", "4.5", "the gold adjust could turn no die"},
    };
    static const struct refused itself[] = {
        {"adjust gold on itself", "4.5",
         "a gold die has no number, 2:1 or skull to turn itself to"},
    };
    POSITION p;
    position_draw_set(&p, ODD_SET, "players=2", "outside: grey 4, black adjust");
    position_refuse_all(&p, ROWS(one_symbol));
    position_redraw(&p, "outside: grey 4, gold adjust");
    position_refuse_all(&p, ROWS(no_face));
    position_redraw(&p, "outside: white 1, gold adjust");
    position_refuse_all(&p, ROWS(itself));
}
