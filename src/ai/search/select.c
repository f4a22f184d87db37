/* select.c: picks the edge to descend: good for the player who chooses, or not explored
 * enough. Ties go to the first edge. */
#include <math.h>

#include "ai/search/internal.h"
#include "base/number.h"

/* First-play urgency: how much worse than its parent an untried choice is assumed to be,
 * growing with the prior already tried. */
static const float FPU_REDUCTION = 0.1f;

/* PUCT. Edges are sorted by prior, so the first untried one is the best of those. */
static uint32_t choose_prior(const struct search *search, const struct node *node)
{
    const struct edge *edge = &search->tree.edge[node->first];
    float root = search->style.explore * sqrtf((float)node->visits), best = 0, seen = 0;
    int chosen = -1;
    for (int i = 0; i < node->tried; i++) {
        float value = search_value(search, edge[i].win, edge[i].score) +
                      root * edge[i].prior / (float)(1 + edge[i].visits);
        seen += edge[i].prior;
        if (chosen < 0 || value > best) {
            best = value;
            chosen = i;
        }
    }
    if (node->tried == node->count)
        return node->first + (uint32_t)chosen;
    float value =
        node->value - FPU_REDUCTION * sqrtf(seen) + root * edge[node->tried].prior;
    if (chosen < 0 || value > best)
        chosen = node->tried;
    return node->first + (uint32_t)chosen;
}

/* UCB1: tries every edge once, in random order, then by the bound. */
static uint32_t choose_plain(const struct search *search, const struct node *node)
{
    const struct edge *edge = &search->tree.edge[node->first];
    if (node->tried < node->count)
        return node->first + node->tried;
    float log = number_log((float)node->visits), best = 0;
    int chosen = -1;
    for (int i = 0; i < node->count; i++) {
        float value = search_value(search, edge[i].win, edge[i].score) +
                      search->style.explore * sqrtf(log / (float)edge[i].visits);
        if (chosen < 0 || value > best) {
            best = value;
            chosen = i;
        }
    }
    return node->first + (uint32_t)chosen;
}

uint32_t search_choose(const struct search *search, const struct node *node)
{
    if (node->count == 1)
        return node->first;
    return search->style.prior ? choose_prior(search, node) : choose_plain(search, node);
}
