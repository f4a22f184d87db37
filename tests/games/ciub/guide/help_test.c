/* help_test.c: help on things and remarks on choices, word by word in drawn
 * positions; and that help and answers are there whatever the position is. */
#include <string.h>

#include "core/guide.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/position.h"
#include "tests/support/effort.h"

/* The help on a thing, in a position or that of the row before (NULL). */
struct explained {
    const char *drawing, *thing, *help;
};

static void assert_all_about(const struct explained *rows, size_t count)
{
    POSITION p;
    position_start(&p, "players=2");
    for (size_t i = 0; i < count; i++) {
        char help[GUIDE_HELP] = "";
        struct text out = text_init(help, sizeof help);
        if (rows[i].drawing != NULL)
            position_redraw(&p, rows[i].drawing);
        assert_true(
            ciub_game.guide->about(p.match->world, p.match->state, rows[i].thing, &out));
        if (strcmp(help, rows[i].help) != 0)
            fail_msg("'%s'\n  says: %s\n  not:  %s", rows[i].thing, help, rows[i].help);
    }
}

static void assert_remark(struct position *p, choice_t choice, const char *words)
{
    char remark[300] = "";
    struct text out = text_init(remark, sizeof remark);
    ciub_game.guide->remark(p->match->world, p->match->state, choice, &out);
    assert_string_equal(remark, words);
}

static int card(struct position *p, const char *name)
{
    return ciub_set_card(&position_world(p)->set, name);
}

TEST(cards_are_explained)
{
    static const struct explained rows[] = {
        {"top: =4 2-4-6 6-6; bottom: 1-1-1 20+ 1-4-7; won 2: 6-6-6;"
         "outside: white 2, red 5; tray: white 1, white 1, red 6, blue skull;"
         "token 2: 20+; pile: 0 3",
         "card:1-1-1",
         "The card 1-1-1\n"
         "It asks for the numbers 1, 1, 1 in the tray, each as often as it is "
         "named here; extra dice don't matter (4.8).\n"
         "It is one of the A cards, and worth 3 points.\n"
         "The letter says when a card comes: the A cards lie there from the start, "
         "then the B cards turn up, and at last the C cards (3.3).\n"
         "It lies in the bottom row, where cards are gained (4.8).\n"
         "The tray of Player 1 still needs: 1.\n"},
        {NULL, "20+",
         "The card 20+\n"
         "It asks for a sum: the numbers in the tray must come to 20 or more "
         "together (4.8).\n"
         "It is one of the A cards, and worth 3 points.\n"
         "The letter says when a card comes: the A cards lie there from the start, "
         "then the B cards turn up, and at last the C cards (3.3).\n"
         "It lies in the bottom row, where cards are gained (4.8).\n"
         "The token of Player 2 lies on it: no other player can gain it, and "
         "nobody can remove it (4.3).\n"
         "The tray of Player 1 still needs: 12 more in sum.\n"},
        {NULL, "=4",
         "The card =4 (4 alike)\n"
         "It asks for 4 dice in the tray that show the same number, or 4 skulls "
         "(4.8).\n"
         "It is one of the A cards, and worth 3 points.\n"
         "The letter says when a card comes: the A cards lie there from the start, "
         "then the B cards turn up, and at last the C cards (3.3).\n"
         "It lies in the top row. It can be gained once it has moved down (4.8, "
         "4.9).\n"
         "The tray of Player 1 still needs: 2 more dice of one sort.\n"},
        {NULL, "6-6-6",
         "The card 6-6-6\n"
         "It asks for the numbers 6, 6, 6 in the tray, each as often as it is "
         "named here; extra dice don't matter (4.8).\n"
         "It is one of the B cards, and worth 6 points.\n"
         "The letter says when a card comes: the A cards lie there from the start, "
         "then the B cards turn up, and at last the C cards (3.3).\n"
         "Player 2 has won it.\n"},
    };
    assert_all_about(ROWS(rows));
}

