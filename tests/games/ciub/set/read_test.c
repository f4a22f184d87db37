/* read_test.c: set files: what is read, what is refused and with which words. */
#include <stdio.h>

#include "base/text.h"
#include "tests/games/ciub/set/support.h"

static struct ciub_set set;

/* --- what is read ------------------------------------------------------------------- */

TEST(the_smallest_set_is_read)
{
    read_set(&set, small_set(0, NULL));
    assert_string_equal(set.title, "The small set");
    assert_int_equal(set.colours, 2);
    assert_int_equal(set.cards, 17);
    assert_int_equal(__builtin_popcountll(set.letter[LETTER_A]), 6);
    assert_int_equal(__builtin_popcountll(set.owls), 4);
}

TEST(sides_are_sorted_whatever_their_order)
{
    read_set(&set, small_set(LINE_RED, "die red 20: skull 6 adjust 6 1 6"));
    const struct ciub_die *die = &set.die[1];
    assert_int_equal(die->count, 20);
    assert_int_equal(die->symbols, 4);
    assert_memory_equal(die->symbol, ((uint8_t[]){1, 6, SYMBOL_ADJUST, SYMBOL_SKULL}), 4);
    assert_memory_equal(die->sides, ((uint8_t[]){1, 3, 1, 1}), 4);
    assert_memory_equal(die->look, ((uint8_t[]){0, 1, 1, 1, 2, 3}), 6);
}

TEST(cards_keep_their_order_within_a_letter)
{
    read_set(&set, small_set(LINE_TITLE, "title: x\ncard C 1: 7 6\ncard B 1: 50+"));
    assert_string_equal(set.card[6].name, "50+");
    assert_string_equal(set.card[7].name, "12+");
    assert_string_equal(set.card[12].name, "6-7");
    assert_string_equal(set.card[13].name, "=2");
    assert_string_equal(set.card[18].name, "opus-magnum");
}

TEST(numbers_of_a_card_are_sorted_in_its_name)
{
    read_set(&set, small_set(LINE_A, "card A 99: 7 2 7 1 2 2 2"));
    int card = ciub_set_card(&set, "1-2-2-2-2-7-7");
    assert_int_equal(card, 0);
    assert_int_equal(set.card[card].points, 99);
    assert_true(set.card[card].need.lanes == 0x02000000000401);
}

TEST(a_card_can_have_its_own_name)
{
    read_set(&set, small_set(LINE_C, "card C 7 name Six-Alike owl: =6\ncard C 1: 1 1"));
    int card = ciub_set_card(&set, "six-alike");
    assert_true(card >= 0);
    assert_true(set.card[card].owl);
    assert_int_equal(set.card[card].need.equal, 6);
    assert_int_equal(ciub_set_card(&set, "=6"), -1);
    read_set(&set, small_set(LINE_C, "card C 7 name a2345678901234567890123: =2"));
    assert_int_equal(strlen(set.card[11].name), 23);
}

TEST(a_card_with_its_own_name_may_need_what_another_does)
{
    read_set(&set, small_set(LINE_A, "card A 1 name low: 1 3"));
    assert_true(set.card[0].need.lanes == set.card[1].need.lanes);
}

TEST(the_widest_bounds_are_allowed)
{
    read_set(&set, small_set(LINE_RED, "die abcdefghijkl 1: 7 7 7 7 7 7"));
    read_set(&set, small_set(LINE_B, "card B 1: 1+"));
    read_set(&set, small_set(LINE_B, "card B 99: 99+"));
    read_set(&set, small_set(LINE_C, "card C 1: =9"));
    read_set(&set, small_set(LINE_D, "card D 99: the-last"));
    assert_string_equal(set.card[16].name, "the-last");
}

TEST(comments_blanks_and_line_ends_do_not_matter)
{
    read_set(&set,
             small_set(LINE_TITLE, "# a comment\r\n\r\n \t TITLE :  A: b#c  # d\r"));
    assert_string_equal(set.title, "A: b#c");
    read_set(&set, small_set(LINE_RED, "Die\tRED  4 :3 4 4 5 5 Skull #x"));
    assert_string_equal(set.die[1].name, "red");
}

TEST(a_byte_order_mark_is_passed_over)
{
    read_set(&set, small_set(LINE_HEAD, "\xef\xbb\xbf"
                                        "cantrip set 1"));
}

TEST(a_title_may_have_any_letters)
{
    read_set(&set, small_set(LINE_TITLE, "title: ci\xc3\xba"
                                         "b"));
    assert_string_equal(set.title, "ci\xc3\xba"
                                   "b");
}

/* --- the file ----------------------------------------------------------------------- */

