/* traits.h: the traits of a drawn position. */
#ifndef TESTS_SEALS_TRAITS_H
#define TESTS_SEALS_TRAITS_H

#include "games/seals/mind_traits.h"
#include "seals/position.h"

/* The position must be a settled one. */
float trait_of(const struct position *p, const char *mage, enum trait which);

#endif
