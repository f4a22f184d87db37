/* names_test.c: what the guide says, word by word, in drawn positions. */
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

/* "rule text" of why the things cannot be chosen; "" when they can. */
static const char *why_not(struct position *p, const char *things)
{
    struct text out = position_text(p);
    struct reason why;
    seals_guide.why_not(p->match->world, p->match->state, things, &why);
    text_put(&out, why.rule);
    text_space(&out);
    text_put(&out, why.text);
    return out.data;
}

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

static void draw(struct position *p)
{
    position_draw(p, 4, BOARD, TABLE,
                  "witch on h1: f3 f1 w1 a1 | leap.water ~dispatch.air",
                  "seer on h2, owl on n4: e4 | speed.fire ~guardian.fire");
}

/* --- pointing ----------------------------------------------------------------------- */

TEST(a_turn_is_explained)
{
    POSITION p;
    draw(&p);
    same(why_not(&p, "space:n1"), "");
    same(why_not(&p, "scroll:binding"), "");
    same(why_not(&p, ""), "");
    same(why_not(&p, "space:n2"),
         "5.1 n2 cannot be reached from h1: walls, seals or other "
         "players' figures block every path");
    same(why_not(&p, "space:b2"), "5.3 the guardian of fire bars b2 for everyone");
    same(why_not(&p, "space:n4"), "5.3 the owl bars n4");
    same(why_not(&p, "space:h1"), "5.3 there is no seal on h1");
    same(why_not(&p, "space:hall"),
         "2.2 hall is a plain floor: nothing lies or stands there");
    same(why_not(&p, "scroll:dispatch.air"),
         "4.4 that scroll lies face down until the round is over");
    same(why_not(&p, "scroll:speed.fire"), "4.2 only own scrolls can be used");
    same(why_not(&p, "scroll:2.binding"), "4.2 only own scrolls can be used");
    same(why_not(&p, "word:give-up"), "4.2 a seal can be broken, so one must be");
    same(why_not(&p, "die:fire.3"), "4.2 first point at the seal to break, then at dice");
    same(why_not(&p, "guardian:fire"),
         "4.2 now point at a seal to break it, or at one of "
         "your scrolls to use it");
    same(why_not(&p, "space:n1 space:b1"),
         "4.2 these do not go together: point at one of them alone");
    same(why_not(&p, "space:n1 space:h1"), "5.3 there is no seal on h1");
    same(why_not(&p, "scroll:1.binding"),
         "4.2 now point at a seal to break it, or at one of your scrolls to use it");
}

TEST(dice_that_break_are_explained)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f4 n2=w3 n3=e4 n4=a4 vault",
                  "witch on h1: f1 f1 f2 f4 w6", "seer on h2: f5", "shaman on h3: a1",
                  "warlock on h4: a1");
    position_begin(&p, "break n1");
    same(why_not(&p, "die:fire.4"), "");
    same(why_not(&p, "die:fire.2 die:fire.1"), "");
    same(why_not(&p, "die:fire.1 die:fire.1 die:fire.2"), "");
    same(why_not(&p, "die:fire.4 die:fire.1"),
         "5.4 more dice than needed: the 1 is superfluous");
    same(why_not(&p, "die:fire.2 die:fire.2"), "5.4 the witch does not have these dice");
    same(why_not(&p, "die:water.6"), "5.4 the seal on n1 is of fire");
    same(why_not(&p, "die:fire.6"), "5.4 the witch does not have these dice");
    same(why_not(&p, "die:fire.3"), "5.4 the witch does not have these dice");
    same(why_not(&p, "scroll:2.binding"),
         "5.4 now point at your dice that break the seal");
    same(why_not(&p, "die:2.fire.5"), "5.4 now point at your dice that break the seal");
    same(why_not(&p, "die:1.fire.4"), "there is no 'die:1.fire.4' on this table");
    position_end(&p);
    position_draw(&p, 1, BOARD, "n1=f2 n2=w3 vault", "witch on h1: f1 f4",
                  "seer on h2: f5");
    position_begin(&p, "break n1");
    same(why_not(&p, "die:fire.1"),
         "5.4 whatever you add, a die would be superfluous: the "
         "seal's strength is only 2");
    position_end(&p);
    position_draw(&p, 1, BOARD, "b1=change.mind vault", "witch on h1: f3 w1",
                  "seer on h2: f5");
    position_begin(&p, "break b1");
    same(why_not(&p, "die:water.1"), "5.4 all your dice of this colour sum to 1, the "
                                     "seal's strength is 2");
}

TEST(several_colours_are_explained)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 vault", "witch on h1: f3 w1 | renewal.mind",
                  "seer on h2: f5");
    position_begin(&p, "renewal.mind");
    same(why_not(&p, "die:fire.3"), "");
    same(why_not(&p, "die:water.1"), "");
    same(why_not(&p, "die:water.1 die:fire.3"), "6.3 the dice must all be of one colour");
    same(why_not(&p, "die:fire.3 die:water.1"), "6.3 the dice must all be of one colour");
}

