/* player.h: what can sit in a seat: a person, an AI, a remote player. The match treats
 * them all alike, and each sees only its own view. */
#ifndef CORE_MATCH_PLAYER_H
#define CORE_MATCH_PLAYER_H

#include <stdatomic.h>

#include "core/match/match.h"

/* What a player sees when asked: the game, and the position as its seat may know it
 * (game->observe). Valid only during the call. */
struct observation {
    const struct game *game;
    const void *world;
    const void *view;
    int players;
    int seat; /* the seat that is asked; the actor of `view` */
};

enum answer {
    ANSWER_CHOICE,  /* `*choice` is set */
    ANSWER_WAIT,    /* not yet, ask again (a person, a remote player) */
    ANSWER_STOPPED, /* stopped before it had a choice */
    ANSWER_NONE,    /* never: a person who left */
};

/* Controls a player that takes time to think; may be used from another thread. */
struct think_control {
    atomic_bool stop; /* set it to make the player answer at once: with its best choice so
                         far, or ANSWER_STOPPED */
    /* Simulations per call, 0: no limit. When they are used up the player answers
     * ANSWER_WAIT, and continues if asked the same again: for callers without a second
     * thread. The choice does not depend on it. */
    uint64_t budget;
    /* May be NULL. Called now and then on the thinking thread with the fraction of work
     * done, 0..1. */
    void (*progress)(void *context, double done);
    void *context;
};

struct player {
    const char *kind; /* "random" */
    enum answer (*decide)(struct player *self, const struct observation *observation,
                          choice_t *choice);
    void (*free)(struct player *self);   /* may be NULL */
    struct think_control *think_control; /* may be NULL; set by the caller of `decide` */
};

/* Why player_run returned. */
enum run_end {
    RUN_OVER,    /* the game is over */
    RUN_LIMIT,   /* made `limit` choices */
    RUN_WAIT,    /* a player has no answer yet; run again */
    RUN_STOPPED, /* a player was stopped */
    RUN_EMPTY,   /* the seat to move is empty, or its player has no answer */
    RUN_ILLEGAL, /* a remote or buggy player made an illegal choice */
    RUN_CHANCE,  /* chance is to act, but the match has no seed */
};

/* Lets the players play, at most `limit` choices (0: no limit). Outcomes are drawn from
 * the match's seed. `made`, if not NULL, gets the number of choices made by players. */
enum run_end player_run(struct match *match, struct player *const *seats, size_t limit,
                        size_t *made);

/* Calls the player's own `free`; NULL is fine. */
void player_free(struct player *player);

#endif
