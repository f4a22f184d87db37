/* odds_oracle.c: questions about situations: which dice are considered, the chance, the
 * advice, and how sure all that is. */
#include "games/ciub/odds_oracle.h"

#include <stdlib.h>

#include "games/ciub/odds_search.h"

enum {
    ALWAYS_EXACT = 6,      /* so many dice */
    MEMOS = 1 << 19,       /* 12 MB */
    MOST_BYTES = 32 << 20, /* in tables, between questions */
    MOST_OUTCOMES = 40000, /* for more than ALWAYS_EXACT dice */
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

/* --- which dice are considered ------------------------------------------------------ */

/* The part of a situation that the solver is asked about. */
struct part {
    struct progress progress;
    hues_t rolling;
    dice_t outside; /* kinds */
    int dice;
};

static struct progress progress_of(const struct ciub_situation *s,
                                   const struct ciub_need *need)
{
    struct progress progress = {
        .missing = need->lanes, .sum = need->sum, .equal = need->equal};
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < s->tray[kind] && s->set->lane[kind] != 0; i++)
            ciub_progress_add(&progress, __builtin_ctzll(s->set->lane[kind]) / 8);
    return progress;
}

/* How many different classes a colour shows. */
static int count_faces(const struct ciub_set *set, const struct part *part, int colour)
{
    const struct ciub_die *die = &set->die[colour];
    int faces = 0, idle = 0;
    for (int look = 0; look < die->symbols; look++) {
        uint64_t lane = set->lane[kind_of(colour, look)];
        bool helps = lane != 0 && ciub_progress_useful(&part->progress, part->dice,
                                                       __builtin_ctzll(lane) / 8);
        bool acts =
            die->symbol[look] >= SYMBOL_SWAP && die->symbol[look] != SYMBOL_TWO_FOR_ONE;
        faces += helps || acts;
        idle |= !helps && !acts;
    }
    return faces + idle;
}

/* How many different rolls there are of all dice that these can be swapped for: about
 * what an answer costs. */
static double count_outcomes(const struct solver *solver, const struct part *part)
{
    double rolls = 1;
    int wild = 0, sides = 0;
    hues_t hues = part->rolling + dice_hues(part->outside);
    for (int colour = 0; colour < solver->set->colours; colour++) {
        int count = hues_of(hues, colour);
        int faces = count_faces(solver->set, part, colour);
        sides += faces;
        if ((solver->swappers >> colour & 1) != 0) {
            wild += count;
            continue;
        }
        for (int i = 1; i <= count; i++)
            rolls = rolls * (faces - 1 + i) / i;
    }
    for (int i = 1; i <= wild; i++)
        rolls = rolls * (sides - 1 + i) / i;
    return rolls;
}

/* How much one is loath to do without a die of that colour or kind. */
static int worth_of_face(const struct ciub_set *set, const struct progress *progress,
                         int kind)
{
    int symbol = set->symbol[kind];
    uint64_t lane = set->lane[kind];
    if (lane != 0 &&
        ciub_progress_useful(progress, ALWAYS_EXACT, __builtin_ctzll(lane) / 8))
        return 12 + set->value[kind];
    if (symbol == SYMBOL_ADJUST || symbol == SYMBOL_SWAP)
        return 8;
    return symbol == SYMBOL_REROLL ? 6 : 0;
}

static int worth_of_colour(const struct ciub_set *set, const struct progress *progress,
                           int colour)
{
    const struct ciub_die *die = &set->die[colour];
    int worth = 0;
    for (int look = 0; look < die->symbols; look++)
        worth += die->sides[look] * worth_of_face(set, progress, kind_of(colour, look));
    return worth;
}

static int worth_of_kind(const struct ciub_set *set, const struct progress *progress,
                         const struct ciub_begun *begun, int kind)
{
    bool acts = begun->verb != VERB_NONE && begun->verb != VERB_PUT &&
                (kind == begun->source || kind == begun->target);
    int worth = CIUB_SIDES * worth_of_face(set, progress, kind);
    if (worth == 0 && (set->skull >> kind & 1) == 0)
        worth = worth_of_colour(set, progress, kind_colour(kind)) / 2;
    return acts ? 1000 : worth;
}

