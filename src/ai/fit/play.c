/* play.c: plays games to learn from. */
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/fit/internal.h"
#include "core/match/chance.h"
#include "core/memory.h"

enum {
    MEMORY = 1 << 20,      /* bytes of a search ... */
    NODE = 4096,           /* ... plus this per simulation ... */
    MAX_MEMORY = 64 << 20, /* ... up to this */
    PATH = 64
};

/* A game in progress. Dice, decisions and sampling have separate generators. */
struct play {
    const struct fit_table *table;
    const struct game *game;
    const void *world;
    uint64_t number;
    struct rng dice, heuristics, keep;
    struct search *search[2];
    choice_t path[PATH];       /* choices since the search began */
    int length;                /* -1: start a new search */
    uint32_t seen;             /* settled positions so far */
    bool waits[FIT_POSITIONS]; /* for the outlook of the next search */
    struct fit_game *out;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

static float draw_share(struct rng *rng)
{
    return (float)(rng_next(rng) >> 40) / (float)(1 << 24);
}

static int draw_weighted(struct rng *rng, const float *weight, int count)
{
    float sum = 0;
    assert(count > 0);
    for (int i = 0; i < count; i++)
        sum += weight[i];
    float number = draw_share(rng) * sum;
    int at = 0;
    while (at < count - 1 && number >= weight[at])
        number -= weight[at++];
    return at;
}

/* --- choosing ----------------------------------------------------------------------- */

static choice_t choose_by_prior(struct play *play)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    int count = play->game->choices(play->world, play->state, list);
    play->game->heuristics->prior(play->world, play->state, list, count, weight);
    return list[draw_weighted(&play->heuristics, weight, count)];
}

/* The outlook of this search belongs to the positions stored since the last one. */
static void store_outlook(struct play *play, const struct search *search)
{
    struct outlook outlook;
    search_outlook(search, &outlook);
    for (int i = 0; i < play->out->count; i++)
        if (play->waits[i]) {
            play->waits[i] = false;
            play->out->searched[i] = true;
            play->out->expected[i] = outlook;
        }
}

static int begin_search(struct play *play, struct search *search, int seat,
                        struct search_choice *list)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct observation observation = {.game = play->game,
                                      .world = play->world,
                                      .view = view,
                                      .players = play->out->players,
                                      .seat = seat};
    play->game->observe(play->world, play->state, seat, view);
    search_begin(search, &observation, rng_next(&play->heuristics));
    search_run(search, play->table->nodes);
    store_outlook(play, search);
    play->length = 0;
    return search_choices(search, play->path, 0, list);
}

/* The search's results for the current choices. In the middle of a move the tree often
 * has enough visits from the start of the move. */
static int find_choices(struct play *play, struct search *search, int seat,
                        struct search_choice *list)
{
    uint64_t visits = 0;
    int count = 0;
    if (play->length > 0)
        count = search_choices(search, play->path, play->length, list);
    for (int i = 0; i < count; i++)
        visits += list[i].visits;
    return visits * 4 >= play->table->nodes && visits > 0
               ? count
               : begin_search(play, search, seat, list);
}

static choice_t choose_by_search(struct play *play, struct search *search, int seat)
{
    struct search_choice list[GAME_MAX_CHOICES];
    float visits[GAME_MAX_CHOICES];
    int count = find_choices(play, search, seat, list), best = 0;
    assert(count > 0);
    for (int i = 0; i < count; i++) {
        visits[i] = (float)list[i].visits;
        if (list[i].visits > list[best].visits)
            best = i;
    }
    if (draw_share(&play->heuristics) < play->table->explore)
        best = draw_weighted(&play->heuristics, visits, count);
    return list[best].choice;
}

static choice_t decide(struct play *play, int seat)
{
    choice_t list[GAME_MAX_CHOICES];
    struct search *search = play->search[(seat + play->out->first) % 2];
    if (play->game->choices(play->world, play->state, list) == 1)
        return list[0];
    return search != NULL ? choose_by_search(play, search, seat) : choose_by_prior(play);
}

static void follow(struct play *play, choice_t choice)
{
    if (play->length >= 0 && play->length < PATH)
        play->path[play->length++] = choice;
    else
        play->length = -1;
}

/* --- storing ------------------------------------------------------------------------ */

/* Reservoir sampling of settled positions. */
static void sample_position(struct play *play)
{
    const struct heuristics *heuristics = play->game->heuristics;
    struct fit_game *out = play->out;
    if (play->game->actor(play->world, play->state) == SEAT_NOBODY ||
        !heuristics->settled(play->world, play->state))
        return;
    uint32_t slot = (uint32_t)out->count;
    play->seen++;
    if (out->count < FIT_POSITIONS)
        out->count++;
    else
        slot = rng_below(&play->keep, play->seen);
    if (slot >= FIT_POSITIONS)
        return;
    play->waits[slot] = true;
    out->searched[slot] = false;
    heuristics->compute_features(
        play->world, play->state,
        out->feature + slot * (size_t)(out->players * heuristics->features));
}

/* --- the game ----------------------------------------------------------------------- */

static void play_out(struct play *play)
{
    const struct game *game = play->game;
    int before = SEAT_NOBODY, actor;
    game->start(play->world, play->state);
    for (; (actor = game->actor(play->world, play->state)) != SEAT_NOBODY;
         sample_position(play)) {
        if (actor != before)
            play->length = -1;
        before = actor;
        if (actor == SEAT_CHANCE) {
            chance_play(game, play->world, play->state, &play->dice);
            continue;
        }
        choice_t choice = decide(play, actor);
        game->apply(play->world, play->state, choice);
        follow(play, choice);
    }
    evaluator_final_outlook(game, play->world, play->state, play->out->players,
                            &play->out->end);
}

static size_t memory_for(uint64_t nodes)
{
    uint64_t bytes = MEMORY + nodes * NODE;
    return bytes < MAX_MEMORY ? (size_t)bytes : MAX_MEMORY;
}

static bool prepare(struct play *play, struct error *error)
{
    const struct fit_table *table = play->table;
    struct search_style style = *ai_style("search");
    style.memory = memory_for(table->nodes);
    rng_seed_step(&play->dice, table->seed, 3 * play->number);
    rng_seed_step(&play->heuristics, table->seed, 3 * play->number + 1);
    rng_seed_step(&play->keep, table->seed, 3 * play->number + 2);
    play->out->first = (int)rng_below(&play->heuristics, 2);
    for (int i = 0; i < 2; i++) {
        if (table->evaluator[i] == NULL)
            continue;
        play->search[i] = search_new(&style, table->evaluator[i]);
        if (play->search[i] == NULL)
            return error_set(error, "not enough memory: use fewer threads");
    }
    return true;
}

bool fit_play(const struct fit_table *table, const struct setup *setup, uint64_t number,
              struct fit_game *out, struct error *error)
{
    struct match *match = match_new(table->game, setup, "", error);
    if (match == NULL)
        return false;
    struct play play = {.table = table,
                        .game = table->game,
                        .world = match->world,
                        .number = number,
                        .length = -1,
                        .out = out};
    size_t row = (size_t)match->setup.players * (size_t)table->game->heuristics->features;
    *out = (struct fit_game){.players = match->setup.players};
    out->feature = memory_new(FIT_POSITIONS * row, sizeof *out->feature);
    bool ok = prepare(&play, error);
    if (ok)
        play_out(&play);
    for (int i = 0; i < 2; i++)
        search_free(play.search[i]);
    match_free(match);
    return ok;
}

void fit_game_deinit(struct fit_game *game)
{
    free(game->feature);
}
