/* turn_test.c: rules 4.1 to 4.4a: whose turn it is, and what a turn consists of. */
#include "tests/games/seals/position.h"

static const char plain[] = "hall - n1:2 - n2:4 - b1[3], hall - b2[5]";

/* --- 4.1 ---------------------------------------------------------------------------- */

/* Three players up to the first roll; the seer starts. */
static void start_three(struct position *p)
{
    position_start(p, "players=3,circle=1,mages=witch.seer.shaman,first=2",
                   "hall - n1:2 n2:2 n3:2 n4:2 b1[6] b2[6] b3[6] b4[6]");
    position_chance(p, "deal n1=f n2=f n3=f n4=f b1=synergy.fire b2=synergy.water "
                       "b3=synergy.air b4=synergy.earth");
    position_move(p, "start h1, start h2, start h3");
    position_move(p, "take f w w, take f f a, take e e f");
}

static void rule_4_1_all_roll_all_their_dice(void **unused)
{
    POSITION p;
    start_three(&p);
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_choices(&p),
                        "roll seer f1, roll seer f2, roll seer f3, roll seer f4, "
                        "roll seer f5, roll seer f6");
    position_refuse(&p, "4.1", "roll witch f1 e1 e1");
    position_refuse(&p, "4.1", "roll seer w1 f1 w1");
    position_refuse(&p, "", "roll seer f1 w2");
    position_chance(&p, "roll seer f1 w2 w3, roll shaman f4 f5 a6, roll witch f1 e1 e2");
    assert_string_equal(position_dice(&p, "seer"), "f1 w2 w3");
    assert_string_equal(position_dice(&p, "shaman"), "f4 f5 a6");
    assert_string_equal(position_dice(&p, "witch"), "f1 e1 e2");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_1_turns_go_clockwise_from_the_first_player(void **unused)
{
    POSITION p;
    start_three(&p);
    position_chance(&p, "roll seer f2 w1 w1, roll shaman f2 f2 a1, roll witch f2 e1 e1");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_actor(&p), "shaman");
    position_move(&p, "break n2 with f2");
    assert_string_equal(position_actor(&p), "witch");
    position_move(&p, "break n3 with f2");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_1_who_is_out_of_the_round_is_skipped(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 n2:2 n3:2", "n1=f2 n2=f2 n3=f2 vault",
                  "witch on h1: f2 f2 | ~binding", "seer on h2: w w w",
                  "shaman on h3: f3 f3 | ~binding");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_actor(&p), "shaman");
    position_move(&p, "break n2 with f3");
    assert_string_equal(position_actor(&p), "witch");
}

/* The last one in the round goes on alone. */
static void rule_4_1_the_last_one_plays_on_alone(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 n2:2", "n1=f2 n2=f2 vault",
                  "witch on h1: f2 f2 a1 | ~binding", "seer on h2: w w w");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_actor(&p), "witch");
    position_move(&p, "break n2 with f2");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_moves(&p), "give up");
}

static void rule_4_1_the_round_ends_when_it_is_over_for_all(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 n2:2", "n1=f2 n2=f2 vault",
                  "witch on h1: f2 | ~binding", "seer on h2: w w w");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_actor(&p), "witch"); /* takes dice */
    assert_int_equal(position_state(&p)->round, 1);
    position_move(&p, "take f f f");
    assert_int_equal(position_state(&p)->round, 2);
    assert_string_equal(position_actor(&p), "chance");
}

/* --- 4.2 ---------------------------------------------------------------------------- */

static void rule_4_2_any_number_of_scrolls_before_the_break(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault",
                  "witch on h1: f1 f1 w1 | strengthening.fire change.water renewal.fire",
                  "seer on h2: a1");
    position_move(&p, "binding here, change.water w1 into fire, renewal.fire f1 f1");
    position_chance(&p, "roll f3 f2");
    position_move(&p, "strengthening.fire f1 f2 f3");
    assert_string_equal(position_dice(&p, "witch"), "f3 f4 f5");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_up(&p, "witch"), "");
    assert_string_equal(position_down(&p, "witch"),
                        "binding change.water renewal.fire strengthening.fire");
    position_move(&p, "break n1 with f3");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_2_a_used_scroll_turns_face_down(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault", "witch on h1: f1 f1 | strengthening.fire",
                  "seer on h2: a1");
    position_move(&p, "strengthening.fire f1");
    assert_string_equal(position_down(&p, "witch"), "strengthening.fire");
    position_refuse(&p, "4.4", "strengthening.fire f1");
}

