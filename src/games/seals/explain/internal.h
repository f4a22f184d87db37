/* internal.h: what the files that explain refusals share. They follow the text of the
 * rules, slowly and plainly, without the tables and lists that make play fast. */
#ifndef GAMES_SEALS_EXPLAIN_INTERNAL_H
#define GAMES_SEALS_EXPLAIN_INTERNAL_H

#include "games/seals/rules/state.h"

/* A walk through the dungeon for one seat, and what it treats as absent. */
struct walk {
    int seat;
    int from;           /* the space it starts on */
    int absent;         /* a token leapt over or broken before; SITE_NONE: none */
    int ignored_seat;   /* 6.20 whose figure is passed; NONE: nobody's */
    int ignored_figure; /* FIGURE_... */
    bool reached[BOARD_MAX_SPACES];
};

/* A plain walk from where the seat's mage stands. */
struct walk seals_walk_plain(const struct seals_world *world,
                             const struct seals_state *state, int seat);
/* 5.1, 5.2: the walk leads on from a space that it reached. */
bool seals_walk_passes(const struct seals_world *world, const struct seals_state *state,
                       const struct walk *walk, int space);
/* Fills in `reached` for the walk's settings. */
void seals_walk_go(const struct seals_world *world, const struct seals_state *state,
                   struct walk *walk);

/* 5.1-5.3: the walk lets the seat break the seal on `site`, given the right dice. */
bool seals_why_not_breakable(const struct seals_world *world,
                             const struct seals_state *state, const struct walk *walk,
                             int site, struct reason *why);
/* 5.4: some handful of the seat's dice breaks the seal. */
bool seals_why_not_affordable(const struct seals_world *world,
                              const struct seals_state *state, int seat, int site,
                              struct reason *why);
/* Both, for a plain break. */
bool seals_why_not_plain(const struct seals_world *world, const struct seals_state *state,
                         int seat, int site, struct reason *why);

/* Whether some plain break is possible on a site for which `fits` holds. */
bool seals_some_plain(const struct seals_world *world, const struct seals_state *state,
                      int seat, bool (*fits)(const void *context, int site),
                      const void *context);

/* 4.4, 6: using the scroll would have an effect, for the player whose turn it is. `spent`
 * are scrolls lying face down meanwhile. */
bool seals_why_not_spell(const struct seals_world *world, const struct seals_state *state,
                         int scroll, uint64_t spent, struct reason *why);

/* 6.2-6.4: what is asked at STEP_DICE, as a msgid. */
const char *seals_ask_dice(const struct seals_state *state);

#endif
