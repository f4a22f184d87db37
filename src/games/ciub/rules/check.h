/* check.h: the invariants of a state. */
#ifndef GAMES_CIUB_RULES_CHECK_H
#define GAMES_CIUB_RULES_CHECK_H

/* NULL, or which invariant is broken, in words. */
const char *ciub_check(const void *world, const void *state);

#endif
