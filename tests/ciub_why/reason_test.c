/* reason_test.c: a refused move is explained by the number of the rule and a sentence
 * that a player understands. */
#include "ciub_why/scene.h"

static void setting_up_is_explained(void **unused)
{
    (void)unused;
    struct table scene;
    table_open(&scene, "ciub:players=2", NULL);
    scene_refuse(&scene, CHOICE(VERB_BEGIN, 2), "3.4", "there is no such player");
    scene_refuse(&scene, CHOICE(VERB_ROLL, 0), "3.4",
                 "that is not for now: the starting player is drawn");
    table_apply(&scene, CHOICE(VERB_BEGIN, 1));
    table_apply(&scene, CHOICE(VERB_CARD, 0));
    static const struct refused rows[] = {
        {"=4", "3.3", "=4 lies open already"},
        {"6-6-6", "3.3", "6-6-6 is no A card: only those are dealt"},
    };
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_CARD, 64), "3.3", "there is no such card");
    table_close(&scene);
}

static void foresight_is_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"token 6-6-6", "4.1", "6-6-6 does not lie open"},
        {"token 6-6", "4.1", "6-6 bears the token of player 2"},
        {"token 20+", "4.3", "your token lies on 20+ already"},
        {"remove 20+", "4.3", "20+ bears your token: nobody can remove it"},
        {"remove 2-4-6", "4.3",
         "2-4-6 bears the token of player 3: nobody can remove it"},
        {"remove 6-6", "4.2",
         "6-6 lies in the bottom row: only cards of the top row can be removed"},
        {"remove 27+", "4.2", "27+ does not lie in the top row"},
        {"put white 3", "4.1",
         "that is not for now: put your token on a card, remove a card of the top row, "
         "or "
         "roll"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=3,first=1", NULL);
    scene.state.token[0] = (uint8_t)ciub_set_card(&scene.world->set, "20+");
    scene.state.token[1] = (uint8_t)ciub_set_card(&scene.world->set, "6-6");
    scene.state.token[2] = (uint8_t)ciub_set_card(&scene.world->set, "2-4-6");
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_ROLL, 1), "4.1", "nothing is to be named with that");
    table_close(&scene);
}

static void turning_cards_up_is_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"card 2-4-6", "3.3", "2-4-6 is no B card: the next card of the pile is one"},
        {"card 7-7-7", "3.3", "7-7-7 is no B card: the next card of the pile is one"},
        {"card 1-1-1-1", "3.2", "1-1-1-1 has an owl: it is not in the short game"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1,length=short", NULL);
    scene_play(&scene, "remove 20+");
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_ROLL, 0), "4.2",
                 "that is not for now: a card of the pile is turned up");
    table_close(&scene);
}

static void actions_are_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"swap blue", "4.5", "there is no blue swap outside the tray"},
        {"reroll blue", "4.5", "there is no blue reroll outside the tray"},
        {"adjust blue", "4.5", "there is no blue adjust outside the tray"},
        {"adjust purple on red 6", "4.5", "there is no red 6 outside the tray"},
        {"adjust purple on red 5 to 5", "4.5b",
         "the red die shows 5 already: turn it to another symbol"},
        {"adjust purple on purple adjust", "4.5a",
         "the only purple adjust is the acting die: say 'itself'"},
        {"adjust purple on itself to adjust", "4.5",
         "a die that adjusts itself cannot be turned to adjust: only to a number, 2for1 "
         "or "
         "skull"},
        {"reroll green on green reroll", "4.5a",
         "the only green reroll is the acting die: say 'itself'"},
        {"roll", "4.7",
         "before the rest is rolled again, a die must go into the tray or be swapped"},
        {"stop", "4.7",
         "dice other than skulls are outside: put them into the tray, or roll"},
        {"gain 6-6", "4.7",
         "dice are left outside the tray, so rolling goes on: use a die's action, put "
         "dice into the tray, or roll on"},
        {"put yellow 3", "4.6", "there is no yellow 3 outside the tray"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "white 3 white swap red 5 green reroll purple adjust");
    scene_refuse_all(&scene, ROWS(rows));
    scene_refuse(&scene, CHOICE(VERB_SWAP, kind_of(CIUB_WHITE, 0)), "4.5",
                 "a white 1 does not show swap");
    scene_refuse(&scene, CHOICE(VERB_PUT, 200), "4.5", "there is no such die");
    scene_refuse(&scene, CHOICE(VERB_PUT, 5), "4.5", "there is no such die");
    table_close(&scene);
}

