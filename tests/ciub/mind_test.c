/* mind_test.c: what players that think are told about ciub: which choices look sensible,
 * and why. */
#include <stdio.h>
#include <string.h>

#include "ciub/position.h"
#include "core/mind.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules.h"

#define ROWS_2 "top: =4 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 6-6;"

/* --- leaning ------------------------------------------------------------------------ */

/* What one leans to most, in words. */
static const char *leaning(struct position *p)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    const void *world = position_world(p), *state = position_state(p);
    int count = ciub_game.choices(world, state, list), best = 0;
    ciub_game.mind->lean(world, state, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[best])
            best = i;
    struct text out = position_text(p);
    ciub_game.choice_write(world, state, list[best], &out);
    return out.data;
}

static void assert_leans(const char *drawing, const char *begun, const char *choice)
{
    struct position p;
    position_draw(&p, "players=2", drawing);
    if (begun[0] != '\0')
        position_begin(&p, begun);
    assert_string_equal(leaning(&p), choice);
    position_end(&p);
}

static void what_the_card_needs_is_put(void **unused)
{
    (void)unused;
    assert_leans(ROWS_2 "outside: orange 6, red 6, white 3", "", "put orange 6");
    assert_leans(ROWS_2 "outside: orange 6, red 6, white 3", "put orange 6", "red 6");
    assert_leans(ROWS_2 "outside: orange 6, red 6, white 3", "put orange 6 red 6",
                 "roll");
}

/* Of several numbers that are wanted the scarce one goes first. */
static void the_scarce_number_is_kept(void **unused)
{
    (void)unused;
    assert_leans("top: =4 6-6 20+; bottom: 2-2-2-2 1-1-1 2-4-6;"
                 "outside: orange 2, orange 6, orange 2; tray: yellow 3, yellow 5",
                 "", "put orange 6");
}

/* 4.5: the one die that is missing is turned, not put. */
static void an_adjust_die_completes_a_card(void **unused)
{
    (void)unused;
    const char *drawing = ROWS_2 "outside: orange 4, purple adjust; tray: red 6, green 7";
    assert_leans(drawing, "", "adjust purple");
    assert_leans(drawing, "adjust purple", "on orange 4");
    assert_leans(drawing, "adjust purple on orange 4", "to 6");
}

/* 4.5: a die is swapped for one that can show what is missing. */
static void a_swap_brings_what_can_show_it(void **unused)
{
    (void)unused;
    const char *drawing = ROWS_2 "outside: white swap; tray: red 6, green 7, yellow 5";
    assert_leans(drawing, "", "swap white");
    struct position p;
    position_draw(&p, "players=2", drawing);
    position_begin(&p, "swap white");
    const char *colour = leaning(&p);
    assert_true(strcmp(colour, "for red") == 0 || strcmp(colour, "for orange") == 0);
    position_end(&p);
}

static void the_card_with_more_points_is_gained(void **unused)
{
    (void)unused;
    assert_leans("top: =4 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 6-6;"
                 "tray: yellow 1, yellow 3, yellow 3, yellow 5, red 6, red 6",
                 "", "gain 6-6");
}

/* 4.11: one die more. */
static void a_pair_is_traded(void **unused)
{
    (void)unused;
    assert_leans(ROWS_2 "hand: 4 white, 1 green 2for1", "", "trade green");
}

/* --- reasons ------------------------------------------------------------------------ */

static const char *reason(struct position *p, const char *line)
{
    struct move move;
    struct reason why;
    struct ciub_state before = *position_state(p), after = before;
    if (!move_read(&ciub_game, position_world(p), &before, line, &move, &why))
        fail_msg("%s: %s", line, why.text);
    for (int i = 0; i < move.count; i++)
        ciub_apply(position_world(p), &after, move.choice[i]);
    struct text out = position_text(p);
    ciub_game.mind->explain(position_world(p), &before, &move, &after, NULL, &out);
    return out.data;
}

static void assert_reasons(const char *drawing, const char *const rows[][2], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct position p;
        position_draw(&p, "players=2", drawing);
        assert_string_equal(reason(&p, rows[i][0]), rows[i][1]);
        position_end(&p);
    }
}

static void reasons_of_phase_1(void **unused)
{
    (void)unused;
    static const char *const rows[][2] = {
        {"token 6-6", "keeps 6-6 from the others"},
        {"token =4", "keeps =4 for itself until it comes down"},
        {"roll", ""},
    };
    assert_reasons(ROWS_2, ROWS(rows));
    static const char *const last[][2] = {
        {"remove =4", "brings up the last card before opus-magnum"},
    };
    assert_reasons(ROWS_2 "pile: 0 1", ROWS(last));
}

static void reasons_of_phase_2(void **unused)
{
    (void)unused;
    static const char *const rows[][2] = {
        {"swap white for orange", "brings an orange die, which can show 6 for 6-6"},
        {"swap white for green", "brings a green die, which can roll others again"},
        {"put red 6 roll", "keeps 6 for 6-6, which then lacks only 6"},
        {"put white 3 roll", "lets all other dice roll again"},
        {"adjust purple on orange 4 to 6", "makes a 6 for 6-6"},
    };
    assert_reasons(ROWS_2 "outside: white 3, white swap, orange 4, red 6, purple adjust",
                   ROWS(rows));
    static const char *const sure[][2] = {
        {"put orange 6 red 6 roll", "makes 6-6 certain"},
    };
    assert_reasons(ROWS_2 "outside: orange 6, red 6, white 3", ROWS(sure));
}

static void reasons_of_phase_3(void **unused)
{
    (void)unused;
    static const char *const rows[][2] = {
        {"gain 6-6 down 20+", "gains 4 points and takes the lead"},
        {"take orange", "takes an orange die, which can show 6 for 6-6"},
        {"take purple", "takes a purple die, which can turn others"},
    };
    assert_reasons(ROWS_2 "tray: red 6, red 6, white 3, white 2, white 1", ROWS(rows));
    static const char *const end[][2] = {
        {"gain 6-6", "gains 9 points with opus-magnum"},
    };
    assert_reasons(ROWS_2 "won 2: 6-6-6 27+; pile: 0 0;"
                          "tray: red 6, red 6, white 3, white 2, white 1",
                   ROWS(end));
}

static void reasons_of_phase_4(void **unused)
{
    (void)unused;
    static const char *const rows[][2] = {
        {"trade green for red and red", "makes two dice of one"},
        {"end", ""},
    };
    assert_reasons(ROWS_2 "hand: 4 white, 1 green 2for1", ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_card_needs_is_put),
        cmocka_unit_test(the_scarce_number_is_kept),
        cmocka_unit_test(an_adjust_die_completes_a_card),
        cmocka_unit_test(a_swap_brings_what_can_show_it),
        cmocka_unit_test(the_card_with_more_points_is_gained),
        cmocka_unit_test(a_pair_is_traded),
        cmocka_unit_test(reasons_of_phase_1),
        cmocka_unit_test(reasons_of_phase_2),
        cmocka_unit_test(reasons_of_phase_3),
        cmocka_unit_test(reasons_of_phase_4),
    };
    return cmocka_run_group_tests_name("mind", tests, NULL, NULL);
}
