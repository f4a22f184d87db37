/* player.c: a player that searches, plans a whole move and plays it.
 *
 * With several threads each grows a tree of its own, from its own seed, and what they
 * found is added up: the result does not depend on which is faster. */
#include "ai/search/player.h"

#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "ai/thread_pool.h"
#include "ai/search/pick.h"
#include "base/clock.h"
#include "base/hash.h"
#include "core/memory.h"

enum {
    THINKER_KIND = 24,
    SLICE = 32,      /* simulations between two looks at leash and clock */
    PLAN_VISITS = 8, /* that a choice further on in the move needs to be relied on */
    LATE = 64 << 20, /* up to so much memory is not asked for before the first thought */
    LEAST = 1 << 20, /* memory for a search that finds no more */
};

struct thinker {
    struct player player; /* first, so that one can be used as the other */
    char kind[THINKER_KIND];
    struct manner manner;
    struct judge *judge;
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
    struct thinker *thinker;
    const struct sight *sight;
    uint64_t seed;
    bool goes_on;           /* the search was begun before */
    atomic_bool unfinished; /* by some thread, for lack of patience */
};

static uint64_t view_hash(const struct sight *sight, const void *view, uint64_t seed)
{
    return hash_bytes(view, sight->game->state_size, seed);
}

static bool is_stopped(const struct thinker *thinker)
{
    const struct leash *leash = thinker->player.leash;
    return leash != NULL && atomic_load_explicit(&leash->stop, memory_order_relaxed);
}