/* Takes the most valuable die not yet taken; `left` counts those. */
static void take_next(const struct ciub_situation *s, struct part *part,
                      struct ciub_situation *left)
{
    int colour = -1, kind = -1, most = -1;
    for (int i = 0; i < s->set->colours; i++) {
        int worth = worth_of_colour(s->set, &part->progress, i);
        if (left->rolling[i] > 0 && worth > most) {
            most = worth;
            colour = i;
        }
    }
    for (int i = 0; i < CIUB_KINDS; i++) {
        int worth = left->outside[i] == 0
                        ? -1
                        : worth_of_kind(s->set, &part->progress, &s->begun, i);
        if (worth > most) {
            most = worth;
            kind = i;
        }
    }
    if (kind >= 0) {
        left->outside[kind]--;
        part->outside = dice_add(part->outside, kind);
    } else {
        left->rolling[colour]--;
        part->rolling += hue(colour);
    }
    part->dice++;
}

static struct part take_dice(const struct ciub_situation *s, struct progress progress,
                             int dice)
{
    struct ciub_situation left = *s;
    struct part part = {.progress = progress};
    while (part.dice < dice)
        take_next(s, &part, &left);
    return part;
}

static struct part choose_part(const struct solver *solver,
                               const struct ciub_situation *s,
                               const struct ciub_need *need, int dice)
{
    struct progress progress = progress_of(s, need);
    int most = dice > SOLVER_DICE ? SOLVER_DICE : dice;
    struct part part = take_dice(s, progress, most);
    while (most > ALWAYS_EXACT && count_outcomes(solver, &part) > (double)MOST_OUTCOMES)
        part = take_dice(s, progress, --most);
    return part;
}

/* Dice that are not considered never go back to the supply. Where no die can be swapped
 * the supply does not matter, and one table does for all. */
static hues_t room_of(const struct solver *solver, const struct ciub_situation *s,
                      const struct part *part)
{
    hues_t hues = part->rolling + dice_hues(part->outside), room = 0;
    bool swaps = false;
    for (int colour = 0; colour < s->set->colours; colour++)
        swaps = swaps || (hues_of(hues, colour) > 0 && (solver->swappers >> colour & 1));
    for (int colour = 0; colour < s->set->colours; colour++) {
        int count = s->supply[colour] + hues_of(hues, colour);
        room += hue(colour) * (hues_t)(count > 15 || !swaps ? 15 : count);
    }
    return room;
}

/* --- answers ------------------------------------------------------------------------ */

/* The chance when dice from `colour` on are still in the air, and others have fallen. */
static double roll_into(struct solver *solver, int table, hues_t rolling, dice_t dice,
                        bool moved)
{
    int colour = 0;
    if (rolling == 0)
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

static int count_unforced(const struct ciub_situation *s)
{
    int count = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if ((s->set->skull >> kind & 1) == 0)
            count += s->outside[kind];
    return count;
}

static double ask_part(struct solver *solver, const struct ciub_situation *s,
                       const struct part *part, int table, struct text *advice)
{
    if (part->rolling != 0 && part->outside == 0 && !s->moved)
        return ciub_solver_chance(solver, table, part->rolling);
    if (part->rolling != 0)
        return roll_into(solver, table, part->rolling,
                         ciub_solver_recast(solver, table, part->outside), s->moved);
    struct odds_view view = {table, part->outside, s->moved, s->begun};
    struct odds_move move = ciub_odds_search(solver, &view);
    if (move.chance > 0)
        ciub_odds_move_write(s->set, &move, &s->begun, count_unforced(s), advice);
    return move.chance;
}

static void describe_method(struct text *out, int table, int considered, int dice)
{
    if (table < 0)
        text_put(out, table == TABLE_WON ? "fulfilled already" : "out of reach");
    else if (considered == dice)
        text_put(out, "exact");
    else
        text_format(out, "at least that with %d of %d dice", considered, dice);
}

void ciub_oracle_ask(struct ciub_oracle *oracle, const struct ciub_situation *s,
                     const struct ciub_need *need, struct odds_answer *answer)
{
    struct solver *solver = &oracle->solver;
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    struct text method = text_init(answer->method, sizeof answer->method);
    int dice = ciub_situation_dice(s);
    struct progress progress = progress_of(s, need);
    struct part part = choose_part(solver, s, need, dice);
    int table = ciub_progress_settle(&progress, dice);
    if (solver->bytes > MOST_BYTES)
        ciub_solver_clear(solver);
    answer->exact = table < 0 || part.dice == dice;
    if (table == 0)
        table = ciub_solver_table(solver, part.progress, part.dice,
                                  room_of(solver, s, &part));
    if (table < 0)
        answer->low = table == TABLE_WON;
    else
        answer->low = ask_part(solver, s, &part, table, &advice);
    answer->low = answer->low > 1 ? 1 : answer->low;
    answer->high = answer->exact ? answer->low : 1;
    describe_method(&method, answer->exact ? table : 0, part.dice, dice);
}
