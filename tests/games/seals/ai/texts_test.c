/* texts_test.c: what a sensible player leans to and says for a move, in positions
 * drawn as text: tests/support/rule_text.h. Questions:
 *     reason MOVE: WORDS           what is said for a move, which is then played
 *     reason MOVE beside MOVE: WORDS
 *                                  the same, compared with the best other move
 *     rather CHOICE than CHOICE    one has a clearly higher prior than the other */
#include <string.h>

#include "games/seals/ai/heuristics.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"
#include "tests/games/seals/rule_words.h"

/* What stands before and after the word between them; false if it is not there. */
static bool split(const char *what, const char *between, char first[MOVE_MAX_TEXT],
                  const char **second)
{
    const char *at = strstr(what, between);
    struct text out = text_init(first, MOVE_MAX_TEXT);
    text_put_n(&out, what, at != NULL ? (size_t)(at - what) : strlen(what));
    *second = at != NULL ? at + strlen(between) : "";
    return at != NULL;
}

/* The state that a move leads to, from the one of now. */
static void look_ahead(const struct match *match, const char *words, struct move *move,
                       struct seals_state *state)
{
    struct reason why;
    if (!move_read(match->game, match->world, match->state, words, move, &why))
        fail_msg("%s: %s", words, why.text);
    for (int i = 0; i < move->count; i++)
        match->game->apply(match->world, state, move->choice[i]);
}

static const char *answer_reason(struct position *p, const char *what)
{
    char words[MOVE_MAX_TEXT];
    const char *other;
    const struct seals_state before = *position_state(p);
    struct seals_state after = before, beside = before;
    struct text out = position_text(p);
    struct move move, second;
    bool two = split(what, " beside ", words, &other);
    look_ahead(p->match, words, &move, &after);
    if (two)
        look_ahead(p->match, other, &second, &beside);
    seals_explain(p->match->world, &before, &move, &after, two ? &beside : NULL, &out);
    assert_false(out.overflow);
    position_move(p, words);
    return out.data;
}

/* The share of the prior that a choice of the current step has, by its text. */
static float prior_to(const struct position *p, const char *words)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES], sum = 0, found = -1;
    const struct match *match = p->match;
    int count = seals_game.choices(match->world, match->state, list);
    seals_heuristics.prior(match->world, match->state, list, count, weight);
    for (int i = 0; i < count; i++) {
        char buffer[GAME_MAX_CHOICE_TEXT];
        struct text text = text_init(buffer, sizeof buffer);
        seals_game.choice_write(match->world, match->state, list[i], &text);
        sum += weight[i];
        if (strcmp(buffer, words) == 0)
            found = weight[i];
    }
    if (found < 0)
        fail_msg("'%s' is no choice here", words);
    return found / sum;
}

static const char *answer_rather(struct position *p, const char *what)
{
    char one[MOVE_MAX_TEXT];
    const char *other;
    struct text out = position_text(p);
    assert_true(split(what, " than ", one, &other));
    float more = prior_to(p, one), less = prior_to(p, other);
    if (more < 1.5f * less)
        text_format(&out, "%f against %f", (double)more, (double)less);
    return out.data;
}

int main(void)
{
    static const struct rule_question questions[] = {
        {"reason", answer_reason}, {"rather", answer_rather}, {NULL, NULL}};
    struct rule_game game = seals_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/seals/ai");
}
