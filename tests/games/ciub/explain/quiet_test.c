/* quiet_test.c: rule 5.2a: ten rounds without a gain or removal end the game. */
#include <stdio.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

enum { ROUNDS = 10 };

/* What a player does in phase 1 of a quiet turn. */
enum foresight { ROLLS, MOVES_TOKEN };

/* The first listed choice with the verb, or 0. */
static choice_t first_of(const choice_t *list, int count, int verb)
{
    for (int i = 0; i < count; i++)
        if (choice_verb(list[i]) == verb)
            return list[i];
    return 0;
}

/* Plays on quietly: a roll, all dice into the tray, a die of the supply, no trades. */
static choice_t quiet_choice(const struct ciub_state *state, const choice_t *list,
                             int count, enum foresight foresight)
{
    static const uint8_t wanted[] = {VERB_TAKE, VERB_END, VERB_PUT, VERB_STOP, VERB_ROLL};
    choice_t token = first_of(list, count, VERB_TOKEN);
    if (state->step == STEP_FORESEE && foresight == MOVES_TOKEN && token != 0)
        return token;
    for (size_t i = 0; i < sizeof wanted; i++) {
        choice_t choice = first_of(list, count, wanted[i]);
        if (choice != 0)
            return choice;
    }
    return list[0];
}

/* One whole turn, from phase 1 on. */
static void play_quiet_turn(struct position *p, enum foresight foresight)
{
    const struct ciub_state *state = position_state(p);
    assert_int_equal(state->step, STEP_FORESEE);
    do {
        choice_t list[GAME_MAX_CHOICES];
        struct error error;
        int count = ciub_game.choices(p->match->world, state, list);
        match_choose(p->match, quiet_choice(state, list, count, foresight));
        assert_true(ciub_game.check(p->match->world, state, &error));
    } while (state->step != STEP_FORESEE && state->step != STEP_OVER);
}

/* So many quiet turns, and not one fewer, end the game. */
static void assert_over_after(struct position *p, int turns, enum foresight foresight)
{
    for (int i = 0; i < turns; i++) {
        if (strcmp(position_step(p), "over") == 0)
            fail_msg("over after %d quiet turns, not %d", i, turns);
        play_quiet_turn(p, foresight);
    }
    assert_string_equal(position_step(p), "over");
}

static void draw(struct position *p, int players, const char *drawing)
{
    char options[32];
    snprintf(options, sizeof options, "players=%d", players);
    position_draw(p, options, drawing);
}

/* --- the count ---------------------------------------------------------------------- */

TEST(rule_5_2a_ten_rounds_of_two_three_and_four)
{
    for (int players = 2; players <= 4; players++) {
        POSITION p;
        draw(&p, players, "");
        assert_over_after(&p, ROUNDS * players, ROLLS);
    }
}

/* A round may begin with any seat. */
TEST(rule_5_2a_counted_from_any_seat)
{
    for (int players = 2; players <= 4; players++)
        for (int seat = 1; seat <= players; seat++) {
            POSITION p;
            char drawing[64];
            snprintf(drawing, sizeof drawing, "turn: %d; first: 1", seat);
            draw(&p, players, drawing);
            assert_over_after(&p, ROUNDS * players, ROLLS);
        }
}

TEST(rule_5_2a_one_quiet_turn_fewer_goes_on)
{
    for (int players = 2; players <= 4; players++) {
        POSITION p;
        char drawing[64];
        snprintf(drawing, sizeof drawing, "quiet: %d", ROUNDS * players - 2);
        draw(&p, players, drawing);
        play_quiet_turn(&p, ROLLS);
        assert_string_equal(position_step(&p), "foresee");
        play_quiet_turn(&p, ROLLS);
        assert_string_equal(position_step(&p), "over");
    }
}

