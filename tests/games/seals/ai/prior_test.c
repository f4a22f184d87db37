/* prior_test.c: what a sensible player of Five Seals leans to, in drawn positions. */
#include <string.h>

#include "games/seals/ai/heuristics.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

/* The share of the prior that a choice of the current step has, by its text. */
static float prior_to(const struct position *p, const char *words)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES], sum = 0, found = -1;
    const struct match *match = p->match;
    int count = seals_game.choices(match->world, match->state, list);
    seals_heuristics.prior(match->world, match->state, list, count, weight);
    for (int i = 0; i < count; i++) {
        char buffer[GAME_MAX_CHOICE_TEXT];
        struct text text = text_init(buffer, sizeof buffer);
        seals_game.choice_write(match->world, match->state, list[i], &text);
        sum += weight[i];
        if (strcmp(buffer, words) == 0)
            found = weight[i];
    }
    if (found < 0)
        fail_msg("'%s' is no choice here", words);
    return found / sum;
}

/* One is leant to more than the other, clearly. */
static void assert_rather(const struct position *p, const char *one, const char *other)
{
    float more = prior_to(p, one), less = prior_to(p, other);
    if (more < 1.5f * less)
        fail_msg("'%s' %f, '%s' %f", one, (double)more, other, (double)less);
}

/* --- breaks ------------------------------------------------------------------------- */

static void a_strong_scroll_before_a_weak_one(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2] b2[5]", "b1=change.fire b2=growth.water",
                  "witch on h1: f2 w5", "seer on h2: a1");
    assert_rather(&p, "break b2", "break b1");
}

static void a_scroll_that_synergy_makes_dear(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[4] b2[4]",
                  "b1=strengthening.fire b2=strengthening.water",
                  "witch on h1: f4 w4 | synergy.water'", "seer on h2: a1");
    assert_rather(&p, "break b2", "break b1");
}

static void a_token_that_opens_the_way(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - b1[6], hall - n2:2",
                  "n1=f2 n2=w2 b1=rearrangement.fire", "witch on h1: f2 w2 f6",
                  "seer on h2: a1");
    assert_rather(&p, "break n1", "break n2");
}

static void the_dice_that_are_needed_least(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - b1[6]", "n1=f2 b1=rearrangement.fire",
                  "witch on h1: f2 f6 w1", "seer on h2: a1");
    position_begin(&p, "break n1");
    assert_rather(&p, "with f2", "with f6");
}

/* --- spells ------------------------------------------------------------------------- */

static void strengthening_that_wins_a_scroll(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 b1[6]", "n1=w2 b1=rearrangement.fire",
                  "witch on h1: f4 w2 | strengthening.fire", "seer on h2: a1");
    assert_rather(&p, "strengthening.fire", "break n1");
    position_end(&p);
    /* Of no use: the die suffices as it is. */
    position_draw(&p, 2, "hall - b1[4]", "b1=strengthening.air",
                  "witch on h1: a4 | strengthening.fire", "seer on h2: a1");
}

static void a_spell_rather_than_giving_up(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5]", "b1=growth.fire",
                  "witch on h1: w5 | change.water", "seer on h2: a1");
    assert_rather(&p, "change.water", "give up");
    assert_rather(&p, "change.water", "binding");
    position_begin(&p, "change.water w5");
    assert_rather(&p, "into fire", "into air");
}

static void spells_that_do_nothing_are_kept(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5]", "b1=growth.fire",
                  "witch on h1: f5 | change.fire strengthening.air renewal.fire",
                  "seer on h2: a1");
    assert_rather(&p, "break b1", "change.fire");
    assert_rather(&p, "break b1", "renewal.fire");
    assert_rather(&p, "break b1", "binding");
}

static void growth_is_a_die_more(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 b1[5]", "n1=w2 b1=growth.fire'",
                  "witch on h1: w2 | growth.fire", "seer on h2: a1");
    assert_rather(&p, "growth.fire", "binding");
}

static void renewal_of_what_shows_little(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[5]", "b1=growth.fire",
                  "witch on h1: f1 f3 | renewal.fire", "seer on h2: a1");
    assert_rather(&p, "renewal.fire", "give up");
    position_begin(&p, "renewal.fire");
    assert_rather(&p, "f1", "f3");
}

/* 6.10: the token before the strong scroll, and not just any. */
static void disintegration_of_what_is_in_the_way(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:6 - b1[6], hall - n2:2",
                  "n1=f6 n2=f2 b1=rearrangement.water",
                  "witch on h1: w6 | disintegration.fire", "seer on h2: a1");
    assert_rather(&p, "disintegration.fire", "give up");
    position_begin(&p, "disintegration.fire");
    assert_rather(&p, "n1", "n2");
}

