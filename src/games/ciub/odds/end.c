/* end.c: the end of a player's actions: adjusts to faces that help, skulls, dice put
 * into the tray, and swaps just before the rest is rolled. Nothing here is left to
 * chance, so all of it can wait until no die is to be re-rolled by an action. */
#include "games/ciub/odds/solver.h"

/* --- putting dice into the tray ----------------------------------------------------- */

struct leaving {
    struct solver *solver;
    dice_t dice;
};

/* 4.7 without anything done: one die must go in after all, or be swapped. One that does
 * not help is as good as any of its colour; dice that can be swapped are `wild`. */
static double leave_unmoved(struct solver *solver, int index, hues_t fixed, hues_t wild)
{
    const struct table *table = solver->table[index];
    double best = 0;
    for (int colour = 0; colour < solver->set->colours; colour++) {
        hues_t left = fixed;
        if (hues_of(fixed + wild, colour) > 0) {
            if (hues_of(wild, colour) == 0)
                left -= hue(colour);
            int child = ciub_solver_child(solver, index, LANE_NONE, colour);
            best = better(best, ciub_solver_chance(solver, child, left));
            if (hues_of(wild, colour) > 0 && hues_of(fixed, colour) > 0)
                best =
                    better(best, ciub_solver_chance(solver, child, fixed - hue(colour)));
        }
        if (wild != 0 && table_supplies(table, fixed + wild, colour))
            best = better(best, ciub_solver_chance(solver, index, fixed + hue(colour)));
    }
    return best;
}

/* Dice from i on are still to be put or left; those left are counted by colour. Of equal
 * dice so many are put. */
static double leave_dice(const struct leaving *end, int index, int i, hues_t fixed,
                         hues_t wild, bool moved)
{
    struct solver *solver = end->solver;
    int class = dice_at(end->dice, i), equal = 1;
    if (class < 0)
        return moved ? ciub_solver_chance(solver, index, fixed)
                     : leave_unmoved(solver, index, fixed, wild);
    int colour = kind_colour(class);
    if ((solver->set->swap >> class & 1) != 0)
        return leave_dice(end, index, i + 1, fixed, wild + hue(colour), moved);
    while (dice_at(end->dice, i + equal) == class)
        equal++;
    double best = 0;
    for (int put = 0; put <= equal; put++) {
        hues_t left = fixed + hue(colour) * (hues_t)(equal - put);
        best = better(best, leave_dice(end, index, i + equal, left, wild, moved));
        int lane = ciub_table_lane(solver, solver->table[index], class);
        if (lane == LANE_NONE || put == equal)
            break;
        index = ciub_solver_child(solver, index, lane, colour);
        moved = true;
        if (index < 0)
            return index == TABLE_WON ? 1 : best;
    }
    return best;
}

/* 4.6: skulls go in first. */
static double put_dice(struct solver *solver, int index, dice_t dice, bool moved)
{
    for (int i = 0; dice_at(dice, i) >= 0;) {
        int class = dice_at(dice, i);
        if ((solver->set->skull >> class & 1) == 0) {
            i++;
            continue;
        }
        int lane = ciub_table_lane(solver, solver->table[index], class);
        index = ciub_solver_child(solver, index, lane, kind_colour(class));
        dice = dice_remove(dice, i);
        moved = true;
        if (index < 0)
            return index == TABLE_WON;
    }
    struct leaving end = {solver, dice};
    return leave_dice(&end, index, 0, 0, 0, moved);
}

/* --- adjusts ------------------------------------------------------------------------ */

/* A die of that colour is turned to each face that helps, and put. */
static double turn_and_put(struct solver *solver, int index, dice_t others, int colour)
{
    double best = 0;
    if (index < 0)
        return index == TABLE_WON;
    const struct table *table = solver->table[index];
    for (int face = 0; face < table->faces[colour]; face++) {
        int class = table->face[colour][face];
        int lane = ciub_table_lane(solver, table, class);
        if (lane != LANE_NONE) {
            int child = ciub_solver_child(solver, index, lane, colour);
            best = better(best, ciub_solver_end(solver, child, others, true));
        }
    }
    return best;
}

/* 4.5: the adjusting die goes in, and another one is turned. A die that shows swap may be
 * swapped before that. */
static double adjust_others(struct solver *solver, int index, dice_t dice, int adjusting)
{
    const struct table *table = solver->table[index];
    dice_t others = dice_remove(dice, adjusting);
    hues_t hues = dice_hues(dice);
    int after = ciub_solver_child(solver, index, LANE_NONE,
                                  kind_colour(dice_at(dice, adjusting)));
    double best = 0;
    for (int i = 0; dice_at(others, i) >= 0; i++) {
        int class = dice_at(others, i);
        bool swaps = (solver->set->swap >> class & 1) != 0;
        if (dice_repeats(others, i))
            continue;
        for (int colour = 0; colour < solver->set->colours; colour++)
            if (colour == kind_colour(class) ||
                (swaps && table_supplies(table, hues, colour)))
                best = better(
                    best, turn_and_put(solver, after, dice_remove(others, i), colour));
    }
    return best;
}

double ciub_solver_end(struct solver *solver, int index, dice_t dice, bool moved)
{
    if (index < 0)
        return index == TABLE_WON;
    if (solver_stops(solver))
        return 0;
    double best = put_dice(solver, index, dice, moved);
    for (int i = 0; dice_at(dice, i) >= 0; i++) {
        int class = dice_at(dice, i);
        if ((solver->set->adjust >> class & 1) == 0 || dice_repeats(dice, i))
            continue;
        best = better(
            best, turn_and_put(solver, index, dice_remove(dice, i), kind_colour(class)));
        best = better(best, adjust_others(solver, index, dice, i));
    }
    return best;
}
