/* texts_test.c: what is said about things pointed at, in positions drawn as text:
 * tests/support/rule_text.h. Questions:
 *     why-not THINGS: RULE WORDS   why they are not to be chosen; nothing if they are
 *     summary: WORDS               of the latest turn, as in tests/support/turn_words.h
 *     earned: KEYS                 achievements, as in tests/support/earned_keys.h
 */
#include "games/seals/guide/guide.h"
#include "tests/games/seals/position.h"
#include "tests/games/seals/rule_words.h"
#include "tests/support/earned_keys.h"
#include "tests/support/turn_words.h"

static const char *answer_why_not(struct position *p, const char *things)
{
    struct reason why = {"?", "?"};
    struct text out = position_text(p);
    seals_guide.why_not(p->match->world, p->match->state, things, &why);
    text_put(&out, why.rule);
    text_space(&out);
    text_put(&out, why.text);
    return out.data;
}

int main(void)
{
    static const struct rule_question questions[] = {{"why-not", answer_why_not},
                                                     {"summary", turn_words},
                                                     {"earned", earned_keys},
                                                     {NULL, NULL}};
    struct rule_game game = seals_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/seals/guide");
}
