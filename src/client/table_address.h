/* table_address.h: the links that people send each other.
 *
 *     https://HOST/#/table/ID           looks on
 *     https://HOST/#/table/ID/INVITE    invites to a free seat
 *     https://HOST/#/seat/ID/TOKEN      is a seat */
#ifndef CLIENT_TABLE_ADDRESS_H
#define CLIENT_TABLE_ADDRESS_H

#include "base/error.h"
#include "base/text.h"

enum { VENUE_SERVER = 256, VENUE_ID = 12, VENUE_TOKEN = 40 };

struct venue {
    char server[VENUE_SERVER]; /* "https://dice.example:8017", without a slash after */
    char table[VENUE_ID];      /* "": none is named */
    char invite[VENUE_TOKEN];  /* or "" */
    char token[VENUE_TOKEN];   /* or "" */
};

/* Reads a link, or the address of a server alone, which may lack its "https://". False
 * with an error that says what a link looks like. */
bool venue_read(struct venue *address, const char *link, struct error *error);
/* The link that invites to a table; that of a seat. */
void venue_write_invite(const struct venue *address, struct text *out);
void venue_write_seat(const struct venue *address, struct text *out);

#endif
