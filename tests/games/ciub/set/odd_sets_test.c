/* odd_sets_test.c: random games with sets at the edges of what is legal, with all that
 * core/property/property.h checks at each step. */
#include <stdio.h>

#include "base/rng.h"
#include "base/text.h"
#include "core/property/property.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/set/support.h"
#include "tests/support/effort.h"

static void property_games(const char *text, int players, const char *length, int games)
{
    struct setup setup;
    struct error error;
    struct property_options options = {.every = 7};
    struct property_result result;
    setup_init(&setup);
    setup.players = players;
    setup_attach(&setup, text, strlen(text), "odd.set");
    assert_true(setup_set(&setup, &ciub_game, "set", "custom", &error));
    assert_true(setup_set(&setup, &ciub_game, "length", length, &error));
    property_result_init(&result);
    for (int seed = 1; seed <= games; seed++)
        if (!property_game(&ciub_game, &setup, (uint64_t)seed, &options, &result))
            fail_msg("%s", result.failure);
    property_result_deinit(&result);
    setup_deinit(&setup);
}

/* Every number of players and both lengths. */
static void property_set(const char *text)
{
    for (int players = 2; players <= CIUB_PLAYERS; players++) {
        property_games(text, players, "normal", effort_count(1, 3));
        property_games(text, players, "short", effort_count(1, 3));
    }
}

TEST(two_colours)
{
    property_set(small_set(0, NULL));
}

TEST(a_single_coloured_die)
{
    property_set(small_set(LINE_RED, "die red 1: 3 4 4 5 5 6"));
}

TEST(six_equal_faces)
{
    property_set(small_set(LINE_RED, "die red 7: 6 6 6 6 6 6"));
    property_set(small_set(LINE_WHITE, "die white 5: 3 3 3 3 3 3"));
}

/* Dice of one symbol each: what they show is all they can be turned to. */
TEST(one_symbol_a_colour)
{
    property_set(small_set(LINE_RED,
                           "die red 7: swap swap swap swap swap swap\n"
                           "die green 7: reroll reroll reroll reroll reroll reroll\n"
                           "die blue 7: adjust adjust adjust adjust adjust adjust\n"
                           "die grey 7: 2for1 2for1 2for1 2for1 2for1 2for1\n"
                           "die black 7: skull skull skull skull skull skull"));
}

TEST(only_action_faces)
{
    property_set(small_set(LINE_RED, "die red 7: swap swap reroll reroll adjust adjust"));
}

TEST(white_has_no_numbers)
{
    property_set(
        small_set(LINE_WHITE, "die white 5: swap reroll adjust 2for1 skull skull"));
}

TEST(white_can_be_traded_for_two)
{
    property_set(small_set(LINE_WHITE, "die white 5: 1 2 2for1 2for1 2for1 swap"));
}

TEST(adjust_only)
{
    static const char *const dice =
        "die white 5: adjust adjust adjust adjust adjust adjust\n"
        "die blue 9: adjust adjust adjust adjust adjust adjust";
    property_set(without_red(small_set(LINE_WHITE, dice)));
    property_set(small_set(LINE_RED, "die red 4: adjust adjust adjust adjust adjust 6"));
}

TEST(skulls_only)
{
    property_set(
        small_set(LINE_WHITE, "die white 5: skull skull skull skull skull skull"));
}

/* A full hand of eight colours that multiply. */
TEST(the_most_dice)
{
    char lines[512];
    struct text text = text_init(lines, sizeof lines);
    for (int i = 0; i < CIUB_COLOURS - 1; i++)
        text_format(&text, "%sdie c%c 20: %d reroll adjust swap 2for1 2for1",
                    i > 0 ? "\n" : "", 'a' + i, i + 1);
    property_set(small_set(LINE_RED, lines));
}

/* So many cards of a letter more. */
static void put_cards(struct text *text, const char *letter, int count)
{
    for (int i = 0; i < count; i++)
        text_format(text, "card %s %d name %s-of-mine-%d: %d %d\n", letter, 1 + i, letter,
                    i, 1 + i % 6, 1 + i % 4);
}

TEST(eight_cards_in_a_row)
{
    char lines[4096] = "";
    struct text text = text_init(lines, sizeof lines);
    put_cards(&text, "A", 11);
    property_set(small_set(LINE_A, lines));
}

TEST(sixty_four_cards)
{
    char lines[4096] = "";
    struct text text = text_init(lines, sizeof lines);
    put_cards(&text, "A", 10);
    put_cards(&text, "B", 19);
    put_cards(&text, "C", 19);
    property_set(small_set(LINE_B, lines));
}

/* 5.2a: what nobody can gain is removed, and then nothing happens any more. */
TEST(cards_that_nobody_can_gain)
{
    static const char *const dice = "die white 5: swap swap swap swap 2for1 2for1\n"
                                    "die green 3: swap reroll reroll 2for1 2for1 adjust";
    property_set(without_red(small_set(LINE_WHITE, dice)));
}

/* Dice of any symbols, few or many of them different. */
TEST(sets_drawn_at_random)
{
    struct rng rng;
    rng_seed(&rng, 8);
    const int sets = effort_count(12, 30);
    for (int i = 0; i < sets; i++)
        property_games(random_set(&rng), 2 + i % 3, "normal", 1);
}
