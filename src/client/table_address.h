/* table_address.h: the links that people send each other.
 *
 *     https://HOST/#/table/ID           looks on
 *     https://HOST/#/table/ID/INVITE    invites to a free seat
 *     https://HOST/#/seat/ID/TOKEN      is a seat */
#ifndef CLIENT_TABLE_ADDRESS_H
#define CLIENT_TABLE_ADDRESS_H

#include "base/error.h"
#include "base/text.h"

enum { TABLE_ADDRESS_SERVER = 256, TABLE_ADDRESS_ID = 12, TABLE_ADDRESS_TOKEN = 40 };

struct table_address {
    char server[TABLE_ADDRESS_SERVER]; /* "https://dice.example:8017", without a slash
                                          after */
    char table[TABLE_ADDRESS_ID];      /* "": none is named */
    char invite[TABLE_ADDRESS_TOKEN];  /* or "" */
    char token[TABLE_ADDRESS_TOKEN];   /* or "" */
};

/* Reads a link, or the address of a server alone, which may lack its "https://". False
 * with an error that says what a link looks like. */
bool table_address_read(struct table_address *address, const char *link,
                        struct error *error);
/* The link that invites to a table; that of a seat. */
void table_address_write_invite(const struct table_address *address, struct text *out);
void table_address_write_seat(const struct table_address *address, struct text *out);

#endif
