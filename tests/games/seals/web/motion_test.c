/* motion_test.c: how browsers learn the way of a figure and the dice that fell, in
 * positions drawn as text: tests/support/rule_text.h. Questions:
 *     path MOVE: SPACES    the spaces that are walked; the move is then played
 *     rolled MOVE: DICE    the roller's seat and the dice that fall, likewise */
#include <jansson.h>

#include "base/buffer.h"
#include "base/json.h"
#include "games/seals/web/board.h"
#include "tests/games/seals/position.h"
#include "tests/games/seals/rule_words.h"

static json_t *play(struct position *p, const char *move)
{
    struct seals_state before = *position_state(p);
    struct buffer out;
    struct reason why;
    struct move made;
    if (!match_play(p->match, move, &why))
        fail_msg("%s: %s", move, why.text);
    match_last_move(p->match, &made);
    buffer_init(&out);
    json_open(&out, '{');
    seals_web_motion_write(p->match->world, &before, &made, &out);
    json_close(&out, '}');
    json_t *read = json_loads(out.data, 0, NULL);
    assert_non_null(read);
    buffer_deinit(&out);
    return read;
}

static const char *join(struct position *p, const char *first, const json_t *words)
{
    struct text out = position_text(p);
    text_put(&out, first);
    for (size_t i = 0; i < json_array_size(words); i++) {
        text_space(&out);
        text_put(&out, json_string_value(json_array_get(words, i)));
    }
    return out.data;
}

static const char *answer_path(struct position *p, const char *move)
{
    json_t *motion = play(p, move);
    const char *answer = join(p, "", json_object_get(motion, "path"));
    json_decref(motion);
    return answer;
}

static const char *answer_rolled(struct position *p, const char *move)
{
    json_t *motion = play(p, move);
    char seat[16];
    snprintf(seat, sizeof seat, "%" JSON_INTEGER_FORMAT,
             json_integer_value(json_object_get(motion, "roller")));
    const char *answer = join(p, seat, json_object_get(motion, "rolled"));
    json_decref(motion);
    return answer;
}

int main(void)
{
    static const struct rule_question questions[] = {
        {"path", answer_path}, {"rolled", answer_rolled}, {NULL, NULL}};
    struct rule_game game = seals_rule_game;
    game.questions = questions;
    return rule_texts_run(&game, "tests/games/seals/web");
}