/* 4.5, 4.5a, 4.6: what a swap, a used re-roll and an adjust leave behind. */
static void changed_dice_are_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"put blue inactive", "4.6",
         "the blue die is inactive: it cannot go into the tray before it is rolled or "
         "adjusted"},
        {"swap blue", "4.5",
         "the blue die is inactive: it must be rolled or adjusted first"},
        {"reroll green", "4.5a",
         "the green die is spent: it has used its re-roll since it was rolled"},
        {"adjust purple", "4.7",
         "the purple adjust lies in the tray: dice there act no more"},
        {"put purple adjust", "4.6", "no other purple adjust is left outside the tray"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "white swap red 4 red 5 green reroll purple adjust");
    scene_play(&scene, "swap white for blue");
    scene_play(&scene, "reroll green on red 4");
    scene_play(&scene, "roll red 5");
    scene_play(&scene, "adjust purple on red 5 to 6");
    scene_refuse_all(&scene, ROWS(rows));
    static const struct refused in_tray[] = {
        {"reroll green on purple adjust", "4.7",
         "the purple adjust lies in the tray: dice in the tray cannot be changed"},
    };
    struct ciub_state *state = &scene.state;
    int green = ciub_set_colour(&scene.world->set, "green");
    int fresh = kind_of(green, ciub_set_look(&scene.world->set, green, SYMBOL_REROLL));
    outside_remove(state, kind_of(green, LOOK_SPENT));
    outside_add(state, fresh);
    scene_refuse_all(&scene, ROWS(in_tray));
    table_close(&scene);
}

static void putting_dice_is_explained(void **unused)
{
    (void)unused;
    static const struct refused at_once[] = {
        {"put green skull", "4.6",
         "skulls go into the tray by themselves: name other dice, 'roll' or 'stop'"},
        {"put red 5 white 3", "4.6",
         "name the dice in order: the white 3 before the red 5"},
        {"put white 3 white 3", "4.6", "no other white 3 is left outside the tray"},
        {"put white 3 stop", "4.6",
         "that is not for now: put more dice into the tray, or roll the rest"},
    };
    static const struct refused only_skulls[] = {
        {"roll", "4.7", "only skulls are outside: they go into the tray, so stop"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "white 3 white 4 red 5 green skull");
    scene_refuse_all(&scene, ROWS(at_once));
    table_close(&scene);
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "green skull purple skull");
    scene_refuse_all(&scene, ROWS(only_skulls));
    table_close(&scene);
}

static void an_empty_supply_is_explained(void **unused)
{
    (void)unused;
    static const struct refused rows[] = {
        {"swap white", "4.5", "the supply is empty: there is nothing to swap for"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1", NULL);
    scene_roll(&scene, "white swap red 5");
    scene_empty_supply(&scene);
    scene_refuse_all(&scene, ROWS(rows));
    table_close(&scene);
}

/* 4.5, 4.5b: dice of a set of one's own that cannot be turned. */
static void dice_that_cannot_be_turned_are_explained(void **unused)
{
    (void)unused;
    static const struct refused one_symbol[] = {
        {"adjust black on grey 4", "4.5b",
         "a grey die has no other symbol to be turned to"},
    };
    static const struct refused no_face[] = {
        {"adjust gold", "4.5", "the gold adjust could turn no die"},
    };
    static const struct refused itself[] = {
        {"adjust gold on itself", "4.5",
         "a gold die has no number, 2for1 or skull to turn itself to"},
    };
    struct table scene;
    scene_open(&scene, "ciub:players=2,first=1,set=custom", ODD_SET);
    scene_roll(&scene, "grey 4 black adjust");
    scene_refuse_all(&scene, ROWS(one_symbol));
    table_close(&scene);
    scene_open(&scene, "ciub:players=2,first=1,set=custom", ODD_SET);
    scene_roll(&scene, "grey 4 gold adjust");
    scene_refuse_all(&scene, ROWS(no_face));
    table_close(&scene);
    scene_open(&scene, "ciub:players=2,first=1,set=custom", ODD_SET);
    scene_roll(&scene, "white 1 gold adjust");
    scene_refuse_all(&scene, ROWS(itself));
    table_close(&scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(setting_up_is_explained),
        cmocka_unit_test(foresight_is_explained),
        cmocka_unit_test(turning_cards_up_is_explained),
        cmocka_unit_test(actions_are_explained),
        cmocka_unit_test(changed_dice_are_explained),
        cmocka_unit_test(putting_dice_is_explained),
        cmocka_unit_test(an_empty_supply_is_explained),
        cmocka_unit_test(dice_that_cannot_be_turned_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
