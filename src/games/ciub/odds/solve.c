/* solve.c: questions about situations: the chance, the advice, how sure all that
 * is, and how much is done for it. */
#include "games/ciub/odds/solve.h"

#include <stdlib.h>

#include "games/ciub/odds/inquiry.h"
#include "i18n/i18n.h"

enum {
    ALWAYS_EXACT = 6,      /* so many dice */
    MEMOS = 1 << 19,       /* 12 MB */
    MOST_BYTES = 32 << 20, /* in tables, between questions */
    MOST_OUTCOMES = 40000, /* for more than ALWAYS_EXACT dice to be exact all the same */
    FULL_CLIMB = 20000000, /* effort to find the best of them, when no limit is set */
};

struct ciub_oracle {
    struct solver solver;
};

struct ciub_oracle *ciub_oracle_new(const struct ciub_set *set)
{
    struct ciub_oracle *oracle = calloc(1, sizeof *oracle);
    if (oracle != NULL && !ciub_solver_init(&oracle->solver, set, MEMOS)) {
        ciub_oracle_free(oracle);
        return NULL;
    }
    return oracle;
}

void ciub_oracle_free(struct ciub_oracle *oracle)
{
    if (oracle != NULL)
        ciub_solver_deinit(&oracle->solver);
    free(oracle);
}

static struct progress progress_of(const struct ciub_situation *s,
                                   const struct ciub_need *need)
{
    struct progress progress = {
        .missing = need->lanes, .sum = need->sum, .equal = need->equal};
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < s->tray[kind]; i++)
            ciub_progress_add(&progress, kind_lane(s->set, kind));
    return progress;
}

/* --- the chance with some dice ------------------------------------------------------ */

/* The chance when dice from `colour` on are still in the air, and others have fallen. */
static double roll_into(struct solver *solver, int table, hues_t rolling, dice_t dice,
                        bool moved)
{
    int colour = 0;
    if (rolling == 0 || solver->stopped)
        return ciub_solver_value(solver, table, dice, moved);
    while (hues_of(rolling, colour) == 0)
        colour++;
    const struct table *t = solver->table[table];
    double sum = 0;
    for (int face = 0; face < t->faces[colour]; face++)
        sum += t->weight[colour][face] * roll_into(solver, table, rolling - hue(colour),
                                                   dice_add(dice, t->face[colour][face]),
                                                   moved);
    return sum / (double)CIUB_SIDES;
}

static double solve_part(struct inquiry *inquiry, const struct odds_part *part, int table,
                         struct odds_move *move)
{
    struct solver *solver = inquiry->solver;
    const struct ciub_situation *s = inquiry->situation;
    if (table < 0)
        return table == TABLE_WON;
    if (part->rolling != 0 && part->outside == 0 && !s->moved)
        return ciub_solver_chance(solver, table, part->rolling);
    if (part->rolling != 0)
        return roll_into(solver, table, part->rolling,
                         ciub_solver_recast(solver, table, part->outside), s->moved);
    struct odds_view view = {table, part->outside, s->moved, s->begun};
    *move = ciub_odds_search(solver, &view);
    return move->chance;
}

/* All dice and all colours: the chance is exact. */
static bool is_whole(const struct inquiry *inquiry, const struct odds_part *part)
{
    return part->dice == inquiry->dice && part->ignored == 0;
}

static bool is_better(const struct inquiry *inquiry, const struct odds_part *part,
                      double chance)
{
    if (inquiry->part.dice == 0 || is_whole(inquiry, part))
        return true;
    return !is_whole(inquiry, &inquiry->part) && chance > inquiry->chance;
}

