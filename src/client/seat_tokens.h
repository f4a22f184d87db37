/* seat_tokens.h: tokens of seats at servers, in a file that only its owner can read:
 * anyone with the token of a seat can play for it.
 *
 * One line each: server, table, token, and the entropy for the dice in hex. The newest
 * come last, and the oldest are dropped. */
#ifndef CLIENT_SEAT_TOKENS_H
#define CLIENT_SEAT_TOKENS_H

#include "client/table_address.h"
#include "fair/fair.h"

struct seat_tokens_seat {
    struct table_address address;
    unsigned char entropy[FAIR_BYTES];
};

/* Fills in token and entropy of the seat at that table; false if it is not in the file.
 */
bool seat_tokens_find(const char *path, struct seat_tokens_seat *seat);
/* Adds or replaces it: writes a new file and renames it. */
bool seat_tokens_keep(const char *path, const struct seat_tokens_seat *seat,
                      struct error *error);

#endif
