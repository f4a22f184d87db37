/* json_words.c: the words that stand for steps, stages and dice in state JSON. */
#include "games/ciub/json_parts.h"
#include "games/ciub/text.h"

static const char *const step_names[STEPS] = {
    [STEP_FIRST] = "first",
    [STEP_DEAL] = "deal",
    [STEP_FORESEE] = "foresee",
    [STEP_REFILL] = "refill",
    [STEP_ROLL] = "roll",
    [STEP_ACT] = "act",
    [STEP_SWAP] = "swap",
    [STEP_REROLL] = "reroll",
    [STEP_ADJUST] = "adjust",
    [STEP_TURN] = "turn",
    [STEP_PUT] = "put",
    [STEP_SPELL] = "spell",
    [STEP_DOWN] = "down",
    [STEP_KEEP] = "keep",
    [STEP_TRADE] = "trade",
    [STEP_TRADE_ONE] = "trade-one",
    [STEP_TRADE_TWO] = "trade-two",
    [STEP_OVER] = "over",
};

const char *ciub_step_name(int step)
{
    return step_names[step];
}

const char *ciub_stage_name(int stage)
{
    static const char *const names[] = {"open", "ending", "last"};
    return names[stage];
}

void ciub_kind_name(const struct ciub_set *set, int kind, char name[CIUB_KIND_NAME])
{
    struct text out = text_init(name, CIUB_KIND_NAME);
    ciub_write_die(set, kind, &out);
}

void ciub_hand_name(const struct ciub_set *set, int number, char name[CIUB_KIND_NAME])
{
    struct text out = text_init(name, CIUB_KIND_NAME);
    text_put(&out, set->die[number / 2].name);
    if (number % 2 == 1)
        text_put(&out, " 2for1");
}

unsigned ciub_step_places(const struct ciub_state *state)
{
    static const uint8_t places[STEPS] = {
        [STEP_FIRST] = PLACE_DICE,
        [STEP_DEAL] = PLACE_DICE,
        [STEP_FORESEE] = PLACE_DICE,
        [STEP_REFILL] = PLACE_DICE,
        [STEP_ROLL] = PLACE_ROLLING | PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_ACT] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_SWAP] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_REROLL] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_ADJUST] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_TURN] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_PUT] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_SPELL] = PLACE_TRAY,
        [STEP_DOWN] = PLACE_TRAY,
        [STEP_KEEP] = PLACE_TRAY | PLACE_HAND,
        [STEP_TRADE] = PLACE_HAND,
        [STEP_TRADE_ONE] = PLACE_HAND,
        [STEP_TRADE_TWO] = PLACE_HAND,
        [STEP_OVER] = PLACE_DICE,
    };
    if (state->step == STEP_REFILL && state->gained)
        return PLACE_TRAY;
    return places[state->step];
}
