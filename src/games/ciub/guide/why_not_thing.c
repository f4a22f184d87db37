/* why_not_thing.c: why one thing is not what is wanted now. */
#include "games/ciub/explain/why.h"
#include "games/ciub/guide/why_not.h"
#include "games/ciub/rules/phase2.h"
#include "i18n/i18n.h"

void ciub_tell_ask(const struct asking *ask)
{
    reason_set(ask->why, ciub_step_rule(ask->state), "%s",
               tr(step_info(ask->state)->point));
}

/* 4.6, 4.11: choices of several dice go in a fixed order. Whether this one would be
 * legal, had it come before the last. */
static bool comes_late(const struct asking *ask, int verb, int value)
{
    struct ciub_state before = *ask->state;
    struct reason ignored;
    bool ordered = before.step == STEP_PUT || before.step == STEP_TRADE_TWO;
    if (!ordered || before.target == CIUB_NONE || value >= before.target)
        return false;
    before.target = (uint8_t)(value > 0 ? value - 1 : 0);
    return ciub_verdict(ask->world, &before, CHOICE(verb, value), &ignored);
}

void ciub_tell_verdict(const struct asking *ask, int verb, int value)
{
    if (comes_late(ask, verb, value))
        reason_set(ask->why, step_info(ask->state)->rule,
                   "take the last die back, and choose this one first");
    else if (ciub_verdict(ask->world, ask->state, CHOICE(verb, value), ask->why))
        ciub_tell_ask(ask);
}

/* --- words -------------------------------------------------------------------------- */

static void tell_no_white(const struct asking *ask)
{
    if (ask->state->supply[CIUB_WHITE] == 0)
        reason_set(ask->why, "4.11", "the supply has no white die");
    else
        reason_set(ask->why, "4.11", "you have no coloured die to trade for a white one");
}

/* A word that is of this step, but goes with nothing on the table. */
static void tell_useless(const struct asking *ask, int verb)
{
    switch (verb) {
    case VERB_TOKEN:
        reason_set(ask->why, "4.1", "every open card bears a token");
        break;
    case VERB_REMOVE:
        reason_set(ask->why, "4.3",
                   "the top row has no card without a token: there is none to remove");
        break;
    case VERB_SWAP:
    case VERB_REROLL:
    case VERB_ADJUST:
        reason_set(ask->why, "4.5", "no die outside the tray can be used for '%s'",
                   ciub_verb_word(verb, STEP_ACT));
        break;
    case VERB_PUT:
        reason_set(ask->why, "4.6",
                   "no die outside the tray shows an action: to put one into the tray, "
                   "just choose it");
        break;
    case VERB_TRADE:
        reason_set(ask->why, "4.11",
                   "no die of yours shows 2:1 in the tray, or the supply has not two "
                   "dice of other colours for it");
        break;
    case VERB_WHITEN:
        tell_no_white(ask);
        break;
    default:
        ciub_tell_ask(ask);
        break;
    }
}

void ciub_why_not_word(const struct asking *ask, int verb)
{
    bool alone =
        verb == VERB_ROLL || verb == VERB_STOP || verb == VERB_END || verb == VERB_ITSELF;
    if (verb == VERB_TAKE)
        ciub_tell_verdict(ask, VERB_TAKE, CIUB_NONE);
    else if (verb == VERB_PUT && ask->state->step == STEP_PUT)
        ciub_tell_ask(ask);
    else if (alone || !step_takes(ask->state, verb))
        ciub_tell_verdict(ask, verb, 0);
    else
        tell_useless(ask, verb);
}

/* --- things ------------------------------------------------------------------------- */

/* The verb that pointing at a card means at this step. After the roll it is the wish to
 * gain it, wherever the turn is. */
void ciub_why_not_card(const struct asking *ask, int card)
{
    int verb = ask->state->step == STEP_FORESEE ? VERB_TOKEN
               : ask->state->step == STEP_DOWN  ? VERB_DOWN
                                                : VERB_GAIN;
    bool rolling = ask->state->step >= STEP_ACT && ask->state->step <= STEP_PUT;
    if (rolling || step_takes(ask->state, verb))
        ciub_tell_verdict(ask, verb, card);
    else
        ciub_tell_ask(ask);
}

static int action_of(const struct ciub_set *set, int kind)
{
    bool acts = kind_look(kind) != LOOK_SPENT && symbol_acts(set->symbol[kind]);
    return acts ? VERB_OF_SYMBOL + set->symbol[kind] : VERB_PUT;
}

void ciub_why_not_die(const struct asking *ask, int kind)
{
    switch (ask->state->step) {
    case STEP_ACT:
        ciub_tell_verdict(ask, action_of(&ask->world->set, kind), kind);
        break;
    case STEP_REROLL:
    case STEP_ADJUST:
        ciub_tell_verdict(ask, VERB_ON, kind);
        break;
    case STEP_PUT:
        ciub_tell_verdict(ask, VERB_PUT, kind);
        break;
    default:
        ciub_tell_ask(ask);
        break;
    }
}

void ciub_why_not_tray_die(const struct asking *ask, int kind)
{
    const struct ciub_set *set = &ask->world->set;
    const char *colour = tr(set->die[kind_colour(kind)].name);
    const char *look = ciub_look_label(set, kind);
    bool rolling = ask->state->step >= STEP_ACT && ask->state->step <= STEP_PUT;
    bool keeping = ask->state->step == STEP_KEEP;
    if ((rolling || keeping) && ask->state->tray[kind] == 0)
        reason_set(ask->why, keeping ? "4.9" : "4.6", "there is no %s %s in the tray",
                   colour, look);
    else if (rolling)
        reason_set(ask->why, "4.7", "the %s %s lies in the tray and stays as it is",
                   colour, look);
    else
        ciub_tell_ask(ask);
}

/* 4.11: of one colour, dice that do not show 2for1 go first. */
void ciub_why_not_hand(const struct asking *ask, int number)
{
    if (ask->state->step == STEP_TRADE)
        ciub_tell_verdict(ask, number % 2 ? VERB_TRADE : VERB_WHITEN, number / 2);
    else
        ciub_tell_ask(ask);
}

void ciub_why_not_supply(const struct asking *ask, int colour)
{
    static const int verbs[] = {VERB_FOR, VERB_TAKE};
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (step_takes(ask->state, verbs[i])) {
            ciub_tell_verdict(ask, verbs[i], colour);
            return;
        }
    ciub_tell_ask(ask);
}

void ciub_why_not_symbol(const struct asking *ask, int symbol)
{
    const struct ciub_set *set = &ask->world->set;
    if (ask->state->step != STEP_TURN) {
        ciub_tell_ask(ask);
        return;
    }
    int colour = kind_colour(ask->state->target);
    int look = ciub_set_look(set, colour, symbol);
    if (look < 0)
        reason_set(ask->why, "1", "no side of the %s die shows %s",
                   tr(set->die[colour].name), ciub_symbol_label(symbol));
    else
        ciub_tell_verdict(ask, VERB_TO, look);
}
