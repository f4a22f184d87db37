/* move.c: what was chosen so far of a move, from JSON. */
#include "games/ciub/json/internal.h"
#include "games/ciub/rules/rules.h"

/* Which fields of `move` belong to a step, as bits. */
enum { FIELD_DIE = 1, FIELD_ON = 2, FIELD_LAST = 4, FIELD_GIVE = 8, FIELD_FOR = 16 };

static const uint8_t step_fields[STEPS] = {
    [STEP_SWAP] = FIELD_DIE,       [STEP_REROLL] = FIELD_DIE,
    [STEP_ADJUST] = FIELD_DIE,     [STEP_TURN] = FIELD_DIE | FIELD_ON,
    [STEP_PUT] = FIELD_LAST,       [STEP_KEEP] = FIELD_LAST,
    [STEP_TRADE_ONE] = FIELD_GIVE, [STEP_TRADE_TWO] = FIELD_GIVE | FIELD_FOR,
};

/* All that the step needs, and nothing else. */
static bool check_fields(struct ciub_reading *in, const struct json_reader *move,
                         bool given)
{
    static const char *const keys[] = {"die", "on", "last", "give", "for", NULL};
    const char *step = ciub_step_name(in->state->step);
    unsigned wanted = step_fields[in->state->step];
    if (in->state->step == STEP_KEEP && hand_by_colour(in->state) == 0)
        wanted = 0;
    if (given && !json_reader_only(move, keys, in->error))
        return false;
    for (int i = 0; keys[i] != NULL; i++) {
        struct json_reader json_reader = {.parent = move, .key = keys[i]};
        bool there = given && json_reader_find(move, keys[i], &json_reader);
        if (there && !(wanted >> i & 1))
            return json_reader_fail(&json_reader, in->error,
                                    "leave it out: at step '%s' it has not been chosen",
                                    step);
        if (!there && (wanted >> i & 1))
            return json_reader_fail(&json_reader, in->error,
                                    "missing: it is chosen before step '%s'", step);
    }
    return true;
}

/* 4.5: the acting die lies outside and shows what it does. */
static bool get_die(struct ciub_reading *in, const struct json_reader *move)
{
    const struct ciub_set *set = &in->world->set;
    struct ciub_state *state = in->state;
    uint64_t able = state->step == STEP_SWAP     ? set->swap
                    : state->step == STEP_REROLL ? set->reroll
                                                 : set->adjust;
    struct json_reader json_reader;
    json_reader_find(move, "die", &json_reader);
    if (!ciub_json_kind(in, &json_reader, &state->source))
        return false;
    if (!(able >> state->source & 1))
        return json_reader_fail(&json_reader, in->error, "that die does not %s",
                                state->step == STEP_SWAP     ? "swap"
                                : state->step == STEP_REROLL ? "re-roll"
                                                             : "adjust");
    return state->outside[state->source] > 0 ||
           json_reader_fail(&json_reader, in->error, "no such die is outside");
}

/* 4.5a: a die that looks like the acting one is another only if there are two. */
static bool get_target(struct ciub_reading *in, const struct json_reader *move)
{
    struct ciub_state *state = in->state;
    const char *word = NULL;
    struct json_reader json_reader;
    json_reader_find(move, "on", &json_reader);
    if (!json_reader_string(&json_reader, &word, in->error))
        return false;
    state->itself = strcmp(word, "itself") == 0;
    state->target = state->source;
    if (state->itself)
        return (in->world->set.self_adjust >> state->source & 1) ||
               json_reader_fail(&json_reader, in->error,
                                "that die has no face to turn itself to");
    if (!ciub_json_kind(in, &json_reader, &state->target))
        return false;
    int own = state->target == state->source;
    return state->outside[state->target] > own ||
           json_reader_fail(&json_reader, in->error,
                            "no such die is outside but for the acting one");
}

static bool get_last_put(struct ciub_reading *in, const struct json_reader *json_reader)
{
    return ciub_json_kind(in, json_reader, &in->state->target) &&
           (in->state->tray[in->state->target] > 0 ||
            json_reader_fail(json_reader, in->error, "no such die is in the tray"));
}

static bool get_last_kept(struct ciub_reading *in, const struct json_reader *json_reader)
{
    struct ciub_state *state = in->state;
    if (!ciub_json_hand_die(in, json_reader, &state->target))
        return false;
    return hand_count(state, state->target) > 0 ||
           json_reader_fail(json_reader, in->error, "no such die has been kept");
}

/* 4.11 */
static bool get_trade(struct ciub_reading *in, const struct json_reader *move)
{
    struct ciub_state *state = in->state;
    struct json_reader json_reader;
    json_reader_find(move, "give", &json_reader);
    if (!ciub_json_colour(in, &json_reader, &state->source))
        return false;
    if (state->paired[state->source] == 0)
        return json_reader_fail(&json_reader, in->error,
                                "no die of that colour in the hand shows 2for1");
    if (state->step == STEP_TRADE_ONE)
        return true;
    json_reader_find(move, "for", &json_reader);
    if (!ciub_json_colour(in, &json_reader, &state->target))
        return false;
    if (state->target == state->source)
        return json_reader_fail(&json_reader, in->error,
                                "it must be of another colour than the die given");
    return state->supply[state->target] > 0 ||
           json_reader_fail(&json_reader, in->error, "the supply has no such die");
}

bool ciub_json_move(struct ciub_reading *in)
{
    struct json_reader move = {.parent = in->root, .key = "move"}, last;
    bool given = json_reader_find(in->root, "move", &move);
    if (!check_fields(in, &move, given))
        return false;
    switch ((enum ciub_step)in->state->step) {
    case STEP_SWAP:
    case STEP_REROLL:
    case STEP_ADJUST:
        return get_die(in, &move);
    case STEP_TURN:
        return get_die(in, &move) && get_target(in, &move);
    case STEP_PUT:
        return !json_reader_find(&move, "last", &last) || get_last_put(in, &last);
    case STEP_KEEP:
        return !given || !json_reader_find(&move, "last", &last) ||
               get_last_kept(in, &last);
    case STEP_TRADE_ONE:
    case STEP_TRADE_TWO:
        return get_trade(in, &move);
    default:
        return true;
    }
}
