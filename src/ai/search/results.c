/* results.c: what a search has found so far. */
#include <string.h>

#include "ai/search/internal.h"

uint64_t search_count(const struct search *search)
{
    return search->count;
}

size_t search_memory(const struct search *search)
{
    return sizeof *search + search_tree_memory(&search->tree);
}

void search_outlook(const struct search *search, struct outlook *out)
{
    double count = search->count > 0 ? (double)search->count : 1;
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < search->players; seat++) {
        out->win[seat] = (float)(search->win[seat] / count);
        out->score[seat] = (float)(search->score[seat] / count);
    }
}

uint64_t search_lead(const struct search *search)
{
    uint32_t root = search->tree.edge[ROOT_EDGE].child, first = 0, second = 0;
    if (root == NO_NODE)
        return 0;
    const struct node *node = &search->tree.node[root];
    for (int i = 0; i < node->tried; i++) {
        uint32_t visits = search->tree.edge[node->first + (uint32_t)i].visits;
        if (visits > first) {
            second = first;
            first = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return first - second;
}

static const struct edge *find_edge(const struct search *search, const struct node *node,
                                    choice_t choice)
{
    for (int i = 0; i < node->count; i++)
        if (search->tree.edge[node->first + (uint32_t)i].choice == choice)
            return &search->tree.edge[node->first + (uint32_t)i];
    return NULL;
}

/* The node after the choices of `path`, with its state; NULL if it is not in the tree. */
static const struct node *follow(const struct search *search, const choice_t *path,
                                 int length, void *state)
{
    uint32_t at = search->tree.edge[ROOT_EDGE].child;
    memcpy(state, search->root, search->game->state_size);
    for (int i = 0; i < length && at != NO_NODE; i++) {
        const struct edge *edge = find_edge(search, &search->tree.node[at], path[i]);
        if (edge == NULL)
            return NULL;
        search->game->apply(search->world, state, path[i]);
        at = edge->child;
    }
    return at == NO_NODE ? NULL : &search->tree.node[at];
}

int search_choices(const struct search *search, const choice_t *path, int length,
                   struct search_choice *list)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    choice_t order[GAME_MAX_CHOICES];
    const struct node *node = follow(search, path, length, state);
    if (node == NULL || node->count == 0)
        return 0;
    int all = search->game->choices(search->world, state, order), count = 0;
    for (int i = 0; i < all; i++) {
        const struct edge *edge = find_edge(search, node, order[i]);
        if (edge != NULL)
            list[count++] = (struct search_choice){.choice = edge->choice,
                                                   .visits = edge->visits,
                                                   .win = edge->win,
                                                   .score = edge->score,
                                                   .prior = edge->prior};
    }
    return count;
}

/* The best moves so far. */
struct ranking {
    struct search_move *list;
    int count, room;
};

static bool is_before(const struct search_move *move, const struct search_move *than)
{
    return move->visits > than->visits ||
           (move->visits == than->visits && move->win > than->win);
}

static void rank(struct ranking *ranking, const struct search_move *move)
{
    int at = ranking->count;
    if (at == ranking->room && !is_before(move, &ranking->list[at - 1]))
        return;
    if (at == ranking->room)
        at--;
    else
        ranking->count++;
    for (; at > 0 && is_before(move, &ranking->list[at - 1]); at--)
        ranking->list[at] = ranking->list[at - 1];
    ranking->list[at] = *move;
}

/* Depth-first over the nodes of the root player's move. */
int search_moves(const struct search *search, struct search_move *list, int room)
{
    struct ranking ranking = {.list = list, .room = room};
    uint32_t level[MOVE_MAX_CHOICES] = {search->tree.edge[ROOT_EDGE].child};
    int next[MOVE_MAX_CHOICES] = {0}, depth = 0;
    struct search_move move;
    if (room <= 0 || level[0] == NO_NODE)
        return 0;
    while (depth >= 0) {
        const struct node *node = &search->tree.node[level[depth]];
        if (next[depth] >= node->tried) {
            depth--;
            continue;
        }
        const struct edge *edge =
            &search->tree.edge[node->first + (uint32_t)next[depth]++];
        move.move.choice[depth] = edge->choice;
        if (edge->ends) {
            move.move.count = depth + 1;
            move.visits = edge->visits;
            move.win = edge->win;
            move.score = edge->score;
            rank(&ranking, &move);
        } else if (edge->child != NO_NODE && depth + 1 < MOVE_MAX_CHOICES) {
            level[++depth] = edge->child;
            next[depth] = 0;
        }
    }
    return ranking.count;
}
