/* conclude.c: what a search comes to when it is over.
 *
 * From the last node to the first, so that what follows comes before what it follows
 * from, each node is given the worth of the choices that proved best there, and the edge
 * that leads to it is put right by the difference, as far as simulations went there.
 * Where little is known nothing is changed: the best of a few guesses is mostly the
 * luckiest. */
#include <assert.h>

#include "ai/search/internal.h"

/* Visits from which on a node is known well enough. */
enum { VISITS_LEAST = 20 };

static uint32_t most_visits(const struct search *search, const struct node *node)
{
    const struct edge *edge = &search->tree.edge[node->first];
    uint32_t most = 0;
    for (int i = 0; i < node->tried; i++)
        most = edge[i].visits > most ? edge[i].visits : most;
    return most;
}

/* `whole += part * share`, for all seats. */
static void add_outlook(struct outlook *whole, const struct outlook *part, float share,
                        int players)
{
    for (int seat = 0; seat < players; seat++) {
        whole->win[seat] += part->win[seat] * share;
        whole->score[seat] += part->score[seat] * share;
    }
}

/* The average over the choices that were visited at least half as often as the most
 * visited one. When there is little to go by these are many, and none is taken for the
 * best because it was lucky; later it is the best alone. */
static void find_best(const struct search *search, const struct node *node, uint32_t most,
                      struct outlook *best)
{
    const struct edge *edge = &search->tree.edge[node->first];
    const struct outlook *brought = &search->tree.edge_brought[node->first];
    float visits = 0;
    for (int i = 0; i < node->tried; i++)
        visits += edge[i].visits * 2 >= most ? (float)edge[i].visits : 0;
    *best = (struct outlook){0};
    for (int i = 0; i < node->tried; i++)
        if (edge[i].visits * 2 >= most)
            add_outlook(best, &brought[i], (float)edge[i].visits / visits,
                        search->players);
}

/* The edges of the node are as they stay: also for those who ask about choices. */
static void tell_edges(struct search *search, const struct node *node)
{
    for (uint32_t i = node->first; i < node->first + node->tried; i++) {
        search->tree.edge[i].win = search->tree.edge_brought[i].win[node->actor];
        search->tree.edge[i].score = search->tree.edge_brought[i].score[node->actor];
    }
}

static void conclude_node(struct search *search, uint32_t at)
{
    struct tree *tree = &search->tree;
    const struct node *node = &tree->node[at];
    uint32_t most = most_visits(search, node);
    bool root = node->from == ROOT_EDGE && at == tree->edge[ROOT_EDGE].child;
    struct outlook best;
    tell_edges(search, node);
    if (most == 0 || (!root && (node->visits < VISITS_LEAST || most * 2 < node->visits)))
        return;
    uint64_t visits =
        node->from == ROOT_EDGE ? search->count : tree->edge[node->from].visits;
    float share = (float)node->visits / (float)visits;
    find_best(search, node, most, &best);
    add_outlook(&tree->edge_brought[node->from], &best, share, search->players);
    add_outlook(&tree->edge_brought[node->from], &tree->node_brought[at], -share,
                search->players);
}

void search_conclude(struct search *search)
{
    struct tree *tree = &search->tree;
    struct outlook *whole = &tree->edge_brought[ROOT_EDGE];
    assert(search->style.keep && !search->concluded);
    search_outlook(search, whole);
    for (uint32_t at = tree->nodes - 1; at > NO_NODE; at--)
        conclude_node(search, at);
    for (int seat = 0; seat < search->players; seat++) {
        search->win[seat] = (double)whole->win[seat] * (double)search->count;
        search->score[seat] = (double)whole->score[seat] * (double)search->count;
    }
    search->concluded = true;
}
