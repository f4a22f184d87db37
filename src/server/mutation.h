/* mutation.h: mistakes as they happen, planted on purpose, so that the simulator can show
 * that it finds them. A build makes one of them by -DSERVER_MUTATION=n; all others make
 * none.
 */
#ifndef SERVER_MUTATION_H
#define SERVER_MUTATION_H

#include <stdbool.h>

enum mutation {
    MUTATION_NONE,
    MUTATION_EARLY,    /* a request is answered before it is stored */
    MUTATION_NUMBER,   /* numbers of events that were not stored are not used again */
    MUTATION_IDS,      /* ids of moves are forgotten when a table is read again */
    MUTATION_THOUGHT,  /* a computer player's move counts for a later decision */
    MUTATION_SLEEP,    /* the deadline of a table that sleeps is forgotten */
    MUTATION_SEED,     /* the seed of a game that is on can be read in a snapshot */
    MUTATION_PRESENCE, /* who parted is still counted as being there */
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
