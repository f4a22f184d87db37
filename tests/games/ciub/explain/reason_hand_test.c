/* reason_hand_test.c: what is said to wrong gains, dice kept and trades (phases 3 and 4).
 */
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/position.h"

TEST(gaining_is_explained)
{
    static const struct refused rows[] = {
        {"gain 2-2-2-2", "4.8", "2-2-2-2 needs 4 dice showing 2, the tray has 0"},
        {"gain 1-3-3-5", "4.8", "1-3-3-5 needs 1 die showing 1, the tray has 0"},
        {"gain 6-6", "4.3", "6-6 bears the token of player 2: nobody else can gain it"},
        {"gain 2-4-6", "4.8",
         "2-4-6 lies in the top row: only in last turns can it be gained from there"},
        {"gain 27+", "4.8", "27+ does not lie open"},
        {"gain opus-magnum", "5.1",
         "Opus Magnum is not gained by itself: it goes to whoever gains the next card "
         "after the last C is turned up"},
        {"take nothing", "4.10",
         "whoever gains no card must take a die: the supply has a white one"},
        {"end", "4.8", "that is not for now: gain a card, or take a die from the supply"},
    };
    POSITION p;
    position_draw(&p, "players=2", "tray: orange 6, orange 6, red 3; token 2: 6-6");
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_TAKE, 7), "4.8", "there is no such colour");
}

/* 4.8: sums and equal dice, which four players find in the bottom row of this set. */
TEST(sums_and_equal_dice_are_explained)
{
    static const struct refused rows[] = {
        {"gain 14+", "4.8", "the numbers in the tray sum to 11, 14+ needs 14"},
        {"gain =4", "4.8", "=4 needs 4 dice of one number, or 4 skulls"},
        {"take gold", "4.10", "the supply has no gold die"},
    };
    POSITION p;
    position_draw_set(
        &p, ODD_SET, "players=4",
        "tray: white 3, grey 4, grey 4, gold swap, black skull, pink skull");
    position_refuse_all(&p, ROWS(rows));
}

TEST(moving_down_and_keeping_is_explained)
{
    static const struct refused keep[] = {
        {"keep yellow", "4.9", "the tray has no yellow to keep"},
        {"keep white white white", "4.9", "the tray has no other white to keep"},
        {"keep white yellow", "4.9", "the tray has no yellow to keep"},
        {"keep white purple 2for1", "4.9", "the tray has no purple 2:1 to keep"},
        {"keep purple", "4.9",
         "five dice are kept, and the tray has no other purple: name 4 more of the "
         "others"},
        {"keep green 2for1", "4.9",
         "five dice are kept: besides this green 2:1 and what comes after it, name at "
         "least 3 more"},
        {"end", "4.9", "that is not for now: name the five dice you keep"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "tray: white 1, white 2, orange 6, orange 6, red 3, green 2for1, "
                  "green 7, green 7, green 7, purple 3");
    assert_string_equal(
        position_refuse(&p, "4.9", "gain 6-6 down 2-2-2-2"),
        "2-2-2-2 does not lie in the top row: a card from there goes down");
    position_begin(&p, "gain 6-6");
    position_refuse_choice(
        &p, CHOICE(VERB_ROLL, 0), "4.7",
        "rolling is over: name the card of the top row that goes down");
    position_begin(&p, "down 20+");
    position_refuse_choice(&p, CHOICE(VERB_ROLL, 0), "4.9",
                           "that is not for now: a card of the pile is turned up");
    position_chance(&p, "card 27+");
    position_refuse_all(&p, ROWS(keep));
    position_begin(&p, "keep white orange");
    assert_string_equal(position_refuse(&p, "4.9", "white"),
                        "name the dice in order: the white before the orange");
}

TEST(trading_is_explained)
{
    static const struct refused rows[] = {
        {"trade red", "4.11", "no red die of yours shows 2:1 in the tray"},
        {"whiten white", "4.11", "only coloured dice are traded for white ones"},
        {"whiten blue", "4.11", "you have no blue die"},
        {"trade green for green", "4.11",
         "a green die is traded for dice of other colours"},
        {"trade green for orange and green", "4.11",
         "a green die is traded for dice of other colours"},
        {"roll", "4.7", "rolling is over: trade dice, or end the turn"},
    };
    POSITION p;
    position_draw(&p, "players=2", "tray: red 3, green 2for1");
    position_move(&p, "take orange");
    position_refuse_all(&p, ROWS(rows));
    position_refuse_choice(&p, CHOICE(VERB_WHITEN, 7), "4.11", "there is no such colour");
    position_begin(&p, "trade green for red");
    assert_string_equal(position_refuse(&p, "4.11", "and orange"),
                        "name the colours in order: orange before red");
}

/* 4.11: a supply that cannot give what is asked for. */
TEST(trading_with_a_small_supply_is_explained)
{
    static const struct refused grey_and_black[] = {
        {"whiten black", "4.11", "the supply has no white die"},
        {"trade pink for gold", "4.11", "the supply has no gold die"},
        {"trade pink for grey and grey", "4.11", "the supply has only one grey die"},
        {"trade pink for black", "4.11",
         "two dice are taken, and the supply has only one black die: name another colour "
         "before it"},
    };
    static const struct refused one_white[] = {
        {"trade pink", "4.11", "the supply has not two dice of other colours than pink"},
    };
    POSITION p;
    position_draw_set(&p, ODD_SET, "players=2",
                      "tray: white 1, white 1, white 1, white 1, white 1, grey 4, "
                      "gold swap, black 7, pink 2for1, pink 2for1");
    position_move(&p, "take black");
    position_refuse_all(&p, ROWS(grey_and_black));
    position_redraw(&p, "tray: white 1, white 1, white 1, white 1, grey 4, grey 4, "
                        "gold swap, black 7, black 7, pink 2for1, pink 2for1");
    position_move(&p, "take black");
    position_refuse_all(&p, ROWS(one_white));
}

TEST(the_end_is_explained)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 1 white, 1 red; quiet: 19");
    position_move(&p, "end");
    position_refuse_choice(&p, CHOICE(VERB_ROLL, 0), "5.3", "the game is over");
    position_refuse_choice(&p, 0, "5.3", "the game is over");
}
