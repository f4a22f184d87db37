/* chance.c: the chance before a roll: sums over what the dice may show, and the
 * sweeps that solve what depends on itself.
 *
 * A player who swaps need not put a die aside, so the chance of some dice may depend on
 * that of as many others: on those into which dice that can show swap may turn. That
 * never leads to more dice that can show swap. So colours that can are exchanged for one
 * another in a *group* of multisets, and all else that a group depends on can be
 * solved before it. Sweeps over the group start from 0 and rise towards the solution. */
#include <stdlib.h>

#include "core/memory.h"
#include "games/ciub/odds/solver.h"

enum { UNKNOWN, FINAL, FIRST_SWEEP }; /* stamps; from the third on: that sweep */

enum { MOST_SWEEPS = 2000 };
static const double settled = 1e-12; /* a sweep that changes less is the last */

/* --- groups ------------------------------------------------------------------------- */

/* What a roll may show whose value depends on the group itself. */
struct outcome {
    dice_t dice;
    double weight;
};

struct member {
    hues_t hues;
    double sum;     /* over outcomes whose value is final */
    int begin, end; /* the others, in the group's list */
    double rise;    /* by the last sweep */
    double before;  /* ... by the one before it */
};

struct group {
    struct member *member;
    int members, member_capacity;
    struct outcome *outcome;
    int outcomes, outcome_capacity;
};

static void join_group(struct group *group, hues_t hues)
{
    if (group->members == group->member_capacity) {
        group->member_capacity = 2 * group->member_capacity + 8;
        group->member = memory_resize(group->member, (size_t)group->member_capacity,
                                      sizeof *group->member);
    }
    group->member[group->members++] = (struct member){.hues = hues};
}

static void keep_outcome(struct group *group, dice_t dice, double weight)
{
    if (group->outcomes == group->outcome_capacity) {
        group->outcome_capacity = 2 * group->outcome_capacity + 64;
        group->outcome = memory_resize(group->outcome, (size_t)group->outcome_capacity,
                                       sizeof *group->outcome);
    }
    group->outcome[group->outcomes++] = (struct outcome){dice, weight};
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

/* --- the sum over all outcomes ------------------------------------------------------ */

/* A roll being enumerated: colour by colour, and in a colour face by face. */
struct rolling {
    struct solver *solver;
    int table;
    struct group *group;
    struct member *member;
    double open; /* the part of the sum that is not final */
};

static void roll_colour(struct rolling *roll, int colour, dice_t dice, int length,
                        double weight);

static void roll_shows(struct rolling *roll, dice_t dice, double weight)
{
    roll->solver->open = false;
    double part = weight * ciub_solver_value(roll->solver, roll->table, dice, false);
    if (!roll->solver->open) {
        roll->member->sum += part;
        return;
    }
    roll->open += part;
    keep_outcome(roll->group, dice, weight);
}

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
    hues_t hues = roll->member->hues;
    while (colour < roll->solver->set->colours && hues_of(hues, colour) == 0)
        colour++;
    if (colour == roll->solver->set->colours)
        roll_shows(roll, dice, weight);
    else if (!roll->solver->stopped)
        roll_face(roll, colour, 0, hues_of(hues, colour), dice, length, weight);
}

static double first_sum(struct solver *solver, int index, struct group *group,
                        struct member *member)
{
    struct rolling roll = {solver, index, group, member, 0};
    member->begin = group->outcomes;
    roll_colour(&roll, 0, 0, 0, 1);
    member->end = group->outcomes;
    return member->sum + roll.open;
}

static double next_sum(struct solver *solver, int index, const struct group *group,
                       const struct member *member)
{
    double open = 0;
    for (int i = member->begin; i < member->end; i++)
        open += group->outcome[i].weight *
                ciub_solver_value(solver, index, group->outcome[i].dice, false);
    return member->sum + open;
}

/* --- solving a group ---------------------------------------------------------------- */

static double *chance_of(struct solver *solver, int index, const struct member *member)
{
    struct table *table = solver->table[index];
    return &table->chance[solver_rank(solver, table->dice, member->hues)];
}