TEST(rule_5_2a_tokens_do_not_count)
{
    for (int players = 2; players <= 4; players++) {
        POSITION p;
        draw(&p, players, "");
        assert_over_after(&p, ROUNDS * players, MOVES_TOKEN);
        assert_string_not_equal(position_token(&p, 1), "");
    }
}

/* --- what resets it ----------------------------------------------------------------- */

TEST(rule_5_2a_a_removal_starts_the_count_anew)
{
    for (int players = 2; players <= 4; players++) {
        POSITION p;
        char drawing[64];
        snprintf(drawing, sizeof drawing, "top: %s; quiet: %d",
                 players == 2   ? "2-4-6 20+ =4"
                 : players == 3 ? "2-4-6 20+ =4 6-6"
                                : "2-4-6 20+ =4 6-6 1-1-1",
                 ROUNDS * players - 1);
        draw(&p, players, drawing);
        position_move(&p, "remove 20+");
        position_chance(&p, "card 27+, roll white 1 2 2 3 4");
        position_move(&p, "put white 1 white 2 white 2 white 3 white 4, take blue");
        if (strcmp(position_step(&p), "trade") == 0)
            position_move(&p, "end");
        assert_int_equal(position_turn(&p), 2);
        assert_over_after(&p, ROUNDS * players, ROLLS);
    }
}

/* A removal that only leaves a gap is one, too. */
TEST(rule_5_2a_a_removal_without_refill_counts)
{
    POSITION p;
    draw(&p, 2,
         "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 1-4-7; pile: 0 0; quiet: 19;"
         "dice 1: 5 white; dice 2: 5 white");
    position_move(&p, "remove 20+");
    position_chance(&p, "roll white 1 2 2 3 4");
    position_move(&p, "put white 1 white 2 white 2 white 3 white 4, take blue");
    assert_string_equal(position_step(&p), "foresee");
    assert_over_after(&p, ROUNDS * 2, ROLLS);
}

TEST(rule_5_2a_a_gain_starts_the_count_anew)
{
    POSITION p;
    draw(&p, 2,
         "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 1-4-7; quiet: 19;"
         "tray: white 1, white 1, white 1, white 2, white 3; dice 2: 5 white");
    position_move(&p, "gain 1-1-1 down =4");
    position_chance(&p, "card 27+");
    assert_int_equal(position_turn(&p), 2);
    assert_over_after(&p, ROUNDS * 2, ROLLS);
}

/* --- the end ------------------------------------------------------------------------ */

TEST(rule_5_2a_d_goes_to_nobody)
{
    POSITION p;
    draw(&p, 2,
         "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 1-4-7; pile: 0 0; quiet: 19;"
         "won 1: 27+; won 2: 6-6-6; tray: white 1, white 2, white 2, white 3, white 3");
    position_move(&p, "take blue");
    assert_string_equal(position_step(&p), "over");
    assert_string_equal(position_won(&p, 1), "27+");
    assert_string_equal(position_won(&p, 2), "6-6-6");
    assert_int_equal(position_score(&p, 1), 5);
    assert_int_equal(position_score(&p, 2), 6);
    assert_string_equal(position_winners(&p), "2");
}

/* The turn that completes the tenth round is played to its end, 4.12 included. */
TEST(rule_5_2a_the_last_turn_is_completed)
{
    POSITION p;
    draw(&p, 2, "quiet: 19; hand: 7 white, 1 red; dice 2: 2 white");
    position_move(&p, "whiten red");
    assert_string_equal(position_step(&p), "over");
    assert_string_equal(position_dice(&p, 1), "5 white");
}

TEST(rule_5_2a_nothing_can_be_played_afterwards)
{
    POSITION p;
    draw(&p, 2, "quiet: 19; hand: 4 white, 1 red; dice 2: 2 white");
    position_move(&p, "end");
    assert_string_equal(position_actor(&p), "nobody");
    assert_false(position_allows(&p, "roll"));
    assert_false(position_allows(&p, "token =4"));
}
