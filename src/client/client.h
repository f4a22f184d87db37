/* client.h: follows a table at a server: takes and keeps a seat, applies events to a
 * local table, and recovers from faults as in "A client that survives everything" of
 * docs/protocol.md.
 *
 * User interfaces use it through its struct remote (session/table/remote.h). */
#ifndef CLIENT_CLIENT_H
#define CLIENT_CLIENT_H

#include "client/table_address.h"
#include "session/table/remote.h"

struct client_plan {
    const struct game *const *games;
    struct table_address address; /* without a table: creates one there */
    const char *name;             /* of the player */
    const char *language;         /* "en" */
    const char *cacert;           /* CA certificates to trust in addition, or NULL */
    const char *folder; /* for seat tokens and the record; "": nothing is saved */
    /* For a new table: */
    const char *game_id;    /* "pig:players=2,target=50" */
    const char *attachment; /* the text of a custom board or set, or NULL */
    size_t attachment_length;
    int players;
    const char *player[GAME_MAX_PLAYERS]; /* "person" or a computer player */
    int each, bank;                       /* seconds; each 0: no clock */
    const char *late;                     /* "computer", "skip", "wait" or NULL */
    bool is_public;
};

struct client;

/* Copies the plan and starts connecting. A seat already taken at that table is resumed.
 */
struct client *client_new(const struct client_plan *plan);
void client_free(struct client *client);
struct remote *client_remote(struct client *client);

#endif
