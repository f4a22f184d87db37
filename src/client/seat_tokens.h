/* seat_tokens.h: the seats that were taken at servers, in a file that only its owner can
 * read: whoever has a seat's token sits there.
 *
 * One line each: server, table, token and the bytes that were thrown in for the dice, as
 * hex. The newest come last, and the oldest are forgotten. */
#ifndef CLIENT_SEAT_TOKENS_H
#define CLIENT_SEAT_TOKENS_H

#include "client/table_address.h"
#include "fair/fair.h"

struct seat_tokens_seat {
    struct table_address address;
    unsigned char entropy[FAIR_BYTES];
};

/* The usual file, beside kept games; false with an error. */
bool seat_tokens_path(char *path, size_t size, struct error *error);
/* Fills in token and entropy of the seat at that server's table; false: none is kept. */
bool seat_tokens_find(const char *path, struct seat_tokens_seat *seat);
/* Adds it, or replaces it: the file is written beside and renamed. */
bool seat_tokens_keep(const char *path, const struct seat_tokens_seat *seat,
                      struct error *error);

#endif
