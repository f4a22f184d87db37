/* features.h: the features of a drawn position. */
#ifndef TESTS_GAMES_SEALS_AI_FEATURES_H
#define TESTS_GAMES_SEALS_AI_FEATURES_H

#include "games/seals/ai/features.h"
#include "tests/games/seals/position.h"

/* The position must be a settled one. */
float feature_of(const struct position *p, const char *mage, enum feature which);

#endif
