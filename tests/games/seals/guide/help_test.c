/* help_test.c: help on things and answers to questions, in drawn positions. */
#include <string.h>

#include "games/data.h"
#include "games/seals/guide/guide.h"
#include "games/seals/seals.h"
#include "tests/games/seals/spells.h"

#define BOARD                                                                            \
    "hall - n1:2 - n2:3 - n3:4, hall - b1[2], hall - b2[3], hall - n4:4, n4 - b3[5]"
#define TABLE                                                                            \
    "n1=f2 n2=w3 n3=e4 n4=a4 b1=change.mind b2=leap.fire b3=growth.air "                 \
    "guardian.fire=b2 vault"

static const char *about(struct position *p, const char *thing)
{
    struct text out = position_text(p);
    if (!seals_guide.about(p->match->world, p->match->state, thing, &out))
        text_put(&out, "nothing");
    return out.data;
}

/* The answer for the seat that acts, or "NO", the rule and the reason. */
static const char *ask_as(struct position *p, int seat, const char *question)
{
    struct text out = position_text(p);
    struct reason why = {"", ""};
    if (!seals_guide.answer(p->match->world, p->match->state, seat, question, &out, &why))
        text_format(&out, "NO %s %s", why.rule, why.text);
    return out.data;
}

static const char *ask(struct position *p, const char *question)
{
    return ask_as(p, match_actor(p->match), question);
}

static void says(const char *text, const char *part)
{
    if (strstr(text, part) == NULL)
        fail_msg("'%s' is not in: %s", part, text);
}

/* What is asked, by `about` or `ask`, and what is said. */
struct row {
    const char *what, *words;
};
typedef const char *asked(struct position *p, const char *what);

static void all_say(struct position *p, asked *how, const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        says(how(p, rows[i].what), rows[i].words);
}

static void all_same(struct position *p, asked *how, const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        same(how(p, rows[i].what), rows[i].words);
}

static void draw(struct position *p)
{
    position_draw(p, 4, BOARD, TABLE,
                  "witch on h1: f3 f1 w1 a1 | leap.water ~dispatch.air",
                  "seer on h2, owl on n4: e4 | speed.fire ~guardian.fire");
}

TEST(strange_things_are_refused)
{
    static const char *const strange[] = {
        "x",           "space:",        "space:zz9",   "die:fire.7",  "die:mind.3",
        "die:3.air.1", "die:fire.3x",   "seat:0",      "seat:3",      "seat:12",
        "supply:mind", "scroll:",       "scroll:leap", "colour:pink", "scroll:swap.fire",
        "word:maybe",  "guardian:wind", ":",           "space",       "die:fire.33",
    };
    static const struct row unknown[] = {
        {"space:zz9", "nothing"},
        {"", "nothing"},
        {"n1 n2", "nothing"},
        {"die:fire.6", "nothing"},
    };
    POSITION p;
    draw(&p);
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        struct reason why;
        seals_guide.why_not(p.match->world, p.match->state, strange[i], &why);
        if (strncmp(why.text, "there is no '", 13) != 0)
            fail_msg("%s: %s %s", strange[i], why.rule, why.text);
        same(why.rule, "");
    }
    all_same(&p, about, ROWS(unknown));
}

TEST(before_the_first_round)
{
    POSITION p;
    position_start(&p, "players=2,circle=2", BOARD);
    says(about(&p, "seat:1"), "Player 1\n");
    same(about(&p, "familiar:1"), "nothing");
    same(ask_as(&p, 0, "reach"), "NO 3.4 your mage is not on the board yet");
    says(ask_as(&p, 0, "end"), "The first round has not begun yet.\n");
    says(ask_as(&p, 0, "players"), "player 1 (you), seat 1.");
}

/* --- help --------------------------------------------------------------------------- */

TEST(spaces_are_described)
{
    static const struct row help[] = {
        {"space:n1", "n1, a circle in "},
        {"space:n1", "Here lies: Fire token of strength 2. It blocks the way"},
        {"n1", "Dice of Fire that sum to 2 or more break it"},
        {"n1", "Witch reaches it and has the dice to break it.\n"},
        {"n1", "n2 (Water 3)"},
        {"n2", "Witch cannot break it now: n2 cannot be reached from h1"},
        {"b1", "Here lies: scroll Change of Mind, strength 2."},
        {"b1", "Dice of any one colour that sum to 2"},
        {"b2", "Standing here: the guardian of Fire.\n"},
        {"n4", "Standing here: Owl.\n"},
        {"h2", "a start circle in "},
        {"h2", "Standing here: Seer.\n"},
        {"hall", "bare floor"},
    };
    POSITION p;
    draw(&p);
    all_say(&p, about, ROWS(help));
    says(ask(&p, "space n1"), "Your dice suffice: f3.\n");
    says(ask(&p, "space n2"), "Your dice of Water sum to 1, 2 too few.\n");
    says(ask(&p, "space n3"), "You have no die of Earth.\n");
}

