/* features.c: the features of a drawn position. */
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

float feature_of(const struct position *p, const char *mage, enum feature which)
{
    float value[POSITION_PLAYERS * FEATURES];
    assert_true(seals_heuristics.settled(p->match->world, p->match->state));
    seals_heuristics.compute_features(p->match->world, p->match->state, value);
    return value[seat_of(p, mage) * FEATURES + (int)which];
}
