/* odds_chance.c: the chance before a roll: sums over what the dice may show, and the
 * sweeps that solve what depends on itself.
 *
 * A player who swaps need not put a die aside, so the chance of some dice may depend on
 * that of as many others: on those into which dice that can show swap may turn. That
 * never leads to more dice that can show swap. So colours that can are exchanged for one
 * another in a *group* of multisets, and all else that a group depends on can be
 * solved before it. Sweeps over the group start from 0 and rise towards the solution. */
#include <stdlib.h>

#include "core/memory.h"
#include "games/ciub/odds_solver.h"

enum { UNKNOWN, FINAL, FIRST_SWEEP }; /* stamps; from the third on: that sweep */

enum { MOST_SWEEPS = 2000 };
static const double settled = 1e-15; /* a sweep that changes less is the last */

static int rank_of(const struct solver *solver, int dice, hues_t hues)
{
    int rank = 0;
    for (int left = solver->set->colours; left > 0; left--, hues >>= 4) {
        int count = (int)(hues & 15);
        rank += solver->offset[left][dice][count];
        dice -= count;
    }
    return rank;
}

/* --- the sum over all outcomes ------------------------------------------------------ */

/* A roll being enumerated: colour by colour, and in a colour face by face. */
struct rolling {
    struct solver *solver;
    int table;
    hues_t hues;
    double sum;
};

static void roll_colour(struct rolling *roll, int colour, dice_t dice, int length,
                        double weight);

/* `left` dice of the colour are still to show the face or a later one. The weight is
 * that of the multiset: a multinomial coefficient, one binomial a face. */
static void roll_face(struct rolling *roll, int colour, int face, int left, dice_t dice,
                      int length, double weight)
{
    const struct table *table = roll->solver->table[roll->table];
    dice_t byte = (dice_t)table->face[colour][face] + 1;
    double share = table->weight[colour][face] / (double)CIUB_SIDES;
    bool last = face == table->faces[colour] - 1;
    for (int count = 0; count <= left; count++) {
        if (!last)
            roll_face(roll, colour, face + 1, left - count, dice, length, weight);
        else if (count == left)
            roll_colour(roll, colour + 1, dice, length, weight);
        if (count == left)
            return;
        dice |= byte << 8 * length++;
        weight = weight * share * (left - count) / (count + 1);
    }
}

static void roll_colour(struct rolling *roll, int colour, dice_t dice, int length,
                        double weight)
{
    while (colour < roll->solver->set->colours && hues_of(roll->hues, colour) == 0)
        colour++;
    if (colour == roll->solver->set->colours)
        roll->sum += weight * solver_value(roll->solver, roll->table, dice, false);
    else
        roll_face(roll, colour, 0, hues_of(roll->hues, colour), dice, length, weight);
}

static double roll_all(struct solver *solver, int table, hues_t hues)
{
    struct rolling roll = {solver, table, hues, 0};
    roll_colour(&roll, 0, 0, 0, 1);
    return roll.sum < 1 ? roll.sum : 1;
}

/* --- groups ------------------------------------------------------------------------- */

struct group {
    hues_t *member;
    int count, capacity;
};

static void join_group(struct group *group, hues_t hues)
{
    if (group->count == group->capacity) {
        group->capacity = 2 * group->capacity + 8;
        group->member =
            memory_resize(group->member, (size_t)group->capacity, sizeof *group->member);
    }
    group->member[group->count++] = hues;
}

/* All ways to share `dice` dice among the swapping colours from `colour` on. */
static void share_out(const struct solver *solver, const struct table *table, int colour,
                      int dice, hues_t hues, struct group *group)
{
    while (colour < solver->set->colours && (solver->swappers >> colour & 1) == 0)
        colour++;
    if (colour >= solver->set->colours) {
        if (dice == 0)
            join_group(group, hues);
        return;
    }
    for (int count = 0; count <= dice && count <= hues_of(table->room, colour); count++)
        share_out(solver, table, colour + 1, dice - count,
                  hues + hue(colour) * (hues_t)count, group);
}

