/* guide_test.c: what Pig tells people who point at things and ask. */
#include "core/guide.h"

#include <string.h>

#include "tests/games/pig/start.h"
#include "tests/support/turn_words.h"

static void assert_why_not(const struct match *match, const char *things,
                           const char *rule)
{
    struct reason why = {"?", "?"};
    pig_game.guide->why_not(match->world, match->state, things, &why);
    assert_string_equal(why.rule, rule);
    assert_int_equal(why.text[0] == '\0', rule[0] == '\0');
}

TEST(every_choice_has_its_button)
{
    POSITION p;
    start(&p, "players=2");
    choice_t list[GAME_MAX_CHOICES];
    position_begin(&p, "roll die 6");
    int count = pig_game.choices(p.match->world, p.match->state, list);
    static const char *const expected[] = {"word:roll", "word:hold"};
    assert_int_equal(count, 2);
    for (int i = 0; i < count; i++) {
        char things[GUIDE_THINGS];
        struct text out = text_init(things, sizeof things);
        pig_game.guide->things(p.match->world, p.match->state, list[i], &out);
        assert_string_equal(things, expected[i]);
        assert_why_not(p.match, things, "");
    }
}

TEST(what_cannot_be_chosen_is_explained)
{
    POSITION p;
    start(&p, "players=2");
    assert_why_not(p.match, "", "");
    assert_why_not(p.match, "word:roll", "");
    assert_why_not(p.match, "word:hold", "2");
    assert_why_not(p.match, "word:roll word:hold", "4");
    assert_why_not(p.match, "seat:2", "4");
    position_begin(&p, "roll");
    assert_why_not(p.match, "word:roll", "3");
}

TEST(a_game_that_is_over_has_nothing_to_choose)
{
    POSITION p;
    start(&p, "players=2");
    for (int i = 0; i < 17; i++) {
        position_begin(&p, "roll die 6");
    }
    assert_true(match_over(p.match));
    assert_why_not(p.match, "word:roll", "5");
    assert_why_not(p.match, "", "5");
}

static void assert_answer(const struct match *match, int seat, const char *question,
                          const char *words)
{
    char answer[GUIDE_ANSWER];
    struct text out = text_init(answer, sizeof answer);
    struct reason why = {"", ""};
    bool told =
        pig_game.guide->answer(match->world, match->state, seat, question, &out, &why);
    assert_string_equal(told ? answer : why.text, words);
}

TEST(questions_are_answered)
{
    POSITION p;
    start(&p, "players=2");
    position_begin(&p, "roll die 5 hold roll die 4");
    assert_answer(p.match, 0, "scores",
                  "You have 5 points.\nPlayer 2 has 0 points.\n100 points win.\n");
    assert_answer(p.match, 1, "turn",
                  "It is the turn of Player 2, with 4 points so far.\n");
    assert_answer(p.match, 1, "luck",
                  "there is no question 'luck'; you can ask: scores, turn");
}

static void assert_remark(const struct match *match, const char *line, const char *words)
{
    struct reader in = reader_init(line, strlen(line));
    struct reason why;
    choice_t choice = 0;
    char remark[100] = "";
    struct text out = text_init(remark, sizeof remark);
    assert_true(pig_game.choice_read(match->world, match->state, &in, &choice, &why));
    pig_game.guide->remark(match->world, match->state, choice, &out);
    assert_string_equal(remark, words);
}

TEST(choices_are_remarked_on)
{
    POSITION p;
    start(&p, "players=2");
    assert_remark(p.match, "roll", "");
    position_begin(&p, "roll die 5");
    assert_remark(p.match, "roll", "risks 5 points");
    assert_remark(p.match, "hold", "keeps 5 points");
}

TEST(turns_are_summed_up)
{
    static const struct {
        const char *moves, *summary;
    } rows[] = {
        {"roll die 5", "1: | 5"},
        {"roll die 6", "1: | 5 6"},
        {"hold", "1: held | 5 6 | +11 | over"},
        {"roll die 4", "2: | 4"},
        {"roll die 1", "2: rolled a one and lost 4 points | 4 1 | over"},
    };
    POSITION p;
    start(&p, "players=2");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        position_begin(&p, rows[i].moves);
        assert_string_equal(turn_words(&p, ""), rows[i].summary);
    }
}

TEST(help_is_there)
{
    POSITION p;
    start(&p, "players=2");
    char help[GUIDE_HELP];
    struct text out = text_init(help, sizeof help);
    assert_true(pig_game.guide->about(p.match->world, p.match->state, "word:hold", &out));
    assert_memory_equal(help, "hold\n", 5);
    assert_false(
        pig_game.guide->about(p.match->world, p.match->state, "word:swim", &out));
    assert_non_null(strstr(pig_game.guide->rules(), "**5**"));
    assert_null(pig_game.guide->lesson());
}