/* The share of the work that is done: 1 when it is. */
static double share_done(const struct thought *thought, uint64_t count, uint64_t nodes)
{
    const struct manner *manner = &thought->thinker->manner;
    double done = nodes > 0 ? (double)count / (double)nodes : 0;
    if (manner->seconds > 0) {
        double start = thought->thinker->start;
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
static bool is_decided(const struct thinker *thinker, const struct search *search,
                       uint64_t left)
{
    const struct manner *manner = &thinker->manner;
    return manner->nodes > 0 && manner->threads == 1 && manner->waver == 0 &&
           search_lead(search) > left;
}

static double part_done(const struct thought *thought, const struct search *search,
                        uint64_t nodes)
{
    uint64_t count = search_count(search);
    if (count > 0 && is_decided(thought->thinker, search, nodes - count))
        return 1;
    return share_done(thought, count, nodes);
}

/* One thread's search. Only the first tells how far it is. */
static bool think_part(void *context, long part)
{
    struct thought *thought = context;
    struct thinker *thinker = thought->thinker;
    struct search *search = thinker->search[part];
    const struct leash *leash = thinker->player.leash;
    uint64_t nodes = nodes_of(&thinker->manner, part);
    if (!thought->goes_on)
        search_begin(search, thought->sight, thought->seed + (uint64_t)part);
    if (thinker->manner.nodes > 0 && nodes == 0)
        return true;
    uint64_t first = search_count(search);
    while (!is_stopped(thinker)) {
        if (leash != NULL && leash->patience > 0 &&
            search_count(search) - first >= leash->patience) {
            atomic_store(&thought->unfinished, true);
            break;
        }
        search_run(search, next_slice(search_count(search), nodes));
        double done = part_done(thought, search, nodes);
        if (part == 0 && leash != NULL && leash->progress != NULL)
            leash->progress(leash->context, done);
        if (done >= 1)
            break;
    }
    return true;
}

/* Makes the searches; false when there is no memory. */
static bool wake(struct thinker *thinker)
{
    struct search_style style = thinker->manner.style;
    style.memory /= (size_t)thinker->manner.threads;
    style.whim = thinker->seed;
    for (int i = 0; i < thinker->manner.threads; i++)
        if (thinker->search[i] == NULL) {
            thinker->search[i] = search_new(&style, thinker->judge);
            if (thinker->search[i] == NULL)
                return false;
        }
    return true;
}

/* Players that sit at a table where nobody lets them think, as on a browser's screen,
 * take no memory. Whoever finds too little of it thinks with less. */
static void wake_late(struct thinker *thinker)
{
    while (!wake(thinker)) {
        if (thinker->manner.style.memory < LEAST)
            abort(); /* as core/memory.h: nothing can be done about it in a game */
        thinker->manner.style.memory /= 2;
    }
}

/* False when it is not done with this view yet. */
static bool think(struct thinker *thinker, const struct sight *sight)
{
    uint64_t seed = view_hash(sight, sight->view, thinker->seed);
    bool goes_on =
        thinker->pondering && thinker->pondered == seed && thinker->world == sight->world;
    struct thought thought = {
        .thinker = thinker, .sight = sight, .seed = seed, .goes_on = goes_on};
    atomic_init(&thought.unfinished, false);
    wake_late(thinker);
    if (thinker->manner.seconds > 0 && !goes_on)
        thinker->start = clock_seconds();
    crew_run(thinker->manner.threads, 0, thinker->manner.threads, think_part, &thought);
    thinker->pondering = atomic_load(&thought.unfinished);
    thinker->pondered = seed;
    thinker->world = sight->world;
    return !thinker->pondering;
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
static int found_choices(const struct thinker *thinker, const choice_t *path, int length,
                         struct search_choice *list)
{
    struct search_choice more[GAME_MAX_CHOICES];
    int count = search_choices(thinker->search[0], path, length, list);
    for (int i = 1; i < thinker->manner.threads; i++) {
        int found = search_choices(thinker->search[i], path, length, more);
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
static void plan_move(struct thinker *thinker, const struct sight *sight)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    const struct game *game = sight->game;
    struct search_choice list[GAME_MAX_CHOICES];
    struct move *plan = &thinker->plan;
    memcpy(state, sight->view, game->state_size);
    plan->count = thinker->next = 0;
    do {
        int count = found_choices(thinker, plan->choice, plan->count, list);
        uint64_t whim = view_hash(sight, state, thinker->seed + 1);
        int best = pick_choice(list, count, &thinker->manner, whim);
        if (best < 0 || (plan->count > 0 && list[best].visits < PLAN_VISITS))
            break;
        plan->choice[plan->count++] = list[best].choice;
        game->apply(sight->world, state, list[best].choice);
    } while (plan->count < MOVE_MAX_CHOICES && !game->between_moves(sight->world, state));
}

static bool plan_holds(const struct thinker *thinker, const struct sight *sight)
{
    return thinker->next < thinker->plan.count &&
           view_hash(sight, sight->view, thinker->seed) == thinker->expected;
}

static choice_t next_of_plan(struct thinker *thinker, const struct sight *sight)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    choice_t choice = thinker->plan.choice[thinker->next++];
    memcpy(state, sight->view, sight->game->state_size);
    sight->game->apply(sight->world, state, choice);
    thinker->expected = view_hash(sight, state, thinker->seed);
    return choice;
}

/* For who was stopped before it could look: what it leans to most. */
static choice_t first_thought(const struct thinker *thinker, const struct sight *sight,
                              const choice_t *list, int count)
{
    float weight[GAME_MAX_CHOICES];
    int best = 0;
    assert(count > 0);
    if (!thinker->manner.style.lean)
        return list[view_hash(sight, sight->view, thinker->seed) % (uint64_t)count];
    sight->game->mind->lean(sight->world, sight->view, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[best])
            best = i;
    return list[best];
}

static enum answer thinker_decide(struct player *self, const struct sight *sight,
                                  choice_t *choice)
{
    struct thinker *thinker = (struct thinker *)self;
    choice_t list[GAME_MAX_CHOICES];
    bool holds = plan_holds(thinker, sight);
    int count = holds ? 0 : sight->game->choices(sight->world, sight->view, list);
    if (!holds && count == 0)
        return ANSWER_NONE;
    if (count == 1) {
        thinker->plan.count = 0;
        *choice = list[0];
        return ANSWER_CHOICE;
    }
    if (!holds) {
        if (!think(thinker, sight))
            return ANSWER_WAIT;
        plan_move(thinker, sight);
    }
    *choice = thinker->plan.count > 0 ? next_of_plan(thinker, sight)
                                      : first_thought(thinker, sight, list, count);
    return ANSWER_CHOICE;
}

static void thinker_free(struct player *self)
{
    struct thinker *thinker = (struct thinker *)self;
    for (int i = 0; i < thinker->manner.threads; i++)
        search_free(thinker->search[i]);
    free(thinker->search);
    judge_free(thinker->judge);
    free(thinker);
}

struct player *thinker_new(const char *kind, const struct manner *manner,
                           struct judge *judge, uint64_t seed)
{
    struct thinker *thinker = memory_new(1, sizeof *thinker);
    assert(manner->threads > 0 && (manner->nodes > 0 || manner->seconds > 0));
    struct text name = text_init(thinker->kind, sizeof thinker->kind);
    text_put(&name, kind);
    thinker->player = (struct player){
        .kind = thinker->kind, .decide = thinker_decide, .free = thinker_free};
    thinker->manner = *manner;
    thinker->judge = judge;
    thinker->seed = seed;
    thinker->search = memory_new((size_t)manner->threads, sizeof *thinker->search);
    if (manner->style.memory > LATE && !wake(thinker)) {
        thinker_free(&thinker->player);
        return NULL;
    }
    return &thinker->player;
}
