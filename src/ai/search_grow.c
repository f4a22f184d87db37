/* search_grow.c: the edges of a node: which choices come to mind, and in which order. */
#include "ai/search_parts.h"
#include "base/hash.h"

/* How much is leaned to each choice, of 1 in all. */
static void weigh(const struct search *search, const void *state, const choice_t *list,
                  int count, float *prior)
{
    float sum = 0;
    if (!search->style.lean) {
        for (int i = 0; i < count; i++)
            prior[i] = 1.0f / (float)count;
        return;
    }
    search->game->mind->lean(search->world, state, list, count, prior);
    for (int i = 0; i < count; i++)
        sum += prior[i];
    for (int i = 0; i < count; i++)
        prior[i] /= sum;
}

/* Whether a choice does not come to mind: the likelier the less is leaned to it. The same
 * choice in the same position always is, or is not. */
static bool is_overlooked(const struct search *search, uint64_t whim, choice_t choice,
                          float share)
{
    uint64_t drawn = hash_bytes("", 0, whim + choice) >> 40;
    float chance = (float)search->style.overlook * 0.01f * (1 - 0.5f * share);
    return (float)drawn < chance * (float)(1 << 24);
}

/* Takes what is overlooked out of the list; what is leaned to most stays. */
static int overlook(const struct search *search, const void *state, choice_t *list,
                    int count, float *prior)
{
    uint64_t whim = hash_bytes(state, search->game->state_size, search->style.whim);
    int kept = 0, most = 0;
    for (int i = 1; i < count; i++)
        if (prior[i] > prior[most])
            most = i;
    float highest = prior[most];
    for (int i = 0; i < count; i++) {
        if (i != most && is_overlooked(search, whim, list[i], prior[i] / highest))
            continue;
        list[kept] = list[i];
        prior[kept++] = prior[i];
    }
    return kept;
}

static void shuffle(struct search *search, struct node *node)
{
    struct edge *edge = &search->tree.edge[node->first];
    for (int i = node->count - 1; i > 0; i--) {
        uint32_t other = rng_below(&search->rng, (uint32_t)i + 1);
        struct edge kept = edge[i];
        edge[i] = edge[other];
        edge[other] = kept;
    }
}

/* By falling prior; equals keep the order of the game's list. */
static void sort_by_prior(struct search *search, struct node *node)
{
    struct edge *edge = &search->tree.edge[node->first];
    for (int i = 1; i < node->count; i++) {
        struct edge kept = edge[i];
        int at = i;
        for (; at > 0 && edge[at - 1].prior < kept.prior; at--)
            edge[at] = edge[at - 1];
        edge[at] = kept;
    }
}

void search_order(struct search *search, struct node *node)
{
    if (search->style.lean)
        sort_by_prior(search, node);
    else
        shuffle(search, node);
}

bool search_expand(struct search *search, struct node *node, const void *state)
{
    choice_t list[GAME_MAX_CHOICES];
    float prior[GAME_MAX_CHOICES];
    int count = search->game->choices(search->world, state, list);
    weigh(search, state, list, count, prior);
    if (node->own && search->style.overlook > 0)
        count = overlook(search, state, list, count, prior);
    if (!tree_add_edges(&search->tree, node, count))
        return false;
    struct edge *edge = &search->tree.edge[node->first];
    for (int i = 0; i < count; i++) {
        edge[i].choice = list[i];
        edge[i].prior = prior[i];
    }
    search_order(search, node);
    return true;
}
