/* expand.c: creates the edges of a node: which choices are considered, in which order. */
#include <assert.h>
#include <math.h>

#include "ai/search/internal.h"
#include "base/hash.h"
#include "core/guide.h"

static void compute_prior(const struct search *search, const void *state,
                          const choice_t *list, int count, float *weight)
{
    if (search->style.prior)
        search->game->heuristics->prior(search->world, state, list, count, weight);
    for (int i = 0; i < count && !search->style.prior; i++)
        weight[i] = 1;
}

/* Normalizes the priors to 1. Unsoftened priors are too confident: a search of a few
 * hundred nodes would hardly deviate from them. The fourth root plays best. */
static void soften(float *weight, int count)
{
    float sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i] = sqrtf(sqrtf(weight[i]));
    for (int i = 0; i < count; i++)
        weight[i] /= sum;
}

/* Whether a choice is not considered, which is more likely the lower its prior. Depends
 * only on the position and the choice. */
static bool is_overlooked(const struct search *search, uint64_t seed, choice_t choice,
                          float share)
{
    uint64_t drawn = hash_bytes("", 0, seed + choice) >> 40;
    float chance = (float)search->style.overlook * 0.01f * (1 - 0.5f * share);
    return (float)drawn < chance * (float)(1 << 24);
}

static bool is_forgoing(const struct search *search, const void *state, choice_t choice)
{
    const struct guide *guide = search->game->guide;
    return search->style.careful && guide != NULL && guide->forgoes != NULL &&
           guide->forgoes(search->world, state, choice);
}

/* Removes overlooked choices from the list. If all are overlooked, the one with the
 * highest prior remains. */
static int overlook(const struct search *search, const void *state, choice_t *list,
                    int count, float *weight)
{
    uint64_t seed =
        hash_bytes(state, search->game->state_size, search->style.overlook_seed);
    int kept = 0, most = 0;
    assert(count > 0);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[most])
            most = i;
    float highest = weight[most];
    choice_t first = list[most];
    for (int i = 0; i < count; i++) {
        if (is_overlooked(search, seed, list[i], weight[i] / highest) ||
            is_forgoing(search, state, list[i]))
            continue;
        list[kept] = list[i];
        weight[kept++] = weight[i];
    }
    if (kept > 0)
        return kept;
    list[0] = first;
    weight[0] = highest;
    return 1;
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

/* Descending by prior; stable. */
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
    if (search->style.prior)
        sort_by_prior(search, node);
    else
        shuffle(search, node);
}

bool search_expand(struct search *search, struct node *node, const void *state)
{
    choice_t list[GAME_MAX_CHOICES];
    float prior[GAME_MAX_CHOICES];
    int count = search->game->choices(search->world, state, list);
    compute_prior(search, state, list, count, prior);
    if (node->own && search->style.overlook > 0)
        count = overlook(search, state, list, count, prior);
    soften(prior, count);
    if (!search_tree_add_edges(&search->tree, node, count))
        return false;
    struct edge *edge = &search->tree.edge[node->first];
    for (int i = 0; i < count; i++) {
        edge[i].choice = list[i];
        edge[i].prior = prior[i];
    }
    search_order(search, node);
    return true;
}
