/* value.c: the chance of a player who may act with the dice on the table: re-rolls,
 * adjusts that lead to more actions, or the end of the actions (end.c).
 *
 * Every action leads to fewer dice, fewer fresh re-rolls or more spent ones, but for two:
 * a die that re-rolls itself may show re-roll again, which is solved in closed form; and
 * one that re-rolls a spent die of another colour may make that fresh, so that the two
 * have changed places. Dice that differ in such places only are solved together. */
#include "games/ciub/odds/solver.h"

enum { CLASS_IN_AIR = CIUB_KINDS };

dice_t ciub_solver_recast(const struct solver *solver, int index, dice_t dice)
{
    dice_t cast = 0;
    if (index < 0)
        return 0;
    for (int i = 0; dice_at(dice, i) >= 0; i++)
        cast = dice_add(cast, solver->table[index]->class[dice_at(dice, i)]);
    return cast;
}

/* --- values already known -----------------------------------------------------------
 */

static struct memo *memo_of(const struct solver *solver, int index, dice_t dice,
                            bool moved)
{
    uint64_t key = dice * UINT64_C(0x9e3779b97f4a7c15) ^
                   ((uint64_t)index * 2 + moved) * UINT64_C(0xc2b2ae3d27d4eb4f);
    return &solver->memo[(uint32_t)(key >> 32 ^ key >> 12) & solver->mask];
}

void ciub_solver_remember(struct solver *solver, int index, dice_t dice, bool moved,
                          double value)
{
    if (solver->stopped)
        return;
    *memo_of(solver, index, dice, moved) = (struct memo){
        .dice = dice,
        .value = value,
        .table = (uint32_t)index * 2 + moved,
        .sweep = solver->open ? solver->table[index]->sweep : 0,
    };
}

static bool recall(struct solver *solver, int index, dice_t dice, bool moved,
                   double *value)
{
    const struct memo *memo = memo_of(solver, index, dice, moved);
    if (memo->dice != dice || memo->table != (uint32_t)index * 2 + moved ||
        (memo->sweep != 0 && memo->sweep != solver->table[index]->sweep))
        return false;
    solver->open = solver->open || memo->sweep != 0;
    *value = memo->value;
    return true;
}

/* --- re-rolls ----------------------------------------------------------------------- */

static double roll_faces(struct solver *solver, int index, dice_t others, int colour,
                         bool moved)
{
    const struct table *table = solver->table[index];
    double sum = 0;
    for (int face = 0; face < table->faces[colour]; face++)
        sum += table->weight[colour][face] *
               ciub_solver_value(solver, index,
                                 dice_add(others, table->face[colour][face]), moved);
    return sum / (double)CIUB_SIDES;
}

/* Many dice lead to the same roll, so it is remembered as dice of which one has a class
 * of its own: in the air. */
double ciub_solver_roll_one(struct solver *solver, int index, dice_t others, int colour,
                            bool moved)
{
    dice_t dice = dice_add(others, CLASS_IN_AIR + colour);
    double value;
    if (recall(solver, index, dice, moved, &value))
        return value;
    bool outer = solver->open;
    solver->open = false;
    value = roll_faces(solver, index, others, colour, moved);
    ciub_solver_remember(solver, index, dice, moved, value);
    solver->open = solver->open || outer;
    return value;
}

int ciub_solver_roll_but_reroll(struct solver *solver, int index, dice_t others,
                                int colour, bool moved, double *sum)
{
    const struct table *table = solver->table[index];
    int again = 0;
    *sum = 0;
    for (int face = 0; face < table->faces[colour]; face++) {
        int class = table->face[colour][face];
        if ((solver->set->reroll >> class & 1) != 0)
            again = table->weight[colour][face];
        else
            *sum += table->weight[colour][face] *
                    ciub_solver_value(solver, index, dice_add(others, class), moved);
    }
    return again;
}

/* The die rolls itself until it shows something else than re-roll. */
static double reroll_itself(struct solver *solver, int index, dice_t others, int colour,
                            bool moved)
{
    double sum;
    int again = ciub_solver_roll_but_reroll(solver, index, others, colour, moved, &sum);
    return again < CIUB_SIDES ? sum / (CIUB_SIDES - again) : 0;
}

/* A die that shows swap may be swapped first, which counts as moved (4.7). */
static double reroll_swapped(struct solver *solver, int index, dice_t dice, dice_t others)
{
    const struct table *table = solver->table[index];
    hues_t hues = dice_hues(dice);
    double best = 0;
    for (int colour = 0; colour < solver->set->colours; colour++)
        if (table_supplies(table, hues, colour))
            best =
                better(best, ciub_solver_roll_one(solver, index, others, colour, true));
    return best;
}

