/* build.c: adding rooms, spaces and ways to a board within its limits. */
#include "games/seals/board/build.h"

#include <string.h>

_Static_assert(sizeof(struct board_space) == BOARD_NAME + 4 + 2 * sizeof(int16_t) &&
                   sizeof(struct board_room) ==
                       BOARD_NAME + BOARD_TITLE + 2 + 7 * sizeof(int16_t),
               "boards are compared as bytes and must hold no padding");

void seals_board_clear(struct board *board)
{
    memset(board, 0, sizeof *board);
}

int seals_board_add_room(struct board *board, const struct board_room *room,
                         struct error *error)
{
    if (board->rooms == BOARD_MAX_ROOMS) {
        error_set(error, "too many rooms: a board has at most %d", BOARD_MAX_ROOMS);
        return -1;
    }
    if (seals_board_find_room(board, room->name) >= 0) {
        error_set(error, "there is a room '%s' already: give this one another name",
                  room->name);
        return -1;
    }
    board->room[board->rooms] = *room;
    return board->rooms++;
}

/* 2.4 What the box holds. */
static bool has_place_for(const struct board *board, const struct board_space *space,
                          struct error *error)
{
    int limit = seals_board_limit(space->kind, space->strength);
    if (seals_board_count(board, space->kind, space->strength) < limit)
        return true;
    if (space->kind == SPACE_START)
        return error_set(error,
                         "'%s' is one start circle too many: a board has at most %d",
                         space->name, limit);
    return error_set(
        error, "'%s' is one %s of strength %d too many: a board has at most %d",
        space->name, seals_board_kind_name(space->kind), space->strength, limit);
}

static bool may_add_space(const struct board *board, const struct board_space *space,
                          struct error *error)
{
    if (seals_board_find(board, space->name) >= 0)
        return error_set(error, "there is a space '%s' already: names must differ",
                         space->name);
    if (board->spaces == BOARD_MAX_SPACES)
        return error_set(error, "too many spaces: a board has at most %d",
                         BOARD_MAX_SPACES);
    if (space->kind != SPACE_FLOOR && board->sites == BOARD_MAX_SITES)
        return error_set(error, "too many circles and boxes: a board has at most %d",
                         BOARD_MAX_SITES);
    return has_place_for(board, space, error);
}

int seals_board_add_space(struct board *board, const struct board_space *space,
                          struct error *error)
{
    if (!may_add_space(board, space, error))
        return -1;
    if (space->kind != SPACE_FLOOR)
        board->sites++;
    board->space[board->spaces] = *space;
    return board->spaces++;
}

static bool has_way(const struct board *board, int from, int to)
{
    for (int i = 0; i < board->ways; i++) {
        const uint8_t *way = board->way[i];
        if ((way[0] == from && way[1] == to) || (way[0] == to && way[1] == from))
            return true;
    }
    return false;
}

bool seals_board_add_way(struct board *board, int from, int to, struct error *error)
{
    const char *name = board->space[from].name;
    const char *other = board->space[to].name;
    if (from == to)
        return error_set(error, "a way from '%s' to itself leads nowhere: remove it",
                         name);
    if (has_way(board, from, to))
        return error_set(error,
                         "'%s' and '%s' are joined already: remove one of the ways", name,
                         other);
    if (board->ways == BOARD_MAX_WAYS)
        return error_set(error, "too many ways: a board has at most %d", BOARD_MAX_WAYS);
    board->way[board->ways][0] = (uint8_t)from;
    board->way[board->ways][1] = (uint8_t)to;
    board->ways++;
    return true;
}

static bool has_starts(const struct board *board, struct error *error)
{
    int starts = seals_board_count(board, SPACE_START, 0);
    if (starts >= BOARD_MIN_STARTS)
        return true;
    return error_set(error,
                     "%d start circles are too few: add some, at least %d are needed",
                     starts, BOARD_MIN_STARTS);
}

/* Walks every way until nothing new is found; bounded by the number of spaces. */
static void mark_connected(const struct board *board, bool *seen)
{
    bool grown = true;
    while (grown) {
        grown = false;
        for (int i = 0; i < board->ways; i++) {
            int a = board->way[i][0];
            int b = board->way[i][1];
            if (seen[a] == seen[b])
                continue;
            seen[a] = seen[b] = true;
            grown = true;
        }
    }
}

static int first_start(const struct board *board)
{
    int start = 0;
    while (board->space[start].kind != SPACE_START)
        start++;
    return start;
}

static bool is_connected(const struct board *board, int *blame, struct error *error)
{
    bool seen[BOARD_MAX_SPACES] = {false};
    int start = first_start(board);
    seen[start] = true;
    mark_connected(board, seen);
    for (int i = 0; i < board->spaces; i++) {
        if (seen[i])
            continue;
        *blame = i;
        return error_set(error,
                         "no way leads to the %s '%s' from the start circle '%s', even "
                         "with every seal broken: add a way to it",
                         seals_board_kind_name(board->space[i].kind),
                         board->space[i].name, board->space[start].name);
    }
    return true;
}

void seals_board_order(struct board *board)
{
    struct board_space old[BOARD_MAX_SPACES];
    uint8_t place[BOARD_MAX_SPACES] = {0};
    memcpy(old, board->space, sizeof old);
    int start = 0;
    int site = seals_board_count(board, SPACE_START, 0);
    int floor = board->sites;
    for (int i = 0; i < board->spaces; i++) {
        int to = old[i].kind == SPACE_FLOOR   ? floor++
                 : old[i].kind == SPACE_START ? start++
                                              : site++;
        place[i] = (uint8_t)to;
        board->space[to] = old[i];
    }
    for (int i = 0; i < board->ways; i++)
        for (int end = 0; end < 2; end++)
            board->way[i][end] = place[board->way[i][end]];
}

bool seals_board_finish(struct board *board, int *blame, struct error *error)
{
    *blame = -1;
    if (!has_starts(board, error) || !is_connected(board, blame, error))
        return false;
    seals_board_order(board);
    return true;
}
