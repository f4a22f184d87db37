/* schedule.c: the schedule of a tournament. */
#include <assert.h>
#include <string.h>

#include "ai/arena/arena.h"

static long count_combinations(int of, int take)
{
    long count = 1;
    for (int i = 0; i < take; i++)
        count = count * (of - i) / (i + 1);
    return count;
}

long arena_lineups(const struct arena_plan *plan, int players)
{
    if (plan->given > 0 || plan->specs == players)
        return 1;
    return plan->specs > players ? count_combinations(plan->specs, players) : plan->specs;
}

/* The combination with the given index, in lexicographic order. */
static void pick_combination(int of, long number, struct lineup *out)
{
    int place = 0;
    for (int spec = 0; place < out->players; spec++) {
        long with = count_combinations(of - spec - 1, out->players - place - 1);
        if (number < with)
            out->seat[place++] = (int8_t)spec;
        else
            number -= with;
    }
}

/* Every spec once, and one of them in the remaining seats. */
static void pick_majority(int specs, long number, struct lineup *out)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS && seat < out->players; seat++)
        out->seat[seat] = (int8_t)(seat < specs ? seat : number);
}

/* Permutes the seats after the first. */
static void arrange(struct lineup *lineup, long number)
{
    for (int place = 1; place < lineup->players - 1; place++) {
        int left = lineup->players - place;
        int from = place + (int)(number % left);
        int8_t moved = lineup->seat[from];
        number /= left;
        memmove(&lineup->seat[place + 1], &lineup->seat[place], (size_t)(from - place));
        lineup->seat[place] = moved;
    }
}

void arena_lineup(const struct arena_plan *plan, long deal, int players,
                  struct lineup *out)
{
    long turn = deal / plan->variants, lineups = arena_lineups(plan, players);
    assert(plan->given == 0 || plan->given == players);
    *out = (struct lineup){.players = players};
    if (plan->given > 0) {
        memcpy(out->seat, plan->seat, (size_t)players);
        return;
    }
    if (plan->specs > players)
        pick_combination(plan->specs, turn % lineups, out);
    else
        pick_majority(plan->specs, turn % lineups, out);
    arrange(out, turn / lineups);
}

int arena_lineup_rotations(const struct lineup *lineup)
{
    struct lineup turned = *lineup;
    int count = 0;
    do {
        arena_lineup_rotate(&turned, 1);
        count++;
    } while (memcmp(turned.seat, lineup->seat, sizeof turned.seat) != 0);
    return count;
}

void arena_lineup_rotate(struct lineup *lineup, int by)
{
    struct lineup old = *lineup;
    for (int seat = 0; seat < old.players; seat++)
        lineup->seat[(seat + by) % old.players] = old.seat[seat];
}

void arena_deal_seed(const struct arena_plan *plan, long deal, struct text *out)
{
    text_format(out, "%s.%ld", plan->seed, deal);
}
