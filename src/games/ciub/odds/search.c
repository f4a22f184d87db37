/* search.c: the best next move in phase 2: every one that could be best is tried on
 * the dice as they lie, and what follows is asked of the solver. */
#include "games/ciub/odds/search.h"

struct search {
    struct solver *solver;
    const struct odds_view *view;
    struct odds_move best;
};

static const double better_by = 1e-12; /* less is rounding: the first one stays */

static void judge(struct search *search, struct odds_move move, double chance)
{
    if (search->best.verb != VERB_NONE && chance < search->best.chance + better_by)
        return;
    move.chance = chance;
    search->best = move;
}

/* Whether a move begun allows the action with that die. */
static bool allowed(const struct search *search, enum ciub_verb verb, int kind)
{
    const struct ciub_begun *begun = &search->view->begun;
    return begun->verb == VERB_NONE || (begun->verb == verb && begun->source == kind);
}

static double value_of(struct search *search, int table, dice_t kinds, bool moved)
{
    return ciub_solver_value(search->solver, table,
                             ciub_solver_recast(search->solver, table, kinds), moved);
}

/* --- into the tray ------------------------------------------------------------------ */

struct putting {
    struct search *search;
    dice_t dice;   /* without skulls */
    bool may_roll; /* without a die put */
};

static void judge_put(const struct putting *putting, int table, hues_t left, dice_t put)
{
    struct search *search = putting->search;
    struct odds_move move = {.verb = put != 0             ? VERB_PUT
                                     : putting->dice != 0 ? VERB_ROLL
                                                          : VERB_STOP,
                             .put = put};
    if (put == 0 && putting->dice != 0 && !putting->may_roll)
        return;
    judge(search, move, ciub_solver_chance(search->solver, table, left));
}

/* Dice from i on are put or left. One that does not help is put only where one must be
 * (docs/ciub-odds.md), so alone. */
static void choose_put(const struct putting *putting, int table, int i, hues_t left,
                       dice_t put)
{
    struct solver *solver = putting->search->solver;
    const struct ciub_begun *begun = &putting->search->view->begun;
    int kind = dice_at(putting->dice, i);
    if (kind < 0) {
        judge_put(putting, table, left, put);
        return;
    }
    int colour = kind_colour(kind);
    int lane =
        table < 0 ? LANE_NONE : ciub_table_lane(solver, solver->table[table], kind);
    bool behind = begun->verb == VERB_PUT && kind < begun->source;
    bool inactive = (solver->set->inactive >> kind & 1) != 0;
    if (lane != LANE_NONE && !behind)
        choose_put(putting, ciub_solver_child(solver, table, lane, colour), i + 1, left,
                   dice_add(put, kind));
    else if (!putting->may_roll && put == 0 && table >= 0 && !behind && !inactive)
        judge_put(putting, ciub_solver_child(solver, table, LANE_NONE, colour),
                  left + dice_hues(putting->dice >> 8 * i >> 8), dice_add(put, kind));
    choose_put(putting, table, i + 1, left + hue(colour), put);
}

/* 4.6: skulls go in first, and count (4.7). */
static void try_puts(struct search *search)
{
    struct solver *solver = search->solver;
    const struct odds_view *view = search->view;
    struct putting putting = {search, 0, view->moved};
    int table = view->table;
    for (int i = 0; dice_at(view->dice, i) >= 0; i++) {
        int kind = dice_at(view->dice, i);
        if ((solver->set->skull >> kind & 1) == 0) {
            putting.dice = dice_add(putting.dice, kind);
            continue;
        }
        putting.may_roll = true;
        if (table >= 0)
            table = ciub_solver_child(solver, table,
                                      ciub_table_lane(solver, solver->table[table], kind),
                                      kind_colour(kind));
    }
    choose_put(&putting, table, 0, 0, 0);
}

/* --- actions ------------------------------------------------------------------------ */

static void try_swap(struct search *search, int kind, dice_t rest)
{
    const struct odds_view *view = search->view;
    const struct table *table = search->solver->table[view->table];
    hues_t hues = dice_hues(view->dice);
    for (int colour = 0; colour < search->solver->set->colours; colour++) {
        if (!table_supplies(table, hues, colour))
            continue;
        struct odds_move move = {.verb = VERB_SWAP, .source = kind, .to = colour};
        dice_t after = dice_add(rest, kind_of(colour, LOOK_INACTIVE));
        judge(search, move, value_of(search, view->table, after, true));
    }
}

