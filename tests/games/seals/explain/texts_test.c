/* texts_test.c: remarks on moves and reasons of refusals, in positions drawn as text:
 * tests/support/rule_text.h. Questions:
 *     remark MOVE: WORDS   what is said of a move or chance event, which is then played
 *     prompt: WORDS        who is to do what
 *     wrong-kind: RULE     the rule by which a choice that does not fit is refused */
#include "games/seals/explain/narrate.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"
#include "tests/games/seals/rule_words.h"

static const char *answer_remark(struct position *p, const char *move)
{
    struct seals_state before = *position_state(p);
    struct text out = position_text(p);
    struct reason why;
    struct move made;
    if (!match_play(p->match, move, &why))
        fail_msg("%s: %s", move, why.text);
    match_last_move(p->match, &made);
    seals_narrate(p->match->world, &before, &made, position_state(p), &out);
    return out.data;
}

static const char *answer_prompt(struct position *p, const char *what)
{
    struct text out = position_text(p);
    (void)what;
    seals_game.prompt(p->match->world, p->match->state, &out);
    return out.data;
}

/* No step but that of Guardian takes `off`. */
static const char *answer_wrong_kind(struct position *p, const char *what)
{
    struct text out = position_text(p);
    struct reason why = {"", ""};
    (void)what;
    assert_false(seals_game.verdict(p->match->world, p->match->state,
                                    choice_make(PICK_OFF, 0, 0), &why));
    assert_string_equal(why.text, "something else is to be chosen now");
    text_put(&out, why.rule);
    return out.data;
}

int main(void)
{
    static const struct rule_question questions[] = {{"remark", answer_remark},
                                                     {"prompt", answer_prompt},
                                                     {"wrong-kind", answer_wrong_kind},
                                                     {NULL, NULL}};
    struct rule_game game = seals_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/seals/explain");
}
