/* tree.c: the arrays of a search's tree, of a fixed size. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search/internal.h"
#include "base/hash.h"

/* Edges and slots there are for each node. Most nodes stay without edges. */
enum { EDGES = 3, SLOTS_OF_TWO = 3, NODES_LEAST = 4 };

static const uint32_t NODES_MOST = 1u << 28;

static size_t bytes_per_node(bool keep)
{
    size_t kept = keep ? (1 + EDGES) * sizeof(struct outlook) : 0;
    return kept + sizeof(struct node) + EDGES * sizeof(struct edge) +
           SLOTS_OF_TWO * sizeof(struct slot) / 2;
}

static bool keep_outlooks(struct tree *tree)
{
    tree->node_brought = malloc(tree->max_nodes * sizeof *tree->node_brought);
    tree->edge_brought = malloc(tree->max_edges * sizeof *tree->edge_brought);
    return tree->node_brought != NULL && tree->edge_brought != NULL;
}

/* What is not touched costs nothing on most systems, so all is taken at once. The slots
 * must be zero: no search has that stamp. */
bool search_tree_init(struct tree *tree, size_t memory, bool keep)
{
    size_t nodes = memory / bytes_per_node(keep);
    nodes = nodes > NODES_MOST ? NODES_MOST : nodes < NODES_LEAST ? NODES_LEAST : nodes;
    tree->max_nodes = (uint32_t)nodes;
    tree->max_edges = (uint32_t)(nodes * EDGES);
    tree->slots = (uint32_t)(nodes * SLOTS_OF_TWO / 2);
    tree->stamp = 0;
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
    free(tree->node_brought);
    free(tree->edge_brought);
}

void search_tree_clear(struct tree *tree)
{
    if (++tree->stamp == 0) {
        memset(tree->slot, 0, tree->slots * sizeof *tree->slot);
        tree->stamp = 1;
    }
    tree->nodes = 1; /* NO_NODE */
    tree->edges = 1;
    memset(&tree->edge[ROOT_EDGE], 0, sizeof(struct edge));
}

size_t search_tree_memory(const struct tree *tree)
{
    size_t kept = tree->node_brought != NULL ? sizeof(struct outlook) : 0;
    return tree->nodes * (sizeof(struct node) + kept) +
           tree->edges * (sizeof(struct edge) + kept) + tree->slots * sizeof(struct slot);
}

uint32_t search_tree_add_node(struct tree *tree, int actor, bool own)
{
    if (tree->nodes == tree->max_nodes)
        return NO_NODE;
    tree->node[tree->nodes] = (struct node){.actor = (int8_t)actor, .own = own};
    if (tree->node_brought != NULL)
        tree->node_brought[tree->nodes] = (struct outlook){0};
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
    if (tree->edge_brought != NULL)
        memset(&tree->edge_brought[node->first], 0,
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

/* Two states of one hash would share a node: at 64 bits that does not happen. There are
 * always empty slots to end at, being more than nodes. */
uint32_t search_tree_find(const struct tree *tree, uint64_t key)
{
    uint32_t at = first_slot(tree, key);
    while (tree->slot[at].stamp == tree->stamp) {
        if (tree->node[tree->slot[at].node].key == key)
            return tree->slot[at].node;
        at = at + 1 == tree->slots ? 0 : at + 1;
    }
    return NO_NODE;
}

void search_tree_enter(struct tree *tree, uint32_t node, uint64_t key)
{
    uint32_t at = first_slot(tree, key);
    while (tree->slot[at].stamp == tree->stamp)
        at = at + 1 == tree->slots ? 0 : at + 1;
    tree->slot[at] = (struct slot){.stamp = tree->stamp, .node = node};
    tree->node[node].key = key;
}
