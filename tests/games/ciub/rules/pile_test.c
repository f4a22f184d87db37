/* pile_test.c: rule 6: which card turns up next. Each card of the right letter that was
 * not seen yet is as likely as any other, be it in the pile or in the box. */
#include <stdio.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

enum { SAMPLES = 4400 };

/* Chi-square that a fair draw exceeds once in a thousand times, by degrees of freedom. */
static const double critical[] = {0,     10.83, 13.82, 16.27, 18.47, 20.52,
                                  22.46, 24.32, 26.12, 27.88, 29.59};

/* Whether so many samples fell evenly on the cards given as bits, and on no other. */
static void assert_even(const int count[CIUB_CARDS], uint64_t cards, int samples)
{
    int kinds = __builtin_popcountll(cards);
    double expected = (double)samples / kinds, chi = 0;
    for (int card = 0; card < CIUB_CARDS; card++) {
        double apart = count[card] - expected;
        if (cards >> card & 1)
            chi += apart * apart / expected;
        else
            assert_int_equal(count[card], 0);
    }
    if (chi > critical[kinds - 1])
        fail_msg("chi-square %.1f with %d cards", chi, kinds);
}

static uint64_t cards_named(const struct ciub_set *set, const char *names)
{
    struct reader in = reader_init(names, strlen(names));
    char word[64];
    uint64_t cards = 0;
    while (!reader_at_end(&in)) {
        assert_true(reader_word(&in, word));
        int card = ciub_set_card(set, word);
        assert_true(card >= 0);
        cards |= UINT64_C(1) << card;
    }
    return cards;
}

/* The next card of the position over many generators; `names` are those it may be. */
static void assert_next_is_one_of(struct position *p, const char *names)
{
    const struct ciub_world *world = position_world(p);
    uint64_t cards = cards_named(&world->set, names);
    int slow[CIUB_CARDS] = {0}, fast[CIUB_CARDS] = {0};
    assert_string_equal(position_step(p), "refill");
    for (uint64_t seed = 0; seed < SAMPLES; seed++) {
        struct ciub_state after = *position_state(p);
        struct rng rng, same;
        rng_seed(&rng, seed);
        same = rng;
        slow[choice_value(chance_draw(&ciub_game, world, &after, &rng))]++;
        ciub_game.draw(world, &after, &same);
        uint64_t turned = position_state(p)->unseen & ~after.unseen;
        assert_int_equal(__builtin_popcountll(turned), 1);
        fast[__builtin_ctzll(turned)]++;
    }
    assert_even(slow, cards, SAMPLES);
    assert_even(fast, cards, SAMPLES);
}

TEST(rule_6_the_first_card_is_any_b)
{
    POSITION p;
    position_draw(&p, "players=2", "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 1-4-7");
    position_move(&p, "remove =4");
    assert_next_is_one_of(&p, "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6 1-1-1-1 "
                              "3-3-3-3-3 2-2-2-2-2 2-3-4-5-6 1-1-6-6");
}

TEST(rule_6_no_owl_turns_up_in_a_short_game)
{
    POSITION p;
    position_draw(&p, "players=2,length=short",
                  "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 1-4-7");
    position_move(&p, "remove =4");
    assert_next_is_one_of(&p, "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6");
}

/* Seven B cards are in the pile of two players. Six were seen: one of them is open at
 * the top, one at the bottom, one has been won, three were removed. The last may be any
 * of the other five, though four of these lie in the box. */
TEST(rule_6_what_was_seen_does_not_turn_up_again)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: 2-4-6 6-6-6 =4; bottom: 6-6 27+ 1-4-7; won 2: =5;"
                  "removed: 1-1-3-5-5 1-3-5-7 2-2-4-4-6 20+; pile: 1 7");
    position_move(&p, "remove =4");
    assert_next_is_one_of(&p, "1-1-1-1 3-3-3-3-3 2-2-2-2-2 2-3-4-5-6 1-1-6-6");
}

/* Once the pile has no B left, the unseen ones must be in the box. */
TEST(rule_6_box_and_pile_part_when_they_must)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: 2-4-6 6-6-6 2-2-2-2-2; bottom: 6-6 27+ 1-4-7; won 2: =5 20+;"
                  "removed: 1-1-3-5-5 1-3-5-7 2-2-4-4-6 =4; pile: 0 7");
    position_move(&p, "remove 6-6-6");
    assert_next_is_one_of(&p, "2-2-4-4-6-6 33+ 6-6-6-6-6 1-1-1-3-3-3 7-7-7 1-2-3-4-5-6 "
                              "1-1-3-3-5-5 1-1-1-1-6-6 6-6-6-6 =6 30+");
}

