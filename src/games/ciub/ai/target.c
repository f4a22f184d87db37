/* target.c: which card to play for in phase 2. */
#include "games/ciub/ai/internal.h"

float ciub_aim_points(const struct ciub_world *world, const struct ciub_state *state,
                      int card)
{
    const struct ciub_set *set = &world->set;
    int points = set->card[card].points;
    if (state->stage == STAGE_ENDING) /* 5.1 */
        points += set->card[set->cards - 1].points;
    return (float)points;
}

/* All dice that are not in the tray are rolled again. */
static struct ciub_prospect prospect_of(const struct ciub_state *state)
{
    return (struct ciub_prospect){
        .dice = kinds_by_colour(state->outside) + colours_load(state->rolling),
        .lanes = state->lanes,
        .sum = state->sum,
    };
}

/* Where the player stands when dice that show what the card needs are put aside. */
static struct ciub_prospect put_hits(const struct ciub_world *world,
                                     const struct ciub_state *state,
                                     const struct ciub_need *need)
{
    const struct ciub_set *set = &world->set;
    struct ciub_prospect prospect = prospect_of(state);
    for (uint64_t left = state->showing & ~set->inactive; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left), dice = state->outside[kind];
        uint64_t lane = set->lane[kind];
        bool skull = (set->skull >> kind & 1) != 0;
        if (lane == 0)
            continue;
        int wanted = lane_of(lanes_missing(need->lanes, prospect.lanes),
                             __builtin_ctzll(lane) / 8);
        int put = skull ? dice : dice < wanted ? dice : wanted;
        if (need->sum > 0 && set->value[kind] >= 5)
            put = dice;
        prospect.lanes += lane * (uint64_t)put;
        prospect.sum += set->value[kind] * put;
        prospect.dice -= colour_one(kind_colour(kind)) * (uint64_t)put;
    }
    return prospect;
}

/* What a die comes to in a turn with that chance of a hit in each roll, about. */
static float in_a_turn(float hit)
{
    return hit < 0.45f ? 2.1f * hit : 0.95f;
}

/* The number of which there will be most: those in the tray, those that can be put, and
 * what the other dice potential. */
static uint64_t likely_lane(const struct ciub_world *world,
                            const struct ciub_state *state, int equal)
{
    const struct ciub_set *set = &world->set;
    uint64_t lanes = state->lanes, dice[POTENTIAL_LANES];
    uint64_t all = kinds_by_colour(state->outside) + colours_load(state->rolling);
    for (int lane = 0; lane < POTENTIAL_LANES; lane++)
        dice[lane] = all;
    for (uint64_t left = state->showing; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left), count = state->outside[kind];
        if (set->lane[kind] == 0)
            continue;
        lanes += set->lane[kind] * (uint64_t)count;
        dice[colours_first(set->lane[kind])] -=
            colour_one(kind_colour(kind)) * (uint64_t)count;
    }
    float best = -1;
    int chosen = 0;
    for (int lane = 0; lane < POTENTIAL_LANES; lane++) {
        int able = colours_sum(dice[lane] & world->potential.able[lane]);
        float hope = (float)lane_of(lanes, lane);
        if (lane_of(lanes, lane) + able < equal)
            continue;
        for (int colour = 0; colour < set->colours; colour++)
            hope += (float)colour_count(dice[lane], colour) *
                    in_a_turn(world->potential.show[1 << lane][3][colour]);
        if (hope > best) {
            best = hope;
            chosen = lane;
        }
    }
    return (uint64_t)equal << 8 * chosen;
}

/* The prospect after an adjusting die turned another one, or itself, to a number that is
 * missing: the scarcest that can be had. False when there is none. */
static bool turn_one(const struct ciub_world *world, const struct ciub_state *state,
                     uint64_t wanted, struct ciub_prospect *prospect)
{
    const struct ciub_set *set = &world->set;
    uint64_t source = state->showing & set->adjust;
    uint64_t missing = lanes_missing(wanted, prospect->lanes);
    if (source == 0)
        return false;
    int own = kind_colour(__builtin_ctzll(source));
    uint64_t others = prospect->dice - colour_one(own);
    for (uint64_t left = state->showing & set->skull; left != 0; left &= left - 1)
        others += colour_one(kind_colour(__builtin_ctzll(left)));
    float least = 10;
    struct ciub_prospect best = *prospect;
    for (uint64_t left = colours_present(missing); left != 0; left &= left - 1) {
        int lane = colours_first(left);
        float hits = 0;
        int target = -1;
        for (int colour = 0; colour < set->colours; colour++) {
            float face = world->potential.face[lane][colour];
            hits += (float)colour_count(prospect->dice, colour) * face;
            if (face > 0 && (colour == own || colour_count(others, colour) > 0))
                target = colour == own || target < 0 ? colour : target;
        }
        if (target < 0 || hits >= least)
            continue;
        least = hits;
        best = *prospect;
        best.dice -= colour_one(own);
        if (target != own && colour_count(best.dice, target) > 0)
            best.dice -= colour_one(target);
        best.lanes += UINT64_C(1) << 8 * lane;
    }
    *prospect = best;
    return least < 10;
}

static float aim_chance(const struct ciub_world *world, const struct ciub_state *state,
                        const struct ciub_need *need)
{
    struct ciub_need plain = *need;
    if (need->equal > 0)
        plain.lanes = likely_lane(world, state, need->equal);
    struct ciub_prospect prospect = put_hits(world, state, &plain);
    float chance = ciub_guess(world, &prospect, need);
    if (chance < 1 && turn_one(world, state, plain.lanes, &prospect)) {
        float turned = ciub_guess(world, &prospect, need);
        chance = turned > chance ? turned : chance;
    }
    if (chance <= 0) { /* perhaps other dice should have been put */
        struct ciub_prospect all = prospect_of(state);
        chance = 0.7f * ciub_guess(world, &all, need);
    }
    return chance;
}

struct ciub_aim ciub_aim_find(const struct ciub_world *world,
                              const struct ciub_state *state)
{
    struct ciub_aim aim = {.card = CIUB_NONE};
    uint64_t cards = cards_for_seat(world, state, state->turn);
    float best = 0.02f, safe = 0;
    for (uint64_t left = cards; left != 0; left &= left - 1) {
        int card = __builtin_ctzll(left);
        float points = ciub_aim_points(world, state, card);
        if (need_met(&world->set.card[card].need, state->lanes, state->sum) &&
            points > safe)
            safe = points;
    }
    for (uint64_t left = cards; left != 0; left &= left - 1) {
        int card = __builtin_ctzll(left);
        const struct ciub_need *need = &world->set.card[card].need;
        float points = ciub_aim_points(world, state, card) - safe;
        if (points - 1 <= best) /* however likely it is */
            continue;
        float hope = (points - 1) * aim_chance(world, state, need);
        if (hope <= best)
            continue;
        best = hope;
        aim = (struct ciub_aim){.card = card, .need = need, .points = points};
    }
    if (aim.need != NULL) {
        uint64_t lanes = aim.need->lanes;
        if (aim.need->equal > 0)
            lanes = likely_lane(world, state, aim.need->equal);
        aim.wanted = lanes_missing(lanes, state->lanes);
    }
    return aim;
}
