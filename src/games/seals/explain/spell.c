/* spell.c: why using a scroll would have no effect at this moment (4.4, 6). */
#include "games/seals/explain/step.h"

/* 6.12: circle III needs an opponent whose round is not over. */
static bool why_alone(const struct judged *judged, struct reason *why)
{
    for (int other = 0; other < judged->world->players; other++)
        if (is_target(judged, other))
            return true;
    return reason_set(why, "6.12", "the round is over for every opponent");
}

bool seals_why_not_spell(const struct seals_world *world, const struct seals_state *state,
                         int scroll, uint64_t spent, struct reason *why)
{
    const struct judged judged = {
        .world = world,
        .state = state,
        .mine = &state->seat[state->turn],
        .cast = {.seat = state->turn,
                 .spell = scroll_spell(scroll, state->circle),
                 .element = scroll_element(scroll),
                 .spent = spent},
    };
    if (seals_spell_table[judged.cast.spell].circle == 3 && !why_alone(&judged, why))
        return false;
    switch (judged.cast.spell) {
#define SPELL(ID, id, ...)                                                               \
    case SPELL_##ID:                                                                     \
        return seals_why_##id(&judged, why);
#include "games/seals/rules/spell_list.h"
    case SPELLS:
        break;
    }
    return reason_set(why, "4.4", "there is no such spell");
}
