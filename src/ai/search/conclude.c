/* conclude.c: final values of a finished search.
 *
 * Visits nodes from last to first, so children before parents. Each node's average is
 * replaced by the value of the choices that proved best there, and the edge that leads to
 * it is adjusted by the difference, weighted by visits. Nodes with few visits are left
 * alone: the best of a few noisy values is usually just the luckiest. */
#include <assert.h>

#include "ai/search/internal.h"

/* Minimum visits for a node to be trusted. */
enum { MIN_VISITS = 20 };

static uint32_t most_visits(const struct search *search, const struct node *node)
{
    const struct edge *edge = &search->tree.edge[node->first];
    uint32_t most = 0;
    for (int i = 0; i < node->tried; i++)
        most = edge[i].visits > most ? edge[i].visits : most;
    return most;
}

static void add_outlook(struct outlook *whole, const struct outlook *part, float share,
                        int players)
{
    for (int seat = 0; seat < players; seat++) {
        whole->win[seat] += part->win[seat] * share;
        whole->score[seat] += part->score[seat] * share;
    }
}

/* The average over the choices with at least half the visits of the most visited one.
 * With few visits those are many, so that no choice wins by luck; later it is the best
 * one alone. */
static void find_best(const struct search *search, const struct node *node, uint32_t most,
                      struct outlook *best)
{
    const struct edge *edge = &search->tree.edge[node->first];
    const struct outlook *outlook = &search->tree.edge_outlook[node->first];
    float visits = 0;
    for (int i = 0; i < node->tried; i++)
        visits += edge[i].visits * 2 >= most ? (float)edge[i].visits : 0;
    *best = (struct outlook){0};
    for (int i = 0; i < node->tried; i++)
        if (edge[i].visits * 2 >= most)
            add_outlook(best, &outlook[i], (float)edge[i].visits / visits,
                        search->players);
}

/* The node's edges are final: publish their values for search_choices and
 * search_moves. */
static void publish_edges(struct search *search, const struct node *node)
{
    for (uint32_t i = node->first; i < node->first + node->tried; i++) {
        search->tree.edge[i].win = search->tree.edge_outlook[i].win[node->actor];
        search->tree.edge[i].score = search->tree.edge_outlook[i].score[node->actor];
    }
}

static void conclude_node(struct search *search, uint32_t at)
{
    struct tree *tree = &search->tree;
    const struct node *node = &tree->node[at];
    uint32_t most = most_visits(search, node);
    bool root = node->from == ROOT_EDGE && at == tree->edge[ROOT_EDGE].child;
    struct outlook best;
    publish_edges(search, node);
    if (most == 0 || (!root && (node->visits < MIN_VISITS || most * 2 < node->visits)))
        return;
    uint64_t visits =
        node->from == ROOT_EDGE ? search->count : tree->edge[node->from].visits;
    float share = (float)node->visits / (float)visits;
    find_best(search, node, most, &best);
    add_outlook(&tree->edge_outlook[node->from], &best, share, search->players);
    add_outlook(&tree->edge_outlook[node->from], &tree->node_outlook[at], -share,
                search->players);
}

void search_conclude(struct search *search)
{
    struct tree *tree = &search->tree;
    struct outlook *whole = &tree->edge_outlook[ROOT_EDGE];
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