TEST(small_things_are_described)
{
    static const struct row help[] = {
        {"die:fire.3", "Fire 3, a die\nOwner: Witch.\n"},
        {"die:2.earth.4", "Earth 4, a die\nOwner: Seer.\n"},
        {"supply:fire", "in the supply: 1 of 3.\n"},
        {"colour:mind", "Scrolls of this element in the dungeon: 2.\n"},
        {"colour:fire", "Tokens of this colour in the dungeon: 1.\n"},
        {"seat:2", "Seer of the West, seat 2\nSeer: 12 points."},
        {"witch", "Witch of the East, seat 1\n"},
        {"mage:1", "Stands on h1.\n"},
        {"owl", "It stands on n4.\n"},
        {"familiar:1", "It waits with the scroll Binding"},
        {"guardian:fire", "It stands on b2.\n"},
        {"guardian:air", "It takes no part in this game"},
    };
    POSITION p;
    draw(&p);
    all_say(&p, about, ROWS(help));
    says(about(&p, "word:give-up"), "(rule 4.2)");
}

TEST(scrolls_are_described)
{
    static const struct row help[] = {
        {"scroll:leap.water", "Leap of Water\nIts strength is 3"},
        {"leap.water", "This colour is Water.\nOwner: Witch; it lies face up."},
        {"leap.water", "It cannot be used now: no token of this colour"},
        {"leap.water", "(rule 6.19).\n"},
        {"binding", "It can be used now.\n"},
        {"dispatch.air", "Owner: Witch; it lies face down"},
        {"change.mind", "It lies in the dungeon on b1.\n"},
        {"change.mind", "so this colour is any one colour you like"},
        {"guardian.mind", "This element is Mind.\nIt was not dealt"},
    };
    POSITION p;
    draw(&p);
    all_say(&p, about, ROWS(help));
    says(ask(&p, "spell swap"), "This circle is not in the game.\n");
    says(ask(&p, "spell swap.fire"), "This circle is not in the game.\n");
    says(ask(&p, "spell Leap of Fire"), "Leap of Fire");
    says(ask(&p, "spell Leap"), "Leap");
    same(ask(&p, "spell hop"), "NO  no spell is called 'hop'");
}

TEST(rule_1_4_two_copies_are_told_apart)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "vault", "witch on h1: f3 | change.fire",
                  "seer on h2: a1 | change.fire'");
    says(about(&p, "change.fire"), "There are two copies of it.\n");
    POSITION one;
    position_draw(&one, 1, BOARD, "vault", "witch on h1: f3 | change.fire",
                  "seer on h2: a1");
    assert_null(strstr(about(&one, "change.fire"), "copies"));
}

TEST(an_absorbed_token_is_described)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "absorbed.fire=f3 vault",
                  "witch on h1: f3 | absorption.fire", "seer on h2: a1");
    says(about(&p, "absorption.fire"), "On it lies a Fire token of strength 3.\n");
}

/* Each has a text of its own, with its rule. */
TEST(every_spell_has_its_help)
{
    POSITION p;
    draw(&p);
    for (int spell = 0; spell < SPELLS; spell++) {
        char question[WORD_SIZE], rule[16];
        struct text out = text_init(question, sizeof question);
        text_format(&out, "spell %s", seals_spell_table[spell].name);
        out = text_init(rule, sizeof rule);
        text_format(&out, "rule is 6.%d.", spell + 1 + (spell >= SPELL_DECEPTION));
        says(ask(&p, question), rule);
        out = text_init(rule, sizeof rule);
        text_format(&out, "strength is %d", seals_spell_table[spell].strength);
        says(ask(&p, question), rule);
    }
}

/* --- questions ---------------------------------------------------------------------- */

