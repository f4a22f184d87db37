/* room_summary.h: what the host sees of a table in the database: who plays what, its
 * stage, and the record of the game. */
#ifndef NET_STORAGE_ROOM_SUMMARY_H
#define NET_STORAGE_ROOM_SUMMARY_H

#include "base/buffer.h"
#include "core/game.h"
#include "fair/fair.h"
#include "server/server.h"

struct room_summary {
    char table[SERVER_ID];
    struct room_state room;
    struct room_progress progress; /* with the deadline of the events */
    int64_t deadline;              /* when a server must act on it; 0: never */
    struct buffer record;          /* head and lines; empty before the game begins */
    struct error fault;            /* the first invalid event; "": none */
};

void room_summary_init(struct room_summary *summary, const char *table);
void room_summary_deinit(struct room_summary *summary);

/* Adds the rows of the table, in order. */
void room_summary_add(struct room_summary *summary, const struct server_row *row);

/* The record, which anybody can verify once the game is over. False with an error if it
 * has not begun, or an event breaks the rules. */
bool room_summary_write_record(const struct room_summary *summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error);

#endif
