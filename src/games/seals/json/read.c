/* read.c: a state from JSON, field by field; validate.c then looks for fields that
 * contradict each other, and games/seals/rules/check.c judges the whole. */
#include <string.h>

#include "games/seals/json/internal.h"
#include "games/seals/json/json.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/check.h"
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

static bool get_step(struct reading *in, const struct json_reader *root)
{
    struct json_reader json_reader;
    const char *name = NULL;
    in->state->step = STEP_TURN;
    if (!json_reader_find(root, "step", &json_reader))
        return true;
    if (!json_reader_string(&json_reader, &name, in->error))
        return false;
    in->state->step = (uint8_t)seals_step_find(name);
    return in->state->step < STEPS ||
           json_reader_fail(&json_reader, in->error, "'%.20s' is no step of this game",
                            name);
}

/* Dice of the colour chosen. */
static bool get_chosen_dice(struct reading *in, const struct json_reader *array)
{
    struct json_reader item;
    size_t length = 0;
    if (!json_reader_length(array, &length, in->error))
        return false;
    for (size_t i = 0; i < length; i++) {
        int colour = 0, value = 0;
        if (!json_reader_item(array, i, &item, in->error) ||
            !seals_json_to_die(in, &item, &colour, &value))
            return false;
        if (in->state->colour == NONE)
            return json_reader_fail(array, in->error,
                                    "dice are chosen, but no colour is given");
        if (colour != in->state->colour)
            return json_reader_fail(&item, in->error, "the colour chosen is %s",
                                    seals_element_name[in->state->colour]);
        if (i >= (size_t)in->world->players + 1)
            return json_reader_fail(&item, in->error,
                                    "there are only %d dice of a colour",
                                    in->world->players + 1);
        in->state->chosen += dice_one(value);
    }
    return true;
}

static bool get_chosen(struct reading *in, const struct json_reader *move)
{
    struct json_reader json_reader;
    const char *name = NULL;
    if (json_reader_find(move, "colour", &json_reader)) {
        if (!json_reader_string(&json_reader, &name, in->error))
            return false;
        int colour = seals_element_find(name);
        if (colour < 0 || colour >= COLOURS)
            return json_reader_fail(&json_reader, in->error,
                                    "'%.20s' is no colour of dice", name);
        in->state->colour = (uint8_t)colour;
    }
    return !json_reader_find(move, "chosen", &json_reader) ||
           get_chosen_dice(in, &json_reader);
}

static bool get_scroll(struct reading *in, const struct json_reader *move,
                       const char *key, uint8_t *scroll)
{
    struct json_reader json_reader;
    int found = 0;
    if (!json_reader_find(move, key, &json_reader))
        return true;
    if (!seals_json_to_scroll(in, &json_reader, &found))
        return false;
    *scroll = (uint8_t)found;
    return true;
}

static bool get_move(struct reading *in, const struct json_reader *root)
{
    static const char *const keys[] = {"scroll", "lent",   "colour", "gain",   "one",
                                       "target", "victim", "figure", "chosen", NULL};
    struct seals_state *state = in->state;
    struct json_reader move;
    if (!json_reader_find(root, "move", &move))
        return true;
    return json_reader_only(&move, keys, in->error) &&
           get_scroll(in, &move, "scroll", &state->scroll) &&
           get_scroll(in, &move, "lent", &state->lent) && get_chosen(in, &move) &&
           get_scroll(in, &move, "gain", &state->one) &&
           seals_json_get_site(in, &move, "one", &state->one) &&
           seals_json_get_site(in, &move, "target", &state->target) &&
           seals_json_get_seat(in, &move, "victim", &state->victim) &&
           seals_json_get_byte(in, &move, "figure", 0, 2, &state->figure);
}

/* Who acts follows from the step; only for dice taken it must be told. */
static bool get_actor(struct reading *in, const struct json_reader *root)
{
    struct seals_state *state = in->state;
    uint8_t actor = state->step == STEP_GIVE ? state->victim : state->turn, told = actor;
    struct json_reader json_reader;
    bool given = json_reader_find(root, "actor", &json_reader);
    if (!seals_json_get_seat(in, root, "actor", &told))
        return false;
    if (state->step == STEP_GIVE && state->victim == NONE)
        return seals_json_fail_root(in, "move.victim",
                                    "missing: who is robbed at step 'give'");
    bool chance = step_info(state)->actor == ACTOR_CHANCE;
    if ((chance || state->step == STEP_OVER) && given)
        return json_reader_fail(&json_reader, in->error,
                                "leave it out: at step '%s' no player acts", step_of(in));
    if (!chance && state->step != STEP_TAKE && told != actor)
        return json_reader_fail(&json_reader, in->error, "at step '%s' player %d acts",
                                step_of(in), actor + 1);
    state->actor = chance                     ? SEAT_CHANCE
                   : state->step == STEP_OVER ? SEAT_NOBODY
                                              : (int8_t)told;
    return true;
}

