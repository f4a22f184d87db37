/* mutation.h: realistic bugs, planted on purpose to show that the simulator finds them. A
 * build with -DSERVER_MUTATION=n has bug n; all other builds have none. */
#ifndef SERVER_MUTATION_H
#define SERVER_MUTATION_H

#include <stdbool.h>

enum mutation {
    MUTATION_NONE,
    MUTATION_EARLY,    /* a request is answered before it is stored */
    MUTATION_NUMBER,   /* numbers of events that failed to be stored are not reused */
    MUTATION_IDS,      /* ids of moves are lost when a table is loaded again */
    MUTATION_THOUGHT,  /* a computer player's move is played for a later decision */
    MUTATION_SLEEP,    /* the deadline of a sleeping table is forgotten */
    MUTATION_SEED,     /* snapshots of a running game contain the seed */
    MUTATION_PRESENCE, /* somebody who left is still counted as present */
    MUTATION_PAIRING,  /* somebody who stopped waiting is still given a seat */
    MUTATION_TWICE,    /* a repeated request to be paired waits a second time */
};

#ifndef SERVER_MUTATION
#define SERVER_MUTATION 0
#endif

static inline bool server_mutates(enum mutation mutation)
{
    static const enum mutation planted = (enum mutation)SERVER_MUTATION;
    return mutation == planted;
}

#endif
