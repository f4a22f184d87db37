/* lines.c: see lines.h. */
#include "tests/games/ciub/notation/lines.h"

#include "games/ciub/ciub.h"

void lines_say(struct position *p, const char *line, const char *written)
{
    struct match *match = p->match;
    struct reason why = {"", ""};
    struct move move;
    char back[MOVE_MAX_TEXT];
    struct text out = text_init(back, sizeof back);
    if (!move_read(&ciub_game, match->world, match->state, line, &move, &why))
        fail_msg("'%s' is refused: rule %s: %s", line, why.rule, why.text);
    move_write(&ciub_game, match->world, match->state, &move, &out);
    assert_string_equal(back, written);
    for (int i = 0; i < move.count; i++)
        match_choose(match, move.choice[i]);
}

void lines_play(struct position *p, const char *line)
{
    lines_say(p, line, line);
}

void lines_play_each(struct position *p, const char *const *lines)
{
    for (; *lines != NULL; lines++)
        lines_play(p, *lines);
}
