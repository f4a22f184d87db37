/* arena_line_read.c: reads a game from a log file, accepting only valid ones. */
#include <string.h>

#include "cli/lab/arena.h"

enum { MOST = 1000000000, DIGITS = 16 };

static bool read_number(const json_t *line, const char *key, int low, int high, int *out,
                        struct error *error)
{
    const json_t *value = json_object_get(line, key);
    json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < low || number > high)
        return error_set(error, "\"%s\" must be a whole number from %d to %d", key, low,
                         high);
    *out = (int)number;
    return true;
}

/* One per player. */
static bool read_integers(const json_t *line, const char *key, int low, int players,
                          int *out, struct error *error)
{
    const json_t *list = json_object_get(line, key);
    bool ok = json_array_size(list) == (size_t)players;
    for (int i = 0; ok && i < players; i++) {
        const json_t *item = json_array_get(list, (size_t)i);
        json_int_t number = json_integer_value(item);
        ok = json_is_integer(item) && number >= low && number <= MOST;
        out[i] = ok ? (int)number : 0;
    }
    return ok || error_set(error,
                           "\"%s\" must be %d whole numbers from %d to %d, one for each "
                           "player",
                           key, players, low, (int)MOST);
}

static bool read_times(const json_t *line, const char *key, int players, float *out,
                       struct error *error)
{
    const json_t *list = json_object_get(line, key);
    bool ok = json_array_size(list) == (size_t)players;
    for (int i = 0; ok && i < players; i++) {
        const json_t *item = json_array_get(list, (size_t)i);
        double seconds = json_number_value(item);
        ok = json_is_number(item) && seconds >= 0 && seconds <= (double)MOST;
        out[i] = ok ? (float)seconds : 0;
    }
    return ok ||
           error_set(error, "\"%s\" must be %d times in seconds, one for each player",
                     key, players);
}

/* A finished game has winners, an unfinished one none. */
static bool read_winners(const json_t *line, struct arena_game *game, struct error *error)
{
    const json_t *list = json_object_get(line, "winners");
    const json_t *over = json_object_get(line, "over");
    bool ok = json_is_array(list) && json_is_boolean(over);
    game->over = json_is_true(over);
    for (size_t i = 0; ok && i < json_array_size(list); i++) {
        json_int_t seat = json_integer_value(json_array_get(list, i));
        ok = seat >= 1 && seat <= game->lineup.players;
        game->winners |= ok ? 1u << (seat - 1) : 0;
    }
    return (ok && (game->winners != 0) == game->over) ||
           error_set(
               error,
               "\"winners\" must be seats from 1 to %d if the game is \"over\", and "
               "none otherwise",
               game->lineup.players);
}

static bool read_hash(const json_t *line, uint64_t *out, struct error *error)
{
    const char *word = json_string_value(json_object_get(line, "hash"));
    if (!word || strlen(word) != DIGITS || strspn(word, "0123456789abcdef") != DIGITS)
        return error_set(error, "\"hash\" must be %d hexadecimal digits", (int)DIGITS);
    *out = strtoull(word, NULL, 16);
    return true;
}

/* Whether those sat around the table who should have. */
static bool has_seats(const json_t *line, const struct arena_plan *plan,
                      const struct lineup *lineup)
{
    const json_t *list = json_object_get(line, "seats");
    bool same = json_array_size(list) == (size_t)lineup->players;
    for (int i = 0; same && i < lineup->players; i++) {
        const char *spec = json_string_value(json_array_get(list, (size_t)i));
        same = spec && strcmp(spec, plan->spec[lineup->seat[i]]) == 0;
    }
    return same;
}

/* Which game of the tournament it is, and who sat where. */
static bool read_place(const struct tournament *tournament, const json_t *line,
                       struct arena_game *game, struct error *error)
{
    const struct arena_plan *plan = &tournament->plan;
    int deal = 0, rotation = 0, first = 1;
    if (!read_number(line, "deal", 0, ARENA_ENDLESS - 1, &deal, error) ||
        !read_number(line, "rotation", 0,
                     arena_tournament_rotations(tournament, deal) - 1, &rotation, error))
        return false;
    game->deal = deal;
    game->rotation = (int8_t)rotation;
    arena_lineup(plan, deal, tournament->players[deal % plan->variants], &game->lineup);
    arena_lineup_rotate(&game->lineup, rotation);
    if (!has_seats(line, plan, &game->lineup))
        return error_set(error,
                         "\"seats\" must be the players of this deal and rotation, "
                         "in their order");
    if (!read_number(line, "first", 1, game->lineup.players, &first, error))
        return false;
    game->first = (int8_t)(first - 1);
    return true;
}

bool arena_line_read_game(const struct tournament *tournament, const json_t *line,
                          struct arena_game *game, struct error *error)
{
    *game = (struct arena_game){0};
    if (!read_place(tournament, line, game, error))
        return false;
    int players = game->lineup.players;
    return read_winners(line, game, error) &&
           read_integers(line, "scores", -MOST, players, game->score, error) &&
           read_number(line, "rounds", 0, MOST, &game->rounds, error) &&
           read_number(line, "choices", 0, MOST, &game->choices, error) &&
           read_integers(line, "moves", 0, players, game->moves, error) &&
           read_times(line, "seconds", players, game->thought, error) &&
           read_times(line, "longest", players, game->longest, error) &&
           read_hash(line, &game->hash, error);
}
