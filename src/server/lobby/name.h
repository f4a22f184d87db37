/* name.h: registered names, their ratings, and what they have played. */
#ifndef SERVER_LOBBY_NAME_H
#define SERVER_LOBBY_NAME_H

#include "server/request.h"

enum { RATED_GAMES = 8, COUNTED = 8, RECENT_GAMES = 100, OPPONENTS = 50 };

/* A rated game that is over. */
struct rated_game {
    int64_t at; /* when it ended */
    char table[SERVER_ID];
    bool watch;   /* anyone may look at the table */
    int rating;   /* after it */
    int place;    /* 1: won, perhaps with others */
    char *others; /* who else played, as JSON; owned */
};

/* Results against another registered name. */
struct opponent {
    char name[TABLE_NAME];
    int games, won, lost;
};

/* The results of a name in one game. */
struct standing {
    const struct game *game;
    int rating; /* Elo; 1200 at first */
    int games, wins;
    struct rated_game *recent; /* newest first; owned */
    size_t recent_count, recent_capacity;
    struct opponent *opponent; /* who was met last first; owned */
    size_t opponent_count, opponent_capacity;
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

/* rating.c: the standing of a name in a game: a new one if it has none. */
struct standing *server_standing_of(struct person *person, const struct game *game);
/* The same; NULL if it has no games. */
const struct standing *server_standing_find(const struct person *person,
                                            const struct game *game);
/* The rating of a name in a game; that of a newcomer if it has none. */
int server_rating_of(struct server *server, const char *name, const struct game *game);
/* STATISTICS of the protocol; and reading them from a row. */
void server_rating_write(const struct person *person, struct buffer *out);
void server_rating_read(struct server *server, struct person *person,
                        const struct json_reader *record);
/* The last rated tables. */
void server_rating_write_counted(const struct person *person, struct buffer *out);
void server_rating_read_counted(struct person *person, const struct json_reader *list);

/* history.c: adds the game that ends with this batch to the history of a seat's name, or
 * takes it back (-1). */
void server_history_apply(const struct batch *batch, int seat, int sign);
/* The members `games` and `opponents`: as everybody may see them, or all for the row. */
void server_history_write(const struct standing *standing, bool is_row,
                          struct buffer *out);
/* The histories of all games, in a row. */
void server_history_write_all(const struct person *person, struct buffer *out);
void server_history_read_all(struct server *server, struct person *person,
                             const struct json_reader *history);
void server_history_free(struct person *person);

#endif
