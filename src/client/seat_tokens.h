/* seat_tokens.h: the seats that were taken at servers, in a file that only its owner can read:
 * whoever has a seat's token sits there.
 *
 * One line each: server, table, token and the bytes that were thrown in for the dice, as
 * hex. The newest come last, and the oldest are forgotten. */
#ifndef CLIENT_SEAT_TOKENS_H
#define CLIENT_SEAT_TOKENS_H

#include "fair/fair.h"
#include "client/table_address.h"

struct purse_seat {
    struct venue address;
    unsigned char entropy[FAIR_BYTES];
};

/* The usual file, beside kept games; false with an error. */
bool purse_path(char *path, size_t size, struct error *error);
/* Fills in token and entropy of the seat at that server's table; false: none is kept. */
bool purse_find(const char *path, struct purse_seat *seat);
/* Adds it, or replaces it: the file is written beside and renamed. */
bool purse_keep(const char *path, const struct purse_seat *seat, struct error *error);

#endif
