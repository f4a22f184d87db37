/* steps.h: the kinds of decision, and what is known of each as data. */
#ifndef GAMES_SEALS_RULES_STEPS_H
#define GAMES_SEALS_RULES_STEPS_H

#include <stdint.h>

enum step {
#define STEP(id, ...) STEP_##id,
#include "games/seals/rules/step_list.h"
    STEPS
};

enum step_actor {
    ACTOR_CHANCE,
    ACTOR_TURN,   /* the player whose turn it is */
    ACTOR_TAKER,  /* 4.5, 4.6 whoever is to take dice */
    ACTOR_VICTIM, /* 6.16 the opponent chosen */
    ACTOR_NOBODY,
};

/* Where in a move, or in an event of chance, a step stands. */
enum step_midway {
    BEGINS_MOVE,
    INSIDE_MOVE,
    TOLD_IN_PARTS, /* either: several outcomes make one line, with one word before it */
};

/* What has been chosen of a move: fields of the state, as bits. */
enum {
    HAS_SCROLL = 1,
    HAS_LENT = 2,
    HAS_COLOUR = 4,
    HAS_ONE = 8,
    HAS_TARGET = 16,
    HAS_VICTIM = 32,
    HAS_FIGURE = 64,
    HAS_CHOSEN = 128,
};

/* A row of step_list.h. */
struct step_info {
    const char *name, *word;
    const char *rule;  /* NULL: that of the spell being used */
    uint16_t kinds;    /* of choice that it takes (enum choice_kind), as bits */
    uint8_t actor;     /* enum step_actor */
    uint8_t midway;    /* enum step_midway */
    uint8_t must, may; /* HAS_... that are set before it, and that may be */
    const char *ask;   /* msgid: what is to be done; NULL: seals_prompt says it */
    const char *point; /* msgid: what to point at; NULL: nobody does */
};

extern const struct step_info seals_step_table[STEPS];

#endif