static bool get_round(struct reading *in, const struct json_reader *root)
{
    struct seals_state *state = in->state;
    struct json_reader round;
    int rounds = state->step <= STEP_PLACE || state->step == STEP_TAKE ? 0 : 1;
    if (json_reader_find(root, "round", &round) &&
        !json_reader_int(&round, 0, 60000, &rounds, in->error))
        return false;
    state->round = (uint16_t)rounds;
    return true;
}

/* The first player is by default the one of the options, or seat 1; whose turn it is, by
 * default the first player. */
static bool get_order(struct reading *in, const struct json_reader *root)
{
    struct seals_state *state = in->state;
    if (state->step > STEP_FIRST) {
        int first = seals_first_expected(in->world, state->round);
        state->first = first == ANY ? 0 : (uint8_t)first;
    }
    if (!seals_json_get_seat(in, root, "first", &state->first))
        return false;
    state->turn = state->first == NONE ? 0 : state->first;
    return seals_json_get_seat(in, root, "turn", &state->turn);
}

static bool get_counters(struct reading *in, const struct json_reader *root)
{
    struct seals_state *state = in->state;
    return seals_json_get_byte(in, root, "cursor", 0, BOARD_MAX_SITES, &state->cursor) &&
           seals_json_get_byte(in, root, "broken", 0, 1, &state->broken) &&
           seals_json_get_byte(in, root, "idle", 0, MOST_IDLE, &state->idle) &&
           seals_json_get_byte(in, root, "stuck", 0, MOST_STUCK, &state->stuck) &&
           seals_json_get_byte(in, root, "rolling", 0, 6, &state->rolling);
}

/* Where inside a move the game is, and why dice are taken, can mostly be worked out. */
static bool get_midway(struct reading *in, const struct json_reader *root)
{
    struct seals_state *state = in->state;
    int midway = seals_step_midway(in->world, state);
    state->midway = midway == 1;
    if (state->step == STEP_TAKE && state->round > 0)
        state->taking = state->seat[state->actor].owed > 0 ? TAKING_SHORT : TAKING_ROUND;
    return seals_json_get_byte(in, root, "midway", 0, 1, &state->midway) &&
           seals_json_get_byte(in, root, "taking", 0, 2, &state->taking);
}

static bool get_circle(struct reading *in, const struct json_reader *root)
{
    return seals_json_get_byte(in, root, "circle", 1, CIRCLES, &in->state->circle);
}

/* What validate.c has no word for: of the move being built, the choice; else all of it.
 */
static bool check_whole(struct reading *in)
{
    const char *field = NULL;
    const char *wrong = seals_check_table(in->world, in->state);
    if (wrong != NULL)
        return json_reader_fail(in->root, in->error, "no position of this game: %s",
                                wrong);
    wrong = seals_check_move(in->world, in->state, &field);
    if (wrong == NULL)
        return true;
    struct json_reader move = {.parent = in->root, .key = "move"};
    struct json_reader choice = {.parent = &move, .key = field};
    return json_reader_fail(&choice, in->error, "%s", wrong);
}

bool seals_json_state_read(const void *world, const struct json_reader *json_reader,
                           void *game_state, struct error *error)
{
    static const char *const keys[] = {
        "circle",  "round",  "step",      "first",    "turn",    "actor",  "midway",
        "cursor",  "broken", "idle",      "stuck",    "rolling", "taking", "supply",
        "players", "sites",  "guardians", "absorbed", "move",    NULL};
    struct seals_state *state = game_state;
    struct reading in = {
        .world = world, .state = state, .error = error, .root = json_reader};
    seals_flow_start(world, state);
    state->cursor = 0;
    if (!json_reader_only(json_reader, keys, error) || !get_circle(&in, json_reader) ||
        !get_step(&in, json_reader) || !seals_json_check_circle(&in) ||
        !seals_json_get_players(&in, json_reader) ||
        !seals_json_get_sites(&in, json_reader) || !get_round(&in, json_reader) ||
        !get_order(&in, json_reader) || !get_counters(&in, json_reader) ||
        !seals_json_get_guardians(&in, json_reader) ||
        !seals_json_get_absorbed(&in, json_reader) || !get_move(&in, json_reader) ||
        !seals_json_get_supply(&in, json_reader) || !get_actor(&in, json_reader) ||
        !get_midway(&in, json_reader) || !seals_json_check(&in))
        return false;
    if (is_turn_step(state->step))
        seals_reach_renew(world, state);
    return check_whole(&in);
}
