/* arena_line.c: the lines of a tournament's file: its settings, and a game. They are read
 * in arena_line_read.c. */
#include <string.h>

#include "ai/ai.h"
#include "base/hash.h"
#include "cli/lab/arena.h"

enum { ARENA_LOG_VERSION = 1 };

static json_t *hex(uint64_t hash)
{
    return json_sprintf("%016llx", (unsigned long long)hash);
}

static uint64_t hash_text(const char *words, uint64_t seed)
{
    return words ? hash_bytes(words, strlen(words), seed) : seed;
}

/* What these players know: those of one spec may come to play otherwise. What others of
 * the game know is free to change while the tournament goes on. */
static json_t *name_heuristics(const struct arena_plan *plan)
{
    uint64_t hash = 1;
    for (int i = 0; i < plan->specs; i++)
        hash = ai_knowledge(plan->game, plan->spec[i], hash);
    return hex(hash);
}

static json_t *list_every(const struct variety *variety)
{
    json_t *list = json_array();
    for (int i = 0; i < variety->count; i++)
        json_array_append_new(list, json_sprintf("%s=%s", variety->every[i].name,
                                                 variety->every[i].values));
    return list;
}

static json_t *list_specs(const struct arena_plan *plan)
{
    json_t *list = json_array();
    for (int i = 0; i < plan->specs; i++)
        json_array_append_new(list, json_string(plan->spec[i]));
    return list;
}

static json_t *list_seats(const struct arena_plan *plan)
{
    json_t *list = json_array();
    for (int i = 0; i < plan->given; i++)
        json_array_append_new(list, json_string(plan->spec[plan->seat[i]]));
    return list;
}

json_t *arena_line_settings(const struct tournament *tournament)
{
    const struct arena_plan *plan = &tournament->plan;
    const struct setup *setup = &tournament->wanted.setup;
    const struct variety *variety = &tournament->variety;
    char id[512];
    struct text out = text_init(id, sizeof id);
    setup_write_id(setup, plan->game, "", &out);
    return json_pack(
        "{s:i, s:s, s:i, s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:s}", "arena",
        ARENA_LOG_VERSION, "game", plan->game->name, "rules", plan->game->rules_version,
        "players",
        variety->all_players ? json_string("all") : json_integer(tournament->players[0]),
        "setup", id, "file",
        setup->attachment ? hex(hash_text(setup->attachment, 0)) : json_null(), "every",
        list_every(variety), "specs", list_specs(plan), "seats", list_seats(plan), "mind",
        name_heuristics(plan), "seed", plan->seed);
}

static json_t *list_winners(const struct arena_game *game)
{
    json_t *list = json_array();
    for (int seat = 0; seat < game->lineup.players; seat++)
        if (game->winners >> seat & 1)
            json_array_append_new(list, json_integer(seat + 1));
    return list;
}

static json_t *list_integers(const int *value, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_integer(value[i]));
    return list;
}

static json_t *list_reals(const float *value, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_real((double)value[i]));
    return list;
}

/* The whole game in one word: with it and the players it can be played again. */
static json_t *name_game(const struct tournament *tournament, long deal)
{
    char seed[SETUP_VALUE], id[512];
    struct text seed_out = text_init(seed, sizeof seed), out = text_init(id, sizeof id);
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    variety_setup(&tournament->variety, (unsigned long)deal, &setup, &error);
    arena_deal_seed(&tournament->plan, deal, &seed_out);
    setup_write_id(&setup, tournament->plan.game, seed, &out);
    setup_deinit(&setup);
    return json_string(id);
}

json_t *arena_line_seats(const struct arena_plan *plan, const struct lineup *lineup)
{
    json_t *list = json_array();
    for (int seat = 0; seat < lineup->players; seat++)
        json_array_append_new(list, json_string(plan->spec[lineup->seat[seat]]));
    return list;
}

json_t *arena_line_game(const struct tournament *tournament,
                        const struct arena_game *game)
{
    int players = game->lineup.players;
    return json_pack(
        "{s:I, s:i, s:o, s:o, s:i, s:b, s:o, s:o, s:i, s:i, s:o, s:o, s:o, s:o}", "deal",
        (json_int_t)game->deal, "rotation", (int)game->rotation, "id",
        name_game(tournament, game->deal), "seats",
        arena_line_seats(&tournament->plan, &game->lineup), "first", game->first + 1,
        "over", (int)game->over, "winners", list_winners(game), "scores",
        list_integers(game->score, players), "rounds", game->rounds, "choices",
        game->choices, "moves", list_integers(game->moves, players), "seconds",
        list_reals(game->thought, players), "longest", list_reals(game->longest, players),
        "hash", hex(game->hash));
}
