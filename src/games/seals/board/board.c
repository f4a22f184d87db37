/* board.c: looking things up on a board. */
#include "games/seals/board/board.h"

#include <string.h>

#include "games/seals/board/build.h"

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same_name(const char *a, const char *b)
{
    while (*a != '\0' && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    return *a == '\0' && *b == '\0';
}

int seals_board_find(const struct board *board, const char *name)
{
    for (int i = 0; i < board->spaces; i++)
        if (same_name(board->space[i].name, name))
            return i;
    return -1;
}

int seals_board_find_room(const struct board *board, const char *name)
{
    for (int i = 0; i < board->rooms; i++)
        if (same_name(board->room[i].name, name))
            return i;
    return -1;
}

int seals_board_count(const struct board *board, int kind, int strength)
{
    int count = 0;
    for (int i = 0; i < board->spaces; i++)
        if (board->space[i].kind == kind && board->space[i].strength == strength)
            count++;
    return count;
}

int seals_board_limit(int kind, int strength)
{
    if (strength == 0 && kind != SPACE_START) /* a floor, or not known yet */
        return BOARD_MAX_SPACES;
    switch (kind) {
    case SPACE_START:
        return BOARD_MAX_STARTS;
    case SPACE_CIRCLE:
        return strength == 2 ? LIMIT_CIRCLES_2 : LIMIT_CIRCLES;
    default:
        return LIMIT_BOXES;
    }
}

const char *seals_board_kind_name(int kind)
{
    static const char *const name[] = {"start circle", "circle", "box", "floor"};
    return name[kind];
}
