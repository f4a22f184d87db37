/* explain.h: reasons for moves: what the files that find them share. */
#ifndef GAMES_CIUB_AI_EXPLAIN_H
#define GAMES_CIUB_AI_EXPLAIN_H

#include "core/move.h"
#include "games/ciub/ai/internal.h"

/* A choice of a move, with the states around it. */
struct ciub_case {
    const struct ciub_world *world;
    const struct ciub_state *before, *after;
    choice_t choice;
    struct text *out; /* nothing is added where there is a reason already */
};

/* explain_names.c */
/* A few words that stand in a sentence, as a name would. */
struct ciub_phrase {
    char words[96];
};

/* "a red die", "an orange die" */
struct ciub_phrase ciub_die_of(const struct ciub_case *it, int colour);
/* Numbers as a card has them: "2-4-6". */
struct ciub_phrase ciub_lanes(uint64_t lanes);
/* What is good about a die of that colour for a card of which `missing` is wanted: ",
 * which can show 2 or 6 for 2-4-6"; nothing when it shows none of it and can do nothing
 * for others either. */
void ciub_put_use(const struct ciub_case *it, int colour, int card, uint64_t missing);

/* explain_roll.c: phase 2. */
void ciub_explain_roll(const struct ciub_case *it);

#endif