/* Returns by how much the chances rose at most. */
static double sweep(struct solver *solver, int index, struct group *group, bool first)
{
    double most = 0;
    solver->table[index]->sweep = FIRST_SWEEP + solver->sweeps++;
    for (int i = 0; i < group->members; i++) {
        struct member *member = &group->member[i];
        double *chance = chance_of(solver, index, member);
        double sum = first ? first_sum(solver, index, group, member)
                           : next_sum(solver, index, group, member);
        double rise = sum < 1 ? sum - *chance : 1 - *chance;
        member->before = member->rise;
        member->rise = rise > 0 ? rise : 0;
        *chance += member->rise;
        most = rise > most ? rise : most;
    }
    return group->outcomes > 0 ? most : 0;
}

/* Goes ahead by what the next sweeps would bring at least. A sweep is a convex and rising
 * function of the chances. So if it brings each chance at least the share s of what the
 * sweep before brought it, so does every further one: together s / (1 - s) times as
 * much. The chances stay below the solution, and rising. */
static void extrapolate(struct solver *solver, int index, struct group *group)
{
    double share = 0.999;
    for (int i = 0; i < group->members; i++) {
        const struct member *member = &group->member[i];
        if (member->before > 0 && member->rise < share * member->before)
            share = member->rise / member->before;
    }
    for (int i = 0; i < group->members; i++)
        *chance_of(solver, index, &group->member[i]) +=
            group->member[i].rise * share / (1 - share);
}

static void stamp_group(struct solver *solver, struct table *table,
                        const struct group *group, uint32_t stamp)
{
    for (int i = 0; i < group->members; i++)
        table->stamp[solver_rank(solver, table->dice, group->member[i].hues)] = stamp;
}

/* The sweeps were not finished: another time they start from 0 again. */
static void forget_group(struct solver *solver, int index, const struct group *group)
{
    for (int i = 0; i < group->members; i++)
        *chance_of(solver, index, &group->member[i]) = 0;
    stamp_group(solver, solver->table[index], group, UNKNOWN);
}

static void sweep_group(struct solver *solver, int index, struct group *group)
{
    struct table *table = solver->table[index];
    bool outer = solver->open;
    stamp_group(solver, table, group, FIRST_SWEEP);
    double rise = sweep(solver, index, group, true);
    for (int i = 0; i < MOST_SWEEPS && rise > settled && !solver->stopped; i++) {
        rise = sweep(solver, index, group, false);
        if (i % 2 == 1)
            extrapolate(solver, index, group);
    }
    if (solver->stopped)
        forget_group(solver, index, group);
    else
        stamp_group(solver, table, group, FINAL);
    table->sweep = FIRST_SWEEP + solver->sweeps++;
    solver->open = outer;
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
                table->stamp[solver_rank(solver, table->dice, other)] == UNKNOWN)
                solve_group(solver, index, other);
        }
    }
}

static hues_t swapping(const struct solver *solver, hues_t hues)
{
    hues_t part = 0;
    for (int colour = 0; colour < solver->set->colours; colour++)
        if ((solver->swappers >> colour & 1) != 0)
            part += hue(colour) * (hues_t)hues_of(hues, colour);
    return part;
}

static void solve_group(struct solver *solver, int index, hues_t hues)
{
    struct table *table = solver->table[index];
    hues_t wild = swapping(solver, hues);
    struct group group = {0};
    if (solver->stopped)
        return;
    share_out(solver, table, 0, hues_total(wild), hues - wild, &group);
    for (int i = 0; i < group.members; i++)
        solve_below(solver, index, group.member[i].hues);
    if (!solver->stopped)
        sweep_group(solver, index, &group);
    free(group.member);
    free(group.outcome);
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
        double chance = ciub_solver_chance(solver, index, hues + hue(colour));
        best = chance > best ? chance : best;
    }
    if (!solver->stopped) {
        table->chance[rank] = best;
        table->stamp[rank] = solver->open ? table->sweep : (uint32_t)FINAL;
    }
    solver->open = solver->open || outer;
}

double ciub_solver_chance(struct solver *solver, int index, hues_t hues)
{
    if (index < 0)
        return index == TABLE_WON;
    struct table *table = solver->table[index];
    int rank = solver_rank(solver, table->dice, hues);
    uint32_t stamp = table->stamp[rank];
    if (stamp == FINAL)
        return table->chance[rank];
    if (solver->stopped)
        return 0;
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
