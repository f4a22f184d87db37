/* phase.c: refusals of what belongs to another phase of the turn. */
#include "games/ciub/explain/internal.h"

/* Phases count from 1; 0: it is for chance to act, or part of a choice. */
static const uint8_t step_phase[STEPS] = {
    [STEP_FORESEE] = 1,   [STEP_ACT] = 2,  [STEP_SWAP] = 2,  [STEP_REROLL] = 2,
    [STEP_ADJUST] = 2,    [STEP_TURN] = 2, [STEP_PUT] = 2,   [STEP_SPELL] = 3,
    [STEP_DOWN] = 3,      [STEP_KEEP] = 3, [STEP_TRADE] = 4, [STEP_TRADE_ONE] = 4,
    [STEP_TRADE_TWO] = 4,
};
static const uint8_t verb_phase[VERBS] = {
    [VERB_TOKEN] = 1, [VERB_REMOVE] = 1, [VERB_ROLL] = 2,   [VERB_STOP] = 2,
    [VERB_SWAP] = 2,  [VERB_REROLL] = 2, [VERB_ADJUST] = 2, [VERB_PUT] = 2,
    [VERB_GAIN] = 3,  [VERB_TAKE] = 3,   [VERB_DOWN] = 3,   [VERB_KEEP] = 3,
    [VERB_TRADE] = 4, [VERB_WHITEN] = 4, [VERB_END] = 4,
};

/* 5.1: whoever takes D had a phase 1 in that turn; the others have none any more. */
static bool is_last_turn(const struct ciub_state *state)
{
    return state->stage == STAGE_LAST && state->opus != state->turn;
}

bool ciub_refuse_phase(const struct judged *judged, const char *rule, const char *now,
                       struct reason *why)
{
    int phase = step_phase[judged->state->step], wanted = verb_phase[judged->verb];
    if (phase > 1 && wanted == 1 && is_last_turn(judged->state))
        return reason_set(why, "5.1", "in last turns there is no phase 1: %s", now);
    if (phase > 1 && wanted == 1)
        return reason_set(why, judged->verb == VERB_TOKEN ? "4.1" : "4.2",
                          "phase 1 is over: %s", now);
    if (phase == 2 && wanted > 2)
        return reason_set(why, "4.7",
                          "dice are left outside the tray, so rolling goes on: %s", now);
    if (phase > 2 && wanted == 2)
        return reason_set(why, "4.7", "rolling is over: %s", now);
    return reason_set(why, rule, "that is not for now: %s", now);
}
