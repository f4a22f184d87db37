/* why.c: the verdict on a choice, step by step, with the rule that forbids it. */
#include "games/ciub/explain/why.h"

#include "games/ciub/explain/internal.h"

#define BIT(verb) (1u << (verb))

/* The rule of a step, the verbs it takes, and what is to be done there. */
static const struct {
    const char *rule;
    unsigned verbs;
    const char *now;
} step_takes[STEPS] = {
    [STEP_FIRST] = {"3.4", BIT(VERB_BEGIN), TR_NOOP("the starting player is drawn")},
    [STEP_DEAL] = {"3.3", BIT(VERB_CARD), TR_NOOP("the A cards are dealt")},
    [STEP_FORESEE] = {"4.1", BIT(VERB_TOKEN) | BIT(VERB_REMOVE) | BIT(VERB_ROLL),
                      TR_NOOP("'token' or 'remove' and a card, or 'roll'")},
    [STEP_REFILL] = {"4.2", BIT(VERB_CARD), TR_NOOP("a card of the pile is turned up")},
    [STEP_ROLL] = {"4.4", BIT(VERB_FACE), TR_NOOP("dice are rolled")},
    [STEP_ACT] = {"4.5",
                  BIT(VERB_SWAP) | BIT(VERB_REROLL) | BIT(VERB_ADJUST) | BIT(VERB_PUT) |
                      BIT(VERB_ROLL) | BIT(VERB_STOP),
                  TR_NOOP("use a die's action, put dice into the tray, or roll on")},
    [STEP_SWAP] = {"4.5", BIT(VERB_FOR), TR_NOOP("name the colour to swap the die for")},
    [STEP_REROLL] = {"4.5", BIT(VERB_ITSELF) | BIT(VERB_ON),
                     TR_NOOP("name the die to reroll")},
    [STEP_ADJUST] = {"4.5", BIT(VERB_ITSELF) | BIT(VERB_ON),
                     TR_NOOP("name the die to adjust")},
    [STEP_TURN] = {"4.5", BIT(VERB_TO), TR_NOOP("name the symbol to turn the die to")},
    [STEP_PUT] = {"4.6", BIT(VERB_PUT) | BIT(VERB_ROLL),
                  TR_NOOP("put more dice into the tray, or roll the rest")},
    [STEP_SPELL] = {"4.8", BIT(VERB_GAIN) | BIT(VERB_TAKE),
                    TR_NOOP("gain a card, or take a die from the supply")},
    [STEP_DOWN] = {"4.9", BIT(VERB_DOWN),
                   TR_NOOP("name the card of the top row that goes down")},
    [STEP_KEEP] = {"4.9", BIT(VERB_KEEP), TR_NOOP("name the five dice you keep")},
    [STEP_TRADE] = {"4.11", BIT(VERB_TRADE) | BIT(VERB_WHITEN) | BIT(VERB_END),
                    TR_NOOP("trade dice, or end the turn")},
    [STEP_TRADE_ONE] = {"4.11", BIT(VERB_FOR), TR_NOOP("name the first colour to take")},
    [STEP_TRADE_TWO] = {"4.11", BIT(VERB_FOR), TR_NOOP("name the second colour to take")},
    [STEP_OVER] = {"5.3", 0, TR_NOOP("the game is over")},
};

bool ciub_step_takes(int step, int verb)
{
    return (step_takes[step].verbs & BIT(verb)) != 0;
}

/* 4.2 or 4.9: the gap to be refilled; 4.4, 4.5 or 4.7: the dice in the air. */
static const char *step_rule(const struct ciub_state *state)
{
    if (state->step == STEP_REFILL && state->gained)
        return "4.9";
    if (state->step == STEP_ROLL && state->single)
        return "4.5";
    return step_takes[state->step].rule;
}

