/* totals.c: accumulates games deal by deal. */
#include "ai/arena/totals.h"

#include <stdlib.h>

#include "core/memory.h"

static void add_to_spec(struct totals_spec *spec, const struct arena_game *game, int seat)
{
    spec->seats++;
    spec->score += game->score[seat];
    spec->thought += (double)game->thought[seat];
    spec->moves += game->moves[seat];
    if ((double)game->longest[seat] > spec->longest)
        spec->longest = (double)game->longest[seat];
}

static void add_game(struct arena_totals *totals, const struct arena_game *game,
                     struct elo_deal *deal)
{
    bool there[ARENA_MAX_SPECS] = {0};
    deal->games++;
    totals->broken_off += !game->over;
    totals->choices += game->choices;
    totals->others_begin = totals->others_begin || game->first != 0;
    totals->rounds[totals->games++] = game->rounds;
    for (int seat = 0; seat < game->lineup.players; seat++) {
        int spec = game->lineup.seat[seat];
        add_to_spec(&totals->spec[spec], game, seat);
        totals->spec[spec].games += !there[spec];
        there[spec] = true;
        deal->won[spec] += arena_won(game, seat);
    }
}

/* Seats count from the first, turns from the player who moved first. */
static void add_places(struct arena_totals *totals, const struct arena_game *games,
                       int count)
{
    int players = games[0].lineup.players;
    double seat_won[GAME_MAX_PLAYERS] = {0}, turn_won[GAME_MAX_PLAYERS] = {0};
    for (int i = 0; i < count; i++)
        for (int seat = 0; seat < players; seat++) {
            double won = arena_won(&games[i], seat);
            seat_won[seat] += won;
            turn_won[(seat - games[i].first + players) % players] += won;
        }
    for (int place = 0; place < players; place++) {
        share_add(&totals->seat[place], count, seat_won[place], (double)count / players);
        share_add(&totals->turn[place], count, turn_won[place], (double)count / players);
    }
}

static void add_deal(struct arena_totals *totals, const struct arena_game *games,
                     int count)
{
    const struct lineup *lineup = &games[0].lineup;
    struct elo_deal deal = {.players = lineup->players};
    for (int seat = 0; seat < lineup->players; seat++)
        deal.seats[lineup->seat[seat]]++;
    for (int i = 0; i < count; i++)
        add_game(totals, &games[i], &deal);
    for (int spec = 0; spec < totals->specs; spec++)
        if (deal.seats[spec] > 0)
            share_add(&totals->spec[spec].won, count, deal.won[spec],
                      (double)count * deal.seats[spec] / lineup->players);
    add_places(totals, games, count);
    elo_deals_add(&totals->lineups, &deal);
    totals->deals++;
}

static int compare_rounds(const void *left, const void *right)
{
    int a = *(const int *)left, b = *(const int *)right;
    return (a > b) - (a < b);
}

void arena_totals_init(struct arena_totals *totals, const struct arena_plan *plan,
                       const struct arena_game *games, long count, int variant)
{
    *totals = (struct arena_totals){.specs = plan->specs};
    elo_deals_init(&totals->lineups);
    totals->rounds = memory_new((size_t)count + 1, sizeof *totals->rounds);
    for (long from = 0, to; from < count; from = to) {
        for (to = from; to < count && games[to].deal == games[from].deal;)
            to++;
        if (variant < 0 || games[from].deal % plan->variants == variant)
            add_deal(totals, &games[from], (int)(to - from));
    }
    qsort(totals->rounds, (size_t)totals->games, sizeof *totals->rounds, compare_rounds);
}

void arena_totals_deinit(struct arena_totals *totals)
{
    elo_deals_deinit(&totals->lineups);
    free(totals->rounds);
}

int arena_totals_rounds(const struct arena_totals *totals, int percent)
{
    long place = (totals->games * percent + 99) / 100 - 1;
    return totals->games == 0 ? 0 : totals->rounds[place < 0 ? 0 : place];
}

double arena_totals_mean_rounds(const struct arena_totals *totals)
{
    double sum = 0;
    for (long i = 0; i < totals->games; i++)
        sum += totals->rounds[i];
    return totals->games > 0 ? sum / (double)totals->games : 0;
}

static int find_member(const struct elo_group *group, int who)
{
    for (int i = 0; i < group->members; i++)
        if (group->who[i] == who)
            return i;
    return -1;
}

struct totals_pair arena_totals_pair(const struct arena_totals *totals, int left,
                                     int right)
{
    struct totals_pair pair = {0};
    for (int i = 0; i < totals->lineups.count; i++) {
        const struct elo_group *group = &totals->lineups.group[i];
        int one = find_member(group, left), two = find_member(group, right);
        if (one < 0 || two < 0)
            continue;
        pair.games += group->games;
        pair.won[0] += group->won[one];
        pair.won[1] += group->won[two];
    }
    return pair;
}
