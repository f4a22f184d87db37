/* verbs.h: what can be done, and with what. */
#ifndef GAMES_CIUB_RULES_VERBS_H
#define GAMES_CIUB_RULES_VERBS_H

#include <stdint.h>

enum ciub_verb {
#define VERB(ID, ...) VERB_##ID,
#include "games/ciub/rules/verb_list.h"
    VERBS
};

/* What the value of a choice is. */
enum ciub_object {
    OBJECT_NONE,
    OBJECT_NOTHING, /* 0 */
    OBJECT_ITSELF,  /* 0 */
    OBJECT_SEAT,
    OBJECT_CARD,
    OBJECT_FALLEN, /* a look: of the die that falls next */
    OBJECT_FACE,   /* a look: of the die that is turned */
    OBJECT_ACTING, /* a kind, named by its colour alone: the verb tells what it shows */
    OBJECT_DIE,    /* a kind */
    OBJECT_COLOUR,
    OBJECT_COLOUR_OR_NONE,
    OBJECT_OWN_COLOUR, /* of a die in the hand */
    OBJECT_KEPT,       /* 2 * colour, + 1 for a die that shows 2for1 in the tray */
};

/* A row of verb_list.h. */
struct ciub_verb_info {
    const char *word;   /* that a choice begins with (see ciub_verb_word) */
    uint8_t object;     /* enum ciub_object */
    uint8_t phase;      /* 1 to 4; 0: of chance, or part of a move */
    const char *wanted; /* msgid: what must follow the word */
    const char
        *button;       /* what it is called among things, "word:roll"; NULL: it is none */
    const char *label; /* msgid: what the button says */
    const char *ask;   /* msgid: what it then waits for; NULL: nothing */
};

extern const struct ciub_verb_info ciub_verb_table[VERBS];

#endif