/* What stands in the way of a value: NULL, or what there is none of. */
static const char *not_there(const struct judged *judged)
{
    int value = judged->value;
    const struct ciub_set *set = judged->set;
    switch ((enum ciub_verb)judged->verb) {
    case VERB_BEGIN:
        return value < judged->world->players ? NULL : TR_NOOP("there is no such player");
    case VERB_CARD:
    case VERB_TOKEN:
    case VERB_REMOVE:
    case VERB_GAIN:
    case VERB_DOWN:
        return value < set->cards ? NULL : TR_NOOP("there is no such card");
    case VERB_FACE:
    case VERB_TO:
        return value < CIUB_SIDES ? NULL : TR_NOOP("there is no such face");
    case VERB_SWAP:
    case VERB_REROLL:
    case VERB_ADJUST:
    case VERB_PUT:
    case VERB_ON:
        return value < CIUB_KINDS && (set->kinds >> value & 1)
                   ? NULL
                   : TR_NOOP("there is no such die");
    case VERB_KEEP:
        return value < 2 * set->colours ? NULL : TR_NOOP("there is no such colour");
    case VERB_TAKE:
        return value < set->colours || value == CIUB_NONE
                   ? NULL
                   : TR_NOOP("there is no such colour");
    case VERB_FOR:
    case VERB_TRADE:
    case VERB_WHITEN:
        return value < set->colours ? NULL : TR_NOOP("there is no such colour");
    case VERB_ROLL:
    case VERB_STOP:
    case VERB_ITSELF:
    case VERB_END:
        return value == 0 ? NULL : TR_NOOP("nothing is to be named with that");
    case VERB_NONE:
    case VERBS:
        break;
    }
    return TR_NOOP("there is no such choice");
}

static bool judge(const struct judged *judged, struct reason *why)
{
    switch ((enum ciub_step)judged->state->step) {
    case STEP_FIRST:
        return true;
    case STEP_DEAL:
        return ciub_judge_deal(judged, why);
    case STEP_FORESEE:
        return ciub_judge_foresee(judged, why);
    case STEP_REFILL:
        return ciub_judge_refill(judged, why);
    case STEP_ROLL:
        return ciub_judge_roll(judged, why);
    case STEP_ACT:
        return ciub_judge_act(judged, why);
    case STEP_SWAP:
        return ciub_judge_swap(judged, why);
    case STEP_REROLL:
        return ciub_judge_reroll(judged, why);
    case STEP_ADJUST:
        return ciub_judge_adjust(judged, why);
    case STEP_TURN:
        return ciub_judge_turn(judged, why);
    case STEP_PUT:
        return ciub_judge_put(judged, why);
    case STEP_SPELL:
        return judged->verb == VERB_GAIN ? ciub_judge_gain(judged, why)
                                         : ciub_judge_take(judged, why);
    case STEP_DOWN:
        return ciub_judge_down(judged, why);
    case STEP_KEEP:
        return ciub_judge_keep(judged, why);
    case STEP_TRADE:
        return ciub_judge_trade(judged, why);
    case STEP_TRADE_ONE:
        return ciub_judge_trade_one(judged, why);
    case STEP_TRADE_TWO:
        return ciub_judge_trade_two(judged, why);
    case STEP_OVER:
    case STEPS:
        break;
    }
    return reason_set(why, "5.3", "the game is over");
}

bool ciub_verdict(const void *game_world, const void *game_state, choice_t choice,
                  struct reason *why)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    const char *rule = step_rule(state);
    struct judged judged = {.world = world,
                            .set = &world->set,
                            .state = state,
                            .verb = choice_verb(choice),
                            .value = choice_value(choice)};
    if (state->step == STEP_OVER)
        return reason_set(why, rule, "the game is over");
    if (!ciub_step_takes(state->step, judged.verb))
        return ciub_refuse_phase(&judged, rule, tr(step_takes[state->step].now), why);
    const char *missing = not_there(&judged);
    if (missing != NULL)
        return reason_set(why, rule, "%s", tr(missing));
    return judge(&judged, why);
}
