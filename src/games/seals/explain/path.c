/* path.c: a search in breadth over the spaces that the rules let a player pass. */
#include "games/seals/explain/path.h"

#include <string.h>

#include "games/seals/explain/internal.h"

/* For each space reached, the one before it; NONE for the others. */
struct search {
    uint8_t before[BOARD_MAX_SPACES];
    uint8_t queue[BOARD_MAX_SPACES];
    int queued;
};

static void spread(const struct board *board, int from, struct search *search)
{
    for (int i = 0; i < 2 * board->ways; i++) {
        int there = board->way[i / 2][~i & 1];
        if (board->way[i / 2][i & 1] != from || search->before[there] != NONE)
            continue;
        search->before[there] = (uint8_t)from;
        search->queue[search->queued++] = (uint8_t)there;
    }
}

/* The spaces from `from` to `to`, found from the end. */
static int trace(const struct search *search, int from, int to,
                 uint8_t path[BOARD_MAX_SPACES])
{
    int count = 1;
    for (int at = to; at != from; at = search->before[at])
        count++;
    for (int i = count - 1, at = to; i >= 0; i--, at = search->before[at])
        path[i] = (uint8_t)at;
    return count;
}

int seals_path_find(const struct seals_world *world, const struct seals_state *state,
                    int site, uint8_t path[BOARD_MAX_SPACES])
{
    int from = state->seat[state->turn].place;
    struct walk walk = {.seat = state->turn,
                        .from = from,
                        .absent = state->one,
                        .ignored_seat = state->victim,
                        .ignored_figure = state->figure};
    struct search search = {.queue = {(uint8_t)from}, .queued = 1};
    memset(search.before, NONE, sizeof search.before);
    search.before[from] = (uint8_t)from;
    for (int i = 0; i < search.queued; i++)
        if (seals_walk_passes(world, state, &walk, search.queue[i]))
            spread(&world->board, search.queue[i], &search);
    return search.before[site] == NONE ? 0 : trace(&search, from, site, path);
}