static void rule_4_2_only_own_scrolls(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 b1=renewal.fire", "witch on h1: f2",
                  "seer on h2: a1 | strengthening.fire");
    position_refuse(&p, "4.2", "strengthening.fire f2");
    position_refuse(&p, "4.2", "renewal.fire f2");
}

static void rule_4_2_who_can_break_must(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f2 w6 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break n1 with f2");
    position_refuse(&p, "4.2", "give up");
}

/* Scrolls are used in order to break: a break made possible is then due. */
static void rule_4_2_who_can_break_after_a_spell_must(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f1 | ~binding strengthening.fire",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "give up, strengthening.fire f1");
    position_move(&p, "strengthening.fire f1");
    position_refuse(&p, "4.2", "give up");
    assert_string_equal(position_moves(&p), "break n1 with f3");
}

static void rule_4_2_who_cannot_break_gives_his_dice_back(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault", "witch on h1: f1 w6 a6 | ~binding",
                  "seer on h2: a1 | ~binding");
    assert_string_equal(position_supply(&p), "2 2 1 3");
    position_move(&p, "give up");
    assert_string_equal(position_supply(&p), "3 3 2 3");
    assert_string_equal(position_dice(&p, "witch"), "");
    assert_true(position_out(&p, "witch"));
    assert_string_equal(position_actor(&p), "witch"); /* 4.5 follows */
    position_move(&p, "take f f f");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_2_binding_option_two_stands_in_for_the_break(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault", "witch on h1: f2 f3", "seer on h2: a1");
    position_move(&p, "binding break n1 with f2");
    assert_string_equal(position_actor(&p), "seer");
    assert_string_equal(position_dice(&p, "witch"), "f3");
}

/* Whether he may give up is judged on plain breaks alone, never on what a spell could
 * do: here Leap would reach n2. */
static void rule_4_2_what_a_spell_could_break_does_not_count(void **unused)
{
    POSITION p;
    position_draw(&p, 4, plain, "n1=f2 n2=w4 vault",
                  "witch on h1: w4 | ~binding leap.fire", "seer on h2: a1");
    assert_string_equal(position_moves(&p),
                        "give up, leap.fire n1 then break n2 with w4");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "seer");
}

/* And Speed needs a plain break for its first seal, so it is due then. */
static void rule_4_2_spells_that_break_end_the_turn(void **unused)
{
    POSITION p;
    position_draw(&p, 4, plain, "n1=f2 n2=w4 vault",
                  "witch on h1: f2 f3 | ~binding speed.water", "seer on h2: a1");
    position_move(&p, "speed.water break n1 with f2 then break n2");
    assert_string_equal(position_actor(&p), "seer");
    assert_string_equal(position_place(&p, "witch"), "n2");
    assert_string_equal(position_dice(&p, "witch"), "f3");
}

/* --- 4.3 ---------------------------------------------------------------------------- */

static void rule_4_3_using_scrolls_is_never_compulsory(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault",
                  "witch on h1: f1 w1 | ~binding strengthening.fire change.water",
                  "seer on h2: a1 | ~binding");
    assert_true(position_allows(&p, "strengthening.fire f1"));
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "seer");
}

/* --- 4.4 ---------------------------------------------------------------------------- */

/* The book's examples: Renewal of Air without yellow dice, Strengthening of Fire when all
 * red dice show sixes. */
static void rule_4_4_no_scroll_without_an_effect(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2",
                  "witch on h1: f6 f6 w2 | ~binding renewal.air strengthening.fire",
                  "seer on h2: a1");
    position_refuse(&p, "6.3", "renewal.air a1");
    position_refuse(&p, "6.4", "strengthening.fire f6");
    assert_string_equal(position_moves(&p), "break n1 with f6");
}

static void rule_4_4_face_down_scrolls_cannot_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f2 | ~binding ~renewal.fire",
                  "seer on h2: a1");
    position_refuse(&p, "4.4", "renewal.fire f2");
    position_refuse(&p, "4.4", "binding here");
}

