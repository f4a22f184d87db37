/* player.c: a player that searches, plans a whole move and plays it.
 *
 * With several threads each grows a tree of its own, from its own seed, and what they
 * found is added up: the result does not depend on which is faster. */
#include "ai/search/player.h"

#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search/pick.h"
#include "ai/thread_pool.h"
#include "base/clock.h"
#include "base/hash.h"
#include "core/memory.h"

enum {
    THINKER_KIND = 24,
    SLICE = 32,      /* simulations between two looks at think control and clock */
    PLAN_VISITS = 8, /* that a choice further on in the move needs to be relied on */
    LATE = 64 << 20, /* up to so much memory is not asked for before the first thought */
    LEAST = 1 << 20, /* memory for a search that finds no more */
};

struct search_player {
    struct player player; /* first, so that one can be used as the other */
    char kind[THINKER_KIND];
    struct manner manner;
    struct evaluator *evaluator;
    uint64_t seed;
    struct search **search; /* one a thread; NULL before the first thought */
    struct move plan;       /* the move being played */
    int next;               /* its first choice that is not yet made */
    uint64_t expected;      /* the view it is to be made at */
    bool pondering;         /* a search is begun and not finished ... */
    uint64_t pondered;      /* ... of this view ... */
    const void *world;      /* ... in this world */
    double start;           /* when that began */
};

/* One search by all threads. */
struct thought {
    struct search_player *search_player;
    const struct observation *observation;
    uint64_t seed;
    bool goes_on;           /* the search was begun before */
    atomic_bool unfinished; /* by some thread, for lack of patience */
};

static uint64_t view_hash(const struct observation *observation, const void *view,
                          uint64_t seed)
{
    return hash_bytes(view, observation->game->state_size, seed);
}

static bool is_stopped(const struct search_player *search_player)
{
    const struct think_control *think_control = search_player->player.think_control;
    return think_control != NULL &&
           atomic_load_explicit(&think_control->stop, memory_order_relaxed);
}

/* The share of the work that is done: 1 when it is. */
static double share_done(const struct thought *thought, uint64_t count, uint64_t nodes)
{
    const struct manner *manner = &thought->search_player->manner;
    double done = nodes > 0 ? (double)count / (double)nodes : 0;
    if (manner->seconds > 0) {
        double start = thought->search_player->start;
        double passed = (clock_seconds() - start) / manner->seconds;
        done = passed > done ? passed : done;
    }
    return done < 1 ? done : 1;
}

/* What number `part` of the threads has to do of the nodes. */
static uint64_t nodes_of(const struct manner *manner, long part)
{
    uint64_t threads = (uint64_t)manner->threads;
    uint64_t share = manner->nodes / threads;
    if ((uint64_t)part < manner->nodes % threads)
        share++;
    return share;
}

static uint64_t next_slice(uint64_t count, uint64_t nodes)
{
    return nodes > 0 && nodes - count < SLICE ? nodes - count : SLICE;
}

/* Whether the nodes that are left cannot change which choice is visited most. */
static bool is_decided(const struct search_player *search_player,
                       const struct search *search, uint64_t left)
{
    const struct manner *manner = &search_player->manner;
    return manner->nodes > 0 && manner->threads == 1 && manner->waver == 0 &&
           search_lead(search) > left;
}

static double part_done(const struct thought *thought, const struct search *search,
                        uint64_t nodes)
{
    uint64_t count = search_count(search);
    if (count > 0 && is_decided(thought->search_player, search, nodes - count))
        return 1;
    return share_done(thought, count, nodes);
}

/* One thread's search. Only the first tells how far it is. */
static bool think_part(void *context, long part)
{
    struct thought *thought = context;
    struct search_player *search_player = thought->search_player;
    struct search *search = search_player->search[part];
    const struct think_control *think_control = search_player->player.think_control;
    uint64_t nodes = nodes_of(&search_player->manner, part);
    if (!thought->goes_on)
        search_begin(search, thought->observation, thought->seed + (uint64_t)part);
    if (search_player->manner.nodes > 0 && nodes == 0)
        return true;
    uint64_t first = search_count(search);
    while (!is_stopped(search_player)) {
        if (think_control != NULL && think_control->patience > 0 &&
            search_count(search) - first >= think_control->patience) {
            atomic_store(&thought->unfinished, true);
            break;
        }
        search_run(search, next_slice(search_count(search), nodes));
        double done = part_done(thought, search, nodes);
        if (part == 0 && think_control != NULL && think_control->progress != NULL)
            think_control->progress(think_control->context, done);
        if (done >= 1)
            break;
    }
    return true;
}

/* Makes the searches; false when there is no memory. */
static bool wake(struct search_player *search_player)
{
    struct search_style style = search_player->manner.style;
    style.memory /= (size_t)search_player->manner.threads;
    style.whim = search_player->seed;
    for (int i = 0; i < search_player->manner.threads; i++)
        if (search_player->search[i] == NULL) {
            search_player->search[i] = search_new(&style, search_player->evaluator);
            if (search_player->search[i] == NULL)
                return false;
        }
    return true;
}

/* Players that sit at a table where nobody lets them think, as on a browser's screen,
 * take no memory. Whoever finds too little of it thinks with less. */
static void wake_late(struct search_player *search_player)
{
    while (!wake(search_player)) {
        if (search_player->manner.style.memory < LEAST)
            abort(); /* as core/memory.h: nothing can be done about it in a game */
        search_player->manner.style.memory /= 2;
    }
}