/* Die `r` re-rolls itself or another die that is not spent. */
static double reroll_with(struct solver *solver, int index, dice_t dice, int r,
                          bool moved)
{
    const struct ciub_set *set = solver->set;
    int colour = kind_colour(dice_at(dice, r));
    dice_t rest = dice_remove(dice, r);
    double best = reroll_itself(solver, index, rest, colour, moved);
    for (int i = 0; dice_at(rest, i) >= 0; i++) {
        int class = dice_at(rest, i);
        if (dice_repeats(rest, i) || (set->spent >> class & 1) != 0)
            continue;
        dice_t others = dice_add(dice_remove(rest, i), kind_of(colour, LOOK_SPENT));
        best = better(
            best, ciub_solver_roll_one(solver, index, others, kind_colour(class), moved));
        if ((set->swap >> class & 1) != 0)
            best = better(best, reroll_swapped(solver, index, dice, others));
    }
    return best;
}

/* --- adjusts that lead on ----------------------------------------------------------- */

/* The class that a die of `colour` gets by being turned to the symbol. */
static double turn_to(struct solver *solver, int after, dice_t others, int colour,
                      int symbol)
{
    int look = ciub_set_look(solver->set, colour, symbol);
    if (look < 0)
        return 0;
    return ciub_solver_value(solver, after, dice_add(others, kind_of(colour, look)),
                             true);
}

/* One die is turned to swap or re-roll; or a skull to a face that does not help, so that
 * it stays. A die that shows swap may be swapped before it is turned to re-roll. */
static double turn_die(struct solver *solver, int index, int after, hues_t hues,
                       dice_t others, int class)
{
    const struct ciub_set *set = solver->set;
    int own = kind_colour(class);
    int shown = set->symbol[class];
    double best = 0;
    if (shown != SYMBOL_SWAP)
        best = turn_to(solver, after, others, own, SYMBOL_SWAP);
    if (shown != SYMBOL_REROLL)
        best = better(best, turn_to(solver, after, others, own, SYMBOL_REROLL));
    if (shown == SYMBOL_SKULL && set->die[own].symbols > 1)
        best = better(best, ciub_solver_value(solver, after,
                                              dice_add(others, idle_class(own)), true));
    for (int colour = 0; shown == SYMBOL_SWAP && colour < set->colours; colour++)
        if (table_supplies(solver->table[index], hues, colour))
            best = better(best, turn_to(solver, after, others, colour, SYMBOL_REROLL));
    return best;
}

static double adjust_with(struct solver *solver, int index, dice_t dice, int a)
{
    hues_t hues = dice_hues(dice);
    dice_t rest = dice_remove(dice, a);
    int after =
        ciub_solver_child(solver, index, LANE_NONE, kind_colour(dice_at(dice, a)));
    double best = 0;
    if (after < 0)
        return after == TABLE_WON;
    for (int i = 0; dice_at(rest, i) >= 0; i++) {
        if (dice_repeats(rest, i))
            continue;
        dice_t others = ciub_solver_recast(solver, after, dice_remove(rest, i));
        best =
            better(best, turn_die(solver, index, after, hues, others, dice_at(rest, i)));
    }
    return best;
}

/* --- all actions -------------------------------------------------------------------- */

double ciub_solver_act_plainly(struct solver *solver, int index, dice_t dice, bool moved)
{
    const struct ciub_set *set = solver->set;
    double best = ciub_solver_end(solver, index, dice, moved);
    for (int i = 0; dice_at(dice, i) >= 0; i++) {
        int class = dice_at(dice, i);
        if (dice_repeats(dice, i))
            continue;
        if ((set->reroll >> class & 1) != 0)
            best = better(best, reroll_with(solver, index, dice, i, moved));
        if ((set->adjust >> class & 1) != 0)
            best = better(best, adjust_with(solver, index, dice, i));
    }
    return best;
}

/* --- the value ---------------------------------------------------------------------- */

double ciub_solver_value(struct solver *solver, int index, dice_t dice, bool moved)
{
    double value;
    if (index < 0)
        return index == TABLE_WON;
    if (recall(solver, index, dice, moved, &value))
        return value;
    if (solver_stops(solver))
        return 0;
    bool outer = solver->open;
    solver->open = false;
    value = ciub_solver_has_places(solver, dice_classes(dice))
                ? ciub_solver_act_in_places(solver, index, dice, moved)
                : ciub_solver_act_plainly(solver, index, dice, moved);
    ciub_solver_remember(solver, index, dice, moved, value);
    solver->open = solver->open || outer;
    return value;
}
