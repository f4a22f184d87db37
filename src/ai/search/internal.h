/* internal.h: what a search is made of, for its own files alone.
 *
 * The tree is two arrays. A *node* is a position where a player chooses; its *edges*, one
 * a choice, lie side by side and are made when the node is come to for the second time:
 * most nodes behind a roll of many dice never are. No node holds a state: a simulation
 * makes the choices again.
 *
 * Behind an edge that chance follows there are as many nodes as different outcomes came
 * up. They are found in a table by the edge and the state after the whole event. */
#ifndef AI_SEARCH_INTERNAL_H
#define AI_SEARCH_INTERNAL_H

#include <stdalign.h>

#include "ai/search/search.h"

enum {
    NO_NODE = 0,
    ROOT_EDGE = 0, /* leads to the root; it has no choice */
    SEARCH_PATH = 256,
    CHILD = 0x7fffffff, /* the bits that an edge has for its node */
};

struct edge {
    choice_t choice;
    uint32_t ends : 1;   /* the choice completes a move */
    uint32_t child : 31; /* NO_NODE: not yet made, or found by what chance brings */
    uint32_t visits;
    float win, score; /* means, for who chooses */
    float prior;
};

/* Edges are kept in the order in which they are to be tried first: those tried come
 * before those not. */
struct node {
    uint64_t key; /* of the table, where the node is behind chance */
    uint32_t first;
    uint32_t visits;
    float value; /* mean, for who chooses */
    uint16_t count;
    uint16_t tried;
    int8_t actor;
    bool own;      /* of the move that is made at the root */
    uint32_t from; /* the edge that leads here, once a simulation came by */
};

/* An entry of an older search is as good as empty. */
struct slot {
    uint32_t stamp;
    uint32_t node;
};

struct tree {
    struct node *node;
    struct edge *edge;
    struct slot *slot;
    /* What came of nodes and edges for all seats, means; NULL when that is not kept. */
    struct outlook *node_brought, *edge_brought;
    uint32_t nodes, edges; /* in use */
    uint32_t max_nodes, max_edges, slots;
    uint32_t stamp;
};

struct search {
    struct search_style style;
    const struct evaluator *evaluator;
    const struct game *game;
    const void *world;
    int players;
    struct rng rng;
    uint64_t count;
    bool concluded;
    double win[GAME_MAX_PLAYERS], score[GAME_MAX_PLAYERS]; /* sums */
    struct tree tree;
    alignas(max_align_t) unsigned char root[GAME_MAX_STATE];
};

/* tree.c: the arrays. False when there is no memory. */
bool search_tree_init(struct tree *tree, size_t memory, bool keep);
void search_tree_deinit(struct tree *tree);
/* Empty but for the root edge. */
void search_tree_clear(struct tree *tree);
size_t search_tree_memory(const struct tree *tree);
/* NO_NODE when there is no room. A node comes after all those that lead to it. */
uint32_t search_tree_add_node(struct tree *tree, int actor, bool own);
/* `count` edges, all zero, for a node that has none; false when there is no room. */
bool search_tree_add_edges(struct tree *tree, struct node *node, int count);
/* The node behind an edge that chance follows, by the hash of the state. */
uint64_t search_tree_key(uint32_t edge, const void *state, size_t size);
uint32_t search_tree_find(const struct tree *tree, uint64_t key);
void search_tree_enter(struct tree *tree, uint32_t node, uint64_t key);

/* expand.c: edges for a node at `state`; false when there is no room. */
bool search_expand(struct search *search, struct node *node, const void *state);
/* Puts the edges of a node that was not yet tried into the order of their priors. */
void search_order(struct search *search, struct node *node);

/* select.c: the edge to go down. */
uint32_t search_choose(const struct search *search, const struct node *node);
static inline float search_value(const struct search *search, float win, float score)
{
    return search_worth(&search->style, win, score);
}

/* leaf.c: what the position is worth; `state` is played on. */
void search_leaf(struct search *search, void *state, struct outlook *out);

/* advice.c: raises what the odds advise at the root, before the first simulation.
 */
void search_advise(struct search *search);

#endif
