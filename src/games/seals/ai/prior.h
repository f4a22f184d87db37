/* prior.h: what the parts of the prior share. Choices are valued in points: roughly what
 * the player's plan will bring afterwards. */
#ifndef GAMES_SEALS_AI_PRIOR_H
#define GAMES_SEALS_AI_PRIOR_H

#include "games/seals/ai/internal.h"
#include "games/seals/rules/rules.h"

struct prior {
    struct atlas *atlas; /* around who chooses; not set while mages are placed */
    const struct scene *scene;
    const struct stance *stance;
    struct hand hand;   /* the dice of who chooses */
    struct cast cast;   /* the spell being carried out, if any */
    float base;         /* what the dice can do without the choice */
    struct needs needs; /* STEP_TAKE: what dice are of use */
    bool lack[COLOURS]; /* more pips of this colour would be useful */
};

/* The atlas is borrowed. */
void seals_prior_init(struct prior *prior, struct atlas *atlas, const struct hand *hand,
                      float base);

typedef float prior_value(const struct prior *prior, choice_t choice);

/* The value of the best plan with other dice. */
float seals_prior_on_dice(const struct prior *prior, const struct hand *hand);
/* ... after a seal is broken with the dice that it takes least of. */
float seals_prior_on_break(const struct prior *prior, int site);
/* ... after a seal is gone at no cost. */
float seals_prior_on_gift(const struct prior *prior, int site);
/* ... after using a scroll. */
float seals_prior_on_scroll(const struct prior *prior, int scroll);
/* The sites that any other seat can walk to. */
struct sites seals_prior_others(const struct prior *prior);

/* prior_dice.c: handfuls, and what spells make of them */
float seals_prior_on_change(const struct prior *prior, int from, dice_t dice);
float seals_prior_on_renewal(const struct prior *prior, int colour, dice_t dice);
float seals_prior_on_strengthening(const struct prior *prior, int colour, dice_t dice);
float seals_prior_on_growth(const struct prior *prior, int colour);
float seals_prior_on_feeding(const struct prior *prior, int strength);
float seals_prior_on_raising(const struct prior *prior, int colour, dice_t dice);
float seals_prior_on_deception(const struct prior *prior, int gained);

/* prior.c, prior_dice.c, prior_board.c: the choices of each step */
#define STEP(ID, id, ...) prior_value seals_prior_##id;
#define CHANCE_STEP(...)
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

#endif
