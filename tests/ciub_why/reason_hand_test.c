/* reason_hand_test.c: what is said to wrong gains, dice kept and trades (phases 3 and 4).
 */
#include "ciub_why/scene.h"

static void gaining_is_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"gain 2-2-2-2", "4.8", "2-2-2-2 needs 4 dice showing 2, the tray has 0"},
        {"gain 1-3-3-5", "4.8", "1-3-3-5 needs 1 die showing 1, the tray has 0"},
        {"gain 6-6", "4.3", "6-6 bears the token of player 2: only he can gain it"},
        {"gain 2-4-6", "4.8",
         "2-4-6 lies in the top row: only in last turns can it be gained from there"},
        {"gain 27+", "4.8", "27+ does not lie open"},
        {"gain opus-magnum", "5.1",
         "opus-magnum is not gained by itself: it goes to whoever gains the next card "
         "after "
         "the last C is turned up"},
        {"take nothing", "4.10",
         "whoever gains no card must take a die: the supply has a white one"},
        {"end", "4.8", "that is not for now: gain a card, or take a die of the supply"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene.state.token[1] = (uint8_t)ciub_set_card(&scene.world->set, "6-6");
    scene_roll(&scene, "orange 6 orange 6 red 3");
    scene_play(&scene, "put orange 6 orange 6 red 3");
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_TAKE, 7), "4.8", "there is no such colour");
    table_close(&scene);
}

/* 4.8: sums and equal dice, which four players find in the bottom row of this set. */
static void sums_and_equal_dice_are_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"gain 14+", "4.8", "the numbers in the tray sum to 11, 14+ needs 14"},
        {"gain =4", "4.8", "=4 needs 4 dice of one number, or 4 skulls"},
        {"take gold", "4.10", "the supply has no gold die"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=4,first=1,set=custom", ODD_SET);
    scene_roll(&scene, "white 3 grey 4 grey 4 gold swap black skull pink skull");
    scene_play(&scene, "put white 3 grey 4 grey 4 gold swap");
    scene_refuse_all(&scene, ROWS(rows));
    table_close(&scene);
}

static void moving_down_and_keeping_is_explained(void **unused)
{
    (void)unused;
    static const struct refused down[] = {
        {"down 2-2-2-2", "4.9",
         "2-2-2-2 does not lie in the top row: a card from there goes down"},
    };
    static const struct refused keep[] = {
        {"keep yellow", "4.9", "the tray has no yellow to keep"},
        {"keep white white white", "4.9", "the tray has no other white to keep"},
        {"keep white yellow", "4.9", "the tray has no yellow to keep"},
        {"keep white purple 2for1", "4.9", "the tray has no purple 2for1 to keep"},
        {"keep white orange white", "4.9",
         "name the dice in order: the white before the "
         "orange"},
        {"keep purple", "4.9",
         "five dice are kept, but the tray has no other purple, nor any die after it"},
        {"keep green 2for1", "4.9",
         "five dice are kept, but after this green 2for1 the tray has only 1 more"},
        {"end", "4.9", "that is not for now: name the five dice you keep"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "white 1 white 2 orange 6 orange 6 red 3 green 2for1 green 7 "
                       "green 7 green 7 purple 3");
    scene_play(&scene, "put white 1 white 2 orange 6 orange 6 red 3 green 7 green 7 "
                       "green 7 green 2for1 purple 3");
    scene_play(&scene, "gain 6-6");
    scene_refuse_all(&scene, ROWS(down));
    scene_refuse(&scene, CHOICE(VERB_ROLL, 0), "4.7",
                 "rolling is over: name the card of the top row that goes down");
    scene_play(&scene, "down 20+");
    scene_refuse(&scene, CHOICE(VERB_ROLL, 0), "4.9",
                 "that is not for now: a card of the pile is turned up");
    scene_play(&scene, "card 27+");
    scene_refuse_all(&scene, ROWS(keep));
    table_close(&scene);
}

static void trading_is_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"trade red", "4.11", "no red die of yours shows 2for1 in the tray"},
        {"whiten white", "4.11", "only coloured dice are traded for white ones"},
        {"whiten blue", "4.11", "you have no blue die"},
        {"trade green for green", "4.11",
         "a green die is traded for dice of other colours"},
        {"trade green for red and orange", "4.11",
         "name the colours in order: orange "
         "before red"},
        {"trade green for orange and green", "4.11",
         "a green die is traded for dice of other colours"},
        {"roll", "4.7", "rolling is over: trade dice, or end the turn"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "red 3 green 2for1");
    scene_play(&scene, "put red 3 green 2for1");
    scene_play(&scene, "take orange");
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_WHITEN, 7), "4.11", "there is no such colour");
    table_close(&scene);
}

/* Rolls these dice and puts them all, then takes a black one. */
static void take_black_after(struct table *scene, const char *dice)
{
    char put[200];
    struct text out = text_init(put, sizeof put);
    text_format(&out, "put %s", dice);
    scene_open(scene, "ciub:players=2,first=1,set=custom", ODD_SET);
    scene_roll(scene, dice);
    scene_play(scene, put);
    scene_play(scene, "take black");
}

/* 4.11: a supply that cannot give what is asked for. */
static void trading_with_a_small_supply_is_explained(void **unused)
{
    (void)unused;
    static const struct refused grey_and_black[] = {
        {"whiten black", "4.11", "the supply has no white die"},
        {"trade pink for gold", "4.11", "the supply has no gold die"},
        {"trade pink for grey and grey", "4.11", "the supply has only one grey die"},
        {"trade pink for black", "4.11",
         "two dice are taken, but the supply has only one black die and none after it"},
    };
    static const struct refused one_white[] = {
        {"trade pink", "4.11", "the supply has not two dice of other colours than pink"},
    };
    struct table scene;
    take_black_after(&scene, "white 1 white 1 white 1 white 1 white 1 grey 4 gold swap "
                             "black 7 pink 2for1 pink 2for1");
    scene_refuse_all(&scene, ROWS(grey_and_black));
    table_close(&scene);
    take_black_after(&scene, "white 1 white 1 white 1 white 1 grey 4 grey 4 gold swap "
                             "black 7 black 7 pink 2for1 pink 2for1");
    scene_refuse_all(&scene, ROWS(one_white));
    table_close(&scene);
}

static void the_end_is_explained(void **unused)
{
    (void)unused;
    struct table scene;
    struct rng rng;
    rng_seed(&rng, 1);
    scene_open(&scene, "ciub:players=2,first=1,set=custom", ODD_SET);
    while (table_step(&scene, &rng))
        continue;
    scene_refuse(&scene, CHOICE(VERB_ROLL, 0), "5.3", "the game is over");
    scene_refuse(&scene, 0, "5.3", "the game is over");
    table_close(&scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gaining_is_explained),
        cmocka_unit_test(sums_and_equal_dice_are_explained),
        cmocka_unit_test(moving_down_and_keeping_is_explained),
        cmocka_unit_test(trading_is_explained),
        cmocka_unit_test(trading_with_a_small_supply_is_explained),
        cmocka_unit_test(the_end_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
