/* odds_advice.c: a move of phase 2 as a line to play. */
#include "base/text.h"
#include "games/ciub/odds_search.h"
#include "games/ciub/text.h"

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
        text_put(out, move->verb == VERB_ROLL ? "roll" : "stop");
    else
        write_action(set, move, begun, out);
}