/* Each could be chosen by itself. */
TEST(what_does_not_go_together_is_told)
{
    POSITION p;
    position_draw(&p, 3, BOARD, "n1=f2 vault",
                  "witch on h1: f3 w1 | alteration.mind growth.mind", "seer on h2: f5");
    position_begin(&p, "alteration.mind");
    same(why_not(&p, "die:fire.3"), "");
    same(why_not(&p, "word:none"), "");
    same(why_not(&p, "die:fire.3 word:none"),
         "6.14 these do not go together: point at one of them alone");
    position_end(&p);
    position_draw(&p, 3, BOARD, "n1=f2 vault", "witch on h1: f3 w1 | growth.mind",
                  "seer on h2: f5");
    position_begin(&p, "growth.mind");
    same(why_not(&p, "supply:fire"), "");
    same(why_not(&p, "supply:fire supply:water"),
         "6.5 these do not go together: point at one of them alone");
}

/* 6.1: it lies face down while the familiar is out. */
TEST(the_own_binding_is_meant)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 n2=w3 vault", "witch on h1, cat on n4: f3",
                  "seer on h2: f5");
    same(why_not(&p, "scroll:binding"),
         "4.4 that scroll lies face down until the round is over");
}

TEST(taking_is_explained)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 vault", "witch on h1: f3", "seer on h2: f5 f6 w1");
    position_move(&p, "break n1 with f3");
    same(why_not(&p, "supply:fire supply:water supply:water"), "");
    same(why_not(&p, "supply:fire supply:fire"), "4.5 the supply has only 1 die of fire");
    same(why_not(&p, "supply:water supply:water supply:water"),
         "4.5 the supply has only 2 dice of water");
    same(why_not(&p, "supply:air supply:air supply:air supply:air supply:air supply:air "
                     "supply:air supply:air supply:air supply:air supply:air supply:air"),
         "4.5 no more dice can be taken now than 3");
    same(why_not(&p, "supply:air supply:air supply:air supply:air"),
         "4.5 no more dice can be taken now than 3");
    same(why_not(&p, "space:n1"), "4.5 now point at dice in the supply to take them");
}

TEST(strange_things_are_refused)
{
    static const char *const strange[] = {
        "x",           "space:",        "space:zz9",   "die:fire.7",  "die:mind.3",
        "die:3.air.1", "die:fire.3x",   "seat:0",      "seat:3",      "seat:12",
        "supply:mind", "scroll:",       "scroll:leap", "colour:pink", "scroll:swap.fire",
        "word:maybe",  "guardian:wind", ":",           "space",       "die:fire.33",
    };
    POSITION p;
    draw(&p);
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++)
        if (strncmp(why_not(&p, strange[i]), "there is no '", 13) != 0)
            fail_msg("%s: %s", strange[i], why_not(&p, strange[i]));
    same(why_not(&p, "space:n1 x x x x x x x x x x x x x x x x x x x x x x"),
         "no choice is made of so many things");
    same(why_not(&p, "space:a-thing-whose-name-is-far-too-long-to-be-a-thing"),
         "no choice is made of so many things");
    same(about(&p, "space:zz9"), "nothing");
    same(about(&p, ""), "nothing");
    same(about(&p, "n1 n2"), "nothing");
    same(about(&p, "die:fire.6"), "nothing");
}

TEST(chance_and_the_end_have_nothing_to_choose)
{
    POSITION p;
    position_start(&p, "players=2,circle=2", BOARD);
    same(why_not(&p, "space:n1"), "3.2 chance is to act now: there is nothing to choose");
    says(about(&p, "seat:1"), "Player 1\n");
    same(about(&p, "familiar:1"), "nothing");
    same(ask_as(&p, 0, "reach"), "NO 3.4 your mage is not on the board yet");
    says(ask_as(&p, 0, "end"), "The first round has not begun yet.\n");
    says(ask_as(&p, 0, "players"), "player 1 (you), seat 1.");
}

/* --- help --------------------------------------------------------------------------- */

TEST(spaces_are_described)
{
    POSITION p;
    draw(&p);
    says(about(&p, "space:n1"), "n1, a circle in ");
    says(about(&p, "space:n1"), "Here lies: Fire token of strength 2. It blocks the way");
    says(about(&p, "n1"), "Dice of Fire that sum to 2 or more break it");
    says(about(&p, "n1"), "Witch reaches it and has the dice to break it.\n");
    says(about(&p, "n1"), "n2 (Water 3)");
    says(about(&p, "n2"), "Witch cannot break it now: n2 cannot be reached from h1");
    says(about(&p, "b1"), "Here lies: scroll Change of Mind, strength 2.");
    says(about(&p, "b1"), "Dice of any one colour that sum to 2");
    says(about(&p, "b2"), "Standing here: the guardian of Fire.\n");
    says(about(&p, "n4"), "Standing here: Owl.\n");
    says(about(&p, "h2"), "a start circle in ");
    says(about(&p, "h2"), "Standing here: Seer.\n");
    says(about(&p, "hall"), "bare floor");
    says(ask(&p, "space n1"), "Your dice suffice: f3.\n");
    says(ask(&p, "space n2"), "Your dice of Water sum to 1, 2 too few.\n");
    says(ask(&p, "space n3"), "You have no die of Earth.\n");
}

