/* odds_value.c: the chance of a player who may act with the dice on the table: re-rolls,
 * adjusts that lead to more actions, or the end of the actions (odds_end.c).
 *
 * Every action leads to fewer dice, fewer fresh re-rolls or more spent ones, but for two:
 * a die that re-rolls itself may show re-roll again, which is solved in closed form; and
 * one that re-rolls a spent die of another colour may make that fresh, so that the two
 * have changed places. Dice that differ in such places only are solved together. */
#include <assert.h>
#include <stdlib.h>

#include "core/memory.h"
#include "games/ciub/odds_solver.h"

enum { MOST_PLACES = 70, MOST_PASSES = 1000 }; /* 70: four of eight colours spent */

static double better(double a, double b)
{
    return a > b ? a : b;
}

dice_t solver_recast(const struct solver *solver, int index, dice_t dice)
{
    dice_t cast = 0;
    if (index < 0)
        return 0;
    for (int i = 0; dice_at(dice, i) >= 0; i++)
        cast = dice_add(cast, solver->table[index]->class[dice_at(dice, i)]);
    return cast;
}

/* --- re-rolls ----------------------------------------------------------------------- */

double solver_roll_one(struct solver *solver, int index, dice_t others, int colour,
                       bool moved)
{
    const struct table *table = solver->table[index];
    double sum = 0;
    for (int face = 0; face < table->faces[colour]; face++)
        sum += table->weight[colour][face] *
               solver_value(solver, index, dice_add(others, table->face[colour][face]),
                            moved);
    return sum / (double)CIUB_SIDES;
}

/* As solver_roll_one without the sides that show re-roll, whose number is returned. */
static int roll_but_reroll(struct solver *solver, int index, dice_t others, int colour,
                           bool moved, double *sum)
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
                    solver_value(solver, index, dice_add(others, class), moved);
    }
    return again;
}

/* The die rolls itself until it shows something else than re-roll. */
static double reroll_itself(struct solver *solver, int index, dice_t others, int colour,
                            bool moved)
{
    double sum;
    int again = roll_but_reroll(solver, index, others, colour, moved, &sum);
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
            best = better(best, solver_roll_one(solver, index, others, colour, true));
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
        best = better(best,
                      solver_roll_one(solver, index, others, kind_colour(class), moved));
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
    return solver_value(solver, after, dice_add(others, kind_of(colour, look)), true);
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
        best = better(
            best, solver_value(solver, after, dice_add(others, idle_class(own)), true));
    for (int colour = 0; shown == SYMBOL_SWAP && colour < set->colours; colour++)
        if (table_supplies(solver->table[index], hues, colour))
            best = better(best, turn_to(solver, after, others, colour, SYMBOL_REROLL));
    return best;
}

static double adjust_with(struct solver *solver, int index, dice_t dice, int a)
{
    hues_t hues = dice_hues(dice);
    dice_t rest = dice_remove(dice, a);
    int after = solver_child(solver, index, LANE_NONE, kind_colour(dice_at(dice, a)));
    double best = 0;
    if (after < 0)
        return after == TABLE_WON;
    for (int i = 0; dice_at(rest, i) >= 0; i++) {
        if (dice_repeats(rest, i))
            continue;
        dice_t others = solver_recast(solver, after, dice_remove(rest, i));
        best =
            better(best, turn_die(solver, index, after, hues, others, dice_at(rest, i)));
    }
    return best;
}

/* --- all actions -------------------------------------------------------------------- */

