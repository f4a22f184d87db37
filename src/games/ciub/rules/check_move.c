/* check_move.c: invariants of the choices made so far of a move: the acting die, what it
 * acts on, the last die named (4.5-4.11), and of dice in the air. */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

static bool is_outside(const struct ciub_state *state, int kind)
{
    return kind < CIUB_KINDS && state->outside[kind] > 0;
}

/* The die that acts, or the colour that is traded. */
static const char *check_source(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    uint64_t acting = 0;
    switch (state->step) {
    case STEP_SWAP:
        acting = world->set.swap;
        break;
    case STEP_REROLL:
        acting = world->set.reroll;
        break;
    case STEP_ADJUST:
    case STEP_TURN:
        acting = world->set.adjust;
        break;
    case STEP_TRADE_ONE:
    case STEP_TRADE_TWO:
        return state->source < world->set.colours && state->paired[state->source] > 0
                   ? NULL
                   : "the die to be traded does not show 2for1";
    default:
        return state->source == CIUB_NONE ? NULL
                                          : "a die acts at a step that has no action";
    }
    return is_outside(state, state->source) && (acting >> state->source & 1)
               ? NULL
               : "the acting die is not outside the tray, or does not show its action";
}

/* 4.5, 4.5a */
static const char *check_turned(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    if (state->itself) {
        if (state->target != state->source ||
            !(world->set.self_adjust >> state->source & 1))
            return "a die cannot adjust itself so";
        return NULL;
    }
    if (!is_outside(state, state->target))
        return "the die to be adjusted is not outside the tray";
    if (state->target == state->source && state->outside[state->target] < 2)
        return "the die to be adjusted is the adjusting one";
    return NULL;
}

/* 4.6: skulls went first, and the die named last is in the tray. */
static const char *check_put(const struct ciub_world *world,
                             const struct ciub_state *state)
{
    const struct ciub_set *set = &world->set;
    if ((state->showing & set->skull) != 0)
        return "a skull lies outside the tray although dice were put";
    if (state->target >= CIUB_KINDS || state->tray[state->target] == 0 ||
        (set->skull >> state->target & 1))
        return "the die put last is not in the tray";
    return NULL;
}

/* 4.9: dice are named in order, fewer than five so far of more than five. */
static const char *check_keep(const struct ciub_world *world,
                              const struct ciub_state *state)
{
    int last = CIUB_NONE, kept = 0;
    for (int name = 0; name < 2 * CIUB_COLOURS; name++) {
        int count = hand_count(state, name);
        if (count == 0)
            continue;
        if (name >= 2 * world->set.colours ||
            count > tray_count(&world->set, state, name))
            return "a die is kept that the tray does not have";
        kept += count;
        last = name;
    }
    if (kept >= CIUB_KEPT || count_kinds(state->tray) <= CIUB_KEPT)
        return "no die is left to be chosen: five are kept, or all";
    return state->target == last ? NULL
                                 : "the die kept last is not the last of those kept";
}

/* 4.11: of the supply, and not of the colour given. */
static const char *check_taken(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    return state->target < world->set.colours && state->target != state->source &&
                   state->supply[state->target] > 0
               ? NULL
               : "the first die of a trade is not one of another colour in the supply";
}

static const char *check_target(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    if (state->itself && state->step != STEP_TURN)
        return "a die adjusts itself at a step that adjusts none";
    switch (state->step) {
    case STEP_TURN:
        return check_turned(world, state);
    case STEP_PUT:
        return check_put(world, state);
    case STEP_KEEP:
        return check_keep(world, state);
    case STEP_TRADE_TWO:
        return check_taken(world, state);
    default:
        return state->target == CIUB_NONE
                   ? NULL
                   : "something is named at a step that names none";
    }
}

/* 4.5: one die in the air, and the one that re-rolled it: itself or a spent one. */
static const char *check_single(const struct ciub_world *world,
                                const struct ciub_state *state, int colour)
{
    if (count_colours(state->rolling) != 1)
        return "a re-roll action rolls one die";
    if ((state->showing & world->set.spent) == 0 &&
        ciub_set_look(&world->set, colour, SYMBOL_REROLL) < 0)
        return "a die is re-rolled, but none has the action for it";
    return NULL;
}

/* 4.4, 4.7: dice fall colour by colour, and lie as they fell until all are down. */
static const char *check_rolling(const struct ciub_world *world,
                                 const struct ciub_state *state)
{
    if (state->step != STEP_ROLL)
        return state->single ? "a single die is rolled at a step that rolls none" : NULL;
    int colour = 0;
    while (state->rolling[colour] == 0)
        colour++;
    if (state->single)
        return check_single(world, state, colour);
    if (state->moved)
        return "a die is said to be put or swapped since a roll that is not over";
    if ((state->showing & (world->set.spent | world->set.inactive)) != 0)
        return "spent or inactive dice lie among those just rolled";
    if (colour < CIUB_COLOURS - 1 && state->showing >> CIUB_LOOKS * (colour + 1) != 0)
        return "dice are rolled colour by colour";
    return NULL;
}

const char *ciub_check_move(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    const char *wrong = NULL;
    if ((wrong = check_source(world, state)) || (wrong = check_target(world, state)))
        return wrong;
    return check_rolling(world, state);
}
