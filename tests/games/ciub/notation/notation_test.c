/* notation_test.c: every kind of line is read, and written as it was. */
#include "games/ciub/notation/notation.h"
#include "tests/games/ciub/notation/lines.h"

TEST(chance)
{
    POSITION p;
    position_start(&p, "players=2");
    lines_play_all(&p, "begin 2", "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3", "remove 20+",
                   "card 6-6-6", "roll white 1 3 swap 4 1");
    assert_int_equal(position_turn(&p), 2);
    position_redraw(&p, CARDS "outside: white 1, 2 red inactive");
    lines_play_all(&p, "roll", "roll white swap red 5 3", "swap white for blue");
}

/* Each choice of a roll stands for itself: the word and the colour come where due. */
TEST(a_roll_choice_by_choice)
{
    static const char *const texts[] = {"roll white 1", "3", "red 5", "5", "blue skull"};
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 2 white inactive, 2 red inactive, blue inactive");
    lines_play(&p, "roll");
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char words[GAME_MAX_CHOICE_TEXT];
        struct text out = text_init(words, sizeof words);
        struct ciub_state before = *position_state(&p);
        position_begin(&p, texts[i]);
        ciub_choice_write(position_world(&p), &before,
                          p.match->log[p.match->count - 1].choice, &out);
        assert_string_equal(words, texts[i]);
    }
    assert_string_equal(position_step(&p), "act");
}

TEST(phase_one)
{
    static const char *const lines[] = {"token 2-4-6", "remove 20+", "roll"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        POSITION p;
        position_draw(&p, "players=2", CARDS);
        lines_play(&p, lines[i]);
    }
}

TEST(actions)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: white swap, yellow inactive, orange 4, red 5, green "
                        "reroll, purple adjust, blue reroll, blue adjust, blue swap");
    lines_play_all(&p, "swap white for red", "swap blue for blue",
                   "reroll blue on orange 4", "roll orange 6", "reroll green on itself",
                   "roll green reroll", "reroll green on blue spent", "roll blue reroll",
                   "reroll blue on yellow inactive", "roll yellow 1",
                   "adjust purple on red 5 to 6", "adjust blue on itself to 2");
}

/* 4.5a: the twin and the die itself are two lines. */
TEST(twins)
{
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: 2 green reroll");
    lines_play_all(&p, "reroll green on itself", "roll green reroll");
    assert_string_equal(position_outside(&p), "green reroll, green reroll");
    lines_play_all(&p, "reroll green on green reroll", "roll green reroll");
    assert_string_equal(position_outside(&p), "green reroll, green spent");
    lines_play_all(&p, "put green reroll green spent");
}

TEST(dice_into_the_tray)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 3 white 3, red 5, blue skull, blue spent");
    lines_play_all(&p, "put white 3 white 3 red 5 roll", "roll white 4 blue skull",
                   "roll", "roll white 1", "put white 1");
    assert_string_equal(position_step(&p), "spell");
    position_redraw(&p, CARDS "outside: white 3, red 5, green skull, blue spent");
    lines_play_all(&p, "put white 3 blue spent roll", "roll red 5", "put red 5");
}

TEST(only_skulls)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: 2 green skull, blue skull; tray: white 3");
    lines_play(&p, "stop");
    assert_string_equal(position_step(&p), "spell");
}

TEST(a_card_or_a_die)
{
    POSITION p;
    position_draw(
        &p, "players=2",
        CARDS
        "outside: red 6; tray: orange 6, green 2for1, green skull, yellow 1, 2 white 3");
    lines_play_all(&p, "put red 6", "gain 6-6 down 20+", "card 6-6-6",
                   "keep white white red green green 2for1");
    position_redraw(&p, CARDS "pile: 0 0; outside: red 6; tray: orange 6");
    lines_play_all(&p, "put red 6", "gain 6-6");
    position_redraw(&p, CARDS "outside: red 6; tray: orange 4");
    lines_play_all(&p, "put red 6", "take red");
}

/* 4.10: what the player does not have is the opponent's. */
TEST(nothing_to_take)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: red 6; tray: 5 white 1, 4 yellow 1, 4 orange 6, 3 red "
                        "3, 4 green 7, 4 purple 4, 4 blue 1; supply:");
    lines_play_all(&p, "put red 6", "take nothing");
}

TEST(trades)
{
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: red 3; tray: 2 green 2for1");
    lines_play_all(&p, "put red 3", "take orange", "trade green for red and blue",
                   "trade green for red and red", "whiten red", "end");
    assert_int_equal(position_turn(&p), 2);
}

TEST(other_letters_and_blanks)
{
    POSITION p;
    position_draw(&p, "players=2", CARDS);
    lines_say(&p, "  Token\t2-4-6 ", "token 2-4-6");
    lines_say(&p, "WHITE 1 3 Swap 4 1", "roll white 1 3 swap 4 1");
    lines_say(&p, "SWAP White for RED", "swap white for red");
}
