/* plan.c: which dice to put into the tray, and what acting on others would bring. */
#include "games/ciub/ai/plan.h"

#include <assert.h>

/* 4.12: nobody begins a turn with more dice, and none come in phase 2. */
enum { PLAN_DICE = CIUB_MAX_WHITE + (CIUB_COLOURS - 1) * CIUB_MAX_COLOURED };

/* Dice that may be put, best first. */
struct order {
    int count;
    uint8_t kind[PLAN_DICE];
    float gain[PLAN_DICE];
};

static void order_add(struct order *order, int kind, float gain)
{
    int place = order->count++;
    assert(place < PLAN_DICE);
    for (; place > 0 && order->gain[place - 1] < gain; place--) {
        order->kind[place] = order->kind[place - 1];
        order->gain[place] = order->gain[place - 1];
    }
    order->kind[place] = (uint8_t)kind;
    order->gain[place] = gain;
}

/* 4.6: what can be put: active dice, in STEP_PUT from the last one on; skulls go by
 * themselves. */
static uint64_t putable(const struct ciub_world *world, const struct ciub_state *state)
{
    uint64_t kinds = state->showing & ~(world->set.inactive | world->set.skull);
    if (state->step == STEP_PUT)
        kinds &= ~UINT64_C(0) << state->target;
    return kinds;
}

/* How much a die is good for when it is rolled again: hits of the numbers wanted. */
static float roll_worth(const struct ciub_plan *plan, uint64_t wanted, int colour)
{
    const struct ciub_potential *potential = &plan->world->potential;
    float worth = 0.4f * potential->swap[colour] + 0.5f * potential->adjust[colour] +
                  0.3f * potential->reroll[colour];
    if (plan->aim.need != NULL && plan->aim.need->sum > 0)
        return worth + potential->value[1][colour] / (float)CIUB_NUMBERS;
    for (uint64_t left = colours_present(wanted); left != 0; left &= left - 1)
        worth += potential->face[colours_first(left)][colour];
    return worth;
}

/* How often the dice outside show a number, for each of it that is missing. */
static float ease(const struct ciub_plan *plan, int lane)
{
    float hits = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        hits += (float)colour_count(plan->after.dice, colour) *
                plan->world->potential.face[lane][colour];
    return hits / (float)lane_of(plan->aim.wanted, lane);
}

/* The scarcest numbers first, shown by dice that are the least good for the others. */
static void order_hits(const struct ciub_plan *plan, uint64_t kinds, struct order *order)
{
    const struct ciub_set *set = &plan->world->set;
    for (uint64_t left = kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left), colour = kind_colour(kind);
        uint64_t lane = set->lane[kind];
        if (lane == 0 || (plan->aim.wanted & lane * 0x7f) == 0)
            continue;
        float others = roll_worth(plan, plan->aim.wanted & ~(lane * 0x7f), colour);
        float gain = -4 * ease(plan, colours_first(lane)) - others;
        for (int i = 0; i < plan->state->outside[kind]; i++)
            order_add(order, kind, gain);
    }
}

/* For a sum those that show more than they will come to. */
static void order_high(const struct ciub_plan *plan, uint64_t kinds, struct order *order)
{
    const struct ciub_set *set = &plan->world->set;
    for (uint64_t left = kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        float later = plan->world->potential.value[3][kind_colour(kind)];
        if (set->value[kind] == 0)
            continue;
        for (int i = 0; i < plan->state->outside[kind]; i++)
            order_add(order, kind, (float)set->value[kind] - later);
    }
}

static void put_one(const struct ciub_plan *plan, struct ciub_prospect *prospect,
                    int kind)
{
    const struct ciub_set *set = &plan->world->set;
    prospect->dice -= colour_one(kind_colour(kind));
    prospect->lanes += set->lane[kind];
    prospect->sum += set->value[kind];
}