/* All but re-rolls of spent dice. */
static double act_plainly(struct solver *solver, int index, dice_t dice, bool moved)
{
    const struct ciub_set *set = solver->set;
    double best = solver_end(solver, index, dice, moved);
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

/* --- re-rolls of spent dice -----------------------------------------------------------
 */

/* Dice that differ in which colours' re-rolls are spent, and the steps between them. A
 * step brings `sum` in sixths when the die it rolls shows something else than re-roll,
 * and leads to another place on `again` sides. */
struct step {
    int from, to, again;
    double sum;
};

struct places {
    struct solver *solver;
    int table;
    bool moved;
    int count;
    dice_t dice[MOST_PLACES];
    double value[MOST_PLACES];
    struct step *step;
    int steps, capacity;
};

static int find_place(struct places *places, dice_t dice)
{
    for (int i = 0; i < places->count; i++)
        if (places->dice[i] == dice)
            return i;
    assert(places->count < MOST_PLACES);
    places->dice[places->count] = dice;
    return places->count++;
}

/* The die at `fresh` re-rolls the spent one at `spent`. */
static void add_step(struct places *places, int from, int fresh, int spent)
{
    dice_t dice = places->dice[from];
    int own = kind_colour(dice_at(dice, fresh)),
        other = kind_colour(dice_at(dice, spent));
    int again = ciub_set_look(places->solver->set, other, SYMBOL_REROLL);
    dice_t rest = dice_remove(dice_remove(dice, spent > fresh ? spent : fresh),
                              spent > fresh ? fresh : spent);
    rest = dice_add(rest, kind_of(own, LOOK_SPENT));
    struct step step = {.from = from,
                        .to = find_place(places, dice_add(rest, kind_of(other, again)))};
    step.again = roll_but_reroll(places->solver, places->table, rest, other,
                                 places->moved, &step.sum);
    if (places->steps == places->capacity) {
        places->capacity = 2 * places->capacity + 8;
        places->step = memory_resize(places->step, (size_t)places->capacity, sizeof step);
    }
    places->step[places->steps++] = step;
}

static void add_steps(struct places *places, int from)
{
    const struct ciub_set *set = places->solver->set;
    dice_t dice = places->dice[from];
    for (int i = 0; dice_at(dice, i) >= 0; i++) {
        if ((set->reroll >> dice_at(dice, i) & 1) == 0 || dice_repeats(dice, i))
            continue;
        for (int k = 0; dice_at(dice, k) >= 0; k++)
            if ((set->spent >> dice_at(dice, k) & 1) != 0 && !dice_repeats(dice, k) &&
                kind_colour(dice_at(dice, i)) != kind_colour(dice_at(dice, k)))
                add_step(places, from, i, k);
    }
}

/* From below; each pass loses at least the share of sides that do not show re-roll. */
static void relax(struct places *places)
{
    double change = 1;
    for (int pass = 0; pass < MOST_PASSES && change > 0; pass++) {
        change = 0;
        for (int i = 0; i < places->steps; i++) {
            const struct step *step = &places->step[i];
            double *from = &places->value[step->from];
            double value =
                (step->sum + step->again * places->value[step->to]) / (double)CIUB_SIDES;
            change = better(change, value - *from);
            *from = better(*from, value);
        }
    }
}

static void remember(struct solver *solver, int index, dice_t dice, bool moved,
                     double value);

static double act_in_places(struct solver *solver, int index, dice_t dice, bool moved)
{
    struct places places = {.solver = solver, .table = index, .moved = moved};
    find_place(&places, dice);
    for (int i = 0; i < places.count; i++) {
        add_steps(&places, i);
        places.value[i] = act_plainly(solver, index, places.dice[i], moved);
    }
    relax(&places);
    for (int i = 0; i < places.count; i++)
        remember(solver, index, places.dice[i], moved, places.value[i]);
    free(places.step);
    return places.value[0];
}

/* --- values already known -------------------------------------------------------------
 */

static struct memo *memo_of(const struct solver *solver, int index, dice_t dice,
                            bool moved)
{
    uint64_t key = dice * UINT64_C(0x9e3779b97f4a7c15) ^
                   ((uint64_t)index * 2 + moved) * UINT64_C(0xc2b2ae3d27d4eb4f);
    return &solver->memo[(uint32_t)(key >> 32 ^ key >> 12) & solver->mask];
}

static void remember(struct solver *solver, int index, dice_t dice, bool moved,
                     double value)
{
    *memo_of(solver, index, dice, moved) = (struct memo){
        .dice = dice,
        .value = value,
        .table = (uint32_t)index * 2 + moved,
        .sweep = solver->open ? solver->table[index]->sweep : 0,
    };
}

/* Whether a re-roll of a spent die of another colour is possible, now or after others. */
static bool has_places(const struct solver *solver, uint64_t classes)
{
    uint64_t fresh = classes & solver->set->reroll, spent = classes & solver->set->spent;
    for (; fresh != 0; fresh &= fresh - 1) {
        int colour = kind_colour(__builtin_ctzll(fresh));
        if ((spent & ~(UINT64_C(0xff) << 8 * colour)) != 0)
            return true;
    }
    return false;
}

double solver_value(struct solver *solver, int index, dice_t dice, bool moved)
{
    if (index < 0)
        return index == TABLE_WON;
    const struct memo *memo = memo_of(solver, index, dice, moved);
    if (memo->dice == dice && memo->table == (uint32_t)index * 2 + moved &&
        (memo->sweep == 0 || memo->sweep == solver->table[index]->sweep)) {
        solver->open = solver->open || memo->sweep != 0;
        return memo->value;
    }
    bool outer = solver->open;
    solver->open = false;
    double value = has_places(solver, dice_classes(dice))
                       ? act_in_places(solver, index, dice, moved)
                       : act_plainly(solver, index, dice, moved);
    remember(solver, index, dice, moved, value);
    solver->open = solver->open || outer;
    return value;
}
