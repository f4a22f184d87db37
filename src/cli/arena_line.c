/* arena_line.c: the lines of a tournament's file: its settings, and a game. */
#include <string.h>

#include "base/hash.h"
#include "cli/arena.h"
#include "core/mind.h"

enum { ARENA_LOG_VERSION = 1 };

static json_t *hex(uint64_t hash)
{
    return json_sprintf("%016llx", (unsigned long long)hash);
}

static uint64_t hash_text(const char *words, uint64_t seed)
{
    return words ? hash_bytes(words, strlen(words), seed) : seed;
}

/* What the game's players know: levels of one name may come to play otherwise. */
static json_t *name_mind(const struct game *game)
{
    const struct mind *mind = game->mind;
    uint64_t hash = hash_text(mind && mind->weights ? mind->weights() : NULL, 1);
    return hex(hash_text(mind && mind->levels ? mind->levels() : NULL, hash));
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
        name_mind(plan->game), "seed", plan->seed);
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

static json_t *name_seats(const struct arena_plan *plan, const struct lineup *lineup)
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
        name_seats(&tournament->plan, &game->lineup), "first", game->first + 1, "over",
        (int)game->over, "winners", list_winners(game), "scores",
        list_integers(game->score, players), "rounds", game->rounds, "choices",
        game->choices, "moves", list_integers(game->moves, players), "seconds",
        list_reals(game->thought, players), "longest", list_reals(game->longest, players),
        "hash", hex(game->hash));
}

static bool read_integers(const json_t *list, int count, int *out)
{
    bool ok = json_array_size(list) == (size_t)count;
    for (int i = 0; ok && i < count; i++) {
        const json_t *item = json_array_get(list, (size_t)i);
        ok = json_is_integer(item);
        out[i] = (int)json_integer_value(item);
    }
    return ok;
}

static bool read_reals(const json_t *list, int count, float *out)
{
    bool ok = json_array_size(list) == (size_t)count;
    for (int i = 0; ok && i < count; i++) {
        const json_t *item = json_array_get(list, (size_t)i);
        ok = json_is_number(item) && json_number_value(item) >= 0;
        out[i] = (float)json_number_value(item);
    }
    return ok;
}

static bool read_winners(const json_t *list, struct arena_game *game)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_int_t seat = json_integer_value(json_array_get(list, i));
        if (seat < 1 || seat > game->lineup.players)
            return false;
        game->winners |= 1u << (seat - 1);
    }
    return json_is_array(list) && (game->winners != 0) == game->over;
}

/* Whether deal and rotation are of this tournament; fills in who sits where. */
static bool read_place(const struct tournament *tournament, const json_t *seats,
                       struct arena_game *game)
{
    const struct arena_plan *plan = &tournament->plan;
    if (game->deal < 0 || game->deal >= ARENA_ENDLESS || game->rotation < 0 ||
        game->rotation >= tournament_rotations(tournament, game->deal))
        return false;
    arena_lineup(plan, game->deal, tournament->players[game->deal % plan->variants],
                 &game->lineup);
    lineup_rotate(&game->lineup, game->rotation);
    json_t *wanted = name_seats(plan, &game->lineup);
    bool same = json_equal(wanted, seats);
    json_decref(wanted);
    return same && game->first >= 0 && game->first < game->lineup.players;
}

bool arena_line_read_game(const struct tournament *tournament, const json_t *line,
                          struct arena_game *game, struct error *error)
{
    json_int_t deal;
    json_error_t why;
    const char *hash;
    int rotation, first, over;
    const json_t *seats, *winners, *scores, *moves, *seconds, *longest;
    *game = (struct arena_game){0};
    if (json_unpack_ex(
            (json_t *)line, &why, 0,
            "{s:I, s:i, s:o, s:i, s:b, s:o, s:o, s:i, s:i, s:o, s:o, s:o, s:s}", "deal",
            &deal, "rotation", &rotation, "seats", &seats, "first", &first, "over", &over,
            "winners", &winners, "scores", &scores, "rounds", &game->rounds, "choices",
            &game->choices, "moves", &moves, "seconds", &seconds, "longest", &longest,
            "hash", &hash) != 0)
        return error_set(error, "this is not a game of a tournament: %s", why.text);
    game->deal = (long)deal;
    game->rotation = (int8_t)(rotation < 0 || rotation > 100 ? -1 : rotation);
    game->first = (int8_t)(first < 1 || first > GAME_MAX_PLAYERS ? -1 : first - 1);
    game->over = over != 0;
    game->hash = strtoull(hash, NULL, 16);
    if (!read_place(tournament, seats, game))
        return error_set(error, "this deal and these seats are not of this tournament");
    int players = game->lineup.players;
    if (!read_winners(winners, game) || !read_integers(scores, players, game->score) ||
        !read_integers(moves, players, game->moves) ||
        !read_reals(seconds, players, game->thought) ||
        !read_reals(longest, players, game->longest))
        return error_set(error, "winners, scores or times make no sense for %d players",
                         players);
    return true;
}
