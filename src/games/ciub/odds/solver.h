/* solver.h: the exact solver of phase 2: what its files share.
 *
 * What matters of a tray is the *progress* towards the card: what is still missing. What
 * matters of a die outside it is its *class*: its kind, where a face that does not help
 * (any more), and an inactive die, are the colour's *idle* class. Dice are a multiset of
 * classes or, about to be rolled, of colours.
 *
 * A *table* belongs to a progress, a number of dice outside the tray, and the *room* of
 * each colour: how many dice of it are not in the tray, the supply's included. It holds
 * the chance for every multiset of colours about to be rolled, worked out when asked for.
 * Dice only leave for the tray, so tables depend on tables with fewer dice.
 *
 * docs/ciub-odds.md gives the reasons why what is left out here may be left out. */
#ifndef GAMES_CIUB_ODDS_SOLVER_H
#define GAMES_CIUB_ODDS_SOLVER_H

#include "games/ciub/set/set.h"

enum {
    SOLVER_DICE = 8, /* outside the tray, at most */
    LANES = CIUB_NUMBERS + 1,
    LANE_NONE = LANES, /* a face that does not help */
    TABLE_WON = -1,    /* the card is fulfilled, whatever comes */
    TABLE_LOST = -2,   /* it cannot be any more */
};

/* What is still missing. */
struct progress {
    uint64_t missing; /* numbers, in lanes as in struct ciub_need */
    uint64_t have;    /* `equal`: how many lie in each lane that can still get there */
    uint8_t sum;
    uint8_t equal; /* 0: not asked for, or fulfilled */
};

/* Up to eight dice, a byte each: class + 1, ascending from the lowest byte; 0: none. */
typedef uint64_t dice_t;
/* Counts by colour, four bits each. */
typedef uint32_t hues_t;

struct table {
    struct progress progress;
    int dice;      /* outside the tray */
    hues_t room;   /* capped at dice + 1: more makes no difference */
    uint8_t offer; /* colours worth swapping for, as bits */
    uint8_t class[CIUB_KINDS];
    uint64_t useful;                          /* classes that help, as bits */
    uint8_t faces[CIUB_COLOURS];              /* different classes a colour can show */
    uint8_t face[CIUB_COLOURS][CIUB_SIDES];   /* those, ascending */
    uint8_t weight[CIUB_COLOURS][CIUB_SIDES]; /* how many of the six sides */
    int child[LANES + 1][CIUB_COLOURS];       /* tables by lane and colour put; 0: not
                                                 looked for yet */
    /* By rank of counts of colours, of all dice or of some, the others being free to be
     * of any colour: the chance, and whether it is known. */
    double *chance;
    uint32_t *stamp;
    uint32_t sweep; /* marks what is known only until the next sweep */
    int next;       /* table with the same hash, or 0 */
};

/* One remembered value of dice that lie on the table. */
struct memo {
    dice_t dice;
    double value;
    uint32_t table; /* 2 * table + moved; 0: none */
    uint32_t sweep; /* 0: final */
};

enum { SOLVER_BUCKETS = 1024, RANK_PARTS = 1 << 16, SENSES = 1 << (LANES + 1) };

/* Colours that are at least as good as each colour, as bits. */
struct domination {
    bool known;
    uint8_t by[CIUB_COLOURS];
};

struct rank_part {
    uint16_t rank;
    uint8_t left;
};

struct solver {
    const struct ciub_set *set;
    uint64_t actions;     /* kinds that show re-roll or adjust, unspent */
    uint8_t swappers;     /* colours that can show swap, as bits */
    struct table **table; /* from 1 */
    int tables, capacity;
    int bucket[SOLVER_BUCKETS];
    size_t bytes; /* in tables */
    struct memo *memo;
    uint32_t mask; /* of the memo */
    uint32_t sweeps;
    bool open;       /* what was looked up since this was cleared is not final */
    uint64_t effort; /* outcomes that may still be evaluated */
    bool stopped;    /* there were more: what is returned means nothing, and none of it
                        is kept */
    /* The rank of counts of colours is the sum of two parts, one for colours 0 to 3 and
     * one for the others, after which `left` dice are left. */
    struct rank_part *low, *high; /* [dice][counts of four colours] */
    struct domination domination[SENSES];
};

/* --- dice (inline: they are the inner loops) ---------------------------------------- */

/* The class of die i; -1 behind the last one, be that the eighth (hence two shifts). */
static inline int dice_at(dice_t dice, int i)
{
    return (int)(dice >> 4 * i >> 4 * i & 0xff) - 1;
}
static inline dice_t dice_remove(dice_t dice, int i)
{
    dice_t below = dice & ((UINT64_C(1) << 8 * i) - 1);
    return below | (dice >> 8 * i >> 8 << 8 * i);
}
static inline dice_t dice_add(dice_t dice, int class)
{
    dice_t byte = (dice_t) class + 1;
    int i = 0;
    while ((dice >> 8 * i & 0xff) != 0 && (dice >> 8 * i & 0xff) < byte)
        i++;
    dice_t below = dice & ((UINT64_C(1) << 8 * i) - 1);
    return below | byte << 8 * i | (dice - below) << 8;
}
/* Whether die i looks like the one before it, so that one of them is enough to try. */
static inline bool dice_repeats(dice_t dice, int i)
{
    return i > 0 && dice_at(dice, i) == dice_at(dice, i - 1);
}
static inline uint64_t dice_classes(dice_t dice)
{
    uint64_t classes = 0;
    for (; dice != 0; dice >>= 8)
        classes |= kind_bit((int)(dice & 0xff) - 1);
    return classes;
}