/* The last line of the help on a card, which says where it is. */
static void assert_place(struct position *p, const char *name, const char *line)
{
    char help[GUIDE_HELP] = "";
    struct text out = text_init(help, sizeof help);
    assert_true(ciub_game.guide->about(p->match->world, p->match->state, name, &out));
    size_t length = strlen(line);
    assert_true(out.length > length);
    assert_string_equal(help + out.length - length, line);
}

TEST(cards_out_of_sight_are_explained)
{
    POSITION p;
    position_draw(
        &p, "players=2,length=short",
        "top: =4 2-4-6 6-6; bottom: 1-1-1 20+ 1-4-7; removed: 6-6-6; pile: 3 4");
    assert_place(&p, "card:3-3-3-3",
                 "It went back into the box before the game (3.2).\n");
    assert_place(&p, "card:6-6-6", "It was removed from the game (4.2).\n");
    assert_place(&p, "card:7-7-7",
                 "It has not turned up: it may come, or have gone back into the box.\n");
    assert_place(&p, "card:1-1-1-1", "It is not in this game (3.2).\n");
    assert_place(&p, "card:1-1-1", /* how likely it is, the odds say */
                 "It lies in the bottom row, where cards are gained (4.8).\n");
}

TEST(dice_are_explained)
{
    static const struct explained rows[] = {
        {"outside: red inactive, blue spent, red 5", "die:red.inactive",
         "Outside the tray: red inactive\n"
         "It came by a swap and shows nothing yet: it cannot act or go to the "
         "tray before it is rolled or turned (4.5, 4.6).\n"
         "Its sides: 3, 4, 4, 5, 5, 6.\n"},
        {NULL, "yellow",
         "Dice: yellow\n"
         "Its sides: 1, 1, 3, 3, 5, 5.\n"
         "Numbers: A number in the tray is what cards ask for: by itself, in a "
         "sum, or together with equal ones (4.8).\n"
         "There are 7 of them in this game, 7 in the supply now. A player can "
         "hold on to 4 after a turn (4.12).\n"},
        {NULL, "look:skull",
         "The face skull\n"
         "The die has to go to the tray when dice are put there. Skulls are no "
         "number, but cards that ask for equal dice take them (4.6, 4.8).\n"
         "On green dice: 1 of 6 sides.\n"
         "On purple dice: 1 of 6 sides.\n"
         "On blue dice: 1 of 6 sides.\n"},
    };
    assert_all_about(ROWS(rows));
}

TEST(players_are_explained)
{
    static const struct explained rows[] = {
        {"top: =4 6-6-6 27+; bottom: 1-1-1 6-6 20+; won 2: 1-4-7 2-2-4-4;"
         "token 2: 6-6; first: 2",
         "seat:2",
         "Player 2\n7 points so far.\n2-2-4-4: 3 points.\n1-4-7: 4 points.\n"
         "Dice: 5 white.\nThe token lies on 6-6.\nThis player began the game.\n"},
    };
    assert_all_about(ROWS(rows));
}

/* Two dice cannot become four threes. */
TEST(cards_out_of_reach_want_nothing)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 6-6; bottom: 3-3-3-3 20+ 1-4-7;"
                  "outside: white 3, red 3, red 4; tray: red 4, red 4");
    const struct ciub_set *set = &position_world(&p)->set;
    choice_t three = CHOICE(VERB_PUT, kind_of(0, ciub_set_look(set, 0, 3)));
    assert_remark(&p, three, "");
    position_redraw(&p, "top: =4 2-4-6 6-6; bottom: 3-3-3-3 20+ 1-4-7;"
                        "outside: white 3, red 3, red 4, red 5; tray: red 4");
    assert_remark(&p, three, "wanted for 3-3-3-3");
}

