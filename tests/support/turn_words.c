/* turn_words.c: the latest turn of a match as a line. */
#include "tests/support/turn_words.h"

#include "session/table/turn.h"
#include "tests/base/check.h"

const char *turn_words(struct position *p, const char *what)
{
    struct turn turn;
    struct text out = position_text(p);
    size_t last = p->match->count;
    assert_string_equal(what, "");
    assert_true(last > 0);
    do
        last--;
    while (!p->match->log[last].starts);
    turn_find(&turn, p->match, last);
    turn_add_event(&turn);
    if (turn.summary.seat < 0)
        text_put(&out, "nobody:");
    else
        text_format(&out, "%d:", turn.summary.seat + 1);
    if (turn.words[0] != '\0')
        text_format(&out, " %s", turn.words);
    if (turn.dice[0] != '\0')
        text_format(&out, " | %s", turn.dice);
    if (turn.points != 0)
        text_format(&out, " | %+d", turn.points);
    text_put(&out, turn.summary.over ? " | over" : "");
    return out.data;
}