/* 4.6: skulls go. */
static struct ciub_prospect without_skulls(const struct ciub_plan *plan)
{
    const struct ciub_state *state = plan->state;
    struct ciub_prospect prospect = {
        .dice = kinds_by_colour(state->outside),
        .lanes = state->lanes,
        .sum = state->sum,
    };
    for (uint64_t left = state->showing & plan->world->set.skull; left != 0;
         left &= left - 1) {
        int kind = __builtin_ctzll(left);
        for (int i = 0; i < state->outside[kind]; i++)
            put_one(plan, &prospect, kind);
    }
    return prospect;
}

static bool free_to_roll(const struct ciub_plan *plan)
{
    return plan->state->moved || (plan->state->showing & plan->world->set.skull) != 0;
}

static void plan_put(struct ciub_plan *plan, int kind)
{
    plan->put[kind]++;
    plan->putting |= kind_bit(kind);
}

/* Whether one more of what the die shows is wanted. */
static bool still_wanted(const struct ciub_plan *plan, uint64_t lanes, int kind)
{
    uint64_t missing = lanes_missing(plan->aim.wanted + plan->state->lanes, lanes);
    return plan->aim.need->sum > 0 || (missing & plan->world->set.lane[kind] * 0x7f) != 0;
}

/* As many of the ordered dice as promise most, at least one if there must be one. */
static void put_best(struct ciub_plan *plan, const struct order *order)
{
    struct ciub_prospect prospect = plan->after;
    uint8_t tried[PLAN_DICE];
    int count = 0, put = 0;
    plan->chance = -1;
    if (free_to_roll(plan))
        plan->chance = ciub_guess(plan->world, &prospect, plan->aim.need);
    for (int i = 0; i < order->count && plan->chance < 1; i++) {
        if (!still_wanted(plan, prospect.lanes, order->kind[i]))
            continue;
        tried[count++] = order->kind[i];
        put_one(plan, &prospect, order->kind[i]);
        float chance = ciub_guess(plan->world, &prospect, plan->aim.need);
        if (chance <= plan->chance)
            continue;
        while (put < count)
            plan_put(plan, tried[put++]);
        plan->chance = chance;
        plan->after = prospect;
    }
}

/* 4.7: where nothing is worth putting the least useful die goes, 2for1 if it can be. */
static void put_least(struct ciub_plan *plan, uint64_t kinds)
{
    const struct ciub_prospect before = plan->after;
    float best = -1;
    int chosen = -1;
    for (uint64_t left = kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        struct ciub_prospect after = before;
        put_one(plan, &after, kind);
        float chance = ciub_guess(plan->world, &after, plan->aim.need);
        float bonus = (plan->world->set.two_for_one >> kind & 1) != 0 ? 0.01f : 0;
        if (chance + bonus <= best)
            continue;
        best = chance + bonus;
        plan->after = after;
        plan->chance = chance;
        chosen = kind;
    }
    if (chosen < 0)
        return;
    plan_put(plan, chosen);
    plan->forced = true;
}

/* --- with nothing to gain any more -------------------------------------------------- */

/* What rolling a die again may bring for later turns: 2for1, or a swap for a better. */
static float idle_worth(const struct ciub_plan *plan, int colour)
{
    const struct ciub_potential *potential = &plan->world->potential;
    return potential->pair[colour] + 0.5f * potential->swap[colour] +
           0.5f * potential->adjust[colour];
}

/* 2for1 dice are put, and of the others one; or all, if there is nothing to roll for. */
static void put_idle(struct ciub_plan *plan, uint64_t kinds)
{
    const struct ciub_set *set = &plan->world->set;
    uint64_t pairs = kinds & set->two_for_one;
    float least = 1e9f;
    int chosen = -1;
    for (uint64_t left = kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        float worth = idle_worth(plan, kind_colour(kind));
        bool goes = (pairs >> kind & 1) != 0 || worth <= 0;
        if (goes) {
            plan->put[kind] = plan->state->outside[kind];
            plan->putting |= kind_bit(kind);
        } else if (worth < least) {
            least = worth;
            chosen = kind;
        }
    }
    if (plan->putting == 0 && !free_to_roll(plan) && chosen >= 0)
        plan_put(plan, chosen);
}