static double roll_one(struct search *search, dice_t others, int kind)
{
    int table = search->view->table;
    return ciub_solver_roll_one(search->solver, table,
                                ciub_solver_recast(search->solver, table, others),
                                kind_colour(kind), search->view->moved);
}

static void try_reroll(struct search *search, int kind, dice_t rest)
{
    struct odds_move move = {.verb = VERB_REROLL, .source = kind, .itself = true};
    judge(search, move, roll_one(search, rest, kind));
    move.itself = false;
    for (int i = 0; dice_at(rest, i) >= 0; i++) {
        if (dice_repeats(rest, i))
            continue;
        dice_t others =
            dice_add(dice_remove(rest, i), kind_of(kind_colour(kind), LOOK_SPENT));
        move.target = dice_at(rest, i);
        judge(search, move, roll_one(search, others, move.target));
    }
}

/* 4.5: turns itself, and lies in the tray. */
static void turn_itself(struct search *search, int kind, dice_t rest)
{
    struct solver *solver = search->solver;
    int index = search->view->table, colour = kind_colour(kind);
    const struct ciub_die *die = &solver->set->die[colour];
    for (int look = 0; look < die->symbols; look++) {
        struct odds_move move = {
            .verb = VERB_ADJUST, .source = kind, .itself = true, .to = look};
        if (symbol_acts(die->symbol[look]))
            continue;
        int lane = ciub_table_lane(solver, solver->table[index], kind_of(colour, look));
        int after = ciub_solver_child(solver, index, lane, colour);
        judge(search, move, value_of(search, after, rest, true));
    }
}

/* 4.5, 4.5b: turns another die. */
static void turn_other(struct search *search, int kind, int target, dice_t others)
{
    struct solver *solver = search->solver;
    const struct ciub_die *die = &solver->set->die[kind_colour(target)];
    int after =
        ciub_solver_child(solver, search->view->table, LANE_NONE, kind_colour(kind));
    for (int look = 0; look < die->symbols; look++) {
        struct odds_move move = {
            .verb = VERB_ADJUST, .source = kind, .target = target, .to = look};
        if (die->symbol[look] == solver->set->symbol[target])
            continue;
        dice_t dice = dice_add(others, kind_of(kind_colour(target), look));
        judge(search, move, value_of(search, after, dice, true));
    }
}

static void try_adjust(struct search *search, int kind, dice_t rest)
{
    const struct ciub_begun *begun = &search->view->begun;
    bool open = begun->verb == VERB_NONE || (begun->target < 0 && !begun->itself);
    if (open || begun->itself)
        turn_itself(search, kind, rest);
    for (int i = 0; dice_at(rest, i) >= 0; i++)
        if (!dice_repeats(rest, i) &&
            (open || (!begun->itself && begun->target == dice_at(rest, i))))
            turn_other(search, kind, dice_at(rest, i), dice_remove(rest, i));
}

/* Moves that put dice aside come first, so that they are advised where they do as well.
 */
struct odds_move ciub_odds_search(struct solver *solver, const struct odds_view *view)
{
    const struct ciub_set *set = solver->set;
    struct search search = {.solver = solver, .view = view};
    if (view->begun.verb == VERB_NONE || view->begun.verb == VERB_PUT)
        try_puts(&search);
    for (int i = 0; dice_at(view->dice, i) >= 0; i++) {
        int kind = dice_at(view->dice, i);
        dice_t rest = dice_remove(view->dice, i);
        if (dice_repeats(view->dice, i))
            continue;
        if ((set->swap >> kind & 1) != 0 && allowed(&search, VERB_SWAP, kind))
            try_swap(&search, kind, rest);
        if ((set->reroll >> kind & 1) != 0 && allowed(&search, VERB_REROLL, kind))
            try_reroll(&search, kind, rest);
        if ((set->adjust >> kind & 1) != 0 && allowed(&search, VERB_ADJUST, kind))
            try_adjust(&search, kind, rest);
    }
    return search.best;
}