TEST(choices_are_remarked_on)
{
    POSITION p;
    position_draw(
        &p, "players=2",
        "top: =4 2-4-6 6-6; bottom: 1-1-1 20+ 1-4-7;"
        "outside: white 1, white 2, red 5, green skull; tray: white 1, white 1");
    const struct ciub_set *set = &position_world(&p)->set;
    assert_remark(&p, CHOICE(VERB_PUT, kind_of(0, ciub_set_look(set, 0, 1))),
                  "wanted for 1-1-1");
    assert_remark(&p, CHOICE(VERB_PUT, kind_of(0, ciub_set_look(set, 0, 2))), "");
    assert_remark(&p, CHOICE(VERB_ROLL, 0), "3 dice");
    assert_remark(&p, CHOICE(VERB_GAIN, card(&p, "20+")),
                  "3 points for numbers that come to 20 or more");
    position_redraw(&p, "hand: 5 white, 6 red, 1 green 2for1");
    assert_remark(&p, CHOICE(VERB_END, 0), "gives back 2 red");
    assert_remark(&p, CHOICE(VERB_TRADE, 4), "for two dice of other colours");
    assert_remark(&p, CHOICE(VERB_TAKE, 3), "sides 3, 4, 4, 5, 5, 6");
}

/* --- whatever the position is ------------------------------------------------------- */

/* Lines that end, none of them empty. */
static void check_lines(const struct text *out, const char *what)
{
    bool sound = !out->overflow && out->length > 0 && out->data[0] != '\n' &&
                 out->data[out->length - 1] == '\n' && strstr(out->data, "\n\n") == NULL;
    if (!sound)
        fail_msg("%s: '%s'", what, out->data);
}

static void check_answers(const struct match *match)
{
    for (const struct guide_question *q = ciub_game.guide->questions; q->name; q++)
        for (int seat = SEAT_NOBODY; seat < match->setup.players; seat++) {
            char answer[GUIDE_ANSWER] = "", question[60];
            struct text out = text_init(answer, sizeof answer);
            struct text ask = text_init(question, sizeof question);
            struct reason why = {"", ""};
            text_format(&ask, "%s%s", q->name,
                        q->subject[0] != '\0' ? " card:opus-magnum" : "");
            if (!ciub_game.guide->answer(match->world, match->state, seat, question, &out,
                                         &why))
                fail_msg("%s: %s", question, why.text);
            check_lines(&out, question);
        }
}

static void check_help(const struct match *match, const char *thing)
{
    char help[GUIDE_HELP] = "";
    struct text out = text_init(help, sizeof help);
    if (!ciub_game.guide->about(match->world, match->state, thing, &out))
        fail_msg("no help on '%s'", thing);
    check_lines(&out, thing);
    assert_true(strchr(help, '\n')[1] != '\0'); /* more than the name */
}

/* Whoever has to decide is told what. */
static void check_now(const struct match *match)
{
    char help[GUIDE_HELP] = "";
    struct text out = text_init(help, sizeof help);
    check_help(match, "now");
    ciub_game.guide->about(match->world, match->state, "now", &out);
    if (match_actor(match) >= 0 && strstr(help, "Nothing to decide") != NULL)
        fail_msg("there is something to decide in %s", help);
}

static void check_all_help(const struct match *match)
{
    static const char *const things[] = {
        "pile:all",    "tray:all",        "supply:all", "pile",         "row:top",
        "row:bottom",  "phase:1",         "phase:2",    "phase:3",      "phase:4",
        "word:token",  "word:remove",     "word:roll",  "word:stop",    "word:swap",
        "word:reroll", "word:adjust",     "word:put",   "word:itself",  "word:nothing",
        "word:trade",  "word:whiten",     "word:end",   "token:1",      "token:2",
        "seat:1",      "seat:2",          "look:1",     "look:7",       "look:swap",
        "look:reroll", "look:2for1",      "hand:white", "supply:white", "tray:white.swap",
        "die:white.1", "hand:white.2for1"};
    const struct ciub_set *set = &((const struct ciub_world *)match->world)->set;
    for (size_t i = 0; i < sizeof things / sizeof things[0]; i++)
        check_help(match, things[i]);
    for (int i = 0; i < set->cards; i++)
        check_help(match, set->card[i].name);
    for (int i = 0; i < set->colours; i++)
        check_help(match, set->die[i].name);
}