static hues_t swapping(const struct solver *solver, hues_t hues)
{
    hues_t part = 0;
    for (int colour = 0; colour < solver->set->colours; colour++)
        if ((solver->swappers >> colour & 1) != 0)
            part += hue(colour) * (hues_t)hues_of(hues, colour);
    return part;
}

static void sweep_group(struct solver *solver, int index, const struct group *group)
{
    struct table *table = solver->table[index];
    double change = 1;
    for (int i = 0; i < MOST_SWEEPS && change > settled; i++) {
        bool outer = solver->open;
        solver->open = false;
        change = 0;
        table->sweep = FIRST_SWEEP + solver->sweeps++;
        for (int k = 0; k < group->count; k++) {
            double *chance =
                &table->chance[rank_of(solver, table->dice, group->member[k])];
            double better = roll_all(solver, index, group->member[k]);
            change = better - *chance > change ? better - *chance : change;
            *chance = better;
        }
        if (!solver->open)
            change = 0;
        solver->open = outer;
    }
    table->sweep = FIRST_SWEEP + solver->sweeps++;
}

static void solve_group(struct solver *solver, int index, hues_t hues);

/* What a swap of one die for another colour leads to, and so on. */
static void solve_below(struct solver *solver, int index, hues_t hues)
{
    const struct table *table = solver->table[index];
    for (int from = 0; from < solver->set->colours; from++) {
        if (hues_of(hues, from) == 0 || (solver->swappers >> from & 1) == 0)
            continue;
        for (int to = 0; to < solver->set->colours; to++) {
            hues_t other = hues - hue(from) + hue(to);
            if ((solver->swappers >> to & 1) == 0 && table_supplies(table, hues, to) &&
                table->stamp[rank_of(solver, table->dice, other)] == UNKNOWN)
                solve_group(solver, index, other);
        }
    }
}

static void solve_group(struct solver *solver, int index, hues_t hues)
{
    struct table *table = solver->table[index];
    hues_t wild = swapping(solver, hues);
    struct group group = {0};
    share_out(solver, table, 0, hues_total(wild), hues - wild, &group);
    for (int k = 0; k < group.count; k++)
        solve_below(solver, index, group.member[k]);
    for (int k = 0; k < group.count; k++)
        table->stamp[rank_of(solver, table->dice, group.member[k])] = FIRST_SWEEP;
    sweep_group(solver, index, &group);
    for (int k = 0; k < group.count; k++)
        table->stamp[rank_of(solver, table->dice, group.member[k])] = FINAL;
    free(group.member);
}

/* --- looking up --------------------------------------------------------------------- */

/* Some dice may be of any colour: the best one of the next, the others likewise. */
static void choose_colour(struct solver *solver, int index, hues_t hues, int rank)
{
    struct table *table = solver->table[index];
    double best = 0;
    bool outer = solver->open;
    solver->open = false;
    for (int colour = 0; colour < solver->set->colours; colour++) {
        if (!table_supplies(table, hues, colour))
            continue;
        double chance = solver_chance(solver, index, hues + hue(colour));
        best = chance > best ? chance : best;
    }
    table->chance[rank] = best;
    table->stamp[rank] = solver->open ? table->sweep : (uint32_t)FINAL;
    solver->open = solver->open || outer;
}

double solver_chance(struct solver *solver, int index, hues_t hues)
{
    if (index < 0)
        return index == TABLE_WON;
    struct table *table = solver->table[index];
    int rank = rank_of(solver, table->dice, hues);
    uint32_t stamp = table->stamp[rank];
    if (stamp == FINAL)
        return table->chance[rank];
    if (hues_total(hues) == table->dice) {
        if (stamp == UNKNOWN)
            solve_group(solver, index, hues);
        else
            solver->open = true;
    } else if (stamp != UNKNOWN && stamp == table->sweep) {
        solver->open = true;
    } else {
        choose_colour(solver, index, hues, rank);
    }
    return table->chance[rank];
}
