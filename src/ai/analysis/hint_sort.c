/* hint_sort.c: the order in which moves are told, best first. */
#include "ai/analysis/hint.h"

/* Of moves with so little behind them that the search is to be trusted, not the figure.
 */
static void limit_guesses(struct hint_move *list, int count)
{
    const struct hint_move *settled_on = &list[0];
    for (int i = 1; i < count; i++)
        if (list[i].share * 2 < settled_on->share && list[i].win > settled_on->win)
            list[i].win = settled_on->win;
}

/* Of equals the surer first. */
static bool is_before(const struct hint_move *move, const struct hint_move *than)
{
    return move->win > than->win || (move->win >= than->win && move->share > than->share);
}

static void insert(struct hint_move *list, int at)
{
    struct hint_move moved = list[at];
    for (; at > 0 && is_before(&moved, &list[at - 1]); at--)
        list[at] = list[at - 1];
    list[at] = moved;
}

void hint_sort(struct hint_move *list, int count)
{
    limit_guesses(list, count);
    for (int i = 1; i < count; i++)
        insert(list, i);
    for (int i = 0; i < count; i++)
        list[i].loss = list[0].win - list[i].win;
}