bool ciub_inquire(struct inquiry *inquiry, const struct odds_part *part, uint64_t effort,
                  double *chance)
{
    struct solver *solver = inquiry->solver;
    uint64_t allowed = effort < inquiry->left ? effort : inquiry->left;
    struct odds_move move = {.verb = VERB_NONE};
    int table = ciub_solver_table(solver, inquiry->progress, part->dice,
                                  ciub_part_room(solver, inquiry->situation, part));
    solver_allow(solver, allowed);
    *chance = solve_part(inquiry, part, table, &move);
    inquiry->spent += allowed - solver->effort;
    if (inquiry->left != EFFORT_ANY)
        inquiry->left -= allowed - solver->effort;
    if (solver->stopped)
        return false;
    if (is_better(inquiry, part, *chance)) {
        inquiry->part = *part;
        inquiry->chance = *chance;
        inquiry->move = move;
    }
    return true;
}

/* --- how much is done --------------------------------------------------------------- */

static int at_most(int dice, int most)
{
    return dice < most ? dice : most;
}

/* Few dice for few colours, then what else they could be swapped for. */
static void inquire_parts(struct inquiry *inquiry)
{
    int most = at_most(inquiry->dice, SOLVER_DICE);
    inquiry->ignored = ciub_inquiry_narrow(inquiry);
    ciub_inquire_dice(inquiry, at_most(most, ALWAYS_EXACT), most);
}

static void inquire_within(struct inquiry *inquiry, uint64_t effort)
{
    inquiry->left = effort - effort / 4;
    if (inquiry->dice <= ALWAYS_EXACT)
        ciub_inquire_colours(inquiry, ciub_part_all(inquiry->situation));
    else
        inquire_parts(inquiry);
    inquiry->left += effort / 4;
    if (inquiry->part.dice == 0)
        inquire_parts(inquiry);
    else if (!is_whole(inquiry, &inquiry->part))
        ciub_inquire_colours(inquiry, inquiry->part);
}

/* Whether all dice can be considered, whatever it takes. */
static bool can_be_exact(const struct inquiry *inquiry)
{
    if (inquiry->dice <= ALWAYS_EXACT || inquiry->dice > SOLVER_DICE)
        return inquiry->dice <= ALWAYS_EXACT;
    struct odds_part all = ciub_part_all(inquiry->situation);
    return ciub_part_outcomes(inquiry->solver, &inquiry->progress, &all) <=
           (double)MOST_OUTCOMES;
}

/* Six dice at least, and all colours. */
static struct odds_part six_dice(struct inquiry *inquiry)
{
    const struct ciub_situation *s = inquiry->situation;
    inquiry->left = FULL_CLIMB;
    inquiry->ignored = 0;
    struct odds_part part =
        ciub_inquire_dice(inquiry, ALWAYS_EXACT, at_most(inquiry->dice, SOLVER_DICE));
    if (part.dice == 0)
        part = ciub_part_promising(s, &inquiry->progress, ALWAYS_EXACT);
    while (part.dice < ALWAYS_EXACT)
        part = ciub_part_with(part, ciub_part_next(s, &inquiry->progress, &part));
    return part;
}

static void inquire_fully(struct inquiry *inquiry)
{
    struct odds_part part;
    double chance;
    if (can_be_exact(inquiry)) {
        part = ciub_part_all(inquiry->situation);
    } else {
        inquire_within(inquiry, FULL_CLIMB);
        part = six_dice(inquiry);
    }
    inquiry->left = EFFORT_ANY;
    ciub_inquire(inquiry, &part, EFFORT_ANY, &chance);
}

/* --- answers ------------------------------------------------------------------------ */

static int count_unforced(const struct ciub_situation *s)
{
    int count = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if ((s->set->skull >> kind & 1) == 0)
            count += s->outside[kind];
    return count;
}

static void write_move(const struct ciub_situation *s, const struct odds_move *move,
                       struct text *out)
{
    ciub_odds_move_write(s->set, move, &s->begun, count_unforced(s), out);
}

/* A lower bound of 1 is the chance. */
static bool is_known(const struct inquiry *inquiry)
{
    return is_whole(inquiry, &inquiry->part) || inquiry->chance >= 1;
}

