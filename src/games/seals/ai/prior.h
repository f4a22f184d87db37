/* prior.h: what the parts of the leaning share: choices are valued in points, roughly
 * what the plan of who chooses will bring after them. */
#ifndef GAMES_SEALS_AI_PRIOR_H
#define GAMES_SEALS_AI_PRIOR_H

#include "games/seals/ai/internal.h"
#include "games/seals/rules/rules.h"

struct leaning {
    struct atlas *atlas; /* around who chooses; not set while mages are placed */
    const struct scene *scene;
    const struct stance *stance;
    struct hand hand;   /* his dice */
    struct cast cast;   /* the spell being carried out, if any */
    float base;         /* what his dice can do as it is */
    bool lack[COLOURS]; /* of these colours more points could be of use */
};

/* The atlas is borrowed. */
void lean_init(struct leaning *leaning, struct atlas *atlas, const struct hand *hand,
               float base);

typedef float lean_value(const struct leaning *leaning, choice_t choice);

/* The value of the best plan with other dice. */
float lean_on_dice(const struct leaning *leaning, const struct hand *hand);
/* ... after a seal is broken with the dice that it takes least of. */
float lean_on_break(const struct leaning *leaning, int site);
/* ... after a seal is gone at no cost. */
float lean_on_gift(const struct leaning *leaning, int site);
/* ... after using a scroll. */
float lean_on_scroll(const struct leaning *leaning, int scroll);
/* How the sites lie for others: those that any other seat can walk to. */
struct sites lean_others(const struct leaning *leaning);

/* prior_dice.c: handfuls, and what spells make of them */
float lean_on_change(const struct leaning *leaning, int from, dice_t dice);
float lean_on_renewal(const struct leaning *leaning, int colour, dice_t dice);
float lean_on_strengthening(const struct leaning *leaning, int colour, dice_t dice);
float lean_on_growth(const struct leaning *leaning, int colour);
float lean_on_feeding(const struct leaning *leaning, int strength);
float lean_on_raising(const struct leaning *leaning, int colour, dice_t dice);
float lean_on_deception(const struct leaning *leaning, int gained);
lean_value lean_with, lean_dice, lean_into, lean_colour, lean_feed, lean_raise,
    lean_lowered, lean_theirs, lean_for, lean_give;

/* prior_board.c: sites, scrolls and figures */
lean_value lean_one, lean_other, lean_then, lean_speed, lean_second, lean_past,
    lean_guard, lean_absorb, lean_from, lean_gain, lean_give_scroll, lean_exploit,
    lean_binding;

#endif
