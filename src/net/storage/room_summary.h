/* room_summary.h: what the events of one table tell, for the host who looks at a server's
 * file: who plays what, how far it is, and the record of the game. */
#ifndef NET_STORAGE_ROOM_SUMMARY_H
#define NET_STORAGE_ROOM_SUMMARY_H

#include "base/buffer.h"
#include "core/game.h"
#include "fair/fair.h"
#include "server/server.h"

enum { ROOM_SUMMARY_WORDS = 64 };

struct room_summary {
    char table[SERVER_ID];
    char game[ROOM_SUMMARY_WORDS];
    char name[GAME_MAX_PLAYERS][ROOM_SUMMARY_WORDS]; /* "" where nobody sits */
    const char *state;        /* "open", "reveal", "on", "over", "closed" */
    int64_t events, deadline; /* 0: none */
    int64_t made, last;       /* times of the first and last event */
    bool begun, over;
    char seed[FAIR_HEX];  /* the server's, when it is over or was closed in mid-game */
    struct buffer record; /* head and lines */
    struct error fault;   /* the first event that cannot be; "": none */
};

void room_summary_init(struct room_summary *room_summary, const char *table);
void room_summary_deinit(struct room_summary *room_summary);

/* The rows of the table, in their order. */
void room_summary_add(struct room_summary *room_summary, const struct server_row *row);

/* The record, which anybody can verify once the game is over. False with an error when
 * it has not begun, or an event breaks the rules. */
bool room_summary_write_record(const struct room_summary *room_summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error);

#endif
