/* name.h: registered names, and how they have played. */
#ifndef SERVER_LOBBY_NAME_H
#define SERVER_LOBBY_NAME_H

#include "server/request.h"

enum { RATED_GAMES = 8, COUNTED = 8 };

/* How somebody does in one game. */
struct standing {
    const struct game *game;
    int rating; /* as in chess; 1200 at first */
    int games, wins;
};

struct person {
    struct person *next, *same; /* of all; of those whose folds fall together */
    char name[TABLE_NAME], fold[TABLE_NAME];
    /* Of its row: the fold of the program that registered it. A later one may fold
     * otherwise; the row stays where it is. */
    char key[TABLE_NAME];
    char *hash; /* of the passphrase; owned */
    unsigned char token[TOKENS][FAIR_BYTES];
    unsigned keys; /* counted on: the oldest is replaced */
    struct standing standing[RATED_GAMES];
    char counted[COUNTED]
                [SERVER_ID]; /* the tables that were counted last, newest first */
};

void server_person_write(const struct person *person, struct buffer *out);

/* rating.c: STATISTICS of the protocol, and from a row. */
void server_rating_write(const struct person *person, struct buffer *out);
void server_rating_read(struct server *server, struct person *person,
                        const struct json_reader *record);
/* The tables that were counted last. */
void server_rating_write_counted(const struct person *person, struct buffer *out);
void server_rating_read_counted(struct person *person, const struct json_reader *list);

#endif
