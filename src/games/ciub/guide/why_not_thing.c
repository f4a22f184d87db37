/* why_not_thing.c: why one thing is not what is wanted now. */
#include "games/ciub/explain/why.h"
#include "games/ciub/guide/why_not.h"
#include "i18n/i18n.h"

/* What is chosen at each step, and what to point at for it. */
static const struct {
    const char *rule;
    const char *now;
} asks[STEPS] = {
    [STEP_FIRST] = {"3.4",
                    TR_NOOP("the starting player is drawn: there is nothing to choose")},
    [STEP_DEAL] = {"3.3", TR_NOOP("the A cards are dealt: there is nothing to choose")},
    [STEP_FORESEE] = {"4.1",
                      TR_NOOP("it is the time before the roll: point at 'token' or "
                              "'remove' and a card, or at 'roll'")},
    [STEP_REFILL] = {"4.9",
                     TR_NOOP("a card of the pile is turned up: there is nothing to "
                             "choose")},
    [STEP_ROLL] = {"4.4", TR_NOOP("dice are in the air: there is nothing to choose")},
    [STEP_ACT] = {"4.5",
                  TR_NOOP("your dice have fallen: point at one outside the tray and say "
                          "what to do with it, or point at 'roll' or 'stop'")},
    [STEP_SWAP] = {"4.5", TR_NOOP("a die is swapped: point at a colour of the supply")},
    [STEP_REROLL] = {"4.5",
                     TR_NOOP(
                         "a die is rolled again: point at one outside the tray, or at "
                         "'itself'")},
    [STEP_ADJUST] = {"4.5",
                     TR_NOOP("a die is turned: point at one outside the tray, or at "
                             "'itself'")},
    [STEP_TURN] = {"4.5", TR_NOOP("a die is turned: point at the face it is to show")},
    [STEP_PUT] = {"4.6",
                  TR_NOOP("dice go into the tray: point at more of those outside, or at "
                          "'roll'")},
    [STEP_SPELL] = {"4.8",
                    TR_NOOP(
                        "the tray is full: point at a card to gain, or at a colour of "
                        "the supply")},
    [STEP_DOWN] = {"4.9", TR_NOOP("a card moves down: point at one of the top row")},
    [STEP_KEEP] = {"4.9", TR_NOOP("five dice are kept: point at a die you want to keep")},
    [STEP_TRADE] = {"4.11",
                    TR_NOOP("it is the time for trades: point at 'trade' or 'whiten' and "
                            "a die of yours, or at 'end'")},
    [STEP_TRADE_ONE] = {"4.11",
                        TR_NOOP("two dice come for one: point at the first colour of the "
                                "supply")},
    [STEP_TRADE_TWO] = {"4.11",
                        TR_NOOP("two dice come for one: point at the second colour of "
                                "the supply")},
    [STEP_OVER] = {"5.3", TR_NOOP("the game is over")},
};

void ciub_tell_ask(const struct asking *ask)
{
    bool removed = ask->state->step == STEP_REFILL && !ask->state->gained;
    reason_set(ask->why, removed ? "4.2" : asks[ask->state->step].rule, "%s",
               tr(asks[ask->state->step].now));
}

/* 4.6, 4.9, 4.11: choices of several dice go in a fixed order. Whether this one would be
 * legal, had it come before the last. */
static bool comes_late(const struct asking *ask, int verb, int value)
{
    struct ciub_state before = *ask->state;
    struct reason ignored;
    bool ordered = before.step == STEP_PUT || before.step == STEP_KEEP ||
                   before.step == STEP_TRADE_TWO;
    if (!ordered || before.target == CIUB_NONE || value >= before.target)
        return false;
    before.target = (uint8_t)(value > 0 ? value - 1 : 0);
    return ciub_verdict(ask->world, &before, CHOICE(verb, value), &ignored);
}

