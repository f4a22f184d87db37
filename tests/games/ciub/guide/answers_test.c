/* answers_test.c: answers to questions, in drawn positions and word by word. */
#include <string.h>

#include "core/guide.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

/* A question of a seat, in a position or that of the row before (NULL). */
struct answered {
    const char *drawing;
    int seat;
    const char *question, *answer;
};

static void assert_answer(struct position *p, const struct answered *row)
{
    char answer[GUIDE_ANSWER] = "";
    struct text out = text_init(answer, sizeof answer);
    struct reason why = {"", ""};
    bool told = ciub_game.guide->answer(p->match->world, p->match->state, row->seat - 1,
                                        row->question, &out, &why);
    assert_false(out.overflow);
    const char *says = told ? answer : why.text;
    if (strcmp(says, row->answer) != 0)
        fail_msg("'%s' of player %d\n  says: %s\n  not:  %s", row->question, row->seat,
                 says, row->answer);
}

static void assert_answers(const struct answered *rows, size_t count)
{
    POSITION p;
    position_start(&p, "players=2");
    for (size_t i = 0; i < count; i++) {
        if (rows[i].drawing != NULL)
            position_redraw(&p, rows[i].drawing);
        assert_answer(&p, &rows[i]);
    }
}

TEST(dice_are_told)
{
    static const struct answered rows[] = {
        {"dice 1: 5 white; dice 2: 4 white, 1 red", 2, "dice",
         "You have 5 dice: 4 white, 1 red.\n"
         "Player 1 has 5 dice: 5 white.\n"},
        {NULL, 1, "tray", "The tray is empty: dice go there in phase 2.\n"},
        {NULL, 1, "actions",
         "No dice lie outside the tray now: they act in phase 2, after a "
         "roll.\n"},
        {NULL, 1, "supply",
         "In the supply: 1 white, 7 yellow, 7 orange, 6 red, 7 green, 7 purple, "
         "7 blue.\n"},
        {"bottom: 6-6 20+ =4; outside: white swap, red 5, red 5, green skull;"
         "tray: blue 2, red 6; token 2: =4",
         1, "dice",
         "You have 6 dice: 1 white, 3 red, 1 green, 1 blue.\n"
         "Outside the tray: white swap, red 5, red 5, green skull.\n"
         "In the tray: red 6, blue 2.\n"
         "Player 2 has 5 dice: 5 white.\n"},
        {NULL, 1, "tray",
         "In the tray of Player 1: red 6, blue 2.\n"
         "Its numbers come to 8.\n"
         "For 20+ the tray still needs: 12 more in sum.\n"
         "For 6-6 the tray still needs: 6.\n"},
        {"bottom: 6-6 2-4-6 =4; outside: white 1, white 3; tray: white 1, blue 2", 1,
         "tray",
         "In the tray of Player 1: white 1, blue 2.\n"
         "Its numbers come to 3.\n"
         "For =4 the tray would need: 3 more dice of one sort. There are not enough dice "
         "left.\n"
         "For 2-4-6 the tray still needs: 4, 6.\n"
         "For 6-6 the tray still needs: 6, 6.\n"},
        {"bottom: 6-6 20+ =4; outside: white swap, red 5, red 5, green skull;"
         "tray: blue 2, red 6; token 2: =4",
         1, "actions",
         "white swap: swap it for a die from the supply, or put it.\n"
         "2 red 5: put it, or leave it for the next roll.\n"
         "green skull: skulls go into the tray by themselves: name other dice, "
         "'roll' or 'stop' (4.6).\n"
         "All dice outside the tray can be rolled now.\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(what_dice_show_and_mean_is_told)
{
    static const struct answered rows[] = {
        {"dice 1: 5 white; dice 2: 5 white", 2, "faces",
         "white: 1, 2, 3, 4, swap, swap.\n"
         "yellow: 1, 1, 3, 3, 5, 5.\n"
         "orange: 2, 2, 2, 4, 4, 6.\n"
         "red: 3, 4, 4, 5, 5, 6.\n"
         "green: 7, reroll, reroll, 2:1, 2:1, skull.\n"
         "purple: 3, 4, adjust, adjust, 2:1, skull.\n"
         "blue: 1, 2, swap, reroll, adjust, skull.\n"
         "Numbers: A number in the tray is what cards ask for: by itself, in a sum, or "
         "together with equal ones (4.8).\n"
         "swap: The die goes to the supply, and you get one of any colour for it, which "
         "shows nothing before it is rolled or turned (4.5).\n"
         "reroll: You roll a die outside the tray once more: this one, or another. After "
         "rolling another it is spent until it is rolled or turned (4.5, 4.5a).\n"
         "adjust: You turn another die outside the tray to any face it does not show, "
         "and "
         "this one goes to the tray; or it turns itself to a number, 2:1 or skull, and "
         "goes to the tray with that (4.5, 4.5b).\n"
         "2:1: If the die shows this in the tray and you still have it in phase 4, you "
         "can "
         "trade it for two dice of other colours (4.11).\n"
         "skull: The die has to go to the tray when dice are put there. Skulls are no "
         "number, but cards that ask for equal dice take them (4.6, 4.8).\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(what_can_be_done_now_is_told)
{
    static const struct answered rows[] = {
        {"dice 1: 5 white; dice 2: 5 white", 1, "now",
         "Roll your dice. Before that you may put your token on a card, so that nobody "
         "else can gain it, or remove a card of the top row that others could use.\n"},
        {NULL, 2, "now",
         "Nothing to decide at the moment.\nIt is the turn of Player 1.\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(hands_are_told)
{
    static const struct answered rows[] = {
        {"hand: 3 white, 1 green, 1 green 2for1", 1, "dice",
         "You have 5 dice: 3 white, 2 green.\n"
         "In the hand: 3 white, 1 green, 1 green 2:1.\n"
         "Player 2 has 5 dice: 5 white.\n"},
        {NULL, 1, "phase",
         "It is the turn of Player 1.\n"
         "Phase 4, trades: dice are traded with the supply (4.11). Next comes "
         "the turn of another player.\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(cards_are_told)
{
    static const struct answered rows[] = {
        {"top: =4 2-4-6 20+; bottom: 1-1-1 6-6 .; token 1: =4; token 2: 6-6;"
         "won 1: 6-6-6; won 2: 33+; opus: 2; pile: 0 0; outside: white 3, red 5",
         1, "cards",
         "The top row, where cards can be gained now too:\n"
         "=4: 3 points for 4 dice of one number, or 4 skulls. Your token lies on "
         "it.\n"
         "2-4-6: 3 points for the numbers 2, 4, 6.\n"
         "20+: 3 points for numbers that come to 20 or more.\n"
         "The bottom row, where cards are gained:\n"
         "1-1-1: 3 points for the numbers 1, 1, 1.\n"
         "6-6: 4 points for the numbers 6, 6. The token of Player 2 lies on "
         "it.\n"
         "1 gap.\n"},
        {NULL, 1, "pile", "The pile is used up; Player 2 has Opus Magnum.\n"},
        {NULL, 1, "end",
         "Player 2 took Opus Magnum: the last turns are played (5.1).\n"
         "This turn is the last one.\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(the_end_is_told)
{
    static const struct answered rows[] = {
        {"quiet: 3; pile: 0 2", 1, "end",
         "2 more cards have to turn up before the last turns (5.1).\n"
         "At the bottom lies Opus Magnum, worth 5 points. Once the last C card is turned "
         "up, whoever gains a card next gets it too, and each of the others has one last "
         "turn (5.1).\n"
         "For 3 turns nobody has gained or removed a card; after 20 such turns "
         "the game would end (5.2a).\n"},
        {"pile: 0 0", 1, "end",
         "The last C card is open: whoever gains the next card gets Opus Magnum "
         "with it, and each of the others has one more turn (5.1).\n"},
        {NULL, 1, "pile",
         "At the bottom lies Opus Magnum, worth 5 points. Once the last C card is turned "
         "up, whoever gains a card next gets it too, and each of the others has one last "
         "turn (5.1).\n"},
    };
    assert_answers(ROWS(rows));
}

TEST(bad_questions_are_refused)
{
    static const struct answered rows[] = {
        {"top: =4 2-4-6 20+; bottom: 1-1-1 6-6 1-4-7", 1, "card",
         "say which card: for example 'card =4'"},
        {NULL, 1, "card 9",
         "there is no card '9'; open are =4, 2-4-6, 20+, 6-6, 1-4-7, 1-1-1"},
        {NULL, 1, "dice please", "there are too many words behind 'dice'"},
        {NULL, 1, "card 6-6 now",
         "there is no card '6-6 now'; open are =4, 2-4-6, 20+, 6-6, 1-4-7, 1-1-1"},
        {NULL, 1, "luck",
         "there is no question 'luck'; you can ask: now, faces, tray, actions, card, "
         "end, "
         "scores, dice, cards, won, supply, pile, phase, players"},
    };
    assert_answers(ROWS(rows));
}

TEST(the_game_is_told)
{
    static const struct answered rows[] = {
        {"top: =4 6-6-6 27+; bottom: 1-1-1 6-6 20+; won 2: 1-4-7 2-2-4-4;"
         "token 2: 6-6; quiet: 3",
         1, "scores",
         "You have 0 points.\nPlayer 2 has 7 points.\n"
         "Cards you have won, with their points: none.\n"
         "Cards that Player 2 has won: 2-2-4-4 (3), 1-4-7 (4).\n"},
        /* Seats are counted from 1 here: nobody in particular is told. */
        {NULL, -1, "scores",
         "Player 1 has 0 points.\nPlayer 2 has 7 points.\n"
         "Cards that Player 1 has won: none.\n"
         "Cards that Player 2 has won: 2-2-4-4 (3), 1-4-7 (4).\n"},
        {NULL, 2, "won",
         "Cards you have won, with their points: 2-2-4-4 (3), 1-4-7 (4).\n"
         "Cards that Player 1 has won: none.\n"},
        {NULL, 1, "players",
         "You have 0 points.\nDice: 5 white.\n"
         "It is the turn of this player.\n"
         "Player 2 has 7 points.\nDice: 5 white.\nThe token lies on 6-6.\n"},
    };
    assert_answers(ROWS(rows));
}