TEST(what_is_reached_is_told)
{
    POSITION p;
    draw(&p);
    same(ask(&p, "reach"), "Your mage stands on h1.\n"
                           "You reach 3 seals, and your dice can break 2 of them.\n"
                           "b1, scroll Change of Mind, strength 2: break it with f3.\n"
                           "n1, Fire token of strength 2: break it with f3.\n"
                           "g1, Earth token of strength 6: your dice are 6 short.\n"
                           "b2, scroll Leap of Fire, strength 3: barred, on it stands "
                           "the guardian of Fire.\n"
                           "n4, Air token of strength 4: barred, on it stands Owl.\n");
    same(ask_as(&p, SEAT_NOBODY, "reach"), "NO  you have no mage: you watch this game");
}

TEST(what_blocks_is_told)
{
    static const struct row answers[] = {
        {"blocks n3", "On n3 lies: Earth token of strength 4.\n"
                      "You do not reach n3: 2 obstacles lie on the easiest way "
                      "there (rule 5.2).\n"
                      "In the way on n1: Fire token of strength 2.\n"
                      "In the way on n2: Water token of strength 3.\n"
                      "You have no die of Earth.\n"},
        {"blocks b3", "On b3 lies: scroll Growth of Air, strength 5.\n"
                      "You do not reach b3: 1 obstacle lies on the easiest way "
                      "there (rule 5.2).\n"
                      "In the way on n4: Owl, Air token of strength 4.\n"
                      "Your dice of Air sum to 1, 4 too few.\n"},
        {"blocks b2", "On b2 lies: scroll Leap of Fire, strength 3.\n"
                      "The way to b2 is free.\n"
                      "It is barred: the guardian of fire bars b2 for everyone "
                      "(rule 5.3).\n"
                      "Your dice suffice: f3.\n"},
        {"BLOCKS N1", "On n1 lies: Fire token of strength 2.\n"
                      "The way to n1 is free.\n"
                      "Your dice suffice: f3.\n"},
        {"blocks h3", "There is no seal on h3.\nThe way to h3 is free.\n"},
        {"blocks hall", "NO 2.2 hall is a plain floor: nothing lies or stands there"},
        {"blocks", "NO  which space? Write its name behind the question, such as c14"},
    };
    POSITION p;
    draw(&p);
    all_same(&p, ask, ROWS(answers));
    same(ask(&p, "blocks f3"), "NO  no space is called 'f3'");
}

TEST(the_table_is_told)
{
    static const struct row parts[] = {
        {"players", "Witch (you), seat 1. Stands on h1 in "},
        {"players", "The familiar, Owl, stands on n4."},
        {"end", "Scrolls of strength 6 in the dungeon: 5.\n"
                "The game ends after the round in which 2 more are won"},
    };
    POSITION p;
    draw(&p);
    same(ask(&p, "dice"), "Witch (you), dice: Fire 1 3, Water 1, Air 1.\n"
                          "Seer, dice: Earth 4.\n");
    same(ask_as(&p, 1, "scrolls"), "Seer (you), face up: Speed of Fire.\n"
                                   "Seer (you), face down: Guardian of Fire, Binding.\n"
                                   "Witch, face up: Leap of Water, Binding.\n"
                                   "Witch, face down: Dispatch of Air.\n");
    same(ask(&p, "scores"),
         "Witch (you): 6 points. Strengths of scrolls: 6; Synergy: 0; "
         "number of scrolls: 3 (rule 7.1).\n"
         "Seer: 12 points. Strengths of scrolls: 12; Synergy: 0; number "
         "of scrolls: 3 (rule 7.1).\n");
    same(ask(&p, "supply"), "Dice in the supply: Fire 1, Water 2, Air 2, Earth 2.\n"
                            "There are 3 dice of each colour in the game (rule 1.2).\n");
    all_say(&p, ask, ROWS(parts));
    same(ask(&p, "dice now"), "NO  there are too many words behind 'dice'");
    same(ask(&p, "blocks n1 n2"), "NO  no space is called 'n1 n2'");
    says(ask(&p, "weather"), "NO  there is no question 'weather'; you can ask: now, ");
}

TEST(synergy_is_told_apart)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2", "witch on h1: f3 | synergy.earth leap.earth",
                  "seer on h2: a1");
    says(ask(&p, "scores"),
         "Witch (you): 12 points. Strengths of scrolls: 10; Synergy: 2;");
    says(ask(&p, "end"), "This is the last round: fewer than 4 are left");
}

TEST(rules_are_at_hand)
{
    assert_non_null(strstr(seals_guide.rules(), "**6.19 Leap**"));
    assert_ptr_equal(seals_guide.lesson(), data_text("seals/lesson.txt"));
    assert_ptr_equal(seals_game.guide, &seals_guide);
}
