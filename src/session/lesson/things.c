/* things.c: what to point at next in a lesson. */
#include <string.h>

#include "core/bag.h"
#include "session/lesson/internal.h"

/* Takes one choice out of a move; false if it is not in it. */
static bool take_out(struct move *move, choice_t choice)
{
    for (int i = 0; i < move->count; i++)
        if (move->choice[i] == choice) {
            memmove(&move->choice[i], &move->choice[i + 1],
                    (size_t)(move->count - i - 1) * sizeof *move->choice);
            move->count--;
            return true;
        }
    return false;
}

/* The wanted move without the choices of the draft, which may have been made in another
 * order. */
static bool find_rest(const struct lesson *lesson, const struct table *table,
                      struct move *rest)
{
    const struct match *match = table->match;
    struct reason why;
    if (!move_read(match->game, match->world, match->state, lesson_move(lesson), rest,
                   &why))
        return false;
    for (int i = 0; i < table->move.count; i++)
        if (!take_out(rest, table->move.choice[i]))
            return false;
    return true;
}

/* The first choice of the rest that is legal now. */
static bool find_next(const struct lesson *lesson, const struct table *table,
                      choice_t *next)
{
    choice_t list[GAME_MAX_CHOICES];
    struct move rest;
    int count = table_choices(table, list);
    if (!find_rest(lesson, table, &rest))
        return false;
    for (int i = 0; i < rest.count; i++)
        for (int k = 0; k < count; k++)
            if (list[k] == rest.choice[i]) {
                *next = list[k];
                return true;
            }
    return false;
}

/* Both are sorted. */
static void write_unpicked(const struct bag *needed, const struct bag *picked,
                           struct text *out)
{
    int at = 0;
    for (int i = 0; i < needed->count; i++)
        if (at < picked->count && strcmp(needed->thing[i], picked->thing[at]) == 0) {
            at++;
        } else {
            text_space(out);
            text_put(out, needed->thing[i]);
        }
}

void lesson_write_things(const struct lesson *lesson, const struct table *table,
                         const char *picked, struct text *out)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct bag needed, picks;
    choice_t next;
    if (lesson_move(lesson)[0] == '\0') {
        if (lesson->pointed >= 0)
            text_put(out, lesson->step[lesson->pointed].words);
        return;
    }
    if (!find_next(lesson, table, &next))
        return;
    table_write_things(table, next, &text);
    if (bag_fill(&needed, things) && bag_fill(&picks, picked))
        write_unpicked(&needed, &picks, out);
}
