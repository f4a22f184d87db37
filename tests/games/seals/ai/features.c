/* features.c: the traits of a drawn position. */
#include "tests/games/seals/ai/features.h"

#include "games/seals/ai/heuristics.h"

static int seat_of(const struct position *p, const char *mage)
{
    for (int seat = 0; seat < POSITION_PLAYERS; seat++)
        if (position_state(p)->seat[seat].mage == seals_mage_find(mage))
            return seat;
    fail_msg("nobody plays the %s", mage);
    return 0;
}

float trait_of(const struct position *p, const char *mage, enum trait which)
{
    float value[POSITION_PLAYERS * TRAITS];
    assert_true(seals_mind.settled(p->match->world, p->match->state));
    seals_mind.judge(p->match->world, p->match->state, value);
    return value[seat_of(p, mage) * TRAITS + (int)which];
}
