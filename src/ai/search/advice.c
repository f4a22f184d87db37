/* advice.c: raises the priors of what the odds advise at the root.
 *
 * For each goal known to the game's odds, the choices that reach it best get a share of
 * the prior, in proportion to how likely the goal is. Each search uses a new oracle: one
 * that was kept would improve over a game, and the same position would not always get the
 * same answer. */
#include <string.h>

#include "ai/search/internal.h"
#include "core/odds.h"

/* Of the prior, for all goals together. */
static const float ADVICE_SHARE = 0.5f;

struct advice {
    struct search *search;
    struct odds_answer answer[ODDS_MAX_GOALS];
    int count;
    float sum; /* of the chances */
};

static float chance_of(const struct odds_answer *answer)
{
    return (float)(answer->low + answer->high) * 0.5f;
}

static void ask_all(struct advice *advice, void *oracle)
{
    const struct search *search = advice->search;
    const struct odds *odds = search->game->odds;
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why;
    int goals = odds->goals(search->world, search->root, goal);
    for (int i = 0; i < goals; i++) {
        struct odds_answer *answer = &advice->answer[advice->count];
        if (!odds->ask(oracle, search->world, search->root, goal[i].name, ODDS_QUICK,
                       answer, &why) ||
            answer->advice[0] == '\0')
            continue;
        advice->sum += chance_of(answer);
        advice->count++;
    }
}

/* Gives a choice's edge `share` of the prior, scaling down the others; NULL if the choice
 * was overlooked. */
static struct edge *boost_choice(struct search *search, const struct node *node,
                                 choice_t choice, float share)
{
    struct edge *edge = &search->tree.edge[node->first], *boosted = NULL;
    for (int i = 0; i < node->count; i++)
        if (edge[i].choice == choice)
            boosted = &edge[i];
    if (boosted == NULL)
        return NULL;
    for (int i = 0; i < node->count; i++)
        edge[i].prior *= 1 - share;
    boosted->prior += share;
    return boosted;
}

/* Reads the next legal choice; false at the end of the line, or if it is not legal. */
static bool read_choice(const struct search *search, const void *state, struct reader *in,
                        choice_t *choice)
{
    const struct game *game = search->game;
    struct reason why;
    return !reader_at_end(in) &&
           game->choice_read(search->world, state, in, choice, &why) &&
           game->verdict(search->world, state, *choice, &why);
}

/* Boosts the choices of a line, as far as it is legal and belongs to one move, adding the
 * nodes on its way. */
static void boost_line(struct search *search, const char *line, float share)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    const struct game *game = search->game;
    struct reader in = reader_init(line, strlen(line));
    uint32_t at = search->tree.edge[ROOT_EDGE].child;
    choice_t choice = 0;
    memcpy(state, search->root, game->state_size);
    while (at != NO_NODE && read_choice(search, state, &in, &choice)) {
        struct node *node = &search->tree.node[at];
        if (node->count == 0 && !search_expand(search, node, state))
            return;
        struct edge *edge = boost_choice(search, node, choice, share);
        game->apply(search->world, state, choice);
        if (edge == NULL || game->between_moves(search->world, state))
            at = NO_NODE;
        else if ((at = edge->child) == NO_NODE)
            at = edge->child =
                search_tree_add_node(&search->tree, node->actor, true) & CHILD;
        search_order(search, node);
    }
}

void search_advise(struct search *search)
{
    const struct odds *odds = search->game->odds;
    int actor = search->game->actor(search->world, search->root);
    struct advice advice = {.search = search};
    if (!search->style.advised || odds == NULL || actor < 0)
        return;
    void *oracle = odds->oracle_new(search->world);
    if (oracle == NULL)
        return;
    ask_all(&advice, oracle);
    odds->oracle_free(oracle);
    search->tree.edge[ROOT_EDGE].child =
        search_tree_add_node(&search->tree, actor, true) & CHILD;
    for (int i = 0; i < advice.count; i++)
        boost_line(search, advice.answer[i].advice,
                   ADVICE_SHARE * chance_of(&advice.answer[i]) / advice.sum);
}
