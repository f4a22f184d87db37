/* player.h: who sits in a seat: a person, an AI, somebody remote, a replay. The match
 * cannot tell them apart, and none of them sees more than its view. */
#ifndef CORE_PLAYER_H
#define CORE_PLAYER_H

#include <stdatomic.h>

#include "core/match.h"

/* What a player who is asked sees: the game, and the position as his seat may know it
 * (game->observe). Borrowed for the time of the question. */
struct observation {
    const struct game *game;
    const void *world;
    const void *view;
    int players;
    int seat; /* who is asked; the actor of `view` */
};

enum answer {
    ANSWER_CHOICE,  /* here it is */
    ANSWER_WAIT,    /* not yet: ask again (a person, somebody remote) */
    ANSWER_STOPPED, /* told to stop before there was one */
    ANSWER_NONE,    /* there will be none: a replay at its end, a person who left */
};

/* How whoever asks can reach a player that takes its time, from another thread too. */
struct think_control {
    atomic_bool stop; /* set it, and the player answers at once: with what it has, or
                         ANSWER_STOPPED */
    /* How many simulations a question may take, 0: no limit. Then the answer is
     * ANSWER_WAIT, and the player goes on when it is asked the same again: for those who
     * have no second thread, or a clock of their own. What it chooses is the same. */
    uint64_t patience;
    /* May be NULL. Called now and then by the thinking thread: the share of the work that
     * is done, 0..1. */
    void (*progress)(void *context, double done);
    void *context;
};

struct player {
    const char *kind; /* "random" */
    enum answer (*decide)(struct player *self, const struct observation *observation,
                          choice_t *choice);
    void (*free)(struct player *self);   /* may be NULL */
    struct think_control *think_control; /* may be NULL; set by whoever asks */
};

/* Why player_run came back. */
enum run_end {
    RUN_OVER,    /* the game is over */
    RUN_LIMIT,   /* as many choices as wanted were made */
    RUN_WAIT,    /* a player has no answer yet; run again */
    RUN_STOPPED, /* a player was stopped */
    RUN_EMPTY,   /* nobody sits where the turn is, or who sits there has no answer */
    RUN_ILLEGAL, /* a player, remote or broken, chose what the rules forbid */
    RUN_CHANCE,  /* chance is to act, and the match has no seed */
};

/* Lets the seats' players play, `limit` choices at most (0: no limit). Chance is drawn
 * from the match's seed. `made`, when given, is the number of choices made by players. */
enum run_end player_run(struct match *match, struct player *const *seats, size_t limit,
                        size_t *made);

/* Frees a player by its own means; NULL is fine. */
void player_free(struct player *player);

#endif