void ciub_plan_make(const struct ciub_world *world, const struct ciub_state *state,
                    struct ciub_plan *plan)
{
    struct order order = {0};
    *plan = (struct ciub_plan){.world = world, .state = state};
    plan->aim = ciub_aim_find(world, state);
    ciub_help_colours(world, state, plan->worth);
    plan->after = without_skulls(plan);
    uint64_t kinds = putable(world, state);
    if (plan->aim.need == NULL) {
        put_idle(plan, kinds);
        return;
    }
    if (plan->aim.need->sum > 0)
        order_high(plan, kinds, &order);
    else
        order_hits(plan, kinds, &order);
    put_best(plan, &order);
    if (plan->putting == 0 && !free_to_roll(plan))
        put_least(plan, kinds);
}

/* --- actions ------------------------------------------------------------------------ */

float ciub_plan_rest(const struct ciub_plan *plan)
{
    return plan->aim.need != NULL ? plan->chance : 0;
}

/* The plan without the die that is put only because one must be. */
static struct ciub_prospect unforced(const struct ciub_plan *plan)
{
    return plan->forced ? without_skulls(plan) : plan->after;
}

float ciub_plan_swap(const struct ciub_plan *plan, int kind, int colour)
{
    int own = kind_colour(kind);
    float better = plan->worth[colour] - plan->worth[own];
    if (colour == own) /* nothing but a roll of all dice, where no die need be put */
        better -= 1.5f;
    if (plan->aim.need == NULL)
        return better;
    struct ciub_prospect after = unforced(plan);
    if (colour_count(after.dice, own) == 0)
        return 0;
    after.dice += colour_one(colour) - colour_one(own);
    float chance = ciub_guess(plan->world, &after, plan->aim.need);
    if (plan->putting != 0 && !plan->forced) { /* 4.7: nothing need be put then */
        struct ciub_prospect all = without_skulls(plan);
        all.dice += colour_one(colour) - colour_one(own);
        float rolled = ciub_guess(plan->world, &all, plan->aim.need);
        chance = rolled > chance ? rolled : chance;
    }
    return chance + 0.005f * better;
}

float ciub_plan_turn(const struct ciub_plan *plan, int source, int target, bool itself,
                     int look)
{
    const struct ciub_set *set = &plan->world->set;
    int kind = kind_of(kind_colour(target), look);
    struct ciub_prospect after = unforced(plan);
    bool skull = (set->skull >> target & 1) != 0;
    if (plan->aim.need == NULL)
        return (set->two_for_one >> kind & 1) != 0 ? 0.5f : -0.1f;
    if (!itself && !plan->forced && plan->put[target] >= plan->state->outside[target])
        return 0;
    if (colour_count(after.dice, kind_colour(source)) > 0)
        after.dice -= colour_one(kind_colour(source));
    if (!itself)
        after.lanes += set->lane[source];
    if (!itself && !skull && colour_count(after.dice, kind_colour(target)) > 0)
        after.dice -= colour_one(kind_colour(target));
    after.lanes += set->lane[kind];
    after.sum += set->value[kind];
    return ciub_guess(plan->world, &after, plan->aim.need);
}

float ciub_plan_reroll(const struct ciub_plan *plan, int target)
{
    const struct ciub_set *set = &plan->world->set;
    int colour = kind_colour(target);
    bool kept = plan->put[target] >= plan->state->outside[target] && !plan->forced;
    if (plan->aim.need == NULL)
        return idle_worth(plan, colour) - ((set->two_for_one >> target & 1) != 0 ? 1 : 0);
    if (kept)
        return -1;
    uint64_t wanted =
        lanes_missing(plan->aim.wanted + plan->state->lanes, plan->after.lanes);
    float worth = 0.25f * roll_worth(plan, wanted, colour);
    if ((set->skull >> target & 1) != 0) { /* 4.6: otherwise it is lost */
        struct ciub_prospect saved = plan->after;
        saved.dice += colour_one(colour);
        worth += ciub_guess(plan->world, &saved, plan->aim.need) - plan->chance;
    }
    if ((set->adjust >> target & 1) != 0 || (set->swap >> target & 1) != 0)
        worth -= 0.15f;
    return worth - 0.01f;
}
