/* steps.c: the kinds of decision and what can be done as data, and what depends on the
 * position as well. */
#include "games/ciub/rules/steps.h"

#include "games/ciub/rules/places.h"
#include "games/ciub/rules/state.h"
#include "i18n/i18n.h"

#define TAKES(verb) (1u << VERB_##verb)

const struct ciub_step_info ciub_step_table[STEPS] = {
#define STEP(ID, id, reader, prior, ...) {__VA_ARGS__},
#include "games/ciub/rules/step_list.h"
};

const struct ciub_verb_info ciub_verb_table[VERBS] = {
#define VERB(ID, word, object, ...) {word, OBJECT_##object, __VA_ARGS__},
#include "games/ciub/rules/verb_list.h"
};

const char *ciub_step_rule(const struct ciub_state *state)
{
    if (state->step == STEP_REFILL && state->gained)
        return "4.9";
    if (state->step == STEP_ROLL && state->single)
        return "4.5";
    return step_info(state)->rule;
}

unsigned ciub_step_places(const struct ciub_state *state)
{
    if (state->step == STEP_REFILL && state->gained)
        return PLACE_TRAY;
    return step_info(state)->places;
}

int ciub_phase(const struct ciub_state *state)
{
    if (state->step == STEP_REFILL)
        return state->gained ? 3 : 1;
    return step_info(state)->phase;
}

bool ciub_on_turn(const struct ciub_state *state, int seat)
{
    return ciub_phase(state) > 0 && state->turn == seat;
}