TEST(files_that_are_refused)
{
    static const struct refused_line rows[] = {
        /* the first line tells what it is */
        {LINE_HEAD, "cantrip set 2",
         "the set has format 2 and this program reads format 1: use a newer cantrip"},
        {LINE_HEAD, "cantrip set", "the first line must be"},
        {LINE_HEAD, "cantrip set one", "the first line must be"},
        {LINE_HEAD, "cantrip set 1 2", "the first line must be"},
        {LINE_HEAD, "cantrip board 1", "the first line must be"},
        /* only readable text */
        {LINE_HEAD, "\x01", "byte 1 of the line is 0x01"},
        {LINE_TITLE, "title: \x01", "byte 8 of the line is 0x01"},
        {LINE_TITLE, "title: \xc3", "(0xc3) is not a printable character"},
        {LINE_TITLE, "# \xff", "(0xff) is not a printable character"},
        /* words at the start of lines */
        {LINE_TITLE, "dice red 7: 1 2 3 4 5 6",
         "'dice' is no word a line of a set may begin with: use title, die or card"},
        {LINE_TITLE, "title The set", "the line has no colon"},
        {LINE_TITLE, ": x", "'title', 'die' or 'card' is missing"},
        /* the title */
        {LINE_TITLE, "title:", "the set's title is missing"},
        {LINE_TITLE, "title: a\tb", "contains a tab"},
        {LINE_TITLE, "title x: y", "unexpected 'x' at the end"},
        {LINE_TITLE,
         "title: 1234567890123456789012345678901234567890123456789012345678901234",
         "the set's title is too long: at most 63 bytes"},
        {LINE_WHITE, "title: another", "the title is given twice"},
    };
    refuse_lines(ROWS(rows));
}

TEST(the_first_line_tells_what_it_is)
{
    refuse_set("", 1, "the first line must be 'cantrip set 1'");
    refuse_set("\n", 1, "the first line must be 'cantrip set 1'");
}

TEST(a_line_is_of_bounded_length)
{
    char line[420];
    memset(line, ' ', sizeof line);
    snprintf(line + 401, 2, "x");
    line[0] = '#';
    refuse_line(LINE_TITLE, line, "the line has 402 bytes; the limit is 400");
}

TEST(a_set_has_a_title)
{
    refuse_set(small_set(LINE_TITLE, ""), 0,
               "the set has no title: add a line 'title: ...'");
}

/* --- dice --------------------------------------------------------------------------- */

TEST(dice_that_are_refused)
{
    static const struct refused_line rows[] = {
        /* 3.1: white comes first, five for each player */
        {LINE_WHITE, "die red 7: 1 2 3 4 5 6",
         "the first dice must be white, five for each player (3.1): put the line "
         "'die white 5: ...' before 'red'"},
        {LINE_WHITE, "die white 4: 1 2 3 4 5 6",
         "each player has 5 white dice (3.1): write 'die white 5: ...'"},
        {LINE_WHITE, "die white 6: 1 2 3 4 5 6", "each player has 5 white dice"},
        {LINE_WHITE, "", "the first dice must be white"},
        /* names of colours */
        {LINE_RED, "die light-red 7: 1 2 3 4 5 6",
         "'light-red' cannot name a colour: 1 to 12 letters from a to z"},
        {LINE_RED, "die red2 7: 1 2 3 4 5 6", "'red2' cannot name a colour"},
        {LINE_RED, "die abcdefghijklm 7: 1 2 3 4 5 6", "cannot name a colour"},
        {LINE_RED, "die r\xc3\xb6t 7: 1 2 3 4 5 6", "cannot name a colour"},
        {LINE_RED, "die white 5: 1 2 3 4 5 6",
         "there are white dice already: all dice of a colour are one line"},
        {LINE_RED, "die: 1 2 3 4 5 6", "a colour is missing"},
        /* numbers of dice */
        {LINE_RED, "die red: 1 2 3 4 5 6", "a number of dice is missing"},
        {LINE_RED, "die red 0: 1 2 3 4 5 6",
         "'0' is not a number of dice: a whole number from 1 to 20 is needed"},
        {LINE_RED, "die red 21: 1 2 3 4 5 6", "from 1 to 20"},
        {LINE_RED, "die red many: 1 2 3 4 5 6", "'many' is not a number of dice"},
        {LINE_RED, "die red 7 x: 1 2 3 4 5 6", "unexpected 'x' at the end of the line"},
        /* a die has six sides */
        {LINE_RED, "die red 7:", "0 sides are too few: a die has 6"},
        {LINE_RED, "die red 7: 1 2 3 4 5", "5 sides are too few: a die has 6"},
        {LINE_RED, "die red 7: 1 2 3 4 5 6 7", "7 sides are too many"},
        {LINE_RED, "die red 7: 1 2 3 4 5 8",
         "'8' is no side of a die: use 1 to 7, swap, reroll, adjust, 2for1 or "
         "skull"},
        {LINE_RED, "die red 7: 0 2 3 4 5 6", "'0' is no side of a die"},
        {LINE_RED, "die red 7: 1 2 3 4 5 re-roll", "'re-roll' is no side"},
        {LINE_RED, "die red 7: 1 2 3 4 5 spent", "'spent' is no side"},
    };
    refuse_lines(ROWS(rows));
}

