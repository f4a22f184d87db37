/* read.c: a state from JSON: as its table says, and then what restates it. */
#include "games/seals/json/json.h"
#include "games/seals/rules/rules.h"

/* The sets and counts that the check compares with the sites. */
static void restate(const struct seals_world *world, struct seals_state *state)
{
    for (int site = world->starts; site < world->sites; site++) {
        int here = site_get(state, site);
        if (here >= SITE_SCROLL)
            state->lying |= scroll_bit(here - SITE_SCROLL);
        else if (here != SITE_EMPTY)
            state->stock[token_strength(here) - MIN_STRENGTH][token_colour(here)]++;
    }
    if (is_turn_step(state->step) && state->seat[state->turn].place != SITE_NONE)
        seals_reach_renew(world, state);
}

bool seals_json_state_read(const void *world, const struct json_reader *json_reader,
                           void *game_state, struct error *error)
{
    struct seals_state *state = game_state;
    seals_flow_start(world, state);
    for (int seat = 0; seat < SEALS_MAX_PLAYERS; seat++)
        state->seat[seat].up = 0;
    state->cursor = 0;
    state->step = STEP_TURN;
    if (!state_read(seals_state_table, world, json_reader, state, error))
        return false;
    restate(world, state);
    return true;
}
