/* arena_games.c: the games of a tournament played so far. */
#include <limits.h>
#include <stdlib.h>

#include "cli/lab/arena.h"
#include "core/memory.h"

void arena_games_init(struct arena_book *book, const struct tournament *tournament)
{
    *book = (struct arena_book){.tournament = tournament};
    sprt_init(&book->sprt, tournament->low, tournament->high);
}

void arena_games_deinit(struct arena_book *book)
{
    free(book->game);
    free(book->deal);
}

bool arena_games_has(const struct arena_book *book, long deal, int rotation)
{
    return deal < book->deals && (book->deal[deal].played >> rotation & 1) != 0;
}

static bool is_complete(const struct arena_book *book, long deal)
{
    return deal < book->deals && book->deal[deal].count > 0 &&
           book->deal[deal].count == arena_tournament_rotations(book->tournament, deal);
}

static void make_room(struct arena_book *book, long deal)
{
    if (book->count == book->capacity) {
        book->capacity = book->capacity > 0 ? book->capacity * 2 : 256;
        book->game =
            memory_resize(book->game, (size_t)book->capacity, sizeof *book->game);
    }
    if (deal < book->deals)
        return;
    long from = book->deals;
    book->deals = deal * 2 + 64;
    book->deal = memory_resize(book->deal, (size_t)book->deals, sizeof *book->deal);
    for (; from < book->deals; from++)
        book->deal[from] = (struct arena_games_deal){0};
}

static int seats_of_first(const struct lineup *lineup)
{
    int seats = 0;
    for (int seat = 0; seat < lineup->players; seat++)
        seats += lineup->seat[seat] == 0;
    return seats;
}

/* Deals are tested in order, so the result does not depend on which finished first. */
static void test_on(struct arena_book *book)
{
    const struct tournament *tournament = book->tournament;
    const struct arena_plan *plan = &tournament->plan;
    while (book->verdict == SPRT_OPEN && is_complete(book, book->next)) {
        struct lineup lineup;
        const struct arena_games_deal *deal = &book->deal[book->next];
        int players = tournament->players[book->next % plan->variants];
        arena_lineup(plan, book->next++, players, &lineup);
        sprt_add(&book->sprt, players, seats_of_first(&lineup), deal->count,
                 (double)deal->won);
        book->verdict = sprt_decide(&book->sprt);
    }
}

void arena_games_add(struct arena_book *book, const struct arena_game *game)
{
    if (arena_games_has(book, game->deal, game->rotation))
        return;
    make_room(book, game->deal);
    struct arena_games_deal *deal = &book->deal[game->deal];
    book->game[book->count++] = *game;
    deal->played = (uint8_t)(deal->played | 1u << game->rotation);
    deal->count++;
    for (int seat = 0; seat < game->lineup.players; seat++)
        if (game->lineup.seat[seat] == 0)
            deal->won += (float)arena_won(game, seat);
    if (book->tournament->testing)
        test_on(book);
}

static int compare_games(const void *left, const void *right)
{
    const struct arena_game *a = left, *b = right;
    if (a->deal != b->deal)
        return a->deal < b->deal ? -1 : 1;
    return a->rotation - b->rotation;
}

struct arena_game *arena_games_list(const struct arena_book *book, long *count)
{
    struct arena_game *list = memory_new((size_t)book->count + 1, sizeof *list);
    long end = book->verdict != SPRT_OPEN ? book->next : LONG_MAX;
    *count = 0;
    for (long i = 0; i < book->count; i++)
        if (book->game[i].deal < end && is_complete(book, book->game[i].deal))
            list[(*count)++] = book->game[i];
    qsort(list, (size_t)*count, sizeof *list, compare_games);
    return list;
}
