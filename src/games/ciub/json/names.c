/* names.c: the words that stand for steps, stages and dice in state JSON. */
#include "games/ciub/json/internal.h"
#include "games/ciub/notation/notation.h"

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
