/* texts_test.c: odds of Five Seals in positions drawn as text: tests/support/rule_text.h.
 * Questions:
 *     odds GOAL: METHOD by ADVICE   how likely it is, which must be the exact chance that
 *                                   the method says, and the choices to make for it
 *     odds GOAL: refused: WORDS     why it is no goal
 *     goals: LIST                   what there are odds of */
#include <stdlib.h>
#include <string.h>

#include "core/odds.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"
#include "tests/games/seals/rule_words.h"

/* "30 of 36 rolls" as a number. */
static double chance_in(const char *method)
{
    char *rest;
    unsigned long hits = strtoul(method, &rest, 10);
    if (rest == method)
        return strcmp(method, "breakable now") == 0;
    assert_int_equal(strncmp(rest, " of ", 4), 0);
    return (double)hits / (double)strtoul(rest + 4, NULL, 10);
}

static const char *answer_odds(struct position *p, const char *goal)
{
    const struct odds *odds = seals_game.odds;
    struct odds_answer answer = {0};
    struct reason why = {"", ""};
    struct text out = position_text(p);
    void *oracle = odds->oracle_new(p->match->world);
    bool told = odds->ask(oracle, p->match->world, p->match->state, goal, ODDS_FULL,
                          &answer, &why);
    odds->oracle_free(oracle);
    if (!told) {
        text_format(&out, "refused: %s", why.text);
        return out.data;
    }
    double chance = chance_in(answer.method);
    if (answer.low != chance || answer.high != chance || !answer.exact)
        fail_msg("%.12g to %.12g, not %.12g", answer.low, answer.high, chance);
    text_put(&out, answer.method);
    if (answer.advice[0] != '\0')
        text_format(&out, " by %s", answer.advice);
    return out.data;
}

static const char *answer_goals(struct position *p, const char *what)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct text out = position_text(p);
    int count = seals_game.odds->goals(p->match->world, p->match->state, goal);
    (void)what;
    for (int i = 0; i < count; i++) {
        text_space(&out);
        text_put(&out, goal[i].name);
    }
    return out.data;
}

int main(void)
{
    static const struct rule_question questions[] = {
        {"odds", answer_odds}, {"goals", answer_goals}, {NULL, NULL}};
    struct rule_game game = seals_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/seals/odds");
}
