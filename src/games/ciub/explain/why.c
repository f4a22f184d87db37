/* why.c: the verdict on a choice, step by step, with the rule that forbids it. */
#include "games/ciub/explain/why.h"

#include "games/ciub/explain/internal.h"

/* What stands in the way of a value: NULL, or what there is none of. */
static const char *not_there(const struct judged *judged)
{
    int value = judged->value;
    const struct ciub_set *set = judged->set;
    switch ((enum ciub_object)ciub_verb_table[judged->verb].object) {
    case OBJECT_SEAT:
        return value < judged->world->players ? NULL : TR_NOOP("there is no such player");
    case OBJECT_CARD:
        return value < set->cards ? NULL : TR_NOOP("there is no such card");
    case OBJECT_FALLEN:
    case OBJECT_FACE:
        return value < CIUB_SIDES ? NULL : TR_NOOP("there is no such face");
    case OBJECT_ACTING:
    case OBJECT_DIE:
        return value < CIUB_KINDS && (set->kinds >> value & 1)
                   ? NULL
                   : TR_NOOP("there is no such die");
    case OBJECT_KEPT:
        return value < 2 * set->colours ? NULL : TR_NOOP("there is no such colour");
    case OBJECT_COLOUR_OR_NONE:
        if (value == CIUB_NONE)
            return NULL;
        __attribute__((fallthrough));
    case OBJECT_COLOUR:
    case OBJECT_OWN_COLOUR:
        return value < set->colours ? NULL : TR_NOOP("there is no such colour");
    case OBJECT_NOTHING:
    case OBJECT_ITSELF:
        return value == 0 ? NULL : TR_NOOP("nothing is to be named with that");
    case OBJECT_NONE:
        break;
    }
    return TR_NOOP("there is no such choice");
}

static bool judge(const struct judged *judged, struct reason *why)
{
    switch ((enum ciub_step)judged->state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        return ciub_judge_##id(judged, why);
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/ciub/rules/step_list.h"
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
    const char *rule = ciub_step_rule(state);
    struct judged judged = {.world = world,
                            .set = &world->set,
                            .state = state,
                            .verb = choice_verb(choice),
                            .value = choice_value(choice)};
    if (state->step == STEP_OVER)
        return reason_set(why, rule, "the game is over");
    if (!step_takes(state, judged.verb))
        return ciub_refuse_phase(&judged, rule, tr(step_info(state)->now), why);
    const char *missing = not_there(&judged);
    if (missing != NULL)
        return reason_set(why, rule, "%s", tr(missing));
    return judge(&judged, why);
}
