/* read.c: a state from JSON: as its table says, and then what restates it. */
#include "games/ciub/json/json.h"
#include "games/ciub/rules/rules.h"

/* What restates the dice. */
static void note_dice(const struct ciub_set *set, struct ciub_state *state)
{
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        int count = state->tray[kind];
        if (state->outside[kind] > 0)
            state->showing |= kind_bit(kind);
        state->tray[kind] = 0;
        tray_add(set, state, kind, count);
    }
}

static int find_gap(const struct ciub_world *world, const uint8_t row[CIUB_ROW])
{
    for (int place = 0; place < world->row; place++)
        if (row[place] == CIUB_NONE)
            return place;
    return CIUB_NONE;
}

/* The place that the step is about. */
static void note_gap(const struct ciub_world *world, struct ciub_state *state)
{
    if (state->step == STEP_DEAL)
        state->gap = (uint8_t)__builtin_popcountll(cards_open(world, state));
    else if (state->step == STEP_REFILL)
        state->gap = (uint8_t)find_gap(world, state->top);
    else if (state->step == STEP_DOWN)
        state->gap = (uint8_t)find_gap(world, state->bottom);
}

bool ciub_state_read(const void *game_world, const struct json_reader *json_reader,
                     void *game_state, struct error *error)
{
    const struct ciub_world *world = game_world;
    struct ciub_state *state = game_state;
    ciub_state_clear(state);
    state->step = STEP_FORESEE;
    state->unseen = world->in_play;
    if (!state_read(ciub_state_table, world, json_reader, state, error))
        return false;
    state->unseen = world->in_play & ~cards_seen(world, state);
    note_dice(&world->set, state);
    note_gap(world, state);
    return true;
}
