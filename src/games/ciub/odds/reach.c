/* reach.c: what no play whatever can reach: dice that cannot show what is missing.
 * Generous to the player, so that what is refused here is never to be had. */
#include "games/ciub/odds/inquiry.h"

/* How many dice may become what. A die keeps its colour unless that can show swap; then
 * it may be swapped for any colour of the supply, or for one that another die gave back
 * before. */
struct reachable {
    int dice[CIUB_COLOURS]; /* of each colour, not in the tray */
    int wild;               /* of these, dice that can be swapped */
    bool offered[CIUB_COLOURS];
};

static struct reachable find_reachable(const struct ciub_situation *s)
{
    struct reachable reachable = {0};
    for (int colour = 0; colour < s->set->colours; colour++) {
        int dice = s->rolling[colour];
        for (int look = 0; look < CIUB_LOOKS; look++)
            dice += s->outside[kind_of(colour, look)];
        reachable.dice[colour] = dice;
        if (ciub_set_swaps(s->set, colour))
            reachable.wild += dice;
        reachable.offered[colour] =
            s->supply[colour] > 0 || (dice > 0 && ciub_set_swaps(s->set, colour));
    }
    return reachable;
}

/* The most that all dice together may bring, where a die of a colour brings `worth`. */
static int most_of(const struct ciub_set *set, const struct reachable *reachable,
                   const int worth[CIUB_COLOURS])
{
    int total = 0, offered = 0;
    for (int colour = 0; colour < set->colours; colour++) {
        if (!ciub_set_swaps(set, colour))
            total += reachable->dice[colour] * worth[colour];
        if (reachable->offered[colour] && worth[colour] > offered)
            offered = worth[colour];
    }
    return total + reachable->wild * offered;
}

static int most_in_lane(const struct ciub_set *set, const struct reachable *reachable,
                        int lane)
{
    int worth[CIUB_COLOURS];
    for (int colour = 0; colour < set->colours; colour++)
        worth[colour] = ciub_set_look(set, colour, lane_symbol(lane)) >= 0;
    return most_of(set, reachable, worth);
}

static int most_sum(const struct ciub_set *set, const struct reachable *reachable)
{
    int worth[CIUB_COLOURS];
    for (int colour = 0; colour < set->colours; colour++)
        worth[colour] = ciub_set_highest(set, colour);
    return most_of(set, reachable, worth);
}

bool ciub_out_of_reach(const struct ciub_situation *s, const struct progress *progress)
{
    struct reachable reachable = find_reachable(s);
    bool equal = progress->equal == 0;
    for (int lane = 0; lane < LANES; lane++) {
        int most = most_in_lane(s->set, &reachable, lane);
        int have = lane_of(progress->have, lane);
        if (lane_of(progress->missing, lane) > most)
            return true;
        equal = equal || have + most >= progress->equal;
    }
    return !equal || most_sum(s->set, &reachable) < progress->sum;
}
