/* explain.h: what the parts of an explanation share: the states around a move, sets
 * of scrolls, and words for them. */
#ifndef GAMES_SEALS_AI_EXPLAIN_H
#define GAMES_SEALS_AI_EXPLAIN_H

#include "base/text.h"
#include "games/seals/rules/state.h"

enum { PHRASE = 160 };

struct explanation {
    const struct seals_world *world;
    const struct seals_state *before, *after, *other; /* `other` may be NULL */
    int seat;                                         /* who moves */
    struct text *out;
    int reasons; /* given so far */
};

/* Whether there is room for one more reason; adds one, in the players' language. */
bool seals_reason_fits(const struct explanation *it);
void seals_reason_add(struct explanation *it, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A few words for use in a sentence, such as a name. */
struct phrase {
    char words[PHRASE];
};

/* "no", "one" ... "ten", then digits. */
struct phrase seals_say_number(int count);
/* "two strength-6 scrolls", "a strength-4 scroll". */
struct phrase seals_say_scrolls(int count, int strength);
/* What stands before member `i` of a list of `count`. */
void seals_put_joint(struct text *out, int i, int count);
/* The name of the scroll on a site; of a site; of a player. */
struct phrase seals_name_scroll_on(const struct seals_state *state, int site);
struct phrase seals_name_site(const struct seals_world *world, int site);
struct phrase seals_name_seat(const struct explanation *it, int seat);

/* The site on which the scroll that is now on this one lay before the move (6.11). */
int seals_place_before(const struct explanation *it, int site);

struct sites seals_only_scrolls(const struct seals_state *state, struct sites sites);
/* The site of the strongest seal of a set, and how many there are of that strength; -1:
 * the set is empty. */
int seals_strongest_of(const struct seals_state *state, const struct sites *among,
                       int *count);

/* explain_dice.c: what dice become able to do, and which are kept and taken. */
void seals_explain_possible(struct explanation *it);
void seals_explain_kept(struct explanation *it);
void seals_explain_taken(struct explanation *it);
void seals_explain_new_dice(struct explanation *it);
void seals_explain_absorbed(struct explanation *it);
void seals_explain_theft(struct explanation *it);

#endif
