/* arena_games.c: the games of a tournament played so far. */
#include <limits.h>
#include <stdlib.h>

#include "cli/lab/arena.h"
#include "core/memory.h"

void arena_games_init(struct arena_games *games, const struct tournament *tournament)
{
    *games = (struct arena_games){.tournament = tournament};
    sprt_init(&games->sprt, tournament->low, tournament->high);
}

void arena_games_deinit(struct arena_games *games)
{
    free(games->game);
    free(games->deal);
}

bool arena_games_has(const struct arena_games *games, long deal, int rotation)
{
    return deal < games->deals && (games->deal[deal].played >> rotation & 1) != 0;
}

static bool is_complete(const struct arena_games *games, long deal)
{
    return deal < games->deals && games->deal[deal].count > 0 &&
           games->deal[deal].count == arena_tournament_rotations(games->tournament, deal);
}

static void make_room(struct arena_games *games, long deal)
{
    if (games->count == games->capacity) {
        games->capacity = games->capacity > 0 ? games->capacity * 2 : 256;
        games->game =
            memory_resize(games->game, (size_t)games->capacity, sizeof *games->game);
    }
    if (deal < games->deals)
        return;
    long from = games->deals;
    games->deals = deal * 2 + 64;
    games->deal = memory_resize(games->deal, (size_t)games->deals, sizeof *games->deal);
    for (; from < games->deals; from++)
        games->deal[from] = (struct arena_games_deal){0};
}

static int seats_of_first(const struct lineup *lineup)
{
    int seats = 0;
    for (int seat = 0; seat < lineup->players; seat++)
        seats += lineup->seat[seat] == 0;
    return seats;
}

/* Deals are tested in order, so the result does not depend on which finished first. */
static void test_on(struct arena_games *games)
{
    const struct tournament *tournament = games->tournament;
    const struct arena_plan *plan = &tournament->plan;
    while (games->verdict == SPRT_OPEN && is_complete(games, games->next)) {
        struct lineup lineup;
        const struct arena_games_deal *deal = &games->deal[games->next];
        int players = tournament->players[games->next % plan->variants];
        arena_lineup(plan, games->next++, players, &lineup);
        sprt_add(&games->sprt, players, seats_of_first(&lineup), deal->count,
                 (double)deal->won);
        games->verdict = sprt_decide(&games->sprt);
    }
}

void arena_games_add(struct arena_games *games, const struct arena_game *game)
{
    if (arena_games_has(games, game->deal, game->rotation))
        return;
    make_room(games, game->deal);
    struct arena_games_deal *deal = &games->deal[game->deal];
    games->game[games->count++] = *game;
    deal->played = (uint8_t)(deal->played | 1u << game->rotation);
    deal->count++;
    for (int seat = 0; seat < game->lineup.players; seat++)
        if (game->lineup.seat[seat] == 0)
            deal->won += (float)arena_won(game, seat);
    if (games->tournament->testing)
        test_on(games);
}

static int compare_games(const void *left, const void *right)
{
    const struct arena_game *a = left, *b = right;
    if (a->deal != b->deal)
        return a->deal < b->deal ? -1 : 1;
    return a->rotation - b->rotation;
}

struct arena_game *arena_games_list(const struct arena_games *games, long *count)
{
    struct arena_game *list = memory_new((size_t)games->count + 1, sizeof *list);
    long end = games->verdict != SPRT_OPEN ? games->next : LONG_MAX;
    *count = 0;
    for (long i = 0; i < games->count; i++)
        if (games->game[i].deal < end && is_complete(games, games->game[i].deal))
            list[(*count)++] = games->game[i];
    qsort(list, (size_t)*count, sizeof *list, compare_games);
    return list;
}