/* 6.7: a token before the scroll takes a colour that is held. */
static void swap_to_a_colour_that_is_held(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - b1[6], hall - n9:6 - n2:2 n3:2",
                  "n1=f2 n2=w2 n3=a2 n9=e6 b1=rearrangement.water",
                  "witch on h1: w2 w6 | swap.fire", "seer on h2: a1");
    assert_rather(&p, "swap.fire", "give up");
    position_begin(&p, "swap.fire n1");
    assert_rather(&p, "n2", "n3");
}

/* 6.9 */
static void tokens_are_laid_on_absorption(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:3", "n1=f3", "witch on h1: f3 w1 | absorption.fire",
                  "seer on h2: a1");
    position_begin(&p, "break n1 with f3");
    assert_rather(&p, "absorb fire", "absorb nothing");
}

/* 6.22 */
static void speed_wins_the_best_for_nothing(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 b1[6] b2[2]", "n1=w2 b1=speed.fire b2=change.fire",
                  "witch on h1: w2 | speed.mind", "seer on h2: a1");
    assert_rather(&p, "speed.mind", "break n1");
    position_begin(&p, "speed.mind break n1 with w2");
    assert_rather(&p, "then break b1", "then break b2");
}

/* 6.19 */
static void leap_to_the_scroll(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:6 - b1[6] n2:2", "n1=f6 n2=a2 b1=speed.water",
                  "witch on h1: w6 | leap.fire", "seer on h2: a1");
    assert_rather(&p, "leap.fire", "give up");
    position_end(&p);
    position_draw(&p, 4, "hall - n1:6 - b1[6] n2:2", "n1=f6 n2=w2 b1=speed.water",
                  "witch on h1: w6 | leap.fire", "seer on h2: a1");
    position_begin(&p, "leap.fire n1");
    assert_rather(&p, "then break b1", "then break n2");
}

/* 6.21 */
static void a_guardian_for_what_others_reach(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[6], hall - n1:2 - n2:6 - b2[6]",
                  "b1=speed.fire b2=synergy.fire n2=e6",
                  "witch on h1: f6 | guardian.fire", "seer on n1: a1",
                  "shaman on h2: w1");
    position_begin(&p, "guardian.fire");
    assert_rather(&p, "onto b2", "onto b1"); /* the witch can win b1 herself */
}

/* 6.16 */
static void a_victim_gives_what_it_needs_least(void **unused)
{
    POSITION p;
    position_draw(&p, 3, "hall - b1[5]", "b1=growth.fire", "witch on h1: w1 | theft.mind",
                  "seer on h2: f5 a1");
    position_move(&p, "theft.mind from seer");
    assert_rather(&p, "give a1", "give f5");
}

/* 6.15: for Synergy's sake. */
static void a_scroll_of_the_better_element(void **unused)
{
    POSITION p;
    position_draw(&p, 3, "hall - n1:2", "n1=f2",
                  "witch on h1: w1 | transfer.fire synergy.fire change.air renewal.air",
                  "seer on h2: a1 | change.fire renewal.water");
    assert_rather(&p, "transfer.fire", "give up");
}

/* --- dice to take ------------------------------------------------------------------- */

static void dice_of_the_colours_within_reach(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[5] b2[2] n1:2 n2:3",
                  "b1=growth.fire b2=change.water n1=a2 n2=a3", "witch on h1: e1",
                  "seer on h2: w1");
    position_begin(&p, "give up");
    assert_rather(&p, "take f f w", "take a a a");
    assert_rather(&p, "take f f w", "take e e e");
    assert_rather(&p, "take f f w", "take w w a");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_strong_scroll_before_a_weak_one),
        cmocka_unit_test(a_scroll_that_synergy_makes_dear),
        cmocka_unit_test(a_token_that_opens_the_way),
        cmocka_unit_test(the_dice_that_are_needed_least),
        cmocka_unit_test(strengthening_that_wins_a_scroll),
        cmocka_unit_test(a_spell_rather_than_giving_up),
        cmocka_unit_test(spells_that_do_nothing_are_kept),
        cmocka_unit_test(growth_is_a_die_more),
        cmocka_unit_test(renewal_of_what_shows_little),
        cmocka_unit_test(disintegration_of_what_is_in_the_way),
        cmocka_unit_test(swap_to_a_colour_that_is_held),
        cmocka_unit_test(tokens_are_laid_on_absorption),
        cmocka_unit_test(speed_wins_the_best_for_nothing),
        cmocka_unit_test(leap_to_the_scroll),
        cmocka_unit_test(a_guardian_for_what_others_reach),
        cmocka_unit_test(a_victim_gives_what_it_needs_least),
        cmocka_unit_test(a_scroll_of_the_better_element),
        cmocka_unit_test(dice_of_the_colours_within_reach),
    };
    return cmocka_run_group_tests_name("lean", tests, NULL, NULL);
}