TEST(there_are_two_to_eight_colours)
{
    char lines[512];
    refuse_set(small_set(LINE_RED, ""), 0, "at least one other colour: add a line 'die");
    struct text text = text_init(lines, sizeof lines);
    for (int i = 0; i < 7; i++)
        text_format(&text, "%sdie c%c 1: 1 1 1 1 1 1", i > 0 ? "\n" : "", 'a' + i);
    read_set(&set, small_set(LINE_RED, lines));
    assert_int_equal(set.colours, CIUB_COLOURS);
    text_put(&text, "\ndie ninth 1: 1 1 1 1 1 1");
    refuse_set(small_set(LINE_RED, lines), LINE_RED + 7,
               "there are too many colours: at most 8, white included");
}

TEST(words_of_moves_name_no_colour)
{
    static const char *const words[] = {
        "for",    "on",   "to",     "and",    "itself",  "roll",  "nothing", "inactive",
        "spent",  "tray", "supply", "then",   "symbols", "swap",  "reroll",  "adjust",
        "skull",  "put",  "stop",   "gain",   "down",    "take",  "keep",    "trade",
        "whiten", "end",  "token",  "remove", "begin",   "moved", "deal",    "card",
    };
    char line[64];
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        snprintf(line, sizeof line, "die %s 7: 1 2 3 4 5 6", words[i]);
        refuse_line(LINE_RED, line, "is a word of moves and can name nothing else");
    }
}

/* --- cards -------------------------------------------------------------------------- */

TEST(cards_that_are_refused)
{
    static const struct refused_line rows[] = {
        /* letters and points */
        {LINE_A, "card: 1 2", "a letter from A to D is missing"},
        {LINE_A, "card E 1: 1 2", "'e' is no letter of a card: use A, B, C or D"},
        {LINE_A, "card AB 1: 1 2", "'ab' is no letter of a card"},
        {LINE_A, "card A: 1 2", "a number of points is missing"},
        {LINE_A, "card A 0: 1 2",
         "'0' is not a number of points: a whole number from 1 to 99 is needed"},
        {LINE_A, "card A 100: 1 2", "from 1 to 99"},
        {LINE_D, "card D 0: opus", "from 1 to 99"},
        {LINE_A, "card A 1 gold: 1 2",
         "'gold' is not known here: before the colon only 'owl' and 'name NAME' "
         "may follow the points"},
        /* 3.2: owls are on B and C */
        {LINE_A, "card A 1 owl: 1 2",
         "only B and C cards can bear an owl (3.2): remove 'owl'"},
        {LINE_B, "card B 4 owl owl: 1 1 1", "the card has its owl already: remove one"},
        {LINE_D, "card D 5 owl: opus", "only B and C cards can bear an owl"},
        /* requirements */
        {LINE_A, "card A 1:", "what the card needs is missing behind the colon"},
        {LINE_A, "card A 1: 1 8",
         "'8' is nothing that a card can need: use numbers from 1 to 7, a sum as "
         "20+, or so many alike as =4"},
        {LINE_A, "card A 1: 0", "'0' is nothing that a card can need"},
        {LINE_A, "card A 1: skull", "'skull' is nothing that a card can need"},
        {LINE_A, "card A 1: 1 20+", "'20+' is nothing that a card can need"},
        {LINE_A, "card A 1: 1 1 1 1 1 1 1 1",
         "the card needs too many numbers: at most 7"},
        {LINE_A, "card A 1: 20+ 1", "unexpected '1' at the end"},
        {LINE_A, "card A 1: =4 1", "unexpected '1' at the end"},
        /* sums */
        {LINE_A, "card A 1: 0+", "'0+' is no sum: use 1+ to 99+"},
        {LINE_A, "card A 1: 100+", "'100+' is no sum"},
        {LINE_A, "card A 1: +", "'+' is no sum"},
        {LINE_A, "card A 1: -1+", "'-1+' is no sum"},
        {LINE_A, "card A 1: x+", "'x+' is no sum"},
        /* dice alike */
        {LINE_A, "card A 1: =1", "'=1' is no number of dice alike: use =2 to =9"},
        {LINE_A, "card A 1: =10", "'=10' is no number of dice alike"},
        {LINE_A, "card A 1: =", "'=' is no number of dice alike"},
        {LINE_A, "card A 1: =x", "'=x' is no number of dice alike"},
        /* names of cards */
        {LINE_A, "card A 1 name: 1 2", "the card's name is missing"},
        {LINE_A, "card A 1 name 1-2: 1 2",
         "'1-2' cannot name a card: a letter and then letters, digits and '-' are "
         "needed, at most 23 in all"},
        {LINE_A, "card A 1 name a+b: 1 2", "'a+b' cannot name a card"},
        {LINE_A, "card A 1 name a23456789012345678901234: 1 2", "cannot name a card"},
        {LINE_A, "card A 1 name down: 1 2",
         "'down' is a word of moves and can name nothing else: choose another"},
        {LINE_A, "card A 1 name one name two: 1 2",
         "the card has a name already: remove one"},
        /* names of cards differ */
        {LINE_A + 1, "card A 1: 2 1",
         "there is a card '1-2' already: give this one a name of its own, as in "
         "'card A 3 name other: ...'"},
        {LINE_C, "card C 1: 12+", "there is a card '12+' already"},
        /* there is one D card */
        {LINE_D, "card D 5:", "the card's name is missing"},
        {LINE_D, "card D 5: opus magnum", "unexpected 'magnum' at the end of the line"},
        {LINE_D, "card D 5: 2-4-6", "'2-4-6' cannot name a card"},
        {LINE_D, "card D 5 name opus: magnum",
         "and a D card has its name behind the colon"},
    };
    refuse_lines(ROWS(rows));
}

