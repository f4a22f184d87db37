/* score.h: points, winners and a rough estimate: slots of struct game. */
#ifndef GAMES_SEALS_RULES_SCORE_H
#define GAMES_SEALS_RULES_SCORE_H

void seals_scores(const void *world, const void *state, int *score);
unsigned seals_winners(const void *world, const void *state);
int seals_estimate(const void *world, const void *state, int seat);

#endif
