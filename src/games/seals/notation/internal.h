/* internal.h: what the readers of the notation share among themselves. Each reads the
 * words of one choice and moves past them, or fails with a reason. */
#ifndef GAMES_SEALS_NOTATION_INTERNAL_H
#define GAMES_SEALS_NOTATION_INTERNAL_H

#include "games/seals/notation/notation.h"

/* "'x' is not understood here; write ..."; with no word left, what comes next (or come,
 * for several things). Always return false. */
bool seals_expected(struct reason *why, const char *what, const char *word);
bool seals_expected_many(struct reason *why, const char *what, const char *word);

/* read_words.c: single things. */
bool seals_read_site(const struct seals_world *world, struct reader *in,
                     enum choice_kind kind, choice_t *choice, struct reason *why);
bool seals_read_one_die(struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_dice(const struct seals_state *state, struct reader *in, choice_t *choice,
                     struct reason *why);
bool seals_read_scroll_choice(const struct seals_state *state, struct reader *in,
                              choice_t *choice, struct reason *why);
bool seals_read_seat(const struct seals_world *world, const struct seals_state *state,
                     struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_figure(const struct seals_world *world, const struct seals_state *state,
                       struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_colour(struct reader *in, choice_t *choice, struct reason *why);
/* Circle I: among these scrolls is the second copy, and not the first. */
bool seals_has_copy(const struct seals_state *state, int scroll, uint64_t among);

/* read_chance.c: chance and setup. */
bool seals_read_circle(struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_deal(const struct seals_world *world, const struct seals_state *state,
                     struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_mage(struct reader *in, choice_t *choice, struct reason *why);
bool seals_read_fallen(const struct seals_state *state, struct reader *in,
                       choice_t *choice, struct reason *why);
bool seals_read_take(const struct seals_state *state, struct reader *in, choice_t *choice,
                     struct reason *why);

#endif