static void check_remarks(const struct match *match)
{
    choice_t list[GAME_MAX_CHOICES];
    if (match_actor(match) < 0)
        return;
    int count = ciub_game.choices(match->world, match->state, list);
    for (int i = 0; i < count; i++) {
        char remark[200] = "";
        struct text out = text_init(remark, sizeof remark);
        ciub_game.guide->remark(match->world, match->state, list[i], &out);
        assert_false(out.overflow);
        assert_null(strchr(remark, '\n'));
    }
}

static void play(struct match *match, uint64_t seed)
{
    struct rng rng;
    rng_seed(&rng, seed);
    for (int step = 0; !match_over(match); step++) {
        check_remarks(match);
        check_now(match);
        if (step % effort_count(37, 5) == 0) {
            check_answers(match);
            check_all_help(match);
        }
        choice_t list[GAME_MAX_CHOICES];
        int count = ciub_game.choices(match->world, match->state, list);
        match_choose(match, list[rng_below(&rng, (uint32_t)count)]);
    }
    check_answers(match);
    check_all_help(match);
}

TEST(every_position_can_be_asked_about)
{
    static const char *const options[] = {"players=2", "players=3", "players=4"};
    for (int game = 0; game < 6; game++) {
        POSITION p;
        position_start_set(&p, game < 3 ? NULL : ODD_SET, options[game % 3]);
        play(p.match, (uint64_t)game);
    }
}

/* 4.7: swapped dice can neither go into the tray nor act before they are rolled. */
TEST(what_can_be_done_now_is_told)
{
    static const struct explained rows[] = {
        {"outside: white 2, white swap", "now",
         "What you can do now\n"
         "Swap, reroll and adjust can be used now, each once. Then put dice that help a "
         "card into the tray, where they are safe, and roll the others again.\n"},
        {"outside: white 2, red 5", "now",
         "What you can do now\n"
         "Put dice that help a card into the tray, and roll the others again. In the "
         "tray they are safe. At least one goes in before each roll; a swap counts "
         "instead.\n"},
        {"outside: white 2, red inactive", "now",
         "What you can do now\n"
         "You may roll again at once. Before that, put dice that help a card into the "
         "tray, where they are safe.\n"},
        {"outside: red inactive", "now",
         "What you can do now\n"
         "No die that lies here can go into the tray or do anything before it is rolled: "
         "roll them.\n"},
        {"top: 6-6 20+ =4; bottom: . 2-4-6 1-4-7; opus: 1; turn: 2; won 1: 1-3-3-5;"
         "dice 1: 5 white; tray: white 1, white 1, white 1, white 3, white 3; pile: 0 0",
         "now",
         "What you can do now\n"
         "Your tray fulfils no card, so you get a die from the supply. This is your last "
         "turn: any die will do, and if points are equal, the player with more dice wins "
         "(5.3).\n"},
    };
    assert_all_about(rows, sizeof rows / sizeof rows[0]);
}

TEST(unknown_things_have_no_help)
{
    static const char *const things[] = {
        "",       "card:", "card:9",  "die:red", "seat:0", "red.9", "space:c14",  "word:",
        "phase:", "row:",  "phase:5", "token:3", "look:8", "Red",   "hand:red.6", ":"};
    POSITION p;
    position_draw(&p, "players=2", "");
    for (size_t i = 0; i < sizeof things / sizeof things[0]; i++) {
        char help[GUIDE_HELP] = "";
        struct text out = text_init(help, sizeof help);
        if (ciub_game.guide->about(p.match->world, p.match->state, things[i], &out))
            fail_msg("help on '%s': %s", things[i], help);
    }
}

TEST(rules_are_at_hand)
{
    const char *rules = ciub_game.guide->rules();
    assert_non_null(rules);
    assert_non_null(strstr(rules, "**4.12**"));
}
