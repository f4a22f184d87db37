/* score.c: points, winners, and the rough estimate for simple players. */
#include "games/ciub/rules.h"

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

/* Dice still to be rolled, and the tray, of one player. */
struct outlook {
    uint64_t colours; /* not in the tray, by colour */
    uint64_t lanes;
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

static struct outlook look_out(const struct ciub_world *world,
                               const struct ciub_state *state, int seat)
{
    struct outlook outlook = {.colours = colours_load(state->dice[seat])};
    if (seat != state->turn)
        return outlook;
    outlook.colours += kinds_by_colour(state->outside) + colours_load(state->rolling) +
                       colours_load(state->plain) + colours_load(state->paired);
    outlook.lanes = state->lanes;
    outlook.sum = state->sum;
    outlook.shown = shown_outside(&world->set, state);
    return outlook;
}

/* The chance, in 1/64, that a die of the colour comes to show the number in a turn: it is
 * rolled about twice. Actions are good for any number. */
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
        hope += (int)(colours >> 8 * colour & 0xff) * die_helps(set, colour, number);
    if (colours_sum(colours) < missing)
        return 0;
    return 1024 * hope / (hope + need);
}

static int lane_count(uint64_t lanes, int lane)
{
    return (int)(lanes >> 8 * lane & 0xff);
}

static int numbers_chance(const struct ciub_set *set, const struct outlook *outlook,
                          uint64_t need)
{
    int chance = 1024, missing = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++) {
        int rest = lane_count(need, lane) - lane_count(outlook->lanes, lane);
        if (rest <= 0)
            continue;
        int shown = lane_count(outlook->shown, lane);
        missing += rest;
        rest -= (shown < rest ? shown : rest);
        if (rest > 0)
            chance = chance *
                     number_chance(set, outlook->colours, lane + 1, 2 * rest - 1) / 1024;
    }
    return colours_sum(outlook->colours) < missing ? 0 : chance;
}

/* A die is good for about four and a half. */
static int sum_chance(const struct outlook *outlook, int sum)
{
    int hope = 9 * colours_sum(outlook->colours), need = 2 * (sum - outlook->sum);
    if (need <= 0)
        return 1024;
    return hope <= 0 ? 0 : 1024 * hope * hope / (hope * hope + need * need);
}

static int equal_chance(const struct ciub_set *set, const struct outlook *outlook,
                        int equal)
{
    int best = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++) {
        uint64_t need = (uint64_t)equal << 8 * lane;
        int chance = numbers_chance(set, outlook, need);
        if (chance > best)
            best = chance;
    }
    return lane_count(outlook->lanes, CIUB_LANE_SKULL) >= equal ? 1024 : best;
}

static int card_chance(const struct ciub_set *set, const struct outlook *outlook,
                       const struct ciub_need *need)
{
    int chance = numbers_chance(set, outlook, need->lanes);
    if (need->sum > 0)
        chance = chance * sum_chance(outlook, need->sum) / 1024;
    if (need->equal > 0)
        chance = chance * equal_chance(set, outlook, need->equal) / 1024;
    return chance;
}

/* The best of the open cards that the seat may gain, in 1/1024 points. */
static int best_hope(const struct ciub_world *world, const struct ciub_state *state,
                     int seat)
{
    const struct outlook outlook = look_out(world, state, seat);
    int best = 0;
    for (uint64_t left = cards_for_seat(world, state, seat); left != 0;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        const struct ciub_card *spell = &world->set.card[card];
        int hope = spell->points * card_chance(&world->set, &outlook, &spell->need);
        if (card == state->token[seat])
            hope += hope / 8;
        if (hope > best)
            best = hope;
    }
    return best;
}

/* In 1/1024 points: those won, a good part of those within reach, and a little for dice.
 * Once a card is gained, hope for the next one counts less than the one in hand. */
int ciub_estimate(const void *game_world, const void *game_state, int seat)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    const struct outlook outlook = look_out(world, state, seat);
    int dice = colours_sum(outlook.colours);
    int value = 1024 * score_of(world, state, seat) + 64 * dice;
    if (state->step == STEP_OVER)
        return value;
    bool acting = seat == state->turn && state->step < STEP_TRADE;
    return value + best_hope(world, state, seat) * (acting ? 3 : 1) / 4;
}
