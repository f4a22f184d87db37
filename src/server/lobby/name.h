/* name.h: registered names and their ratings. */
#ifndef SERVER_LOBBY_NAME_H
#define SERVER_LOBBY_NAME_H

#include "server/request.h"

enum { RATED_GAMES = 8, COUNTED = 8 };

/* The results of a name in one game. */
struct standing {
    const struct game *game;
    int rating; /* Elo; 1200 at first */
    int games, wins;
};

struct person {
    struct person *next, *same; /* of all; of those with the same hash of the fold */
    char name[TABLE_NAME], fold[TABLE_NAME];
    /* The key of its row: the fold made by the program that registered it. Later versions
     * may fold differently, but the row keeps its key. */
    char key[TABLE_NAME];
    char *hash; /* of the passphrase; owned */
    unsigned char token[TOKENS][FAIR_BYTES];
    unsigned keys; /* number given out so far: the oldest is replaced */
    struct standing standing[RATED_GAMES];
    char counted[COUNTED][SERVER_ID]; /* the last rated tables, newest first */
};

void server_person_write(const struct person *person, struct buffer *out);

/* rating.c: STATISTICS of the protocol; and reading them from a row. */
void server_rating_write(const struct person *person, struct buffer *out);
void server_rating_read(struct server *server, struct person *person,
                        const struct json_reader *record);
/* The last rated tables. */
void server_rating_write_counted(const struct person *person, struct buffer *out);
void server_rating_read_counted(struct person *person, const struct json_reader *list);

#endif
