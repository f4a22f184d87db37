/* search.c: simulations: down the tree, off its edge, and back up. */
#include "ai/search/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search/internal.h"
#include "core/chance.h"

/* One simulation on its way down. */
struct descent {
    int length;
    uint32_t edge[SEARCH_PATH]; /* gone down, from the root on */
    uint32_t node[SEARCH_PATH]; /* where that began */
    uint32_t leaf;              /* the node it ended at, or NO_NODE */
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

/* An oracle takes up to so much while it is asked (docs/ciub-odds.md), and the tree needs
 * some room beside it. */
enum { ORACLE = 50 << 20, TREE_OF_ADVISED = 10 << 20 };

struct search *search_new(const struct search_style *style,
                          const struct evaluator *evaluator)
{
    assert(evaluator != NULL || style->leaf == LEAF_PLAYOUT);
    struct search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return NULL;
    search->style = *style;
    search->evaluator = evaluator;
    search->style.advised = style->advised && style->memory >= ORACLE + TREE_OF_ADVISED;
    size_t fixed = sizeof *search;
    size_t memory = style->memory - (search->style.advised ? ORACLE : 0);
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

/* Goes down an edge. The move that is made at the root goes on as long as the choices do
 * not complete it. */
static void descend(struct search *search, struct descent *way, uint32_t from,
                    uint32_t down)
{
    struct edge *edge = &search->tree.edge[down];
    struct node *node = &search->tree.node[from];
    way->node[way->length] = from;
    way->edge[way->length++] = down;
    search->game->apply(search->world, way->state, edge->choice);
    if (edge->visits == 0)
        edge->ends = search->game->between_moves(search->world, way->state);
    if (down - node->first == node->tried)
        node->tried++;
}

/* The node that the way down has come to, after chance has played if it must. It may be
 * a new one, or none: where the game is over, the tree may not grow, or has no room. */
static uint32_t arrive(struct search *search, struct descent *way, bool *is_new)
{
    const struct game *game = search->game;
    struct tree *tree = &search->tree;
    uint32_t from = way->length == 0 ? ROOT_EDGE : way->edge[way->length - 1];
    struct edge *edge = &tree->edge[from];
    int actor = game->actor(search->world, way->state);
    bool chance = actor == SEAT_CHANCE;
    for (; actor == SEAT_CHANCE; actor = game->actor(search->world, way->state))
        chance_play(game, search->world, way->state, &search->rng);
    if (actor == SEAT_NOBODY || way->length == SEARCH_PATH ||
        (search->style.depth > 0 && way->length >= search->style.depth))
        return NO_NODE;
    uint64_t key = chance ? search_tree_key(from, way->state, game->state_size) : 0;
    uint32_t node = chance ? search_tree_find(tree, key) : edge->child;
    *is_new = node == NO_NODE;
    if (node != NO_NODE)
        return node;
    bool own = !chance && !edge->ends &&
               (way->length == 0 || tree->node[way->node[way->length - 1]].own);
    node = search_tree_add_node(tree, actor, own);
    if (node != NO_NODE && chance)
        search_tree_enter(tree, node, key);
    else
        edge->child = node & CHILD;
    return node;
}

/* Down the tree to where it ends. A node that is new is as far as it goes, unless there
 * was nothing to choose before it. */
static void walk_down(struct search *search, struct descent *way)
{
    bool forced = true;
    for (;;) {
        bool is_new = false;
        uint32_t at = way->leaf = arrive(search, way, &is_new);
        if (at == NO_NODE || (is_new && !forced))
            return;
        struct node *node = &search->tree.node[at];
        if (node->count == 0 && !search_expand(search, node, way->state))
            return;
        forced = node->count == 1;
        descend(search, way, at, search_choose(search, node));
    }
}

static void learn(struct search *search, uint32_t at, const struct outlook *outlook)
{
    struct node *node = &search->tree.node[at];
    float value =
        search_value(search, outlook->win[node->actor], outlook->score[node->actor]);
    node->visits++;
    node->value += (value - node->value) / (float)node->visits;
}

static void learn_edge(struct edge *edge, int actor, const struct outlook *outlook)
{
    edge->visits++;
    edge->win += (outlook->win[actor] - edge->win) / (float)edge->visits;
    edge->score += (outlook->score[actor] - edge->score) / (float)edge->visits;
}

static void learn_mean(struct outlook *mean, uint32_t visits, int players,
                       const struct outlook *outlook)
{
    for (int seat = 0; seat < players; seat++) {
        mean->win[seat] += (outlook->win[seat] - mean->win[seat]) / (float)visits;
        mean->score[seat] += (outlook->score[seat] - mean->score[seat]) / (float)visits;
    }
}

static void keep_node(struct search *search, uint32_t at, uint32_t from,
                      const struct outlook *outlook)
{
    struct node *node = &search->tree.node[at];
    node->from = from;
    learn_mean(&search->tree.node_brought[at], node->visits, search->players, outlook);
}

/* The same for all seats. */
static void keep(struct search *search, const struct descent *way,
                 const struct outlook *outlook)
{
    struct tree *tree = &search->tree;
    uint32_t from = ROOT_EDGE;
    for (int i = 0; i < way->length; i++) {
        keep_node(search, way->node[i], from, outlook);
        from = way->edge[i];
        learn_mean(&tree->edge_brought[from], tree->edge[from].visits, search->players,
                   outlook);
    }
    if (way->leaf != NO_NODE)
        keep_node(search, way->leaf, from, outlook);
}

static void walk_up(struct search *search, const struct descent *way,
                    const struct outlook *outlook)
{
    if (way->leaf != NO_NODE)
        learn(search, way->leaf, outlook);
    for (int i = way->length - 1; i >= 0; i--) {
        learn(search, way->node[i], outlook);
        learn_edge(&search->tree.edge[way->edge[i]],
                   search->tree.node[way->node[i]].actor, outlook);
    }
    if (search->style.keep)
        keep(search, way, outlook);
    for (int seat = 0; seat < search->players; seat++) {
        search->win[seat] += (double)outlook->win[seat];
        search->score[seat] += (double)outlook->score[seat];
    }
}

uint64_t search_run(struct search *search, uint64_t simulations)
{
    struct descent way;
    struct outlook outlook;
    assert(!search->concluded);
    if (search->game->actor(search->world, search->root) == SEAT_NOBODY)
        return 0;
    for (uint64_t i = 0; i < simulations; i++) {
        way.length = 0;
        memcpy(way.state, search->root, search->game->state_size);
        walk_down(search, &way);
        search_leaf(search, way.state, &outlook);
        walk_up(search, &way, &outlook);
        search->count++;
    }
    return simulations;
}
