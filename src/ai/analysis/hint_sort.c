/* hint_sort.c: sorts the moves of a hint, best first. */
#include "ai/analysis/hint.h"

bool hint_is_capped(const struct hint_move *chosen, const struct hint_move *move)
{
    return move->share * 2 < chosen->share && move->win > chosen->win;
}

static void cap_unreliable(struct hint_move *list, int count)
{
    for (int i = 1; i < count; i++)
        if (hint_is_capped(&list[0], &list[i]))
            list[i].win = list[0].win;
}

/* Ties go to the move with more simulations. */
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
    cap_unreliable(list, count);
    for (int i = 1; i < count; i++)
        insert(list, i);
    for (int i = 0; i < count; i++)
        list[i].loss = list[0].win - list[i].win;
}
