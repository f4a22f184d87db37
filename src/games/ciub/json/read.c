/* read.c: a state from JSON, field by field. What is left out is what follows from
 * the rest, or is usual; games/ciub/rules/check.c then judges the whole. */
#include "games/ciub/json/internal.h"
#include "games/ciub/json/json.h"
#include "games/ciub/rules/rules.h"

static bool get_step(struct ciub_reading *in)
{
    struct json_reader json_reader;
    const char *name = NULL;
    in->state->step = STEP_FORESEE;
    if (!json_reader_find(in->root, "step", &json_reader))
        return true;
    if (!json_reader_string(&json_reader, &name, in->error))
        return false;
    for (int step = 0; step < STEPS; step++)
        if (strcmp(name, ciub_step_name(step)) == 0) {
            in->state->step = (uint8_t)step;
            return true;
        }
    return json_reader_fail(&json_reader, in->error, "'%.20s' is no step of this game",
                            name);
}

/* 3.4: by default the player of the options begins, or player 1, and is on turn. */
static bool get_order(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    int fixed = in->world->first;
    struct json_reader json_reader;
    if (state->step == STEP_FIRST) {
        if (fixed >= 0)
            return ciub_json_fail(in, "step", "the options say that player %d begins",
                                  fixed + 1);
        return !json_reader_find(in->root, "first", &json_reader) ||
               json_reader_fail(&json_reader, in->error,
                                "leave it out: it is drawn at step 'first'");
    }
    state->first = fixed < 0 ? 0 : (uint8_t)fixed;
    if (!ciub_json_seat(in, "first", &state->first))
        return false;
    if (fixed >= 0 && state->first != fixed)
        return ciub_json_fail(in, "first", "the options say that player %d begins",
                              fixed + 1);
    state->turn = state->first;
    return ciub_json_seat(in, "turn", &state->turn);
}

/* What a step says about a flag. */
enum says { NO, YES, MAY };

/* 4.2, 4.7, 4.9 */
static const struct {
    uint8_t busy, moved, single, gained;
} step_flags[STEPS] = {
    [STEP_REFILL] = {.busy = YES, .gained = MAY},
    [STEP_ROLL] = {.busy = MAY, .moved = MAY, .single = MAY},
    [STEP_ACT] = {.busy = MAY, .moved = MAY},
    [STEP_SWAP] = {.busy = MAY, .moved = MAY},
    [STEP_REROLL] = {.busy = MAY, .moved = MAY},
    [STEP_ADJUST] = {.busy = MAY, .moved = MAY},
    [STEP_TURN] = {.busy = MAY, .moved = MAY},
    [STEP_PUT] = {.busy = MAY, .moved = YES},
    [STEP_SPELL] = {.busy = MAY},
    [STEP_DOWN] = {.busy = YES, .gained = YES},
    [STEP_KEEP] = {.busy = YES, .gained = YES},
    [STEP_TRADE] = {.busy = MAY},
    [STEP_TRADE_ONE] = {.busy = MAY},
    [STEP_TRADE_TWO] = {.busy = MAY},
};

static bool get_flag(struct ciub_reading *in, const char *key, int says, uint8_t *flag)
{
    const char *step = ciub_step_name(in->state->step);
    *flag = says == YES;
    if (!ciub_json_flag(in, key, flag))
        return false;
    if (says == NO && *flag)
        return ciub_json_fail(in, key, "leave it out: at step '%s' it is false", step);
    if (says == YES && !*flag)
        return ciub_json_fail(in, key, "leave it out: at step '%s' it is true", step);
    return true;
}

static bool get_flags(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    int step = state->step;
    return get_flag(in, "busy", step_flags[step].busy, &state->busy) &&
           get_flag(in, "moved", step_flags[step].moved, &state->moved) &&
           get_flag(in, "single", step_flags[step].single, &state->single) &&
           get_flag(in, "gained", step_flags[step].gained, &state->gained) &&
           ciub_json_byte(in, in->root, "quiet", 0,
                          CIUB_QUIET_ROUNDS * in->world->players, &state->quiet);
}

static bool get_players(struct ciub_reading *in)
{
    static const char *const keys[] = {"dice", "won", "token", NULL};
    struct json_reader players, player;
    size_t length = 0;
    if (!json_reader_field(in->root, "players", &players, in->error) ||
        !json_reader_length(&players, &length, in->error))
        return false;
    if (length != (size_t)in->world->players)
        return json_reader_fail(&players, in->error, "this game has %d players",
                                in->world->players);
    for (int seat = 0; seat < in->world->players; seat++)
        if (!json_reader_item(&players, (size_t)seat, &player, in->error) ||
            !json_reader_only(&player, keys, in->error) ||
            !ciub_json_player_dice(in, &player, seat) ||
            !ciub_json_player_cards(in, &player, seat))
            return false;
    return true;
}

/* 5.1: the stage follows from the pile and from who took D. */
static bool get_stage(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    struct json_reader json_reader;
    const char *name = NULL;
    bool open = state->pile[0] + state->pile[1] > 0;
    if (!ciub_json_seat(in, "opus", &state->opus))
        return false;
    if (open && state->opus != CIUB_NONE)
        return ciub_json_fail(in, "opus", "leave it out: the pile is not empty yet");
    state->stage = open                       ? STAGE_OPEN
                   : state->opus == CIUB_NONE ? STAGE_ENDING
                                              : STAGE_LAST;
    if (!json_reader_find(in->root, "stage", &json_reader))
        return true;
    if (!json_reader_string(&json_reader, &name, in->error))
        return false;
    return strcmp(name, ciub_stage_name(state->stage)) == 0 ||
           json_reader_fail(&json_reader, in->error, "by the pile and 'opus' it is '%s'",
                            ciub_stage_name(state->stage));
}

/* 5.1: each of the others has one last turn. */
static bool get_left(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    int players = in->world->players, left = 0;
    if (state->stage == STAGE_LAST)
        left = (state->opus - state->turn - 1 + players) % players;
    state->left = (uint8_t)left;
    if (!ciub_json_byte(in, in->root, "left", 0, players - 1, &state->left))
        return false;
    if (state->left != left)
        return ciub_json_fail(in, "left", "by 'opus' and 'turn' it is %d", left);
    if (state->opus == state->turn && !state->busy)
        return ciub_json_fail(in, "busy",
                              "must be true: D is taken in the turn of a gain");
    return true;
}

bool ciub_state_read(const void *world, const struct json_reader *json_reader,
                     void *game_state, struct error *error)
{
    static const char *const keys[] = {
        "step",   "stage",   "turn",    "first",   "opus", "left",   "quiet",   "busy",
        "moved",  "single",  "gained",  "players", "top",  "bottom", "removed", "pile",
        "supply", "rolling", "outside", "tray",    "hand", "move",   NULL};
    struct ciub_state *state = game_state;
    struct ciub_reading in = {
        .world = world, .state = state, .error = error, .root = json_reader};
    ciub_state_clear(state);
    return json_reader_only(json_reader, keys, error) && get_step(&in) &&
           get_order(&in) && get_flags(&in) && ciub_json_rows(&in) && get_players(&in) &&
           ciub_json_pile(&in) && get_stage(&in) && get_left(&in) &&
           ciub_json_gaps(&in) && ciub_json_turn_dice(&in) && ciub_json_supply(&in) &&
           ciub_json_move(&in);
}
