/* advice.c: a move of phase 2 as a line to play; and any move where all do. */
#include "base/text.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/odds/search.h"

static void write_target(const struct ciub_set *set, const struct odds_move *move,
                         struct text *out)
{
    text_put(out, "on ");
    if (move->itself)
        text_put(out, "itself");
    else
        ciub_write_die(set, move->target, out);
}

static void write_action(const struct ciub_set *set, const struct odds_move *move,
                         const struct ciub_begun *begun, struct text *out)
{
    static const char *const words[VERBS] = {
        [VERB_SWAP] = "swap", [VERB_REROLL] = "reroll", [VERB_ADJUST] = "adjust"};
    int turned = move->itself ? move->source : move->target;
    if (begun->verb == VERB_NONE)
        text_format(out, "%s %s ", words[move->verb],
                    set->die[kind_colour(move->source)].name);
    if (move->verb == VERB_SWAP) {
        text_format(out, "for %s", set->die[move->to].name);
        return;
    }
    if (begun->verb == VERB_NONE || (begun->target < 0 && !begun->itself))
        write_target(set, move, out);
    if (move->verb == VERB_ADJUST) {
        text_space(out);
        text_format(
            out, "to %s",
            ciub_symbol_name(set->symbol[kind_of(kind_colour(turned), move->to)]));
    }
}

/* Skulls among the dice outside go in by themselves, and are not named (4.6). */
static void write_put(const struct ciub_set *set, const struct odds_move *move,
                      const struct ciub_begun *begun, int outside, struct text *out)
{
    int put = 0;
    if (begun->verb == VERB_NONE)
        text_put(out, "put ");
    for (; dice_at(move->put, put) >= 0; put++) {
        text_space(out);
        ciub_write_die(set, dice_at(move->put, put), out);
    }
    if (put < outside) {
        text_space(out);
        text_put(out, "roll");
    }
}

void ciub_odds_move_write(const struct ciub_set *set, const struct odds_move *move,
                          const struct ciub_begun *begun, int outside, struct text *out)
{
    if (move->verb == VERB_PUT)
        write_put(set, move, begun, outside, out);
    else if (move->verb == VERB_ROLL || move->verb == VERB_STOP)
        text_put(out, outside > 0 ? "roll" : "stop");
    else
        write_action(set, move, begun, out);
}

/* --- any move ----------------------------------------------------------------------- */

/* All dice that may go into the tray, as far as a move names them; else the roll. */
static struct odds_move put_all(const struct ciub_situation *s)
{
    const struct ciub_set *set = s->set;
    struct odds_move move = {.verb = VERB_ROLL};
    int put = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        bool behind = s->begun.verb == VERB_PUT && kind < s->begun.source;
        if (((set->skull | set->inactive) >> kind & 1) != 0 || behind)
            continue;
        for (int i = 0; i < s->outside[kind] && put < SOLVER_DICE; i++, put++)
            move.put = dice_add(move.put, kind);
    }
    if (put > 0)
        move.verb = VERB_PUT;
    return move;
}

static struct odds_move swap_any(const struct ciub_situation *s)
{
    struct odds_move move = {.verb = VERB_SWAP, .source = s->begun.source};
    while (move.to < s->set->colours - 1 && s->supply[move.to] == 0)
        move.to++;
    return move;
}

/* A symbol that the die may be turned to (4.5, 4.5b); -1: none. */
static int turn_any(const struct ciub_set *set, int kind, bool itself)
{
    const struct ciub_die *die = &set->die[kind_colour(kind)];
    for (int look = 0; look < die->symbols; look++) {
        int symbol = die->symbol[look];
        bool acts = symbol_acts(symbol);
        if (itself ? !acts : symbol != set->symbol[kind])
            return look;
    }
    return -1;
}

static struct odds_move adjust_any(const struct ciub_situation *s)
{
    const struct ciub_begun *begun = &s->begun;
    struct odds_move move = {
        .verb = VERB_ADJUST, .source = begun->source, .target = begun->target};
    move.itself = begun->itself;
    move.to = begun->target < 0 ? turn_any(s->set, begun->source, true)
                                : turn_any(s->set, begun->target, false);
    if (begun->itself || begun->target >= 0)
        return move;
    move.itself = move.to >= 0;
    for (int kind = 0; kind < CIUB_KINDS && move.to < 0; kind++)
        if (s->outside[kind] > (kind == begun->source)) {
            move.target = kind;
            move.to = turn_any(s->set, kind, false);
        }
    return move;
}

struct odds_move ciub_odds_any_move(const struct ciub_situation *s)
{
    switch (s->begun.verb) {
    case VERB_SWAP:
        return swap_any(s);
    case VERB_REROLL:
        return (struct odds_move){
            .verb = VERB_REROLL, .source = s->begun.source, .itself = true};
    case VERB_ADJUST:
        return adjust_any(s);
    default:
        return put_all(s);
    }
}
