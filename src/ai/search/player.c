/* player.c: a player that searches, plans a whole move and plays it.
 *
 * Each thread grows its own tree from its own seed, and the results are added up, so that
 * they do not depend on which thread is faster. */
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
    KIND_SIZE = 24,
    SLICE = 32,             /* simulations between checks of think control and clock */
    PLAN_VISITS = 8,        /* visits that a later choice of the plan needs */
    LAZY_MEMORY = 64 << 20, /* up to this much memory is allocated at the first search */
    MIN_MEMORY = 1 << 20,   /* memory below which a search is not attempted */
};

struct search_player {
    struct player base; /* must be first: a search_player is a player */
    char kind[KIND_SIZE];
    struct search_config config;
    struct evaluator *evaluator;
    uint64_t seed;
    struct search **search; /* one per thread; NULL before the first search */
    struct move plan;       /* the move being played */
    int next;               /* index of the first choice not yet made */
    uint64_t expected;      /* hash of the view in which to make it */
    bool interrupted;       /* a search was interrupted ... */
    uint64_t searched;      /* ... for this view ... */
    const void *world;      /* ... in this world */
    double start;           /* when it began */
};

/* One search by all threads. */
struct job {
    struct search_player *player;
    const struct observation *observation;
    uint64_t seed;
    bool resumed;           /* continues an interrupted search */
    atomic_bool unfinished; /* some thread ran out of budget */
};

static uint64_t view_hash(const struct observation *observation, const void *view,
                          uint64_t seed)
{
    return hash_bytes(view, observation->game->state_size, seed);
}

static bool is_stopped(const struct search_player *player)
{
    const struct think_control *think_control = player->base.think_control;
    return think_control != NULL &&
           atomic_load_explicit(&think_control->stop, memory_order_relaxed);
}

/* Fraction of the work done, up to 1. */
static double share_done(const struct job *job, uint64_t count, uint64_t nodes)
{
    const struct search_config *config = &job->player->config;
    double done = nodes > 0 ? (double)count / (double)nodes : 0;
    if (config->seconds > 0) {
        double start = job->player->start;
        double passed = (clock_seconds() - start) / config->seconds;
        done = passed > done ? passed : done;
    }
    return done < 1 ? done : 1;
}

/* The share of a thread in the nodes. */
static uint64_t nodes_of(const struct search_config *config, long part)
{
    uint64_t threads = (uint64_t)config->threads;
    uint64_t share = config->nodes / threads;
    if ((uint64_t)part < config->nodes % threads)
        share++;
    return share;
}

static uint64_t next_slice(uint64_t count, uint64_t nodes)
{
    return nodes > 0 && nodes - count < SLICE ? nodes - count : SLICE;
}

/* Whether the remaining nodes cannot change which choice is visited most. */
static bool is_decided(const struct search_player *player, const struct search *search,
                       uint64_t left)
{
    const struct search_config *config = &player->config;
    return config->nodes > 0 && config->threads == 1 && config->waver == 0 &&
           search_lead(search) > left;
}

static double part_done(const struct job *job, const struct search *search,
                        uint64_t nodes)
{
    uint64_t count = search_count(search);
    if (count > 0 && is_decided(job->player, search, nodes - count))
        return 1;
    return share_done(job, count, nodes);
}

/* One thread's search. Only the first reports progress. */
static bool think_part(void *context, long part)
{
    struct job *job = context;
    struct search_player *player = job->player;
    struct search *search = player->search[part];
    const struct think_control *think_control = player->base.think_control;
    uint64_t nodes = nodes_of(&player->config, part);
    if (!job->resumed)
        search_begin(search, job->observation, job->seed + (uint64_t)part);
    if (player->config.nodes > 0 && nodes == 0)
        return true;
    uint64_t first = search_count(search);
    while (!is_stopped(player)) {
        if (think_control != NULL && think_control->budget > 0 &&
            search_count(search) - first >= think_control->budget) {
            atomic_store(&job->unfinished, true);
            break;
        }
        search_run(search, next_slice(search_count(search), nodes));
        double done = part_done(job, search, nodes);
        if (part == 0 && think_control != NULL && think_control->progress != NULL)
            think_control->progress(think_control->context, done);
        if (done >= 1)
            break;
    }
    return true;
}

/* Allocates the searches; false if out of memory. */
static bool allocate(struct search_player *player)
{
    struct search_style style = player->config.style;
    style.memory /= (size_t)player->config.threads;
    style.overlook_seed = player->seed;
    for (int i = 0; i < player->config.threads; i++)
        if (player->search[i] == NULL) {
            player->search[i] = search_new(&style, player->evaluator);
            if (player->search[i] == NULL)
                return false;
        }
    return true;
}

/* Allocates at the first search, so that players that never think, such as those on a
 * browser's screen, take no memory. If there is too little memory, tries less. */
static void allocate_lazily(struct search_player *player)
{
    while (!allocate(player)) {
        if (player->config.style.memory < MIN_MEMORY)
            abort(); /* as in core/memory.h */
        player->config.style.memory /= 2;
    }
}

