/* mutation.h: mistakes as they happen, planted on purpose, so that the simulator can show
 * that it finds them. A build makes one of them by -DHALL_SLIP=n; all others make none.
 */
#ifndef SERVER_MUTATION_H
#define SERVER_MUTATION_H

#include <stdbool.h>

enum slip {
    SLIP_NONE,
    SLIP_EARLY,   /* a request is answered before it is stored */
    SLIP_NUMBER,  /* numbers of events that were not stored are not used again */
    SLIP_IDS,     /* ids of moves are forgotten when a table is read again */
    SLIP_THOUGHT, /* a computer player's move counts for a later decision */
    SLIP_SLEEP,   /* the deadline of a table that sleeps is forgotten */
    SLIP_SEED,    /* the seed of a game that is on can be read in a snapshot */
    SLIP_HERE,    /* who parted is still counted as being there */
};

#ifndef HALL_SLIP
#define HALL_SLIP 0
#endif

static inline bool hall_slips(enum slip slip)
{
    static const enum slip planted = (enum slip)HALL_SLIP;
    return slip == planted;
}

#endif