TEST(small_things_are_described)
{
    POSITION p;
    draw(&p);
    says(about(&p, "die:fire.3"), "Fire 3, a die\nOwner: Witch.\n");
    says(about(&p, "die:2.earth.4"), "Earth 4, a die\nOwner: Seer.\n");
    says(about(&p, "supply:fire"), "in the supply: 1 of 3.\n");
    says(about(&p, "colour:mind"), "Scrolls of this element in the dungeon: 2.\n");
    says(about(&p, "colour:fire"), "Tokens of this colour in the dungeon: 1.\n");
    says(about(&p, "seat:2"), "Seer of the West, seat 2\nSeer: 12 points.");
    says(about(&p, "witch"), "Witch of the East, seat 1\n");
    says(about(&p, "mage:1"), "Stands on h1.\n");
    says(about(&p, "owl"), "It stands on n4.\n");
    says(about(&p, "familiar:1"), "It waits with the scroll Binding");
    says(about(&p, "guardian:fire"), "It stands on b2.\n");
    says(about(&p, "guardian:air"), "It takes no part in this game");
    says(about(&p, "word:give-up"), "(rule 4.2)");
}

TEST(scrolls_are_described)
{
    POSITION p;
    draw(&p);
    says(about(&p, "scroll:leap.water"), "Leap of Water\nIts strength is 3");
    says(about(&p, "leap.water"),
         "This colour is Water.\nOwner: Witch; it lies face up.");
    says(about(&p, "leap.water"), "It cannot be used now: there is no token");
    says(about(&p, "leap.water"), "(rule 6.19).\n");
    says(about(&p, "binding"), "It can be used now.\n");
    says(about(&p, "dispatch.air"), "Owner: Witch; it lies face down");
    says(about(&p, "change.mind"), "It lies in the dungeon on b1.\n");
    says(about(&p, "change.mind"), "so this colour is any one colour you like");
    says(about(&p, "guardian.mind"), "This element is Mind.\nIt was not dealt");
    says(ask(&p, "spell swap"), "This circle is not in the game.\n");
    says(ask(&p, "spell swap.fire"), "This circle is not in the game.\n");
    same(ask(&p, "spell hop"), "NO  no spell is called 'hop'");
    position_end(&p);
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
    POSITION p;
    draw(&p);
    same(ask(&p, "blocks n3"), "On n3 lies: Earth token of strength 4.\n"
                               "You do not reach n3: 2 obstacles lie on the easiest way "
                               "there (rule 5.2).\n"
                               "In the way on n1: Fire token of strength 2.\n"
                               "In the way on n2: Water token of strength 3.\n"
                               "You have no die of Earth.\n");
    same(ask(&p, "blocks b3"), "On b3 lies: scroll Growth of Air, strength 5.\n"
                               "You do not reach b3: 1 obstacle lies on the easiest way "
                               "there (rule 5.2).\n"
                               "In the way on n4: Owl, Air token of strength 4.\n"
                               "Your dice of Air sum to 1, 4 too few.\n");
    same(ask(&p, "blocks b2"), "On b2 lies: scroll Leap of Fire, strength 3.\n"
                               "The way to b2 is free.\n"
                               "It is barred: the guardian of fire bars b2 for everyone "
                               "(rule 5.3).\n"
                               "Your dice suffice: f3.\n");
    same(ask(&p, "BLOCKS N1"), "On n1 lies: Fire token of strength 2.\n"
                               "The way to n1 is free.\n"
                               "Your dice suffice: f3.\n");
    same(ask(&p, "blocks h3"), "There is no seal on h3.\nThe way to h3 is free.\n");
    same(ask(&p, "blocks hall"),
         "NO 2.2 hall is a plain floor: nothing lies or stands there");
    same(ask(&p, "blocks"),
         "NO  which space? Write its name behind the question, such as c14");
    same(ask(&p, "blocks f3"), "NO  no space is called 'f3'");
}

TEST(the_table_is_told)
{
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
    says(ask(&p, "players"), "Witch (you), seat 1. Stands on h1 in ");
    says(ask(&p, "players"), "The familiar, Owl, stands on n4.");
    says(ask(&p, "end"), "Scrolls of strength 6 in the dungeon: 5.\n"
                         "The game ends after the round in which 2 more are won");
    same(ask(&p, "dice now"), "NO  there are too many words behind 'dice'");
    same(ask(&p, "blocks n1 n2"), "NO  there are too many words behind 'blocks'");
    says(ask(&p, "weather"), "NO  there is no question 'weather'; you can ask: dice, ");
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