/* Returns false if interrupted before the search was done. */
static bool think(struct search_player *player, const struct observation *observation)
{
    uint64_t seed = view_hash(observation, observation->view, player->seed);
    bool resumed = player->interrupted && player->searched == seed &&
                   player->world == observation->world;
    struct job job = {
        .player = player, .observation = observation, .seed = seed, .resumed = resumed};
    atomic_init(&job.unfinished, false);
    allocate_lazily(player);
    if (player->config.seconds > 0 && !resumed)
        player->start = clock_seconds();
    thread_pool_run(player->config.threads, 0, player->config.threads, think_part, &job);
    player->interrupted = atomic_load(&job.unfinished);
    player->searched = seed;
    player->world = observation->world;
    return !player->interrupted;
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

/* The results of all threads after `path`. Threads that got there list the same
 * choices. */
static int found_choices(const struct search_player *player, const choice_t *path,
                         int length, struct search_choice *list)
{
    struct search_choice more[GAME_MAX_CHOICES];
    int count = search_choices(player->search[0], path, length, list);
    for (int i = 1; i < player->config.threads; i++) {
        int found = search_choices(player->search[i], path, length, more);
        if (count == 0)
            memcpy(list, more, (size_t)found * sizeof *more);
        for (int at = 0; count > 0 && at < found; at++)
            add_choice(&list[at], &more[at]);
        count = found > count ? found : count;
    }
    return count;
}

/* Plans the move as far as the search knows it: at least one choice after a
 * simulation. */
static void plan_move(struct search_player *player, const struct observation *observation)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    const struct game *game = observation->game;
    struct search_choice list[GAME_MAX_CHOICES];
    struct move *plan = &player->plan;
    memcpy(state, observation->view, game->state_size);
    plan->count = player->next = 0;
    do {
        int count = found_choices(player, plan->choice, plan->count, list);
        uint64_t noise_seed = view_hash(observation, state, player->seed + 1);
        int best = pick_choice(list, count, &player->config, noise_seed);
        if (best < 0 || (plan->count > 0 && list[best].visits < PLAN_VISITS))
            break;
        plan->choice[plan->count++] = list[best].choice;
        game->apply(observation->world, state, list[best].choice);
    } while (plan->count < MOVE_MAX_CHOICES &&
             !game->between_moves(observation->world, state));
}

static bool plan_holds(const struct search_player *player,
                       const struct observation *observation)
{
    return player->next < player->plan.count &&
           view_hash(observation, observation->view, player->seed) == player->expected;
}

static choice_t next_of_plan(struct search_player *player,
                             const struct observation *observation)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    choice_t choice = player->plan.choice[player->next++];
    memcpy(state, observation->view, observation->game->state_size);
    observation->game->apply(observation->world, state, choice);
    player->expected = view_hash(observation, state, player->seed);
    return choice;
}

/* If stopped before the first simulation: the choice with the highest prior. */
static choice_t fallback_choice(const struct search_player *player,
                                const struct observation *observation,
                                const choice_t *list, int count)
{
    float weight[GAME_MAX_CHOICES];
    int best = 0;
    assert(count > 0);
    if (!player->config.style.prior)
        return list[view_hash(observation, observation->view, player->seed) %
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
    struct search_player *player = (struct search_player *)self;
    choice_t list[GAME_MAX_CHOICES];
    bool holds = plan_holds(player, observation);
    int count =
        holds ? 0
              : observation->game->choices(observation->world, observation->view, list);
    if (!holds && count == 0)
        return ANSWER_NONE;
    if (count == 1) {
        player->plan.count = 0;
        *choice = list[0];
        return ANSWER_CHOICE;
    }
    if (!holds) {
        if (!think(player, observation))
            return ANSWER_WAIT;
        plan_move(player, observation);
    }
    *choice = player->plan.count > 0 ? next_of_plan(player, observation)
                                     : fallback_choice(player, observation, list, count);
    return ANSWER_CHOICE;
}

static void search_player_free(struct player *self)
{
    struct search_player *player = (struct search_player *)self;
    for (int i = 0; i < player->config.threads; i++)
        search_free(player->search[i]);
    free(player->search);
    evaluator_free(player->evaluator);
    free(player);
}

struct player *search_player_new(const char *kind, const struct search_config *config,
                                 struct evaluator *evaluator, uint64_t seed)
{
    struct search_player *player = memory_new(1, sizeof *player);
    assert(config->threads > 0 && (config->nodes > 0 || config->seconds > 0));
    struct text name = text_init(player->kind, sizeof player->kind);
    text_put(&name, kind);
    player->base = (struct player){
        .kind = player->kind, .decide = search_player_decide, .free = search_player_free};
    player->config = *config;
    player->evaluator = evaluator;
    player->seed = seed;
    player->search = memory_new((size_t)config->threads, sizeof *player->search);
    if (config->style.memory > LAZY_MEMORY && !allocate(player)) {
        search_player_free(&player->base);
        return NULL;
    }
    return &player->base;
}