/* False when it is not done with this view yet. */
static bool think(struct search_player *search_player,
                  const struct observation *observation)
{
    uint64_t seed = view_hash(observation, observation->view, search_player->seed);
    bool goes_on = search_player->pondering && search_player->pondered == seed &&
                   search_player->world == observation->world;
    struct thought thought = {.search_player = search_player,
                              .observation = observation,
                              .seed = seed,
                              .goes_on = goes_on};
    atomic_init(&thought.unfinished, false);
    wake_late(search_player);
    if (search_player->manner.seconds > 0 && !goes_on)
        search_player->start = clock_seconds();
    thread_pool_run(search_player->manner.threads, 0, search_player->manner.threads,
                    think_part, &thought);
    search_player->pondering = atomic_load(&thought.unfinished);
    search_player->pondered = seed;
    search_player->world = observation->world;
    return !search_player->pondering;
}

static void add_choice(struct search_choice *sum, const struct search_choice *other)
{
    uint64_t visits = sum->visits + other->visits;
    if (other->visits == 0)
        return;
    float share = (float)other->visits / (float)visits;
    sum->win += (other->win - sum->win) * share;
    sum->score += (other->score - sum->score) * share;
    sum->visits = visits;
}

/* What all threads found after `path`: those that went there list the same choices. */
static int found_choices(const struct search_player *search_player, const choice_t *path,
                         int length, struct search_choice *list)
{
    struct search_choice more[GAME_MAX_CHOICES];
    int count = search_choices(search_player->search[0], path, length, list);
    for (int i = 1; i < search_player->manner.threads; i++) {
        int found = search_choices(search_player->search[i], path, length, more);
        if (count == 0)
            memcpy(list, more, (size_t)found * sizeof *more);
        for (int at = 0; count > 0 && at < found; at++)
            add_choice(&list[at], &more[at]);
        count = found > count ? found : count;
    }
    return count;
}

/* The move as far as the search has looked into it; at least one choice if there was a
 * simulation. */
static void plan_move(struct search_player *search_player,
                      const struct observation *observation)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    const struct game *game = observation->game;
    struct search_choice list[GAME_MAX_CHOICES];
    struct move *plan = &search_player->plan;
    memcpy(state, observation->view, game->state_size);
    plan->count = search_player->next = 0;
    do {
        int count = found_choices(search_player, plan->choice, plan->count, list);
        uint64_t whim = view_hash(observation, state, search_player->seed + 1);
        int best = pick_choice(list, count, &search_player->manner, whim);
        if (best < 0 || (plan->count > 0 && list[best].visits < PLAN_VISITS))
            break;
        plan->choice[plan->count++] = list[best].choice;
        game->apply(observation->world, state, list[best].choice);
    } while (plan->count < MOVE_MAX_CHOICES &&
             !game->between_moves(observation->world, state));
}

static bool plan_holds(const struct search_player *search_player,
                       const struct observation *observation)
{
    return search_player->next < search_player->plan.count &&
           view_hash(observation, observation->view, search_player->seed) ==
               search_player->expected;
}

static choice_t next_of_plan(struct search_player *search_player,
                             const struct observation *observation)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    choice_t choice = search_player->plan.choice[search_player->next++];
    memcpy(state, observation->view, observation->game->state_size);
    observation->game->apply(observation->world, state, choice);
    search_player->expected = view_hash(observation, state, search_player->seed);
    return choice;
}

/* For who was stopped before it could look: what it leans to most. */
static choice_t first_thought(const struct search_player *search_player,
                              const struct observation *observation, const choice_t *list,
                              int count)
{
    float weight[GAME_MAX_CHOICES];
    int best = 0;
    assert(count > 0);
    if (!search_player->manner.style.prior)
        return list[view_hash(observation, observation->view, search_player->seed) %
                    (uint64_t)count];
    observation->game->heuristics->prior(observation->world, observation->view, list,
                                         count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[best])
            best = i;
    return list[best];
}

static enum answer search_player_decide(struct player *self,
                                        const struct observation *observation,
                                        choice_t *choice)
{
    struct search_player *search_player = (struct search_player *)self;
    choice_t list[GAME_MAX_CHOICES];
    bool holds = plan_holds(search_player, observation);
    int count =
        holds ? 0
              : observation->game->choices(observation->world, observation->view, list);
    if (!holds && count == 0)
        return ANSWER_NONE;
    if (count == 1) {
        search_player->plan.count = 0;
        *choice = list[0];
        return ANSWER_CHOICE;
    }
    if (!holds) {
        if (!think(search_player, observation))
            return ANSWER_WAIT;
        plan_move(search_player, observation);
    }
    *choice = search_player->plan.count > 0
                  ? next_of_plan(search_player, observation)
                  : first_thought(search_player, observation, list, count);
    return ANSWER_CHOICE;
}

static void search_player_free(struct player *self)
{
    struct search_player *search_player = (struct search_player *)self;
    for (int i = 0; i < search_player->manner.threads; i++)
        search_free(search_player->search[i]);
    free(search_player->search);
    evaluator_free(search_player->evaluator);
    free(search_player);
}

struct player *search_player_new(const char *kind, const struct manner *manner,
                                 struct evaluator *evaluator, uint64_t seed)
{
    struct search_player *search_player = memory_new(1, sizeof *search_player);
    assert(manner->threads > 0 && (manner->nodes > 0 || manner->seconds > 0));
    struct text name = text_init(search_player->kind, sizeof search_player->kind);
    text_put(&name, kind);
    search_player->player = (struct player){.kind = search_player->kind,
                                            .decide = search_player_decide,
                                            .free = search_player_free};
    search_player->manner = *manner;
    search_player->evaluator = evaluator;
    search_player->seed = seed;
    search_player->search =
        memory_new((size_t)manner->threads, sizeof *search_player->search);
    if (manner->style.memory > LATE && !wake(search_player)) {
        search_player_free(&search_player->player);
        return NULL;
    }
    return &search_player->player;
}
