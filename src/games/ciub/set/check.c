/* check.c: whether a set has enough for every game that can be played with it (3.1
 * to 3.3). */
#include "games/ciub/set/internal.h"

enum {
    MIN_A = 6,         /* 3.2: two players take 4 away, and each row needs one */
    MIN_PILE = 5,      /* 3.2: of B and of C; two players take 4 away */
    MIN_PILE_SHORT = 3 /* ... in a short game, where the owls are out, 2 */
};

static const char letters[LETTERS] = {'A', 'B', 'C', 'D'};

static int count_cards(const struct ciub_set *set, int letter, bool with_owls)
{
    int count = 0;
    for (int card = 0; card < set->cards; card++)
        count += set->card[card].letter == letter && (with_owls || !set->card[card].owl);
    return count;
}

static bool check_rows(const struct ciub_set *set, struct error *error)
{
    int count = count_cards(set, LETTER_A, true);
    if (count >= MIN_A && count <= 2 * CIUB_ROW && count % 2 == 0)
        return true;
    return error_set(error,
                     "the number of A cards is %d: they lie in two equal rows, so "
                     "it must be even, from %d to %d",
                     count, MIN_A, 2 * CIUB_ROW);
}

static bool check_pile(const struct ciub_set *set, int letter, struct error *error)
{
    int all = count_cards(set, letter, true), plain = count_cards(set, letter, false);
    if (all < MIN_PILE)
        return error_set(error,
                         "the number of %c cards is %d: at least %d are needed, "
                         "since two players play without 4 of them",
                         letters[letter], all, MIN_PILE);
    if (plain < MIN_PILE_SHORT)
        return error_set(error,
                         "the number of %c cards without an owl is %d: at least "
                         "%d are needed, since two players play a short game "
                         "without owls and without 2 more",
                         letters[letter], plain, MIN_PILE_SHORT);
    return true;
}

bool ciub_check_set(const struct ciub_set *set, struct error *error)
{
    if (set->title[0] == '\0')
        return error_set(error, "the set has no title: add a line 'title: ...'");
    if (set->colours < 2)
        return error_set(error, "the set needs white dice and at least one other colour: "
                                "add a line 'die COLOUR COUNT: ' and six sides");
    if (count_cards(set, LETTER_D, true) != 1)
        return error_set(error, "the D card, which ends the game, is missing: add a line "
                                "'card D 5: opus-magnum'");
    return check_rows(set, error) && check_pile(set, LETTER_B, error) &&
           check_pile(set, LETTER_C, error);
}
