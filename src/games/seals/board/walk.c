/* walk.c: depths in seals, what a blocked space cuts off, rooms with one door. */
#include "games/seals/board/walk.h"

#include <string.h>

void seals_board_walk_init(struct board_walk *walk, const struct board *board)
{
    int count[BOARD_MAX_SPACES + 1] = {0};
    for (int i = 0; i < board->ways; i++) {
        count[board->way[i][0]]++;
        count[board->way[i][1]]++;
    }
    walk->first[0] = 0;
    for (int i = 0; i < board->spaces; i++)
        walk->first[i + 1] = (uint16_t)(walk->first[i] + count[i]);
    for (int i = 0; i < board->ways; i++)
        for (int end = 0; end < 2; end++) {
            int from = board->way[i][end];
            walk->next[walk->first[from + 1] - count[from]--] = board->way[i][1 - end];
        }
}

int seals_board_walk_ways(const struct board_walk *walk, int space)
{
    return walk->first[space + 1] - walk->first[space];
}

/* All spaces at distance d are settled before any at d + 1: a queue for each. */
struct frontier {
    uint8_t queue[2][BOARD_MAX_SPACES];
    int count[2];
};

static void visit(struct frontier *frontier, const struct board *board, int space,
                  uint8_t depth[BOARD_MAX_SPACES], int now)
{
    if (depth[space] != UINT8_MAX)
        return;
    int costs = board->space[space].kind == SPACE_CIRCLE;
    int queue = (now + costs) % 2;
    depth[space] = (uint8_t)(now + costs);
    frontier->queue[queue][frontier->count[queue]++] = (uint8_t)space;
}

void seals_board_depths(const struct board_walk *walk, const struct board *board,
                        uint8_t depth[BOARD_MAX_SPACES])
{
    struct frontier frontier = {.count = {0, 0}};
    memset(depth, UINT8_MAX, BOARD_MAX_SPACES);
    for (int i = 0; i < board->sites; i++)
        if (board->space[i].kind == SPACE_START)
            visit(&frontier, board, i, depth, 0);
    for (int now = 0; frontier.count[now % 2] > 0; now++) {
        int queue = now % 2;
        for (int i = 0; i < frontier.count[queue]; i++) {
            int space = frontier.queue[queue][i];
            for (int way = walk->first[space]; way < walk->first[space + 1]; way++)
                visit(&frontier, board, walk->next[way], depth, now);
        }
        frontier.count[queue] = 0;
    }
}

int seals_board_cut_off(const struct board_walk *walk, const struct board *board,
                        int blocked)
{
    bool seen[BOARD_MAX_SPACES] = {false};
    uint8_t queue[BOARD_MAX_SPACES];
    int count = 0;
    for (int i = 0; i < board->sites; i++)
        if (board->space[i].kind == SPACE_START && i != blocked) {
            seen[i] = true;
            queue[count++] = (uint8_t)i;
        }
    seen[blocked] = true;
    for (int i = 0; i < count; i++)
        for (int way = walk->first[queue[i]]; way < walk->first[queue[i] + 1]; way++) {
            int next = walk->next[way];
            if (!seen[next])
                queue[count++] = (uint8_t)next;
            seen[next] = true;
        }
    int lost = 0;
    for (int i = 0; i < board->sites; i++)
        lost += board->space[i].kind == SPACE_BOX && !seen[i];
    return lost;
}

static bool is_inside(const struct board *board, int space, int room)
{
    const struct board_space *s = &board->space[space];
    return s->room == room && (s->kind == SPACE_FLOOR || s->kind == SPACE_BOX);
}

bool seals_board_is_dead_end(const struct board_walk *walk, const struct board *board,
                             int room)
{
    int door = -1;
    for (int i = 0; i < board->spaces; i++) {
        if (!is_inside(board, i, room))
            continue;
        for (int way = walk->first[i]; way < walk->first[i + 1]; way++) {
            int next = walk->next[way];
            if (is_inside(board, next, room))
                continue;
            if (door >= 0 && door != next)
                return false;
            door = next;
        }
    }
    return door >= 0;
}