void ciub_tell_verdict(const struct asking *ask, int verb, int value)
{
    if (comes_late(ask, verb, value))
        reason_set(
            ask->why, asks[ask->state->step].rule,
            "dice are named in the order of the table: take the last one back, and "
            "point at this one first");
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
                   "point at it alone");
        break;
    case VERB_TRADE:
        reason_set(ask->why, "4.11",
                   "no die of yours shows 2for1 in the tray, or the supply has not two "
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

static void tell_word(const struct asking *ask, int verb)
{
    bool alone =
        verb == VERB_ROLL || verb == VERB_STOP || verb == VERB_END || verb == VERB_ITSELF;
    if (verb == VERB_TAKE)
        ciub_tell_verdict(ask, VERB_TAKE, CIUB_NONE);
    else if (verb == VERB_PUT && ask->state->step == STEP_PUT)
        ciub_tell_ask(ask);
    else if (alone || !ciub_step_takes(ask->state->step, verb))
        ciub_tell_verdict(ask, verb, 0);
    else
        tell_useless(ask, verb);
}

/* --- things ------------------------------------------------------------------------- */

/* The verb that pointing at a card means at this step. After the roll it is the wish to
 * gain it, wherever the turn is. */
static void tell_card(const struct asking *ask, int card)
{
    int verb = ask->state->step == STEP_FORESEE ? VERB_TOKEN
               : ask->state->step == STEP_DOWN  ? VERB_DOWN
                                                : VERB_GAIN;
    bool rolling = ask->state->step >= STEP_ACT && ask->state->step <= STEP_PUT;
    if (rolling || ciub_step_takes(ask->state->step, verb))
        ciub_tell_verdict(ask, verb, card);
    else
        ciub_tell_ask(ask);
}

static int action_of(const struct ciub_set *set, int kind)
{
    static const int verbs[SYMBOLS] = {
        [SYMBOL_SWAP] = VERB_SWAP,
        [SYMBOL_REROLL] = VERB_REROLL,
        [SYMBOL_ADJUST] = VERB_ADJUST,
    };
    bool spent = kind_look(kind) == LOOK_SPENT;
    int verb = spent ? VERB_NONE : verbs[set->symbol[kind]];
    return verb == VERB_NONE ? VERB_PUT : verb;
}

static void tell_die(const struct asking *ask, int kind)
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

static void tell_tray_die(const struct asking *ask, int kind)
{
    const struct ciub_set *set = &ask->world->set;
    const char *colour = tr(set->die[kind_colour(kind)].name);
    const char *look = ciub_look_name(set, kind);
    bool rolling = ask->state->step >= STEP_ACT && ask->state->step <= STEP_PUT;
    if (rolling && ask->state->tray[kind] == 0)
        reason_set(ask->why, "4.6", "there is no %s %s in the tray", colour, look);
    else if (rolling)
        reason_set(ask->why, "4.7", "the %s %s lies in the tray and stays as it is",
                   colour, look);
    else
        ciub_tell_ask(ask);
}

/* 4.11: of one colour, dice that do not show 2for1 go first. */
static void tell_hand(const struct asking *ask, int number)
{
    if (ask->state->step == STEP_KEEP)
        ciub_tell_verdict(ask, VERB_KEEP, number);
    else if (ask->state->step == STEP_TRADE)
        ciub_tell_verdict(ask, number % 2 ? VERB_TRADE : VERB_WHITEN, number / 2);
    else
        ciub_tell_ask(ask);
}

static void tell_supply(const struct asking *ask, int colour)
{
    static const int verbs[] = {VERB_FOR, VERB_TAKE};
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (ciub_step_takes(ask->state->step, verbs[i])) {
            ciub_tell_verdict(ask, verbs[i], colour);
            return;
        }
    ciub_tell_ask(ask);
}

static void tell_symbol(const struct asking *ask, int symbol)
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
                   tr(set->die[colour].name), ciub_symbol_name(symbol));
    else
        ciub_tell_verdict(ask, VERB_TO, look);
}

void ciub_tell_why_thing(const struct asking *ask, const char *name)
{
    struct ciub_thing thing = ciub_thing_read(ask->world, name, false);
    switch (thing.sort) {
    case SORT_NONE:
        reason_set(ask->why, "", "there is no '%s' on the table", name);
        break;
    case SORT_CARD:
        tell_card(ask, thing.value);
        break;
    case SORT_DIE:
        tell_die(ask, thing.value);
        break;
    case SORT_TRAY:
        tell_tray_die(ask, thing.value);
        break;
    case SORT_HAND:
        tell_hand(ask, thing.value);
        break;
    case SORT_SUPPLY:
        tell_supply(ask, thing.value);
        break;
    case SORT_LOOK:
        tell_symbol(ask, thing.value);
        break;
    case SORT_WORD:
        tell_word(ask, thing.value);
        break;
    case SORT_TOKEN:
    case SORT_SEAT:
    case SORT_PHASE:
    case SORT_ROW:
    case SORT_PLACE:
        ciub_tell_ask(ask);
        break;
    }
}
