/* notation_test.c: every kind of line is read, and written as it was. */
#include "games/ciub/notation/notation.h"
#include "tests/games/ciub/notation/table.h"

TEST(chance)
{
    struct table t;
    table_start(&t, "ciub:players=2");
    table_play_all(&t, "begin 2", "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3", "remove 20+",
                   "card 6-6-6", "roll white 1 3 swap 4 1");
    assert_int_equal(t.state->turn, 1);
    table_close(&t);
    table_open(&t);
    table_lay(&t, "white 1 2 red inactive", "");
    table_play_all(&t, "roll", "roll white swap red 5 3", "swap white for blue");
    table_close(&t);
}

/* Each choice of a roll stands for itself: the word and the colour come where due. */
TEST(a_roll_choice_by_choice)
{
    static const char *const texts[] = {"roll white 1", "3", "red 5", "5", "blue skull"};
    struct table t;
    table_open(&t);
    table_lay(&t, "2 white inactive 2 red inactive blue inactive", "");
    table_play(&t, "roll");
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char words[GAME_MAX_CHOICE_TEXT];
        struct text out = text_init(words, sizeof words);
        struct ciub_state before = *t.state;
        table_begin(&t, texts[i]);
        ciub_choice_write(t.world, &before, t.match->log[t.match->count - 1].choice,
                          &out);
        assert_string_equal(words, texts[i]);
    }
    assert_int_equal(t.state->step, STEP_ACT);
    table_close(&t);
}

TEST(phase_one)
{
    static const char *const lines[] = {"token 2-4-6", "remove 20+", "roll"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct table t;
        table_open(&t);
        table_play(&t, lines[i]);
        table_close(&t);
    }
}

TEST(actions)
{
    struct table t;
    table_open(&t);
    table_lay(&t,
              "white swap yellow inactive orange 4 red 5 green reroll purple adjust blue "
              "reroll blue adjust blue swap",
              "");
    table_play_all(&t, "swap white for red", "swap blue for blue",
                   "reroll blue on orange 4", "roll orange 6", "reroll green on itself",
                   "roll green reroll", "reroll green on blue spent", "roll blue reroll",
                   "reroll blue on yellow inactive", "roll yellow 1",
                   "adjust purple on red 5 to 6", "adjust blue on itself to 2");
    table_close(&t);
}

/* 4.5a: the twin and the die itself are two lines. */
TEST(twins)
{
    int green, fresh, spent;
    struct table t;
    table_open(&t);
    green = ciub_set_colour(&t.world->set, "green");
    fresh = kind_of(green, ciub_set_look(&t.world->set, green, SYMBOL_REROLL));
    spent = kind_of(green, LOOK_SPENT);
    table_lay(&t, "2 green reroll", "");
    table_play_all(&t, "reroll green on itself", "roll green reroll");
    assert_int_equal(t.state->outside[fresh], 2);
    table_play_all(&t, "reroll green on green reroll", "roll green reroll");
    assert_int_equal(t.state->outside[fresh], 1);
    assert_int_equal(t.state->outside[spent], 1);
    table_play_all(&t, "put green reroll green spent");
    table_close(&t);
}

TEST(dice_into_the_tray)
{
    struct table t;
    table_open(&t);
    table_lay(&t, "3 white 3 red 5 blue skull blue spent", "");
    table_play_all(&t, "put white 3 white 3 red 5 roll", "roll white 4 blue skull",
                   "roll", "roll white 1", "put white 1");
    assert_int_equal(t.state->step, STEP_SPELL);
    table_close(&t);
    table_open(&t);
    table_lay(&t, "white 3 red 5 green skull blue spent", "");
    table_play_all(&t, "put white 3 blue spent roll", "roll red 5", "put red 5");
    table_close(&t);
}

TEST(only_skulls)
{
    struct table t;
    table_open(&t);
    table_lay(&t, "2 green skull blue skull", "white 3");
    table_play(&t, "stop");
    assert_int_equal(t.state->step, STEP_SPELL);
    table_close(&t);
}

TEST(a_card_or_a_die)
{
    struct table t;
    table_open(&t);
    table_lay(&t, "red 6", "orange 6 green 2for1 green skull yellow 1 2 white 3");
    table_play_all(&t, "put red 6", "gain 6-6 down 20+", "card 6-6-6",
                   "keep white white red green green 2for1");
    table_close(&t);
    table_open(&t);
    table_empty_pile(&t);
    table_lay(&t, "red 6", "orange 6");
    table_play_all(&t, "put red 6", "gain 6-6");
    table_close(&t);
    table_open(&t);
    table_lay(&t, "red 6", "orange 4");
    table_play_all(&t, "put red 6", "take red");
    table_close(&t);
}

/* 4.10: what the player does not have is the opponent's. */
TEST(nothing_to_take)
{
    struct table t;
    table_open(&t);
    table_lay(&t, "red 6",
              "5 white 1 4 yellow 1 4 orange 6 3 red 3 4 green 7 4 purple 4 4 blue 1");
    for (int colour = 0; colour < t.world->set.colours; colour++) {
        t.state->dice[1][colour] += t.state->supply[colour];
        t.state->supply[colour] = 0;
    }
    table_play_all(&t, "put red 6", "take nothing");
    table_close(&t);
}

TEST(trades)
{
    struct table t;
    table_open(&t);
    table_lay(&t, "red 3", "2 green 2for1");
    table_play_all(&t, "put red 3", "take orange", "trade green for red and blue",
                   "trade green for red and red", "whiten red", "end");
    assert_int_equal(t.state->turn, 1);
    table_close(&t);
}

TEST(other_letters_and_blanks)
{
    struct table t;
    table_open(&t);
    table_say(&t, "  Token\t2-4-6 ", "token 2-4-6");
    table_say(&t, "WHITE 1 3 Swap 4 1", "roll white 1 3 swap 4 1");
    table_say(&t, "SWAP White for RED", "swap white for red");
    table_close(&t);
}
