/* texts_test.c: what a sensible player leans to and says for a move, in positions
 * drawn as text: tests/support/rule_text.h. Questions:
 *     prior: CHOICE        what one leans to most
 *     reason MOVE: WORDS   what is said for a move, or for the rest of one begun */
#include "core/heuristics.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "tests/games/ciub/position.h"
#include "tests/games/ciub/rule_words.h"

static const char *answer_prior(struct position *p, const char *what)
{
    (void)what;
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    const void *world = position_world(p), *state = position_state(p);
    int count = ciub_game.choices(world, state, list), best = 0;
    ciub_game.heuristics->prior(world, state, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[best])
            best = i;
    struct text out = position_text(p);
    ciub_game.choice_write(world, state, list[best], &out);
    return out.data;
}

static const char *answer_reason(struct position *p, const char *line)
{
    struct move move;
    struct reason why;
    struct ciub_state after = *position_state(p);
    if (!move_read(&ciub_game, position_world(p), &after, line, &move, &why))
        fail_msg("%s: %s", line, why.text);
    for (int i = 0; i < move.count; i++)
        ciub_apply(position_world(p), &after, move.choice[i]);
    struct text out = position_text(p);
    ciub_game.heuristics->explain(position_world(p), position_state(p), &move, &after,
                                  NULL, &out);
    return out.data;
}

int main(void)
{
    static const struct rule_question questions[] = {
        {"prior", answer_prior}, {"reason", answer_reason}, {NULL, NULL}};
    struct rule_game game = ciub_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/ciub/ai");
}
