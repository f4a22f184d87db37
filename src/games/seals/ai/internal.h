/* internal.h: what the heuristics share: the board as sets of seals, what a scroll is
 * worth to a seat, how many dice lie between a mage and the scrolls, and what a handful
 * of dice can do. */
#ifndef GAMES_SEALS_AI_INTERNAL_H
#define GAMES_SEALS_AI_INTERNAL_H

#include "games/seals/rules/reach.h"
#include "games/seals/rules/state.h"

static inline float larger(float a, float b)
{
    return a > b ? a : b;
}

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

void seals_scene_init(struct scene *scene, const struct seals_world *world,
                      const struct seals_state *state);
void seals_stance_init(struct stance *stance, const struct scene *scene, int seat);

/* 7.1: points that a scroll would bring the seat, or brings it. */
int seals_scroll_worth(const struct scene *scene, const struct stance *stance,
                       int scroll);

/* Walks on from a site whose seal is gone; adds what is touched. */
void seals_stance_walk(const struct scene *scene, const struct stance *stance, int site,
                       struct sites *touched);

/* --- access.c: how far away the scrolls are ----------------------------------------- */

/* In halves of a die, on average; ACCESS_FAR is as far or farther. */
enum { ACCESS_FAR = 16 };
struct access {
    uint8_t when[SITE_WORDS * 64]; /* until the scroll on a site is won */
};
void seals_access_find(const struct scene *scene, const struct stance *stance,
                       struct access *access);

/* --- atlas.c: what lies behind which token ------------------------------------------ */

/* A scroll that can be won, or a token that can be broken. */
struct prize {
    uint8_t site, element, strength, gain;
};

/* A token on the way to more, and what breaking it brings within reach. */
struct door {
    struct prize token;
    int parent;          /* the door it lies behind, or NO_DOOR */
    int depth;           /* doors to open, this one included */
    bool opened;         /* what lies behind was looked at */
    float hope;          /* of all that lies behind, in points */
    int prize, prizes;   /* the scrolls behind: first, and how many */
    int child, children; /* the tokens behind, in turn */
    struct sites after;  /* what is within reach then */
};

enum { ATLAS_DEPTH = 2, ATLAS_DOORS = 160, ATLAS_PRIZES = 160, NO_DOOR = -1 };

/* The surroundings of a mage, explored only as far as needed. */
struct atlas {
    const struct scene *scene;
    const struct stance *stance;
    struct sites touched;
    int prizes, doors;           /* so many in use */
    int open_prizes, open_doors; /* of these, in the open: the first ones */
    struct prize prize[ATLAS_PRIZES];
    struct door door[ATLAS_DOORS];
};

/* Scene and stance are borrowed. `touched` is what counts as within reach. */
void seals_atlas_init(struct atlas *atlas, const struct scene *scene,
                      const struct stance *stance, const struct sites *touched);
/* Looks behind a door, unless that was done. */
void seals_atlas_open(struct atlas *atlas, int number);
/* The door on a site in the open, or NO_DOOR. */
int seals_atlas_find(const struct atlas *atlas, int site);

/* --- plan.c: what a handful of dice can do ------------------------------------- */

struct hand {
    dice_t dice[COLOURS];
};

struct plan {
    float value; /* points, and what ways it opens */
    int points;  /* by scrolls that the dice win */
    int strong;  /* of these, strength-6 scrolls */
};

struct hand seals_hand_of(const struct seals_seat *seat);
/* Removes the cheapest dice that break the seal; false if the dice do not suffice. */
bool seals_hand_pay(const struct seals_world *world, struct hand *hand, int element,
                    int strength);

/* The best that can be done with the dice, by plain breaks. */
struct plan seals_plan_find(struct atlas *atlas, const struct hand *hand);
/* The same when the seal on a site was broken, at no cost of dice. */
struct plan seals_plan_after(struct atlas *atlas, const struct hand *hand, int site);
/* The value when a door in the open is open and only scrolls are broken. */
float seals_plan_behind(struct atlas *atlas, const struct hand *hand, int door);

/* --- needs.c: what dice that are not yet rolled may bring --------------------------- */

struct needs {
    float value[COLOURS][4]; /* of so many dice of a colour */
};
void seals_needs_find(struct atlas *atlas, struct needs *needs);

#endif
