/* progress.c: what is still missing for a card. */
#include "games/ciub/odds/solver.h"

static int missing_dice(uint64_t lanes)
{
    int dice = 0;
    for (int lane = 0; lane < LANES; lane++)
        dice += lane_of(lanes, lane);
    return dice;
}

/* Lanes that cannot get there any more count as empty. False when none can. */
static bool settle_equal(struct progress *p, int dice)
{
    bool possible = false;
    for (int lane = 0; lane < LANES; lane++) {
        int have = lane_of(p->have, lane);
        if (have >= p->equal) {
            p->equal = 0;
            p->have = 0;
            return true;
        }
        if (have + dice >= p->equal)
            possible = true;
        else
            p->have &= ~(UINT64_C(0xff) << 8 * lane);
    }
    return possible;
}

int ciub_progress_settle(struct progress *p, int dice)
{
    if (p->equal > 0 && !settle_equal(p, dice))
        return TABLE_LOST;
    if (missing_dice(p->missing) > dice || p->sum > dice * CIUB_NUMBERS)
        return TABLE_LOST;
    return p->missing == 0 && p->sum == 0 && p->equal == 0 ? TABLE_WON : 0;
}

bool ciub_progress_useful(const struct progress *p, int dice, int lane)
{
    bool number = lane < CIUB_NUMBERS;
    if (number && (lane_of(p->missing, lane) > 0 || p->sum > 0))
        return true;
    return p->equal > 0 && lane_of(p->have, lane) + dice >= p->equal;
}

void ciub_progress_add(struct progress *p, int lane)
{
    int number = lane < CIUB_NUMBERS ? lane + 1 : 0;
    if (lane == LANE_NONE)
        return;
    if (number > 0 && lane_of(p->missing, lane) > 0)
        p->missing -= UINT64_C(1) << 8 * lane;
    p->sum = (uint8_t)(p->sum > number ? p->sum - number : 0);
    if (p->equal > 0)
        p->have += UINT64_C(1) << 8 * lane;
}
