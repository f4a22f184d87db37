/* pairing.h: quick pairing: people who want to play the same game wait in a group until
 * there are enough of them, and then get a table together. */
#ifndef SERVER_LOBBY_PAIRING_H
#define SERVER_LOBBY_PAIRING_H

#include "server/request.h"

enum { PAIRING_EACH = 60 }; /* seconds a move, live */

/* Somebody who waits. Its connection may end while its table is being stored; whoever
 * comes back with the same id takes its place. */
struct seeker {
    struct seeker *next; /* in its group, in the order in which they came */
    struct pairing_group *group;
    uint32_t peer, serial; /* serial 0: the connection has ended */
    int64_t since;
    char name[TABLE_NAME];
    char key[TABLE_NAME]; /* equal for those who are signed in under the same name */
    bool rated;
    int rating;
    unsigned char entropy[FAIR_BYTES]; /* its hash */
    unsigned char id[FAIR_BYTES];      /* likewise */
    struct batch *batch;               /* that stores its table; NULL: it waits */
    int seat;                          /* there, from 0 */
    char token[TOKEN_TEXT];            /* likewise */
    uint64_t told;                     /* a hash of who it was last told waits */
};

/* All who want the same. */
struct pairing_group {
    struct pairing_group *next;
    struct terms terms;
    struct seeker *first;
    int waiting;          /* those without a batch */
    int64_t told_at;      /* when they were last told how many wait */
    int64_t paused_until; /* storing failed: nobody is seated before then */
};

/* pairing_wait.c: how long people waited lately. Seconds, or 0 if nobody knows. */
void server_pairing_waited(struct server *server, const struct seeker *seeker);
int server_pairing_estimate(const struct server *server,
                            const struct pairing_group *group);

/* Writes the groups in which people wait, without this one (NULL: all), those that want
 * nearly the same first. */
void server_pairing_write_others(const struct server *server, const char *key,
                                 const struct pairing_group *group, struct buffer *out);
/* Writes the news for the group, and a hash of it without the estimate. NULL: the news
 * for everybody else. */
void server_pairing_write(const struct server *server, const struct pairing_group *group,
                          struct buffer *out);
uint64_t server_pairing_hash(const struct server *server,
                             const struct pairing_group *group);

/* pairing_match.c: chooses people who suit each other; false: there are none yet. */
bool server_pairing_choose(const struct server *server, const struct pairing_group *group,
                           struct seeker *chosen[GAME_MAX_PLAYERS]);

#endif