TEST(names_of_cards_differ)
{
    refuse_set(small_set(LINE_A, "card A 1 name one: 1 2\ncard A 1 name one: 5 6"),
               LINE_A + 1, "there is a card 'one' already");
}

TEST(there_is_one_d_card)
{
    refuse_set(small_set(LINE_D, "card D 5: one\ncard D 5: two"), LINE_D + 1,
               "there is a D card already: a set has just one");
    refuse_set(small_set(LINE_D, "card D 5: opus-magnum\ncard D 5: opus-magnum"),
               LINE_D + 1, "there is a D card already: a set has just one");
    refuse_set(small_set(LINE_D, ""), 0,
               "the D card, which ends the game, is missing: add a line 'card D 5: "
               "opus-magnum'");
}

/* `count` cards of a letter, each with a name of its own. */
static const char *many_cards(const char *letter, int count)
{
    static char lines[4096];
    struct text text = text_init(lines, sizeof lines);
    for (int i = 0; i < count; i++)
        text_format(&text, "%scard %s 1 name n%s%d: 1", i > 0 ? "\n" : "", letter, letter,
                    i);
    return lines;
}

TEST(rule_3_3_a_cards_lie_in_two_rows)
{
    refuse_set(small_set(LINE_A, ""), 0,
               "the number of A cards is 5: they lie in two equal rows, so it must be "
               "even, from 6 to 16");
    refuse_set(small_set(LINE_A, many_cards("A", 2)), 0, "the number of A cards is 7");
    refuse_set(small_set(LINE_A, many_cards("A", 13)), 0, "the number of A cards is 18");
    read_set(&set, small_set(LINE_A, many_cards("A", 11)));
    assert_int_equal(__builtin_popcountll(set.letter[LETTER_A]), 16);
}

TEST(rule_3_2_the_pile_is_enough_for_two)
{
    refuse_set(small_set(LINE_B, ""), 0,
               "the number of B cards is 4: at least 5 are needed, since two players "
               "play without 4 of them");
    refuse_set(small_set(LINE_C, ""), 0, "the number of C cards is 4");
    refuse_set(small_set(LINE_B, "card B 2 owl: 12+"), 0,
               "the number of B cards without an owl is 2: at least 3 are needed, since "
               "two players play a short game without owls and without 2 more");
    refuse_set(small_set(LINE_C, "card C 3 owl: =2"), 0,
               "the number of C cards without an owl is 2");
}

TEST(there_are_at_most_64_cards)
{
    read_set(&set, small_set(LINE_B, many_cards("B", 48)));
    assert_int_equal(set.cards, CIUB_CARDS);
    assert_string_equal(set.card[63].name, "opus-magnum");
    refuse_set(small_set(LINE_B, many_cards("B", 49)), LINE_D + 48,
               "there are too many cards: at most 64");
}
