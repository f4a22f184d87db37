/* table_address.h: links to tables.
 *
 *     https://HOST/#/table/ID           to watch
 *     https://HOST/#/table/ID/INVITE    to join
 *     https://HOST/#/seat/ID/TOKEN      to a seat that is taken */
#ifndef CLIENT_TABLE_ADDRESS_H
#define CLIENT_TABLE_ADDRESS_H

#include "base/error.h"
#include "base/text.h"

enum { TABLE_ADDRESS_SERVER = 256, TABLE_ADDRESS_ID = 12, TABLE_ADDRESS_TOKEN = 40 };

struct table_address {
    char server[TABLE_ADDRESS_SERVER]; /* "https://dice.example:8017", without a
                                          trailing slash */
    char table[TABLE_ADDRESS_ID];      /* or "" */
    char invite[TABLE_ADDRESS_TOKEN];  /* or "" */
    char token[TABLE_ADDRESS_TOKEN];   /* or "" */
};

/* Reads a link, or the address of a server alone; "https://" may be missing. False with
 * an error that shows what a link looks like. */
bool table_address_read(struct table_address *address, const char *link,
                        struct error *error);
/* The link to join the table. */
void table_address_write_invite(const struct table_address *address, struct text *out);

#endif
