/* internal.h: what the files of ciub's heuristics share. */
#ifndef GAMES_CIUB_AI_INTERNAL_H
#define GAMES_CIUB_AI_INTERNAL_H

#include "core/heuristics.h"
#include "games/ciub/ai/estimate.h"
#include "games/ciub/rules/rules.h"

/* A list being weighed. */
struct ciub_prior {
    const struct ciub_world *world;
    const struct ciub_state *state;
    const choice_t *list;
    int count;
    float *weight;
};

/* heuristics.c: Weights for what the choices are worth: the best has 1, and the others
 * the less the sharper one looks. */
void ciub_weigh(const struct ciub_prior *prior, const float *value, float sharp);

/* dice_value.c: dice for later turns. */
/* Fills in world->help. */
void ciub_help_find(struct ciub_world *world);
/* What one more die of each colour is worth to the player on turn, in points, by the
 * cards that are open. */
void ciub_help_colours(const struct ciub_world *world, const struct ciub_state *state,
                       float worth[CIUB_COLOURS]);

/* target.c: what to play for in phase 2. */
struct ciub_aim {
    int card;                     /* CIUB_NONE: there is nothing to be had any more */
    const struct ciub_need *need; /* of the card, or NULL */
    float points;                 /* it brings, beyond what the tray is good for */
    uint64_t wanted;              /* numbers still missing in the tray */
};
struct ciub_aim ciub_aim_find(const struct ciub_world *world,
                              const struct ciub_state *state);
/* Points that a card brings when it is gained now, D included. */
float ciub_aim_points(const struct ciub_world *world, const struct ciub_state *state,
                      int card);

/* The lists by phase: prior_tokens.c, prior_roll.c, prior_spell.c. */
void ciub_prior_foresee(const struct ciub_prior *prior);
void ciub_prior_roll(const struct ciub_prior *prior);
void ciub_prior_spell(const struct ciub_prior *prior);
void ciub_prior_down(const struct ciub_prior *prior);
void ciub_prior_keep(const struct ciub_prior *prior);
void ciub_prior_trade(const struct ciub_prior *prior);

/* features.c, explain.c: slots of struct heuristics. */
enum { CIUB_FEATURES = 42 };
extern const char *const ciub_feature_names[CIUB_FEATURES];
void ciub_compute_features(const void *world, const void *state, float *value);
void ciub_explain(const void *world, const void *before, const struct move *move,
                  const void *after, const void *other, struct text *out);

/* The bytes of `need` less those of `have`, at least 0 (all below 128). */
static inline uint64_t lanes_missing(uint64_t need, uint64_t have)
{
    uint64_t left = (need | CIUB_HIGH_BITS) - have;
    uint64_t kept = (left & CIUB_HIGH_BITS) >> 7;
    return left & (kept * 0x7f);
}

#endif
