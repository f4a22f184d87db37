/* internal.h: the data structures of a search; private to this folder.
 *
 * The tree is two arrays. A *node* is a position where a player chooses. Its *edges*, one
 * per choice, are adjacent and are created on the second visit: after a roll of many dice
 * most nodes never get one. Nodes hold no state: a simulation replays the choices.
 *
 * An edge that leads to chance has one node per outcome that came up. A hash table finds
 * them by the edge and the state after the whole chance event. */
#ifndef AI_SEARCH_INTERNAL_H
#define AI_SEARCH_INTERNAL_H

#include <stdalign.h>

#include "ai/search/search.h"

enum {
    NO_NODE = 0,
    ROOT_EDGE = 0, /* leads to the root; has no choice */
    SEARCH_PATH = 256,
    CHILD = 0x7fffffff, /* mask of the child bits of an edge */
};

struct edge {
    choice_t choice;
    uint32_t ends : 1;   /* the choice completes a move */
    uint32_t child : 31; /* NO_NODE: none yet, or looked up by outcome */
    uint32_t visits;
    float win, score; /* means, for the player who chooses */
    float prior;
};

/* Edges are sorted by the order in which to try them: the tried ones come first. */
struct node {
    uint64_t key; /* in the hash table, for nodes after chance */
    uint32_t first;
    uint32_t visits;
    float value; /* mean, for the player who chooses */
    uint16_t count;
    uint16_t tried;
    int8_t actor;
    bool own;      /* part of the root player's current move */
    uint32_t from; /* the edge that leads here, set on the first visit */
};

/* An entry of an earlier generation counts as empty. */
struct slot {
    uint32_t generation;
    uint32_t node;
};

struct tree {
    struct node *node;
    struct edge *edge;
    struct slot *slot;
    /* Mean outlooks of nodes and edges for all seats; NULL unless style.keep. */
    struct outlook *node_outlook, *edge_outlook;
    uint32_t nodes, edges; /* in use */
    uint32_t max_nodes, max_edges, slots;
    uint32_t generation;
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

/* tree.c: the arrays. False if out of memory. */
bool search_tree_init(struct tree *tree, size_t memory, bool keep);
void search_tree_deinit(struct tree *tree);
/* Leaves only the root edge. */
void search_tree_clear(struct tree *tree);
size_t search_tree_memory(const struct tree *tree);
/* NO_NODE if there is no room. A node is always added after its ancestors. */
uint32_t search_tree_add_node(struct tree *tree, int actor, bool own);
/* Adds `count` zeroed edges to a node that has none; false if there is no room. */
bool search_tree_add_edges(struct tree *tree, struct node *node, int count);
/* The nodes after an edge that leads to chance, by a hash of the state. */
uint64_t search_tree_key(uint32_t edge, const void *state, size_t size);
uint32_t search_tree_find(const struct tree *tree, uint64_t key);
void search_tree_enter(struct tree *tree, uint32_t node, uint64_t key);

/* expand.c: creates the edges of a node at `state`; false if there is no room. */
bool search_expand(struct search *search, struct node *node, const void *state);
/* Sorts the edges of a node without visits by prior. */
void search_order(struct search *search, struct node *node);

/* select.c: picks the edge to descend. */
uint32_t search_choose(const struct search *search, const struct node *node);
static inline float search_value(const struct search *search, float win, float score)
{
    return search_utility(&search->style, win, score);
}

/* leaf.c: evaluates a position; plays on in `state`. */
void search_leaf(struct search *search, void *state, struct outlook *out);

/* advice.c: boosts what the odds advise at the root, before the first simulation. */
void search_advise(struct search *search);

#endif
