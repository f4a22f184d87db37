/* search.c: runs simulations: selection, evaluation, backpropagation. */
#include "ai/search/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search/internal.h"
#include "core/match/chance.h"

/* One simulation's path from the root. */
struct path {
    int length;
    uint32_t edge[SEARCH_PATH]; /* the edges taken, from the root */
    uint32_t node[SEARCH_PATH]; /* the nodes they start from */
    uint32_t leaf;              /* the node where it ended, or NO_NODE */
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

/* Memory of an oracle at work (docs/ciub-odds.md), and the minimum left for the tree. */
enum { ORACLE_MEMORY = 50 << 20, MIN_TREE_MEMORY = 10 << 20 };

struct search *search_new(const struct search_style *style,
                          const struct evaluator *evaluator)
{
    assert(evaluator != NULL || style->leaf == LEAF_PLAYOUT);
    struct search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return NULL;
    search->style = *style;
    search->evaluator = evaluator;
    search->style.advised =
        style->advised && style->memory >= ORACLE_MEMORY + MIN_TREE_MEMORY;
    size_t fixed = sizeof *search;
    size_t memory = style->memory - (search->style.advised ? ORACLE_MEMORY : 0);
    if (!search_tree_init(&search->tree, memory > fixed ? memory - fixed : 0,
                          style->keep)) {
        search_free(search);
        return NULL;
    }
    search_tree_clear(&search->tree);
    return search;
}

void search_free(struct search *search)
{
    if (search == NULL)
        return;
    search_tree_deinit(&search->tree);
    free(search);
}

void search_begin(struct search *search, const struct observation *observation,
                  uint64_t seed)
{
    assert(!search->style.prior || observation->game->heuristics != NULL);
    search->game = observation->game;
    search->world = observation->world;
    search->players = observation->players;
    search->count = 0;
    search->concluded = false;
    memset(search->win, 0, sizeof search->win);
    memset(search->score, 0, sizeof search->score);
    memcpy(search->root, observation->view, observation->game->state_size);
    rng_seed(&search->rng, seed);
    search_tree_clear(&search->tree);
    search_advise(search);
}

/* Takes an edge: applies its choice and marks it as tried. */
static void descend(struct search *search, struct path *path, uint32_t from,
                    uint32_t down)
{
    struct edge *edge = &search->tree.edge[down];
    struct node *node = &search->tree.node[from];
    path->node[path->length] = from;
    path->edge[path->length++] = down;
    search->game->apply(search->world, path->state, edge->choice);
    if (edge->visits == 0)
        edge->ends = search->game->between_moves(search->world, path->state);
    if (down - node->first == node->tried)
        node->tried++;
}

/* The node that the path has reached, after chance has acted if it is to. Creates it if
 * needed; NO_NODE if the game is over, at the depth limit, or if there is no room. */
static uint32_t reach_node(struct search *search, struct path *path, bool *is_new)
{
    const struct game *game = search->game;
    struct tree *tree = &search->tree;
    uint32_t from = path->length == 0 ? ROOT_EDGE : path->edge[path->length - 1];
    struct edge *edge = &tree->edge[from];
    int actor = game->actor(search->world, path->state);
    bool chance = actor == SEAT_CHANCE;
    for (; actor == SEAT_CHANCE; actor = game->actor(search->world, path->state))
        chance_play(game, search->world, path->state, &search->rng);
    if (actor == SEAT_NOBODY || path->length == SEARCH_PATH ||
        (search->style.depth > 0 && path->length >= search->style.depth))
        return NO_NODE;
    uint64_t key = chance ? search_tree_key(from, path->state, game->state_size) : 0;
    uint32_t node = chance ? search_tree_find(tree, key) : edge->child;
    *is_new = node == NO_NODE;
    if (node != NO_NODE)
        return node;
    bool own = !chance && !edge->ends &&
               (path->length == 0 || tree->node[path->node[path->length - 1]].own);
    node = search_tree_add_node(tree, actor, own);
    if (node != NO_NODE && chance)
        search_tree_enter(tree, node, key);
    else
        edge->child = node & CHILD;
    return node;
}

/* Descends to the edge of the tree. Stops at a new node unless there was only one choice
 * on the way to it. */
static void select_leaf(struct search *search, struct path *path)
{
    bool forced = true;
    for (;;) {
        bool is_new = false;
        uint32_t at = path->leaf = reach_node(search, path, &is_new);
        if (at == NO_NODE || (is_new && !forced))
            return;
        struct node *node = &search->tree.node[at];
        if (node->count == 0 && !search_expand(search, node, path->state))
            return;
        forced = node->count == 1;
        descend(search, path, at, search_choose(search, node));
    }
}

static void update_node(struct search *search, uint32_t at, const struct outlook *outlook)
{
    struct node *node = &search->tree.node[at];
    float value =
        search_value(search, outlook->win[node->actor], outlook->score[node->actor]);
    node->visits++;
    node->value += (value - node->value) / (float)node->visits;
}

static void update_edge(struct edge *edge, int actor, const struct outlook *outlook)
{
    edge->visits++;
    edge->win += (outlook->win[actor] - edge->win) / (float)edge->visits;
    edge->score += (outlook->score[actor] - edge->score) / (float)edge->visits;
}

static void update_mean(struct outlook *mean, uint32_t visits, int players,
                        const struct outlook *outlook)
{
    for (int seat = 0; seat < players; seat++) {
        mean->win[seat] += (outlook->win[seat] - mean->win[seat]) / (float)visits;
        mean->score[seat] += (outlook->score[seat] - mean->score[seat]) / (float)visits;
    }
}

static void update_node_outlook(struct search *search, uint32_t at, uint32_t from,
                                const struct outlook *outlook)
{
    struct node *node = &search->tree.node[at];
    node->from = from;
    update_mean(&search->tree.node_outlook[at], node->visits, search->players, outlook);
}

/* Updates the mean outlooks along the path, for all seats. */
static void update_outlooks(struct search *search, const struct path *path,
                            const struct outlook *outlook)
{
    struct tree *tree = &search->tree;
    uint32_t from = ROOT_EDGE;
    for (int i = 0; i < path->length; i++) {
        update_node_outlook(search, path->node[i], from, outlook);
        from = path->edge[i];
        update_mean(&tree->edge_outlook[from], tree->edge[from].visits, search->players,
                    outlook);
    }
    if (path->leaf != NO_NODE)
        update_node_outlook(search, path->leaf, from, outlook);
}

static void backpropagate(struct search *search, const struct path *path,
                          const struct outlook *outlook)
{
    if (path->leaf != NO_NODE)
        update_node(search, path->leaf, outlook);
    for (int i = path->length - 1; i >= 0; i--) {
        update_node(search, path->node[i], outlook);
        update_edge(&search->tree.edge[path->edge[i]],
                    search->tree.node[path->node[i]].actor, outlook);
    }
    if (search->style.keep)
        update_outlooks(search, path, outlook);
    for (int seat = 0; seat < search->players; seat++) {
        search->win[seat] += (double)outlook->win[seat];
        search->score[seat] += (double)outlook->score[seat];
    }
}

uint64_t search_run(struct search *search, uint64_t simulations)
{
    struct path path;
    struct outlook outlook;
    assert(!search->concluded);
    if (search->game->actor(search->world, search->root) == SEAT_NOBODY)
        return 0;
    for (uint64_t i = 0; i < simulations; i++) {
        path.length = 0;
        memcpy(path.state, search->root, search->game->state_size);
        select_leaf(search, &path);
        search_leaf(search, path.state, &outlook);
        backpropagate(search, &path, &outlook);
        search->count++;
    }
    return simulations;
}