static inline hues_t hue(int colour)
{
    return (hues_t)1 << 4 * colour;
}
static inline int hues_of(hues_t hues, int colour)
{
    return (int)(hues >> 4 * colour & 15);
}
static inline int hues_total(hues_t hues)
{
    int total = 0;
    for (; hues != 0; hues >>= 4)
        total += (int)(hues & 15);
    return total;
}
static inline hues_t dice_hues(dice_t dice)
{
    hues_t hues = 0;
    for (; dice != 0; dice >>= 8)
        hues += hue(kind_colour((int)(dice & 0xff) - 1));
    return hues;
}

/* The place of counts of colours in a table of so many dice. */
static inline int solver_rank(const struct solver *solver, int dice, hues_t hues)
{
    const struct rank_part *low =
        &solver->low[(size_t)dice * RANK_PARTS + (hues & (RANK_PARTS - 1))];
    return low->rank + solver->high[(size_t)low->left * RANK_PARTS + (hues >> 16)].rank;
}

static inline int idle_class(int colour)
{
    return kind_of(colour, LOOK_INACTIVE);
}

/* The lane of what a kind shows: its number's, or the skulls'; else LANE_NONE. */
static inline int kind_lane(const struct ciub_set *set, int kind)
{
    return set->lane[kind] == 0 ? (int)LANE_NONE : __builtin_ctzll(set->lane[kind]) / 8;
}

/* Of two chances. */
static inline double better(double a, double b)
{
    return a > b ? a : b;
}

/* --- progress.c ---------------------------------------------------------------- */

/* Forgets what cannot matter with so many dice to come. TABLE_WON, TABLE_LOST, or 0 when
 * it is not decided. */
int ciub_progress_settle(struct progress *progress, int dice);
/* Whether a face in that lane helps, with so many dice to come, its own included. */
bool ciub_progress_useful(const struct progress *progress, int dice, int lane);
void ciub_progress_add(struct progress *progress, int lane);

/* --- table.c ------------------------------------------------------------------- */

/* `memos` is a power of two. False when there is no memory. */
bool ciub_solver_init(struct solver *solver, const struct ciub_set *set, uint32_t memos);
void ciub_solver_deinit(struct solver *solver);
/* Forgets all tables. */
void ciub_solver_clear(struct solver *solver);

/* The table, or TABLE_WON or TABLE_LOST. */
int ciub_solver_table(struct solver *solver, struct progress progress, int dice,
                      hues_t room);
/* ... after a die of that colour went into the tray with a face in that lane. */
int ciub_solver_child(struct solver *solver, int index, int lane, int colour);
/* The lane that a class counts in for this table, or LANE_NONE. */
int ciub_table_lane(const struct solver *solver, const struct table *table, int class);
/* Whether the supply has a die of that colour while those dice are outside, and it is
 * worth having. */
static inline bool table_supplies(const struct table *table, hues_t outside, int colour)
{
    return (table->offer >> colour & 1) != 0 &&
           hues_of(outside, colour) < hues_of(table->room, colour);
}

/* --- offer.c ------------------------------------------------------------------- */

/* The colours worth swapping for, as bits. */
uint8_t ciub_solver_offer(struct solver *solver, const struct progress *progress,
                          int dice, hues_t room);

/* --- the effort --------------------------------------------------------------------- */

/* What the solver may do from now on; it takes no more once it has stopped. */
static inline void solver_allow(struct solver *solver, uint64_t effort)
{
    solver->effort = effort;
    solver->stopped = false;
}
/* To be asked before an outcome is evaluated. */
static inline bool solver_stops(struct solver *solver)
{
    if (solver->effort == 0)
        solver->stopped = true;
    else
        solver->effort--;
    return solver->stopped;
}

/* --- chance.c: dice in the air ------------------------------------------------- */

/* The chance of the player who is about to roll dice of these colours; where there are
 * fewer than the table's, the player may choose the colours of the others. */
double ciub_solver_chance(struct solver *solver, int index, hues_t hues);

/* --- value.c, end.c: dice on the table ------------------------------------ */

/* The chance of the player who may act with these dice (classes of the table). */
double ciub_solver_value(struct solver *solver, int index, dice_t dice, bool moved);
/* ... who re-rolls no die, and turns dice to numbers only, until the next roll. */
double ciub_solver_end(struct solver *solver, int index, dice_t dice, bool moved);
/* ... who rolls one die of that colour by an action, with the others as they lie. */
double ciub_solver_roll_one(struct solver *solver, int index, dice_t others, int colour,
                            bool moved);
/* As ciub_solver_roll_one without the sides that show re-roll, whose number is returned;
 * the sum is in sixths. */
int ciub_solver_roll_but_reroll(struct solver *solver, int index, dice_t others,
                                int colour, bool moved, double *sum);
/* As ciub_solver_value, but no spent die is re-rolled as the next action. */
double ciub_solver_act_plainly(struct solver *solver, int index, dice_t dice, bool moved);
void ciub_solver_remember(struct solver *solver, int index, dice_t dice, bool moved,
                          double value);
/* The dice as classes of another table. */
dice_t ciub_solver_recast(const struct solver *solver, int index, dice_t dice);

/* --- places.c ------------------------------------------------------------------ */

/* Whether a spent die of another colour could be re-rolled, and the value then. */
bool ciub_solver_has_places(const struct solver *solver, uint64_t classes);
double ciub_solver_act_in_places(struct solver *solver, int index, dice_t dice,
                                 bool moved);

#endif
