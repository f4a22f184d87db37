/* steps.h: the kinds of decision, and what is known of each as data. */
#ifndef GAMES_CIUB_RULES_STEPS_H
#define GAMES_CIUB_RULES_STEPS_H

#include <stdint.h>

enum ciub_step {
#define STEP(ID, ...) STEP_##ID,
#include "games/ciub/rules/step_list.h"
    STEPS
};

/* Where in a move, or in an event of chance, a step stands. */
enum ciub_midway {
    BEGINS_MOVE,
    INSIDE_MOVE,
    TOLD_IN_PARTS, /* either: several choices make one line, with one word before it */
};

/* A row of step_list.h. */
struct ciub_step_info {
    const char *name;   /* in state JSON */
    uint8_t midway;     /* enum ciub_midway */
    uint8_t phase;      /* 1 to 4; 0: in none, or in either of two */
    uint8_t places;     /* of the dice of the player on turn: enum ciub_place, as bits */
    uint8_t example;    /* the verb that shows best what may be written */
    uint32_t verbs;     /* that it takes, as bits */
    const char *rule;   /* ciub_step_rule knows better where there are several */
    const char *now;    /* msgid: what is done, told to those who want something else */
    const char *wanted; /* msgid: what may be written */
    const char *ask;    /* msgid: what the player, %s, does; NULL: ciub_prompt says it */
    const char *point;  /* msgid: what to point at */
};

extern const struct ciub_step_info ciub_step_table[STEPS];

#endif