/* Exact where the part considered is the whole; else what was left out. */
static void write_method(const struct inquiry *inquiry, struct text *out)
{
    const struct odds_part *part = &inquiry->part;
    int colours = CIUB_COLOURS - __builtin_popcount(part->ignored);
    if (is_known(inquiry))
        tr_put(out, "exact");
    else if (part->dice == 0)
        tr_put(out, "not found so quickly");
    else if (part->ignored == 0)
        tr_put(out, "at least that with %d of %d dice", part->dice, inquiry->dice);
    else if (part->dice == inquiry->dice)
        tr_put_count(out, colours, "at least that with %d colour to swap for",
                     "at least that with %d colours to swap for", colours);
    else
        tr_put_count(out, colours,
                     "at least that with %d of %d dice, %d colour to swap for",
                     "at least that with %d of %d dice, %d colours to swap for",
                     part->dice, inquiry->dice, colours);
}

/* Not while dice are in the air, even if the part considered leaves those out. */
static bool has_choice(const struct ciub_situation *s)
{
    int rolling = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        rolling += s->rolling[colour];
    return rolling == 0 && ciub_situation_dice(s) > 0;
}

static void fill_answer(const struct inquiry *inquiry, struct odds_answer *answer)
{
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    struct text method = text_init(answer->method, sizeof answer->method);
    answer->exact = is_known(inquiry);
    answer->low = inquiry->chance > 1 ? 1 : inquiry->chance;
    answer->high = answer->exact ? answer->low : 1;
    answer->effort = inquiry->spent;
    if (has_choice(inquiry->situation) && inquiry->move.verb != VERB_NONE &&
        inquiry->chance > 0)
        write_move(inquiry->situation, &inquiry->move, &advice);
    write_method(inquiry, &method);
}

/* Whether there are more dice outside than a struct odds_move can name, the move is not
 * begun, and all of them may go into the tray. */
static bool must_put_all(const struct ciub_situation *s)
{
    if (s->begun.verb != VERB_NONE || count_unforced(s) <= SOLVER_DICE)
        return false;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (s->outside[kind] > 0 && (s->set->inactive >> kind & 1) != 0)
            return false;
    return true;
}

/* Where the card is fulfilled whatever comes, any move will do. */
static void fill_decided(const struct ciub_situation *s, bool won,
                         struct odds_answer *answer)
{
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    struct text method = text_init(answer->method, sizeof answer->method);
    answer->exact = true;
    answer->low = answer->high = won;
    answer->effort = 0;
    if (won && has_choice(s) && must_put_all(s)) {
        text_put(&advice, "put all");
    } else if (won && has_choice(s)) {
        struct odds_move move = ciub_odds_any_move(s);
        write_move(s, &move, &advice);
    }
    text_put(&method, won ? tr("fulfilled already") : tr("out of reach"));
}

void ciub_oracle_ask(struct ciub_oracle *oracle, const struct ciub_situation *s,
                     const struct ciub_need *need, uint64_t effort,
                     struct odds_answer *answer)
{
    struct inquiry inquiry = {.solver = &oracle->solver,
                              .situation = s,
                              .progress = progress_of(s, need),
                              .dice = ciub_situation_dice(s)};
    struct progress settled = inquiry.progress;
    int decided = ciub_progress_settle(&settled, inquiry.dice);
    if (decided == 0 && ciub_out_of_reach(s, &inquiry.progress))
        decided = TABLE_LOST;
    if (decided != 0) {
        fill_decided(s, decided == TABLE_WON, answer);
        return;
    }
    if (oracle->solver.bytes > MOST_BYTES)
        ciub_solver_clear(&oracle->solver);
    if (effort == ODDS_FULL)
        inquire_fully(&inquiry);
    else
        inquire_within(&inquiry, effort);
    fill_answer(&inquiry, answer);
}
