/* score.c: points, winners, and the rough estimate for simple players. */
#include "games/ciub/rules/rules.h"

static int points_of(const struct ciub_set *set, uint64_t cards)
{
    int points = 0;
    for (; cards != 0; cards &= cards - 1)
        points += set->card[__builtin_ctzll(cards)].points;
    return points;
}

static int score_of(const struct ciub_world *world, const struct ciub_state *state,
                    int seat)
{
    return points_of(&world->set, cards_won(world, state, seat));
}

void ciub_scores(const void *game_world, const void *game_state, int *score)
{
    const struct ciub_world *world = game_world;
    for (int seat = 0; seat < world->players; seat++)
        score[seat] = score_of(world, game_state, seat);
}

/* 5.3: points, then dice. */
unsigned ciub_winners(const void *game_world, const void *game_state)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    unsigned winners = 0;
    int best = -1;
    if (state->step != STEP_OVER)
        return 0;
    for (int seat = 0; seat < world->players; seat++) {
        int dice = colours_sum(colours_load(state->dice[seat]));
        int rank = 256 * score_of(world, state, seat) + dice;
        if (rank > best)
            winners = 0;
        if (rank >= best) {
            winners |= 1u << seat;
            best = rank;
        }
    }
    return winners;
}

/* What a player has towards the next gain. */
struct resources {
    uint64_t colours; /* dice not in the tray, by colour */
    uint64_t lanes;   /* of the tray */
    int sum;
    uint64_t shown; /* numbers on active dice outside, which need only be put aside */
};

static uint64_t shown_outside(const struct ciub_set *set, const struct ciub_state *state)
{
    uint64_t lanes = 0;
    for (uint64_t left = state->showing; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        lanes += set->lane[kind] * state->outside[kind];
    }
    return lanes;
}

/* Whether the seat is in its turn and can still gain a card in it. */
static bool spell_ahead(const struct ciub_state *state, int seat)
{
    return seat == state->turn && state->step <= STEP_SPELL && !state->gained;
}

/* 5.1: whether the seat has a turn after this one. */
static bool turn_ahead(const struct ciub_world *world, const struct ciub_state *state,
                       int seat)
{
    int until = (seat - state->turn + world->players) % world->players;
    return state->stage != STAGE_LAST || (until > 0 && until <= state->left);
}

static struct resources resources_of(const struct ciub_world *world,
                                     const struct ciub_state *state, int seat)
{
    struct resources resources = {.colours = dice_of_seat(state, seat)};
    if (!spell_ahead(state, seat))
        return resources;
    resources.colours -= kinds_by_colour(state->tray);
    resources.lanes = state->lanes;
    resources.sum = state->sum;
    resources.shown = shown_outside(&world->set, state);
    return resources;
}

/* The chance, in 1/64, that a die of the colour comes to show the number in a turn: it is
 * rolled about twice. Actions help with any number. */
static int die_helps(const struct ciub_set *set, int colour, int number)
{
    const struct ciub_die *die = &set->die[colour];
    int sides = 0;
    for (int look = 0; look < die->symbols; look++) {
        if (die->symbol[look] == number)
            sides += 2 * die->sides[look];
        else if (symbol_acts(die->symbol[look]))
            sides += die->sides[look];
    }
    return sides > 12 ? 64 : sides * 64 / 12;
}

/* The chance, in 1/1024, of `missing` more of a number from dice by colour. */
static int number_chance(const struct ciub_set *set, uint64_t colours, int number,
                         int missing)
{
    int hope = 0, need = 64 * missing;
    for (int colour = 0; colour < set->colours; colour++)
        hope += colour_count(colours, colour) * die_helps(set, colour, number);
    if (colours_sum(colours) < missing)
        return 0;
    return 1024 * hope / (hope + need);
}

static int numbers_chance(const struct ciub_set *set, const struct resources *resources,
                          uint64_t need)
{
    int chance = 1024, missing = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++) {
        int rest = lane_of(need, lane) - lane_of(resources->lanes, lane);
        if (rest <= 0)
            continue;
        int shown = lane_of(resources->shown, lane);
        missing += rest;
        rest -= (shown < rest ? shown : rest);
        if (rest > 0)
            chance = chance *
                     number_chance(set, resources->colours, lane + 1, 2 * rest - 1) /
                     1024;
    }
    return colours_sum(resources->colours) < missing ? 0 : chance;
}

/* A die brings about four and a half. */
static int sum_chance(const struct resources *resources, int sum)
{
    int hope = 9 * colours_sum(resources->colours), need = 2 * (sum - resources->sum);
    if (need <= 0)
        return 1024;
    return hope <= 0 ? 0 : 1024 * hope * hope / (hope * hope + need * need);
}

static int equal_chance(const struct ciub_set *set, const struct resources *resources,
                        int equal)
{
    int best = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++) {
        uint64_t need = (uint64_t)equal << 8 * lane;
        int chance = numbers_chance(set, resources, need);
        if (chance > best)
            best = chance;
    }
    return lane_of(resources->lanes, CIUB_LANE_SKULL) >= equal ? 1024 : best;
}

static int card_chance(const struct ciub_set *set, const struct resources *resources,
                       const struct ciub_need *need)
{
    int chance = numbers_chance(set, resources, need->lanes);
    if (need->sum > 0)
        chance = chance * sum_chance(resources, need->sum) / 1024;
    if (need->equal > 0)
        chance = chance * equal_chance(set, resources, need->equal) / 1024;
    return chance;
}

/* The best of the open cards that the seat may gain, in 1/1024 points. */
static int best_hope(const struct ciub_world *world, const struct ciub_state *state,
                     const struct resources *resources, int seat)
{
    int best = 0;
    for (uint64_t left = cards_for_seat(world, state, seat); left != 0;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        const struct ciub_card *spell = &world->set.card[card];
        int hope = spell->points * card_chance(&world->set, resources, &spell->need);
        if (card == state->token[seat])
            hope += hope / 8;
        if (hope > best)
            best = hope;
    }
    return best;
}

/* A die is worth a little, wherever it lies, and in the turn as much again as long as it
 * can still come to show anything. */
enum { DIE_VALUE = 64, FREE_VALUE = 64 };

/* In 1/1024 points: those won, the dice, and a good part of what is within reach. What
 * can be gained in this turn counts more than what may be later. */
int ciub_estimate(const void *game_world, const void *game_state, int seat)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    int dice = colours_sum(dice_of_seat(state, seat));
    int value = 1024 * score_of(world, state, seat) + DIE_VALUE * dice;
    if (state->step == STEP_OVER)
        return value;
    const struct resources resources = resources_of(world, state, seat);
    int hope = best_hope(world, state, &resources, seat);
    if (spell_ahead(state, seat))
        return value + FREE_VALUE * colours_sum(resources.colours) + 3 * hope / 4;
    return turn_ahead(world, state, seat) ? value + hope / 4 : value;
}
