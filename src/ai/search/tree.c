/* tree.c: the fixed-size arrays of a search tree. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search/internal.h"
#include "base/hash.h"

/* Edges and hash slots per node. Most nodes never get edges. */
enum { EDGES_PER_NODE = 3, SLOTS_PER_TWO_NODES = 3, MIN_NODES = 4 };

static const uint32_t MAX_NODES = 1u << 28;

static size_t bytes_per_node(bool keep)
{
    size_t kept = keep ? (1 + EDGES_PER_NODE) * sizeof(struct outlook) : 0;
    return kept + sizeof(struct node) + EDGES_PER_NODE * sizeof(struct edge) +
           SLOTS_PER_TWO_NODES * sizeof(struct slot) / 2;
}

static bool keep_outlooks(struct tree *tree)
{
    tree->node_outlook = malloc(tree->max_nodes * sizeof *tree->node_outlook);
    tree->edge_outlook = malloc(tree->max_edges * sizeof *tree->edge_outlook);
    return tree->node_outlook != NULL && tree->edge_outlook != NULL;
}

/* Allocates everything at once: untouched pages cost nothing on most systems. Slots must
 * be zeroed, which is never a valid generation. */
bool search_tree_init(struct tree *tree, size_t memory, bool keep)
{
    size_t nodes = memory / bytes_per_node(keep);
    nodes = nodes > MAX_NODES ? MAX_NODES : nodes < MIN_NODES ? MIN_NODES : nodes;
    tree->max_nodes = (uint32_t)nodes;
    tree->max_edges = (uint32_t)(nodes * EDGES_PER_NODE);
    tree->slots = (uint32_t)(nodes * SLOTS_PER_TWO_NODES / 2);
    tree->generation = 0;
    tree->node = malloc(tree->max_nodes * sizeof *tree->node);
    tree->edge = malloc(tree->max_edges * sizeof *tree->edge);
    tree->slot = calloc(tree->slots, sizeof *tree->slot);
    return tree->node != NULL && tree->edge != NULL && tree->slot != NULL &&
           (!keep || keep_outlooks(tree));
}

void search_tree_deinit(struct tree *tree)
{
    free(tree->node);
    free(tree->edge);
    free(tree->slot);
    free(tree->node_outlook);
    free(tree->edge_outlook);
}

void search_tree_clear(struct tree *tree)
{
    if (++tree->generation == 0) {
        memset(tree->slot, 0, tree->slots * sizeof *tree->slot);
        tree->generation = 1;
    }
    tree->nodes = 1; /* NO_NODE */
    tree->edges = 1;
    memset(&tree->edge[ROOT_EDGE], 0, sizeof(struct edge));
}

size_t search_tree_memory(const struct tree *tree)
{
    size_t kept = tree->node_outlook != NULL ? sizeof(struct outlook) : 0;
    return tree->nodes * (sizeof(struct node) + kept) +
           tree->edges * (sizeof(struct edge) + kept) + tree->slots * sizeof(struct slot);
}

uint32_t search_tree_add_node(struct tree *tree, int actor, bool own)
{
    if (tree->nodes == tree->max_nodes)
        return NO_NODE;
    tree->node[tree->nodes] = (struct node){.actor = (int8_t)actor, .own = own};
    if (tree->node_outlook != NULL)
        tree->node_outlook[tree->nodes] = (struct outlook){0};
    return tree->nodes++;
}

bool search_tree_add_edges(struct tree *tree, struct node *node, int count)
{
    assert(node->count == 0);
    if ((uint32_t)count > tree->max_edges - tree->edges)
        return false;
    node->first = tree->edges;
    node->count = (uint16_t)count;
    memset(&tree->edge[node->first], 0, (size_t)count * sizeof(struct edge));
    if (tree->edge_outlook != NULL)
        memset(&tree->edge_outlook[node->first], 0,
               (size_t)count * sizeof(struct outlook));
    tree->edges += (uint32_t)count;
    return true;
}

uint64_t search_tree_key(uint32_t edge, const void *state, size_t size)
{
    return hash_bytes(state, size, edge);
}

static uint32_t first_slot(const struct tree *tree, uint64_t key)
{
    return (uint32_t)((key >> 32) * tree->slots >> 32);
}

/* Ignores 64-bit hash collisions. The probe ends because there are more slots than
 * nodes. */
uint32_t search_tree_find(const struct tree *tree, uint64_t key)
{
    uint32_t at = first_slot(tree, key);
    while (tree->slot[at].generation == tree->generation) {
        if (tree->node[tree->slot[at].node].key == key)
            return tree->slot[at].node;
        at = at + 1 == tree->slots ? 0 : at + 1;
    }
    return NO_NODE;
}

void search_tree_enter(struct tree *tree, uint32_t node, uint64_t key)
{
    uint32_t at = first_slot(tree, key);
    while (tree->slot[at].generation == tree->generation)
        at = at + 1 == tree->slots ? 0 : at + 1;
    tree->slot[at] = (struct slot){.generation = tree->generation, .node = node};
    tree->node[node].key = key;
}
