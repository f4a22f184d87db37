/* mind_parts.h: what the parts of the mind share: the table seen as sets of seals, what a
 * scroll would bring a seat, how many dice lie between a mage and the scrolls, and what a
 * handful of dice can still do. */
#ifndef GAMES_SEALS_MIND_PARTS_H
#define GAMES_SEALS_MIND_PARTS_H

#include "games/seals/reach.h"
#include "games/seals/state.h"

/* The seals as they lie, for all seats. */
struct scene {
    const struct seals_world *world;
    const struct seals_state *state;
    struct sites tokens;
    struct sites up_to[MAX_STRENGTH + 1]; /* seals of a strength up to this */
    struct sites synergies;               /* scrolls that score more (7.1) */
    int togo; /* 4.7: strength-6 scrolls to be won until this round is the last; 0: it is
               */
};

/* One seat in it. */
struct stance {
    struct reach reach;
    struct sites open;             /* sites the mage can walk through */
    int scrolls[ELEMENTS];         /* own scrolls of an element, Binding among Mind's */
    int synergies[ELEMENTS];       /* own Synergies of an element */
    uint8_t gain[SITE_WORDS * 64]; /* 7.1: points that the scroll on a site would bring */
};

void scene_init(struct scene *scene, const struct seals_world *world,
                const struct seals_state *state);
void stance_init(struct stance *stance, const struct scene *scene, int seat);

/* 7.1: points that a scroll would bring the seat, or brings it. */
int scroll_worth(const struct scene *scene, const struct stance *stance, int scroll);

/* Walks on from a site whose seal is gone; adds what is touched. */
void stance_walk(const struct scene *scene, const struct stance *stance, int site,
                 struct sites *touched);

/* --- mind_access.c: how far away the scrolls are -------------------------------------
 */

/* In halves of a die, on average; ACCESS_FAR is as far or farther. */
enum { ACCESS_FAR = 16 };
struct access {
    uint8_t when[SITE_WORDS * 64]; /* until the scroll on a site is won */
};
void access_find(const struct scene *scene, const struct stance *stance,
                 struct access *access);

/* --- mind_plan.c: what a handful of dice can do ------------------------------------- */

struct hand {
    dice_t dice[COLOURS];
};

struct plan {
    float value; /* points, and what ways it opens */
    int points;  /* by scrolls that the dice win */
    int strong;  /* of these, strength-6 scrolls */
};

/* The best that can be done with the dice from where the seat stands, by plain breaks. */
struct plan plan_find(const struct scene *scene, const struct stance *stance,
                      const struct hand *hand);
/* What follows when the seal on a site is broken, at no cost of dice: it, and the best
 * that the dice can do then. */
struct plan plan_after(const struct scene *scene, const struct stance *stance,
                       const struct hand *hand, int site);
/* The dice that a seal takes with least loss; false when they do not suffice. */
bool hand_pay(const struct scene *scene, struct hand *hand, int site);
struct hand hand_of(const struct seals_seat *seat);
/* What lies within reach of `touched` and not of the stance, by what it may bring. */
float plan_openings(const struct scene *scene, const struct stance *stance,
                    const struct sites *touched);

/* --- mind_needs.c: what dice that are not yet rolled may bring ------------------------
 */

struct needs {
    float value[COLOURS][4]; /* of so many dice of a colour */
};
void needs_find(const struct scene *scene, const struct stance *stance,
                struct needs *needs);

#endif
