/* phase.c: refusals of what belongs to another phase of the turn. */
#include "games/ciub/explain/internal.h"

/* 5.1: whoever takes D had a phase 1 in that turn; the others have none any more. */
static bool is_last_turn(const struct ciub_state *state)
{
    return state->stage == STAGE_LAST && state->opus != state->turn;
}

bool ciub_refuse_phase(const struct judged *judged, const char *rule, const char *now,
                       struct reason *why)
{
    int wanted = ciub_verb_table[judged->verb].phase;
    int phase = judged->state->step == STEP_ROLL ? 0 : step_info(judged->state)->phase;
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
