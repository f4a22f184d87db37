/* spell_movement.c: the spells of the circle of Movement (6.18-6.22): when they are
 * usable, what their steps list, and what the choices do. */
#include "games/seals/rules/spell.h"

/* 6.18 */
static bool dispatch_usable(const struct seals_world *world,
                            const struct seals_state *state, const struct cast *cast)
{
    int free = 0;
    for (int i = 0; i < STRENGTHS; i++)
        for (int c = first_colour(cast->element); c <= last_colour(cast->element); c++)
            free += state->stock[i][c];
    for (int seat = 0; seat < world->players; seat++) {
        int site = state->seat[seat].familiar;
        if (site != SITE_NONE && token_on(state, site) &&
            element_takes(cast->element, seal_element(state, site)))
            free--;
    }
    return free > 0;
}

/* 6.19 */
static bool leap_usable(const struct seals_world *world, const struct seals_state *state,
                        const struct cast *cast)
{
    struct sites found = seals_leaps(world, state, cast->reach, cast->element, false);
    return sites_any(&found);
}

/* 6.20 */
static bool teleportation_usable(const struct seals_world *world,
                                 const struct seals_state *state, const struct cast *cast)
{
    for (int other = 0; other < world->players; other++) {
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++) {
            if (other == cast->seat ||
                (figure == FIGURE_FAMILIAR && state->seat[other].familiar == SITE_NONE))
                continue;
            struct sites found = seals_breakable_past(world, state, cast->reach,
                                                      cast->element, other, figure);
            if (sites_any(&found))
                return true;
        }
    }
    return false;
}

/* 6.21 */
static bool guardian_usable(const struct seals_world *world,
                            const struct seals_state *state, const struct cast *cast)
{
    (void)world;
    return state->guardian[cast->element] != SITE_NONE ||
           (state->lying & scrolls_of_element(cast->element)) != 0;
}

/* 6.22 */
static bool speed_usable(const struct seals_world *world, const struct seals_state *state,
                         const struct cast *cast)
{
    struct sites found =
        seals_speed_firsts(world, state, cast->reach, cast->element, false);
    return sites_any(&found);
}

bool seals_movement_usable(const struct seals_world *world,
                           const struct seals_state *state, const struct cast *cast)
{
    switch (cast->spell) {
#define SPELL(...)
#define MOVEMENT_SPELL(ID, id, ...)                                                      \
    case SPELL_##ID:                                                                     \
        return id##_usable(world, state, cast);
#include "games/seals/rules/spell_list.h"
    default:
        return false;
    }
}

/* 6.18: tokens without a familiar; 6.19: tokens to leap over. */
struct sites seals_sites_to_move(const struct seals_world *world,
                                 const struct seals_state *state, const struct cast *cast)
{
    if (cast->spell == SPELL_LEAP) {
        struct reach reach;
        seals_reach_of_turn(world, state, &reach);
        return seals_leaps(world, state, &reach, cast->element, true);
    }
    struct sites found = token_sites(state);
    seals_keep_element(state, cast->element, &found);
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].familiar != SITE_NONE)
            sites_remove(&found, state->seat[seat].familiar);
    return found;
}

/* --- Leap and Teleportation (6.19, 6.20) -------------------------------------------- */

void seals_list_past(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    int element = seals_cast_current(state).element;
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    for (int other = 0; other < world->players; other++) {
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++) {
            if (other == state->turn)
                continue;
            struct sites found =
                seals_breakable_past(world, state, &reach, element, other, figure);
            if (sites_any(&found))
                add(list, PICK_FIGURE, 0, (uint32_t)(2 * other + figure - FIGURE_MAGE));
        }
    }
}

void seals_apply_past(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    state->victim = (uint8_t)(choice_value(choice) / 2);
    state->figure = choice_value(choice) & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE;
    seals_flow_ask(state, STEP_THEN, state->turn);
}

/* 6.19, 6.20 */
void seals_list_then(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct reach reach;
    struct sites found;
    seals_reach_of_turn(world, state, &reach);
    if (state->one != SITE_NONE) {
        found = seals_breakable_by_leap(world, state, &reach, state->one);
    } else {
        found =
            seals_breakable_past(world, state, &reach, seals_cast_current(state).element,
                                 state->victim, state->figure);
    }
    add_sites(list, PICK_BREAK, &found);
}

void seals_apply_then(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    seals_ask_break(state, (int)choice_value(choice));
}

/* --- Guardian (6.21) ---------------------------------------------------------------- */

void seals_list_guard(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    (void)world;
    int element = seals_cast_current(state).element, now = state->guardian[element];
    struct sites found = scroll_sites_of(state, element);
    if (now != SITE_NONE)
        sites_remove(&found, now);
    add_sites(list, PICK_SITE, &found);
    if (now != SITE_NONE)
        add(list, PICK_OFF, 0, 0);
}

void seals_apply_guard(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    uint8_t *guardian = &state->guardian[seals_cast_current(state).element];
    *guardian =
        choice_kind(choice) == PICK_OFF ? SITE_NONE : (uint8_t)choice_value(choice);
    seals_flow_menu(state);
}

/* --- Speed (6.22) ------------------------------------------------------------------- */

void seals_list_speed(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites found =
        seals_speed_firsts(world, state, &reach, seals_cast_current(state).element, true);
    add_sites(list, PICK_BREAK, &found);
}

void seals_apply_speed(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    seals_ask_break(state, (int)choice_value(choice));
}

void seals_list_second(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites found = seals_breakable(state, &reach);
    seals_keep_element(state, seals_cast_current(state).element, &found);
    add_sites(list, PICK_BREAK, &found);
}

void seals_apply_second(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    int site = (int)choice_value(choice);
    seals_break_seal(state, site);
    seals_move_mage(state, site);
    seals_flow_end_turn(world, state);
}