/* The last card of the pile is known only where nothing is in the box. */
TEST(rule_6_the_last_card_of_four_players)
{
    POSITION p;
    position_draw(&p, "players=4,length=short",
                  "top: 6-6-6 1-1-3-5-5 1-3-5-7 27+ =5;"
                  "bottom: 2-2-4-4-6 2-2-4-4-6-6 33+ 6-6-6-6-6 1-1-1-3-3-3;"
                  "won 1: 7-7-7; pile: 0 1");
    position_move(&p, "remove 27+");
    assert_string_equal(position_outcomes(&p), "1 card 1-2-3-4-5-6");
}

/* A gain turns a card up as a removal does. */
TEST(rule_6_after_a_gain)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "top: 2-4-6 20+ =4 6-6; bottom: 1-1-1 1-4-7 1-3-3-5 2-2-2-2;"
                  "tray: white 1, white 1, white 1; dice 2: 5 white");
    position_move(&p, "gain 1-1-1 down =4");
    assert_next_is_one_of(&p, "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6 1-1-1-1 "
                              "3-3-3-3-3 2-2-2-2-2 2-3-4-5-6 1-1-6-6");
}

/* --- whole games -------------------------------------------------------------------- */

/* The cards a game is played with, and those that have turned up, by the events alone. */
struct ledger {
    uint64_t turned;
    int count[LETTERS];
};

static void assert_outcomes_unseen(const struct ciub_world *world, const void *state,
                                   const struct ledger *ledger, int letter)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    uint64_t expected = world->set.letter[letter] & ~ledger->turned, listed = 0;
    if (world->is_short)
        expected &= ~world->set.owls;
    int count = ciub_game.choices(world, state, list);
    if (ciub_game.weights(world, state, weight) != 0)
        for (int i = 1; i < count; i++)
            assert_int_equal(weight[i], weight[0]);
    for (int i = 0; i < count; i++)
        listed |= UINT64_C(1) << choice_value(list[i]);
    assert_true(listed == expected);
    assert_int_equal(count, __builtin_popcountll(expected));
}

/* 3.3: A cards are dealt; then B cards turn up until the pile has none, then C cards. */
static int next_letter(const struct ciub_world *world, const struct ciub_state *state,
                       const struct ledger *ledger)
{
    if (state->step == STEP_DEAL)
        return LETTER_A;
    return ledger->count[LETTER_B] < world->pile[0] ? LETTER_B : LETTER_C;
}

static choice_t some_choice(const struct ciub_world *world,
                            const struct ciub_state *state, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    if (ciub_game.actor(world, state) == SEAT_CHANCE)
        return chance_draw(&ciub_game, world, state, rng);
    int count = ciub_game.choices(world, state, list);
    return list[rng_below(rng, (uint32_t)count)];
}

static void play_game(const char *options, uint64_t seed)
{
    POSITION p;
    struct rng rng;
    struct ledger ledger = {0};
    position_start(&p, options);
    const struct ciub_world *world = position_world(&p);
    struct ciub_state state = *position_state(&p);
    rng_seed(&rng, seed);
    while (state.step != STEP_OVER) {
        bool turns_up = state.step == STEP_DEAL || state.step == STEP_REFILL;
        int letter = next_letter(world, &state, &ledger);
        if (turns_up)
            assert_outcomes_unseen(world, &state, &ledger, letter);
        choice_t choice = some_choice(world, &state, &rng);
        if (turns_up) {
            ledger.turned |= UINT64_C(1) << choice_value(choice);
            ledger.count[letter]++;
        }
        ciub_game.apply(world, &state, choice);
    }
    assert_int_equal(ledger.count[LETTER_A], 2 * world->row);
    assert_true(ledger.count[LETTER_C] <= world->pile[1]);
}

TEST(rule_6_any_unseen_card_through_whole_games)
{
    for (int players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 100; seed++) {
            char options[64];
            snprintf(options, sizeof options, "players=%d,length=%s", players,
                     seed % 2 ? "short" : "normal");
            play_game(options, seed);
        }
}
