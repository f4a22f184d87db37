/* places.c: re-rolls of spent dice. A die that re-rolls a spent die of another
 * colour may make that fresh, so that the two have changed places; dice that differ in
 * such places only are solved together. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "core/memory.h"
#include "games/ciub/odds/solver.h"

enum { MOST_PLACES = 70, MOST_PASSES = 1000 }; /* 70: four of eight colours spent */

/* Whether a re-roll of a spent die of another colour is possible, now or after others. */
bool ciub_solver_has_places(const struct solver *solver, uint64_t classes)
{
    uint64_t fresh = classes & solver->set->reroll, spent = classes & solver->set->spent;
    for (; fresh != 0; fresh &= fresh - 1) {
        int colour = kind_colour(__builtin_ctzll(fresh));
        if ((spent & ~(UINT64_C(0xff) << 8 * colour)) != 0)
            return true;
    }
    return false;
}

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
    step.again = ciub_solver_roll_but_reroll(places->solver, places->table, rest, other,
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
            change = fmax(change, value - *from);
            *from = fmax(*from, value);
        }
    }
}

double ciub_solver_act_in_places(struct solver *solver, int index, dice_t dice,
                                 bool moved)
{
    struct places places = {.solver = solver, .table = index, .moved = moved};
    find_place(&places, dice);
    for (int i = 0; i < places.count; i++) {
        add_steps(&places, i);
        places.value[i] = ciub_solver_act_plainly(solver, index, places.dice[i], moved);
    }
    relax(&places);
    for (int i = 0; i < places.count; i++)
        ciub_solver_remember(solver, index, places.dice[i], moved, places.value[i]);
    free(places.step);
    return places.value[0];
}
