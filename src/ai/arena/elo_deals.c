/* elo_deals.c: accumulates results by group, as sums for fitting ratings. */
#include <stdlib.h>
#include <string.h>

#include "ai/arena/elo.h"
#include "core/memory.h"

void elo_deals_init(struct elo_deals *deals)
{
    *deals = (struct elo_deals){0};
}

void elo_deals_deinit(struct elo_deals *deals)
{
    free(deals->group);
}

static struct elo_group group_of(const struct elo_deal *deal)
{
    struct elo_group group = {.players = deal->players};
    for (int who = 0; who < ELO_MAX; who++) {
        if (deal->seats[who] == 0)
            continue;
        group.who[group.members] = (int8_t)who;
        group.seats[group.members++] = deal->seats[who];
    }
    return group;
}

static bool same_players(const struct elo_group *a, const struct elo_group *b)
{
    return a->players == b->players && a->members == b->members &&
           memcmp(a->who, b->who, sizeof a->who) == 0 &&
           memcmp(a->seats, b->seats, sizeof a->seats) == 0;
}

static struct elo_group *find_group(struct elo_deals *deals, const struct elo_deal *deal)
{
    struct elo_group wanted = group_of(deal);
    for (int i = 0; i < deals->count; i++)
        if (same_players(&deals->group[i], &wanted))
            return &deals->group[i];
    if (deals->count == deals->capacity) {
        deals->capacity = deals->capacity > 0 ? deals->capacity * 2 : 16;
        deals->group =
            memory_resize(deals->group, (size_t)deals->capacity, sizeof *deals->group);
    }
    deals->group[deals->count] = wanted;
    return &deals->group[deals->count++];
}

void elo_deals_add(struct elo_deals *deals, const struct elo_deal *deal)
{
    struct elo_group *group = find_group(deals, deal);
    double games = deal->games;
    group->deals++;
    group->games += games;
    group->games2 += games * games;
    for (int i = 0; i < group->members; i++) {
        double won = deal->won[group->who[i]];
        group->won[i] += won;
        group->won_game[i] += won * games;
        for (int j = 0; j < group->members; j++)
            group->won_won[i][j] += won * deal->won[group->who[j]];
    }
}

struct share elo_group_share(const struct elo_group *group, int member)
{
    return (struct share){
        .deals = group->deals,
        .games = group->games,
        .won = group->won[member],
        .fair = group->games * group->seats[member] / group->players,
        .games2 = group->games2,
        .won2 = group->won_won[member][member],
        .won_game = group->won_game[member],
    };
}
