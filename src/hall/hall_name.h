/* hall_name.h: registered names, and how they have played. */
#ifndef HALL_HALL_NAME_H
#define HALL_HALL_NAME_H

#include "hall/hall_wish.h"

enum { RATED_GAMES = 8 };

/* How somebody does in one game. */
struct standing {
    const struct game *game;
    int rating; /* as in chess; 1200 at first */
    int games, wins;
};

struct person {
    struct person *next;
    char name[TABLE_NAME], key[TABLE_NAME]; /* as it was given, and folded */
    char *hash;                             /* of the passphrase; owned */
    unsigned char token[TOKENS][FAIR_BYTES];
    unsigned keys; /* counted on: the oldest is replaced */
    struct standing standing[RATED_GAMES];
};

void person_write(const struct person *person, struct buffer *out);

/* hall_rate.c: STATISTICS of the protocol, and from a row. */
void rate_write(const struct person *person, struct buffer *out);
void rate_read(struct hall *hall, struct person *person, const struct doc *record);

#endif
