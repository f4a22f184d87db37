/* match.c: starting a match and making choices. */
#include "core/match/match.h"

#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "core/match/chance.h"
#include "core/memory.h"
#include "core/odds.h"

static size_t state_size(const struct match *match)
{
    return match->game->state_size;
}

static void begin_from_first(struct match *match)
{
    memcpy(match->state, match->first, state_size(match));
    match->count = 0;
    match->known = 0;
}

static struct match *match_alloc(const struct game *game, const struct setup *setup)
{
    assert(game->state_size <= GAME_MAX_STATE);
    struct match *match = memory_new(1, sizeof *match);
    match->game = game;
    setup_copy(&match->setup, setup);
    match->state = memory_new(1, game->state_size);
    match->first = memory_new(1, game->state_size);
    notes_init(&match->notes);
    return match;
}

struct match *match_new(const struct game *game, const struct setup *setup,
                        const char *seed, struct error *error)
{
    const char *words = seed != NULL ? seed : "";
    if (!setup_is_seed(words, error))
        return NULL;
    struct match *match = match_alloc(game, setup);
    if (setup_settle_players(&match->setup, game, error))
        match->world = game->world_new(&match->setup, error);
    if (match->world == NULL) {
        match_free(match);
        return NULL;
    }
    memcpy(match->seed, words, strlen(words) + 1);
    match->seed_number = rng_seed_from_text(words);
    game->start(match->world, match->first);
    begin_from_first(match);
    return match;
}

static void release_world(struct match *match)
{
    if (match->oracle != NULL)
        match->game->odds->oracle_free(match->oracle);
    match->oracle = NULL;
    if (match->world != NULL && !match->shared)
        match->game->world_free(match->world);
}

void match_share(struct match *match, void *world)
{
    release_world(match);
    match->world = world;
    match->shared = true;
}

void match_free(struct match *match)
{
    if (match == NULL)
        return;
    release_world(match);
    setup_deinit(&match->setup);
    notes_deinit(&match->notes);
    free(match->state);
    free(match->first);
    free(match->log);
    free(match->snapshot);
    free(match);
}

bool match_place(struct match *match, const struct json_reader *state,
                 struct error *error)
{
    alignas(max_align_t) unsigned char placed[GAME_MAX_STATE] = {0};
    if (!match->game->state_read(match->world, state, placed, error))
        return false;
    if (!match->game->check(match->world, placed, error))
        return json_reader_fail_inside(state, error);
    memcpy(match->first, placed, state_size(match));
    match->assembled = true;
    begin_from_first(match);
    return true;
}

void *match_oracle(struct match *match)
{
    const struct odds *odds = match->game->odds;
    if (match->oracle == NULL && odds != NULL)
        match->oracle = odds->oracle_new(match->world);
    return match->oracle;
}

int match_actor(const struct match *match)
{
    return match->game->actor(match->world, match->state);
}

bool match_over(const struct match *match)
{
    return match_actor(match) == SEAT_NOBODY;
}

static void reserve_step(struct match *match)
{
    if (match->count == match->capacity) {
        match->capacity = match->capacity > 0 ? match->capacity * 2 : 256;
        match->log = memory_resize(match->log, match->capacity, sizeof *match->log);
        match->snapshots = match->capacity / MATCH_SNAPSHOT;
        match->snapshot =
            memory_resize(match->snapshot, match->snapshots, state_size(match));
    }
}

static void keep_snapshot(struct match *match)
{
    if (match->count % MATCH_SNAPSHOT == 0)
        memcpy(match->snapshot + match->count / MATCH_SNAPSHOT * state_size(match),
               match->state, state_size(match));
}

#ifndef NDEBUG
static bool is_sound(const struct match *match)
{
    struct error error;
    return match->game->check(match->world, match->state, &error);
}

static bool is_legal(const struct match *match, choice_t choice)
{
    struct reason why;
    return match->game->verdict(match->world, match->state, choice, &why);
}
#endif

static void apply_checked(struct match *match, choice_t choice)
{
    match->game->apply(match->world, match->state, choice);
    assert(is_sound(match));
}

void match_choose(struct match *match, choice_t choice)
{
    int actor = match_actor(match);
    assert(actor != SEAT_NOBODY && is_legal(match, choice));
    bool starts =
        match->count == 0 || match->game->between_moves(match->world, match->state);
    reserve_step(match);
    keep_snapshot(match);
    match->log[match->count++] =
        (struct match_step){.choice = choice, .seat = (int8_t)actor, .starts = starts};
    match->known = match->count;
    apply_checked(match, choice);
}

bool match_play(struct match *match, const char *line, struct reason *why)
{
    struct move move;
    if (!move_read(match->game, match->world, match->state, line, &move, why))
        return false;
    for (int i = 0; i < move.count; i++)
        match_choose(match, move.choice[i]);
    return true;
}

struct rng match_rng(const struct match *match, size_t step)
{
    struct rng rng;
    rng_seed_step(&rng, match->seed_number, step);
    return rng;
}

void match_draw(struct match *match)
{
    assert(match->seed[0] != '\0');
    struct rng rng = match_rng(match, match->count);
    match_choose(match, chance_draw(match->game, match->world, match->state, &rng));
}

size_t match_draw_all(struct match *match)
{
    size_t drawn = 0;
    if (match->seed[0] == '\0')
        return 0;
    for (; match_actor(match) == SEAT_CHANCE; drawn++)
        match_draw(match);
    return drawn;
}

uint64_t match_hash(const struct match *match)
{
    return hash_bytes(match->state, state_size(match), 0);
}