static void rule_4_4_a_scroll_just_won_serves_from_the_next_turn(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[3] n1:2", "b1=renewal.fire n1=f2 vault",
                  "witch on h1: f3 f1 | ~binding", "seer on h2: a1 a2 | ~binding");
    position_move(&p, "break b1 with f3"); /* the turn is over: no use for it now */
    assert_string_equal(position_actor(&p), "seer");
    position_move(&p, "give up, take a a w");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_moves(&p), "give up, renewal.fire f1");
    position_move(&p, "renewal.fire f1");
    position_chance(&p, "roll f2");
    assert_string_equal(position_moves(&p), "break n1 with f2");
}

/* --- 4.4a --------------------------------------------------------------------------- */

/* Ruling: a scroll counts as face down from the moment its use begins. */
static void rule_4_4a_a_scroll_in_use_lies_face_down(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f2 | strengthening.fire",
                  "seer on h2: a1");
    position_begin(&p, "strengthening.fire");
    assert_string_equal(position_down(&p, "witch"), "strengthening.fire");
}

/* Ruling: Transfer cannot give itself away. */
static void rule_4_4a_a_scroll_in_use_cannot_be_given(void **unused)
{
    POSITION p;
    position_draw(&p, 3, plain, "n1=f2",
                  "witch on h1: f2 | ~binding transfer.fire strengthening.air",
                  "seer on h2: a1 | strengthening.fire");
    position_refuse(&p, "6.15",
                    "transfer.fire take strengthening.fire give transfer.fire");
    position_move(&p, "transfer.fire take strengthening.fire give strengthening.air");
    assert_string_equal(position_up(&p, "witch"), "strengthening.fire");
    assert_string_equal(position_down(&p, "witch"), "binding transfer.fire");
    assert_string_equal(position_up(&p, "seer"), "binding strengthening.air");
}

/* Ruling: if its owner's round ends through that very use it lies face up (4.5). */
static void rule_4_4a_face_up_when_its_use_ends_the_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2 vault", "witch on h1: f2 | ~renewal.air",
                  "seer on h2: a1");
    position_move(&p, "binding break n1 with f2");
    assert_true(position_out(&p, "witch"));
    assert_string_equal(position_up(&p, "witch"), "binding renewal.air");
    assert_string_equal(position_down(&p, "witch"), "");
    assert_string_equal(position_familiar(&p, "witch"), "");
    assert_string_equal(position_at(&p, "n1"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_1_all_roll_all_their_dice),
        cmocka_unit_test(rule_4_1_turns_go_clockwise_from_the_first_player),
        cmocka_unit_test(rule_4_1_who_is_out_of_the_round_is_skipped),
        cmocka_unit_test(rule_4_1_the_last_one_plays_on_alone),
        cmocka_unit_test(rule_4_1_the_round_ends_when_it_is_over_for_all),
        cmocka_unit_test(rule_4_2_any_number_of_scrolls_before_the_break),
        cmocka_unit_test(rule_4_2_a_used_scroll_turns_face_down),
        cmocka_unit_test(rule_4_2_only_own_scrolls),
        cmocka_unit_test(rule_4_2_who_can_break_must),
        cmocka_unit_test(rule_4_2_who_can_break_after_a_spell_must),
        cmocka_unit_test(rule_4_2_who_cannot_break_gives_his_dice_back),
        cmocka_unit_test(rule_4_2_binding_option_two_stands_in_for_the_break),
        cmocka_unit_test(rule_4_2_what_a_spell_could_break_does_not_count),
        cmocka_unit_test(rule_4_2_spells_that_break_end_the_turn),
        cmocka_unit_test(rule_4_3_using_scrolls_is_never_compulsory),
        cmocka_unit_test(rule_4_4_no_scroll_without_an_effect),
        cmocka_unit_test(rule_4_4_face_down_scrolls_cannot_be_used),
        cmocka_unit_test(rule_4_4_a_scroll_just_won_serves_from_the_next_turn),
        cmocka_unit_test(rule_4_4a_a_scroll_in_use_lies_face_down),
        cmocka_unit_test(rule_4_4a_a_scroll_in_use_cannot_be_given),
        cmocka_unit_test(rule_4_4a_face_up_when_its_use_ends_the_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
