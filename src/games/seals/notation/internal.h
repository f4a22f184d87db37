/* internal.h: what the readers of the notation share. */
#ifndef GAMES_SEALS_NOTATION_INTERNAL_H
#define GAMES_SEALS_NOTATION_INTERNAL_H

#include "games/seals/notation/notation.h"

/* The words of one choice, and the choice read from them. */
struct parse {
    const struct seals_world *world;
    const struct seals_state *state;
    struct reader *in;
    choice_t *choice;
    struct reason *why;
};

/* The word before a choice's text, or ""; a line told in parts has it at its start. */
static inline const char *seals_step_word(const struct seals_state *state)
{
    bool inside = step_info(state)->midway == TOLD_IN_PARTS && state->midway;
    return inside ? "" : step_info(state)->word;
}

/* "'x' is not understood here; write ..."; with no word left, what comes next (or come,
 * for several things). Always return false. */
bool seals_expected(struct reason *why, const char *what, const char *word);
bool seals_expected_many(struct reason *why, const char *what, const char *word);

/* What a turn can begin with now, for seals_expected (4.2). */
const char *seals_turn_words(const struct seals_world *world,
                             const struct seals_state *state);

/* Refuses, with its rule, a move that belongs to another part of the game. */
bool seals_read_phase(const struct seals_world *world, const struct seals_state *state,
                      const struct reader *in, struct reason *why);

bool seals_read_space(const struct seals_world *world, struct reader *in,
                      enum choice_kind kind, choice_t *choice, struct reason *why);
/* Circle I: among these scrolls is the second copy, and not the first. */
bool seals_has_copy(const struct seals_state *state, int scroll, uint64_t among);

/* The readers named by steps: each moves past its words, or fails with a reason. */
typedef bool choice_reader(struct parse *parse);
#define STEP(ID, id, reader, ...) choice_reader seals_read_##reader;
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

#endif
