/* client.h: a table at a server, followed from here: a seat is taken and kept, events are
 * folded into a table, and what breaks is mended: "A client that survives everything" of
 * docs/protocol.md.
 *
 * What is known is a struct remote (session/table/remote.h), through which all is done.
 */
#ifndef CLIENT_CLIENT_H
#define CLIENT_CLIENT_H

#include "client/table_address.h"
#include "session/table/remote.h"

struct client_plan {
    const struct game *const *games;
    struct table_address address; /* without a table: one is made there */
    const char *name;             /* of the player */
    const char *language;         /* "en" */
    const char *cacert;           /* authorities of the server's certificate, or NULL */
    const char *folder; /* for the seats taken and the record; "": none is kept */
    /* Of a table to be made: */
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

/* Copies the plan and begins to connect. A seat that was taken at that table before is
 * taken up again. */
struct client *client_new(const struct client_plan *plan);
void client_free(struct client *client);
struct remote *client_remote(struct client *client);
/* The seat's own link, for another device; "" when there is none. */
void client_write_seat(const struct client *client, struct text *out);

#endif
